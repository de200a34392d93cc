import { contentOf } from './aspects';
import type { Entry, Knowledge } from './knowledge';
import { plainForm } from './words';

/** What entries have to do with one another. */
export type Relations = {
  named: (id: string | undefined) => Entry | undefined;
  near: (entry: Entry) => Entry[];
  subjectOf: (entry: Entry) => string;
  isRelated: (one: Entry, other: Entry) => boolean;
  firstBefore: (entry: Entry | null) => Entry | undefined;
};

/** Finds what the owner put next or before, and what shares words with an entry. */
export function createRelations(knowledge: Knowledge): Relations {
  const byId = new Map(knowledge.entries.map((entry) => [entry.id, entry]));
  const named = (id: string | undefined) => (id === undefined ? undefined : byId.get(id));

  return { named, near, subjectOf, isRelated, firstBefore };

  /** Of what came before an entry the one that calls itself the first. */
  function firstBefore(entry: Entry | null): Entry | undefined {
    const seen = new Set<Entry>();
    let earlier = named(entry?.before);
    while (earlier && !seen.has(earlier)) {
      if (/\bfirst\b/i.test(earlier.id)) return earlier;
      seen.add(earlier);
      earlier = named(earlier.before);
    }
    return undefined;
  }

  /** What could be asked next. */
  function near(entry: Entry): Entry[] {
    const next = named(entry.more);
    const subject = knowledge.entries.filter(
      (other) => other.subject === entry.subject && other !== entry,
    );
    const related = subject.filter((other) => isRelated(other, entry));
    return [...new Set([...(next ? [next] : []), ...related, ...subject])];
  }

  /** What an entry is about, in a word or two: a name where it has one. */
  function subjectOf(entry: Entry): string {
    const name = Object.keys(knowledge.names).find((one) =>
      ` ${plainForm(entry.id)} `.includes(` ${one} `),
    );
    return (
      name ?? contentOf(entry.id.startsWith('/') ? (entry.phrasings[0] ?? '') : entry.id).join(' ')
    );
  }

  function isRelated(one: Entry, other: Entry): boolean {
    if (
      one.more === other.id ||
      other.more === one.id ||
      one.before === other.id ||
      other.before === one.id
    ) {
      return true;
    }
    const words = new Set(contentOf(one.phrasings.slice(0, 4).join(' ')));
    return contentOf(other.id).some((word) => words.has(word));
  }
}
