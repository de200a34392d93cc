import { addressOf } from './address';
import type { Delivered } from './delivered';
import { FIRST_IDEAS, FIRST_SUGGESTIONS } from './firstFacts';
import { type SiteChange, type SitePath, type SiteValue, valueAt } from './siteSource';

/** Who the texts are about. */
export type Person = { name: string; profession: string };

/** What search engines show of a description. */
const DESCRIPTION_CHARACTERS = 155;
const INTRODUCTION_CHARACTERS = 240;

/**
 * What takes the place of texts that came with the site and that their owner has left as they were.
 * A text that anybody has changed is nobody's but theirs, and stays.
 */
export function proposals(
  site: unknown,
  delivered: Delivered | null,
  person: Person,
  beginAnew: boolean,
): SiteChange[] {
  if (!delivered) return [];
  const isDelivered = ({ path }: { path: SitePath }) =>
    isSame(valueAt(site, path), valueAt(delivered.site, path));
  const isAnother = valueAt(delivered.site, ['name']) !== person.name;
  return [
    ...(isAnother ? textsAbout(person, delivered.site) : []),
    ...(beginAnew ? FRESH : []),
  ].filter(isDelivered);
}

/** Texts of nobody, in the places of the ideas, profiles and suggestions of another. */
const FRESH: readonly SiteChange[] = [
  { path: ['links', 'network'], value: '' },
  { path: ['links', 'code'], value: '' },
  { path: ['links', 'repository'], value: '' },
  { path: ['links', 'feed'], value: '' },
  { path: ['ask', 'suggestions'], value: FIRST_SUGGESTIONS },
  { path: ['ideas', 'lead'], value: FIRST_IDEAS.lead },
  { path: ['ideas', 'unwritten'], value: FIRST_IDEAS.unwritten },
];

function textsAbout({ name, profession }: Person, before: unknown): SiteChange[] {
  const given = givenName(name);
  const who = `${name}, ${inSentence(profession)}.`;
  return [
    {
      path: ['description'],
      value: shorter(
        DESCRIPTION_CHARACTERS,
        `${who} Ask the head made of particles anything.`,
        who,
        name,
      ),
    },
    {
      path: ['introduction'],
      value: shorter(INTRODUCTION_CHARACTERS, `I’m ${who}`, `I’m ${name}.`),
    },
    { path: ['ask', 'greeting'], value: `Hello, I’m ${given}. What would you like to know?` },
    { path: ['api', 'key'], value: `${addressOf(name) || 'my'}-portfolio-public` },
    ...keywordsAbout(given, before),
  ];
}

/** The light on the head drifts to a colour of its own where the owner is spoken of. */
function keywordsAbout(given: string, before: unknown): SiteChange[] {
  const formerly = givenName(String(valueAt(before, ['name']))).toLowerCase();
  const word = given.toLowerCase().replace(/[^\p{Ll}\p{Lo}\p{N}].*$/u, '');
  const topics = valueAt(before, ['topics']);
  if (!word || !Array.isArray(topics)) return [];
  return topics.flatMap((topic: unknown, index) => {
    const path = ['topics', index, 'keywords'];
    const keywords = valueAt(topic, ['keywords']) as readonly string[];
    if (!keywords.includes(formerly)) return [];
    return [{ path, value: keywords.map((one) => (one === formerly ? word : one)) }];
  });
}

const givenName = (name: string) => name.trim().split(/\s+/)[0] ?? name;

/** "Software developer" as it stands in a sentence; "UX designer" stays. */
function inSentence(profession: string): string {
  return /^\p{Lu}\p{Ll}/u.test(profession)
    ? profession.charAt(0).toLowerCase() + profession.slice(1)
    : profession;
}

/** The first of several texts that has room; the last where none has. */
function shorter(characters: number, ...texts: string[]): SiteValue {
  return texts.find((text) => text.length <= characters) ?? texts.at(-1) ?? '';
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
