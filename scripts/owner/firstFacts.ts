/** The least that a head must know: enough to pass the checks, and to answer the first suggestion. */
export function firstFacts(profession: string): string {
  return `# What the head knows about you

Every answer on the home page comes from this file, from your articles, and from what is true of every
such site. The README says how a fact is written; nothing above the first \`##\` is read.

## Work

### What do you do?

More: How can I contact you?

I’m {name}. My profession, in one line: ${profession}.

## Reaching me

### How can I contact you?

Write to {email}.
`;
}

/** Questions that the facts above and the product's own answer. */
export const FIRST_SUGGESTIONS = [
  'What do you do?',
  'How can I contact you?',
  'Are you a real head?',
];

/** The list of ideas before there is one. */
export const FIRST_IDEAS = { lead: 'Ideas, as they are written down.', unwritten: [] };

/** How many facts there are above. */
export const FIRST_FACTS_COUNT = 2;
