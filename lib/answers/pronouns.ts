import { aspectTold } from './aspects';
import { pointingWords } from './pointing';
import { plainForm } from './words';

/** The forms of each personal pronoun of the third person. */
const PRONOUN_FORMS = [
  ['he', 'him', 'his'],
  ['she', 'her', 'hers'],
  ['they', 'them', 'their', 'theirs'],
];
const PLURAL = 2;
const PERSONAL_PRONOUNS = /^(?:he|she|him|her|hers|his|they|them|their|theirs)$/;
const NAME = /\b(?:name|named|called)\b/i;

/** True for "she" and "they", which may mean the owner, or somebody that was spoken of. */
export function isPersonalPronoun(word: string): boolean {
  return PERSONAL_PRONOUNS.test(word);
}

/**
 * True where "she" or "they" is who was spoken of, not the owner.
 *
 * @param own what is known of what was spoken of
 */
export function isOfAnother(
  prompt: string,
  { own, reply, ownerNames }: { own: string; reply: string; ownerNames: readonly string[] },
): boolean {
  const pronouns = pointingWords(prompt).filter(isPersonalPronoun);
  if (pronouns.length === 0) return false;
  // "What is her name?" asks for the name that was just told, be it a boat's.
  if (NAME.test(prompt) && aspectTold(prompt, own)) return true;
  const isOwner = ownerNames.some((name) => plainForm(reply).split(' ').includes(name));
  const spokenOf = ` ${plainForm(`${own} ${reply}`)} `;
  return PRONOUN_FORMS.some(
    (forms, group) =>
      (group === PLURAL || !isOwner) &&
      forms.some((form) => pronouns.includes(form)) &&
      forms.some((form) => spokenOf.includes(` ${form} `)),
  );
}
