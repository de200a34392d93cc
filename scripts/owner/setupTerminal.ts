import { createInterface } from 'node:readline/promises';
import { siteSlips } from '@/lib/content/site';
import { readDelivered } from './delivered';
import { proposals } from './proposals';
import { nameOf, personOf, readOwnSite, type SetupWish } from './setupPlan';
import { SETUP_QUESTIONS } from './setupQuestions';
import { readSiteSource, type SiteChange, valueAt, withSiteValues } from './siteSource';

/** Who is asked. */
export type Terminal = {
  /** Null where nobody will answer any more. */
  ask: (question: string) => Promise<string | null>;
  say: (line: string) => void;
  close: () => void;
};

/** A terminal, or a file of answers: lines that come before they are asked for are kept. */
export function openTerminal(
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
): Terminal {
  const reader = createInterface({ input });
  const lines = reader[Symbol.asyncIterator]();
  return {
    ask: async (question) => {
      output.write(question);
      const { value, done } = await lines.next();
      return done ? null : value.trim();
    },
    say: (line) => output.write(`${line}\n`),
    close: () => reader.close(),
  };
}

/** True for a yes; nobody's silence is one. */
export async function confirmed({ ask }: Terminal, question: string): Promise<boolean> {
  return /^y(es)?$/i.test((await ask(`${question} (y/n) `)) ?? '');
}

/**
 * Asks for all that a new owner wants to say. An answer that the site would not take is asked again.
 *
 * @returns null where nobody answers any more
 */
export async function askForWish(root: string, terminal: Terminal): Promise<SetupWish | null> {
  const { source, site } = readOwnSite(root);
  const delivered = readDelivered(root);
  const wish = { answers: {} as SetupWish['answers'], colours: [] as string[], beginAnew: false };
  terminal.say(
    'Enter keeps what stands in brackets; - empties it. Nothing is written before the end.',
  );
  if (delivered?.files.some(delivered.has)) {
    const answer = await terminal.ask(
      'Take out the articles, ideas and facts that came with the site? (y/n) ',
    );
    if (answer === null) return null;
    wish.beginAnew = /^y(es)?$/i.test(answer);
  }
  for (const { flag, path, asks } of SETUP_QUESTIONS) {
    for (;;) {
      const proposed = proposals(site, delivered, personOf(site, wish), wish.beginAnew).find(
        (change) => change.path.join(' ') === path.join(' '),
      );
      const now = proposed ? proposed.value : valueAt(site, path);
      const answer = await terminal.ask(`${asks} [${typeof now === 'string' ? now : ''}]: `);
      if (answer === null) return null;
      if (answer === '') break;
      const value = answer === '-' ? '' : answer;
      const slip = slipOf(source, { path, value });
      if (slip === undefined) {
        wish.answers[flag] = value;
        break;
      }
      terminal.say(slip);
    }
  }
  const topics = valueAt(site, ['topics']);
  const groups = Array.isArray(topics) ? topics.length : 0;
  for (let index = 0; index < groups; index += 1) {
    const path = ['topics', index, 'colour'];
    const keywords = valueAt(site, ['topics', index, 'keywords']) as readonly string[];
    const now = String(valueAt(site, path));
    const subject = keywords.slice(0, 3).join(', ');
    for (;;) {
      const answer = await terminal.ask(`The light on the head for ${subject} … [${now}]: `);
      if (answer === null) return null;
      const slip = answer === '' ? undefined : slipOf(source, { path, value: answer });
      if (slip === undefined) {
        wish.colours.push(answer || now);
        break;
      }
      terminal.say(slip);
    }
  }
  return wish;
}

/** What the site says against one answer. */
function slipOf(source: string, change: SiteChange): string | undefined {
  const text = withSiteValues(source, [change]);
  const name = `“${nameOf(change)}”`;
  return siteSlips(readSiteSource(text), text)
    .map(({ message }) => message)
    .find((message) => message.includes(name));
}
