/*
 * All that an owner edits, beside facts.md and the articles. Change the texts, the links and the
 * addresses; everything else follows.
 */
export const site = {
  /** The name in the bar, the titles and the structured data. */
  name: 'Dave',
  /** One line: what search engines and shared cards say. */
  description:
    'Dave is a software developer. Ask the head made of particles anything, or read two articles whose demonstrations really work.',
  /** Where the site lives, without a trailing slash. NEXT_PUBLIC_SITE_ORIGIN overrides it. */
  origin: 'https://dave.example',
  locale: 'en-GB',
  jobTitle: 'Software developer',

  api: {
    /** Empty: the origin that served the page. Else the API's origin, such as https://api.dave.example */
    host: '',
    /** A label, not a lock: it can be read by anyone who opens the page's script. */
    key: 'dave-portfolio-public',
  },

  links: {
    network: 'https://www.linkedin.com/in/dave-example',
    code: 'https://github.com/dave-example',
    feed: 'https://bsky.app/profile/dave.example',
    email: 'hello@dave.example',
  },

  ask: {
    greeting: 'Hello, I’m Dave. What would you like to know?',
    suggestions: [
      'What are you working on?',
      'How can a server add numbers it cannot read?',
      'Are you a real head?',
    ],
  },

  /** The card on the contact page; set to null to keep that block empty. */
  card: {
    organisation: '',
    replies: 'Usually within two days',
  } as { organisation: string; replies: string } | null,

  privacy: {
    /** As on the page and, in ISO form, in its metadata. */
    updated: '15 May 2025',
    updatedIso: '2025-05-15',
    provider: 'OpenAI',
    providerPolicy: 'https://openai.com/policies/privacy-policy/',
  },
} as const;
