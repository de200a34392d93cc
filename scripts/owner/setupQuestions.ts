import type { SitePath } from './siteSource';

/** One thing that `npm run setup` asks, or takes by the flag of its name. */
type SetupQuestion = {
  flag: string;
  path: SitePath;
  /** Further places that take the same answer. */
  also?: readonly SitePath[];
  /** As it is asked in a terminal and told by --help. */
  asks: string;
};

export const SETUP_QUESTIONS = [
  { flag: 'name', path: ['name'], asks: 'Your name' },
  { flag: 'profession', path: ['jobTitle'], asks: 'Your profession' },
  { flag: 'email', path: ['links', 'email'], asks: 'Your mail address' },
  { flag: 'site', path: ['origin'], asks: 'Where the site will live, as https://example.org' },
  { flag: 'language', path: ['locale'], asks: 'The language of your texts, as en-GB' },
  { flag: 'description', path: ['description'], asks: 'One line for search engines' },
  { flag: 'introduction', path: ['introduction'], asks: 'Who you are, for the home page' },
  { flag: 'greeting', path: ['ask', 'greeting'], asks: 'What the head says first' },
  { flag: 'network', path: ['links', 'network'], asks: 'Your profile on a network' },
  { flag: 'code', path: ['links', 'code'], asks: 'Where your code lies' },
  { flag: 'feed', path: ['links', 'feed'], asks: 'Where you post' },
  { flag: 'repository', path: ['links', 'repository'], asks: 'Where this site’s sources lie' },
  { flag: 'organisation', path: ['card', 'organisation'], asks: 'Your organisation' },
  { flag: 'replies', path: ['card', 'replies'], asks: 'When you reply' },
  { flag: 'theme', path: ['theme'], asks: 'dark, light or system' },
  {
    flag: 'accent-dark',
    path: ['palette', 'dark', 'link'],
    also: [
      ['palette', 'dark', 'accent'],
      ['palette', 'dark', 'head', 'edge'],
    ],
    asks: 'The colour of links and edges on the dark page, as #8fd6b0',
  },
  {
    flag: 'accent-light',
    path: ['palette', 'light', 'link'],
    also: [
      ['palette', 'light', 'accent'],
      ['palette', 'light', 'head', 'edge'],
    ],
    asks: 'The same on the light page, as #155f38',
  },
] as const satisfies readonly SetupQuestion[];

export type SetupFlag = (typeof SETUP_QUESTIONS)[number]['flag'];
