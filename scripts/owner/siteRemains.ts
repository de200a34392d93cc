import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Article, readEveryArticle } from '@/lib/content/articles';
import { FACTS_FILE, parseFacts } from '@/lib/content/facts';
import { linkSlips } from '@/lib/content/links';
import { siteSlips } from '@/lib/content/site';
import { LANDMARKS } from '../head/anatomy/landmarks';
import { type Delivered, readDelivered } from './delivered';
import { FIRST_FACTS_COUNT } from './firstFacts';
import { mentions } from './mentions';
import { PLACEHOLDER } from './placeholder';
import { readOwnSite } from './setupPlan';
import { type SitePath, valueAt } from './siteSource';

/** What a publisher should hear, one sentence each. */
export type SiteRemains = {
  /** What must be done: another's name, a slip, a text that nobody wrote yet. */
  musts: string[];
  notes: string[];
};

/** Texts that speak of, or lead to, whoever the site came from. */
const ABOUT_ANOTHER: readonly SitePath[] = [
  ['name'],
  ['description'],
  ['introduction'],
  ['links', 'network'],
  ['links', 'code'],
  ['links', 'repository'],
  ['links', 'feed'],
  ['links', 'email'],
  ['ask', 'greeting'],
  ['ideas', 'unwritten'],
];

/** Choices that may well stay as they came. */
const MAY_STAY: readonly { path: SitePath; sentence: string }[] = [
  { path: ['jobTitle'], sentence: '“jobTitle” is the profession that the site came with' },
  { path: ['ask', 'suggestions'], sentence: 'the suggested questions are those that came with it' },
  { path: ['topics', 0, 'colour'], sentence: 'the light on the head has the colours it came with' },
  { path: ['palette'], sentence: 'the pages have the colours that they came with' },
  { path: ['api', 'key'], sentence: '“api key” is the label that the site came with' },
  { path: ['privacy', 'updatedIso'], sentence: 'the privacy notice has the date it came with' },
];

/** Fewer facts than a visitor asks in one visit. */
const FEW_FACTS = 8;

/** Names that stand for no real host (RFC 2606 and 6761). */
const NO_REAL_HOST =
  /(?:^|[.@/])(?:example(?:\.(?:com|net|org))?|[\w-]+\.example|localhost|test|invalid)(?::\d+)?$/;

/**
 * All that still carries a default of the site as it came, and what else a publisher should know.
 *
 * @param root the project's folder
 * @param environment what the site is going to be built with
 */
export function siteRemains(
  root: string,
  environment: Readonly<Record<string, string | undefined>>,
): SiteRemains {
  const { source, site } = readOwnSite(root);
  const delivered = readDelivered(root);
  const musts = siteSlips(site, source).map(({ message }) => message);
  const notes: string[] = [];
  const articles = articlesOf(root, musts);
  compareSite(site, delivered, musts, notes);
  checkAddresses(site, environment, musts, notes);
  checkFacts(root, delivered, musts, notes);
  checkArticles(root, articles, delivered, musts, notes);
  if (delivered) musts.push(...mentions(root, site, delivered));
  else notes.push('The content that the site came with is not here: nothing was compared with it.');
  if (hasOurHead(root)) {
    notes.push('public/me.obj is the head that the site came with: “npm run head” makes your own.');
  }
  return { musts, notes };
}

function articlesOf(root: string, musts: string[]): Article[] {
  try {
    const articles = readEveryArticle(path.join(root, 'content', 'articles'));
    musts.push(...linkSlips(root, articles).map(({ message }) => message));
    return articles;
  } catch (error) {
    musts.push((error as Error).message);
    return [];
  }
}

function compareSite(
  site: unknown,
  delivered: Delivered | null,
  musts: string[],
  notes: string[],
): void {
  if (!delivered) return;
  const isDelivered = (place: SitePath) => {
    const now = JSON.stringify(valueAt(site, place) ?? '');
    return !['""', '[]'].includes(now) && now === JSON.stringify(valueAt(delivered.site, place));
  };
  for (const place of ABOUT_ANOTHER.filter(isDelivered)) {
    musts.push(
      `content/site.ts: “${place.join(' ')}” is still that of whom the site came from: “npm run setup” asks for yours.`,
    );
  }
  for (const { sentence } of MAY_STAY.filter(({ path: place }) => isDelivered(place))) {
    notes.push(`content/site.ts: ${sentence}.`);
  }
}

function checkAddresses(
  site: unknown,
  environment: Readonly<Record<string, string | undefined>>,
  musts: string[],
  notes: string[],
): void {
  const origin = environment.NEXT_PUBLIC_SITE_ORIGIN ?? String(valueAt(site, ['origin']));
  if (NO_REAL_HOST.test(origin.replace(/\/$/, ''))) {
    musts.push(
      `“${origin}” is no address that anybody can reach: put the site’s own into “origin” of content/site.ts, or into NEXT_PUBLIC_SITE_ORIGIN.`,
    );
  }
  const email = String(valueAt(site, ['links', 'email']));
  if (NO_REAL_HOST.test(email)) {
    musts.push(`content/site.ts: “${email}” is an address that no mail reaches.`);
  }
  const host = environment.NEXT_PUBLIC_API_HOST ?? String(valueAt(site, ['api', 'host']));
  if (host === '') {
    notes.push(
      'The pages will ask a server at their own address: for a host of files alone, build with NEXT_PUBLIC_API_HOST=none.',
    );
  }
}

function checkFacts(
  root: string,
  delivered: Delivered | null,
  musts: string[],
  notes: string[],
): void {
  const file = path.join(root, FACTS_FILE);
  if (!existsSync(file)) {
    musts.push(`${FACTS_FILE} is missing: “npm run setup” writes a first one.`);
    return;
  }
  if (delivered?.has('facts.md')) {
    musts.push(`${FACTS_FILE} still tells the life of whom the site came from.`);
    return;
  }
  try {
    const nobody = { name: '', email: '', network: '', code: '', feed: '' };
    const { length } = parseFacts(readFileSync(file, 'utf8'), nobody).facts;
    if (length <= FIRST_FACTS_COUNT) {
      notes.push(`${FACTS_FILE} has ${length} facts, no more than it begins with.`);
    } else if (length < FEW_FACTS) {
      notes.push(
        `${FACTS_FILE} has ${length} facts: “npm run check:facts” tells what is often asked.`,
      );
    }
  } catch (error) {
    musts.push((error as Error).message);
  }
}

function checkArticles(
  root: string,
  articles: readonly Article[],
  delivered: Delivered | null,
  musts: string[],
  notes: string[],
): void {
  for (const { slug, draft } of articles) {
    const file = `content/articles/${slug}.mdx`;
    if (delivered?.has(`articles/${slug}.mdx`)) {
      musts.push(`${file} came with the site, in another’s words: replace it or take it out.`);
    }
    if (draft) {
      notes.push(`${file} is a draft, which only “npm run dev” shows.`);
      continue;
    }
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .forEach((line, index) => {
        if (line.includes(PLACEHOLDER)) {
          musts.push(`${file}:${index + 1}: “${PLACEHOLDER} …” still stands here.`);
        }
      });
  }
  if (articles.length === 0) notes.push('There is no article: “npm run new” begins one.');
}

/** Whether the head was sculpted from our own anatomy: it has our landmarks. */
function hasOurHead(root: string): boolean {
  const file = path.join(root, 'public', 'me.obj');
  if (!existsSync(file)) return false;
  const head = readFileSync(file, 'utf8').slice(0, 2_000);
  return [...LANDMARKS].every(([name, point]) => {
    const [, text = ''] = new RegExp(`^# landmark ${name} (.+)$`, 'm').exec(head) ?? [];
    const own = text.split(' ').map(Number);
    return point.every((value, axis) => Math.abs(value - (own[axis] ?? NaN)) < 0.1);
  });
}
