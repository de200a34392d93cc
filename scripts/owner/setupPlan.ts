import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FACTS_FILE, parseFacts } from '@/lib/content/facts';
import { siteSlips } from '@/lib/content/site';
import { type Delivered, readDelivered } from './delivered';
import { firstFacts } from './firstFacts';
import { type Person, proposals } from './proposals';
import { Refusal } from './refusal';
import { SETUP_QUESTIONS, type SetupFlag } from './setupQuestions';
import { readSiteSource, type SiteChange, valueAt, withSiteValues } from './siteSource';

const SITE_FILE = 'content/site.ts';

/** What an owner answered; what is not here stays as it is. */
export type SetupWish = {
  answers: Partial<Record<SetupFlag, string>>;
  /** Of the light on the head, one for each group of topics, in their order. */
  colours: readonly string[];
  /** Takes out the articles, ideas and facts that came with the site. */
  beginAnew: boolean;
};

/** What is going to be done: nothing is written before its owner has seen it. */
export type SetupPlan = {
  /** One line for each change. */
  lines: readonly string[];
  writes: ReadonlyMap<string, string>;
  removals: readonly string[];
};

/** What content/site.ts says now. @throws Refusal where there is none */
export function readOwnSite(root: string): { source: string; site: unknown } {
  const file = path.join(root, SITE_FILE);
  if (!existsSync(file)) {
    throw new Refusal(`${SITE_FILE} is missing: take it back from the sources of this site.`);
  }
  const source = readFileSync(file, 'utf8');
  return { source, site: readSiteSource(source) };
}

/** Name and profession as they will be. */
export function personOf(site: unknown, { answers }: Pick<SetupWish, 'answers'>): Person {
  return {
    name: answers.name ?? String(valueAt(site, ['name'])),
    profession: answers.profession ?? String(valueAt(site, ['jobTitle'])),
  };
}

/**
 * What it takes to fulfil a wish; writes nothing.
 *
 * @param root the project's folder
 * @throws Refusal with a sentence for each answer that the site would not take
 */
export function planSetup(root: string, wish: SetupWish): SetupPlan {
  const { source, site } = readOwnSite(root);
  const delivered = readDelivered(root);
  const changes = changesFor(site, delivered, wish);
  const text = withSiteValues(source, changes);
  const slips = siteSlips(readSiteSource(text), text);
  if (slips.length > 0) throw new Refusal(slips.map(({ message }) => message).join('\n'));

  const writes = new Map<string, string>();
  const lines = changes.map((change) => `${SITE_FILE}  ${nameOf(change)}: ${told(site, change)}`);
  if (changes.length > 0) writes.set(SITE_FILE, text);
  const hasFacts = existsSync(path.join(root, FACTS_FILE));
  if (!hasFacts || (wish.beginAnew && delivered?.has('facts.md'))) {
    const facts = firstFacts(personOf(site, wish).profession);
    const nobody = { name: '', email: '', network: '', code: '', feed: '' };
    parseFacts(facts, nobody);
    writes.set(FACTS_FILE, facts);
    lines.push(
      `${FACTS_FILE}  ${hasFacts ? 'two facts in place of those that came with it' : 'new'}`,
    );
  }
  const removals = wish.beginAnew ? deliveredArticles(delivered) : [];
  lines.push(...removals.map((file) => `${file}  is taken out: it came with the site`));
  return { lines, writes, removals };
}

/** Does what was planned. */
export function carryOut(root: string, { writes, removals }: SetupPlan): void {
  for (const [file, text] of writes) {
    const location = path.join(root, file);
    mkdirSync(path.dirname(location), { recursive: true });
    writeFileSync(location, text);
  }
  for (const file of removals) rmSync(path.join(root, file));
}

function changesFor(site: unknown, delivered: Delivered | null, wish: SetupWish): SiteChange[] {
  const asked: SiteChange[] = SETUP_QUESTIONS.flatMap((question) => {
    const answer = wish.answers[question.flag];
    if (answer === undefined) return [];
    const places = [question.path, ...('also' in question ? question.also : [])];
    return places.map((place) => ({ path: place, value: answer.trim() }));
  });
  const topics = valueAt(site, ['topics']);
  const groups = Array.isArray(topics) ? topics.length : 0;
  if (wish.colours.length > groups) {
    throw new Refusal(
      `There are ${groups} groups of topics in ${SITE_FILE}: give a colour for each.`,
    );
  }
  asked.push(...wish.colours.map((value, index) => ({ path: ['topics', index, 'colour'], value })));
  const places = new Set(asked.map(placeOf));
  const proposed = proposals(site, delivered, personOf(site, wish), wish.beginAnew);
  return [...asked, ...proposed.filter((change) => !places.has(placeOf(change)))].filter(
    ({ path: place, value }) => JSON.stringify(valueAt(site, place)) !== JSON.stringify(value),
  );
}

const placeOf = (change: Pick<SiteChange, 'path'>) => change.path.join(' ');

/** As a slip of the site names it: places in a list are counted from one. */
export const nameOf = ({ path: place }: SiteChange) =>
  place.map((step) => (typeof step === 'number' ? step + 1 : step)).join(' ');

/** An article as it came, and its questions. */
function deliveredArticles(delivered: Delivered | null): string[] {
  if (!delivered) return [];
  const articles = delivered.files.filter(
    (file) => /^articles\/.*\.mdx$/.test(file) && delivered.has(file),
  );
  const questions = articles.map((file) => `questions/${path.basename(file, '.mdx')}.md`);
  return [...articles, ...questions.filter(delivered.has)].map((file) => `content/${file}`);
}

function told(site: unknown, { path: place, value }: SiteChange): string {
  const before = valueAt(site, place);
  return before === undefined ? shown(value) : `${shown(before)}  →  ${shown(value)}`;
}

function shown(value: unknown): string {
  if (typeof value === 'string') return value === '' ? '(nothing)' : `“${value}”`;
  if (!Array.isArray(value)) return JSON.stringify(value);
  if (value.length === 0) return '(nothing)';
  return value.every((part) => typeof part === 'string')
    ? value.join(', ')
    : `${value.length} entries`;
}
