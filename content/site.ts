import type { Site } from '@/lib/content/site';

/*
 * All that an owner edits, beside facts.md and the articles. Change the texts, the links and the
 * addresses; everything else follows. A slip is marked while you type, and stops a build with a
 * sentence that says what to do.
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
  /** Who you are and what you do: a sentence or two on the home page, before your articles' titles. */
  introduction:
    'I’m Dave, a software developer in Bristol. I make things that draw and things that compute, and write down how they work:',

  /**
   * Every colour of the site, on the dark page and on the light one. A build says which words could
   * not be read on their ground.
   */
  palette: {
    dark: {
      ground: '#07080c', // behind everything
      raised: '#10121a', // code, fields, cards and dialogs
      pressed: '#191c26', // the same under a pointer
      line: '#272b37', // thin lines and points: decoration
      dot: '#4a5163',
      edge: '#6d7485', // around what can be filled in or pressed
      text: '#ece6dc', // words; then quieter ones
      secondary: '#b3b3b8',
      tertiary: '#8b8f9a',
      key: '#ffedd6', // the warm lamp: where you are; what the head says; figures in code
      voice: '#ffedd6',
      keyDim: '#d9b98c',
      link: '#8ab2ff', // the cold lamp: links; the ring around what is focused
      accent: '#6b9eff',
      act: '#ffedd6', // the filled button and the words on it
      actText: '#07080c',
      bad: '#ff9c85', // what went wrong, and what went well
      good: '#9fd3b4',
      selection: '#23407a', // behind words that are selected
      // the head's points: in the light, at its edges, in its eyes
      head: { skin: '#ffedd6', edge: '#6b9eff', iris: '#80ccff' },
    },
    light: {
      ground: '#eceef0',
      raised: '#f7f8f9',
      pressed: '#dfe3e7',
      line: '#cdd2d8',
      dot: '#a9b0bb',
      edge: '#747b88',
      text: '#14161d',
      secondary: '#444a57',
      tertiary: '#5c6370',
      key: '#14161d',
      voice: '#14161d',
      keyDim: '#444a57',
      link: '#1b47a8',
      accent: '#1f55cc',
      act: '#14161d',
      actText: '#f7f8f9',
      bad: '#a3260f',
      good: '#1d6240',
      selection: '#c3d4f7',
      head: { skin: '#13161f', edge: '#1745a8', iris: '#2152b8' },
    },
  },

  api: {
    /** Empty: the origin that served the page. Else the API's origin, such as https://api.dave.example */
    host: '',
    /** A label, not a lock: it can be read by anyone who opens the page's script. */
    key: 'dave-portfolio-public',
  },

  /** Profiles elsewhere; an empty one is left out. */
  links: {
    network: 'https://www.linkedin.com/in/dave-example',
    code: 'https://github.com/dave-example',
    /** The repository of this site's sources: articles link to their files in it. */
    repository: 'https://github.com/dave-example/portfolio',
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

  /** The list of Disruptive Ideas: titles that have no text yet. Written ones are content/articles. */
  ideas: {
    lead: 'Ten ideas. Two are written.',
    unwritten: [
      { title: 'An inbox with opening hours', date: '2023-12-29' },
      { title: 'Undo for things you have signed', date: '2023-12-29' },
      { title: 'A search engine that forgets who asked', date: '2023-12-29' },
      { title: 'Training data that can say no', date: '2023-12-29' },
      { title: 'The meeting that ends when it is done', date: '2023-12-29' },
      { title: 'A map drawn by those who walk it', date: '2023-12-29' },
      { title: 'Software with a last version', date: '2023-12-29' },
      { title: 'The bug report that fixes itself', date: '2023-12-29' },
    ],
  },

  /**
   * Subjects of questions and the colour that the light on the head drifts to. Keywords are whole
   * words in lower case; one with a star stands for all that begins so.
   */
  topics: [
    {
      keywords: [
        'encrypt*',
        'homomorphic',
        'paillier',
        'secret*',
        'key*',
        'private',
        'server',
        'add',
        'cipher*',
      ],
      colour: '#6fdca8',
    },
    {
      keywords: ['graph*', 'wasm', 'webassembly', 'sphere', 'node*', 'render*', 'fast', 'speed'],
      colour: '#5fd0e6',
    },
    {
      keywords: [
        'head',
        'face',
        'you',
        'your',
        'real',
        'dave',
        'who',
        'alive',
        'human',
        'particle*',
      ],
      colour: '#ffa27a',
    },
  ],

  /** The card on the contact page; set to null to keep that block empty. */
  card: {
    organisation: '',
    replies: 'Usually within two days',
  },

  privacy: {
    /** As on the page and, in ISO form, in its metadata. */
    updated: '15 May 2025',
    updatedIso: '2025-05-15',
    provider: 'OpenAI',
    providerPolicy: 'https://openai.com/policies/privacy-policy/',
  },
} satisfies Site as Site;
