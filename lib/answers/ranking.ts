import { createClassifier } from './classifier';
import type { Entry, Knowledge } from './knowledge';
import { entryOf } from './passages';
import { addressOf } from './quote';

/** What a text asks for, by likelihood. */
export type Ranking = {
  /** Entries that could answer, the likeliest first. */
  entries: { entry: Entry; share: number }[];
  /** How likely it is something that no facts answer. */
  unknown: number;
  /** The likeliest topic that has no fact here, and the entry nearest to it. */
  missing: { topic: string; share: number; neighbour: Entry | null } | null;
  /** False where no word of it was ever learnt: then parts of words alone decided. */
  isFamiliar: boolean;
};

/** Fewer than this of a hundred say nothing. */
const MIN_SHARE = 0.01;
/** A fact that is as likely as this takes over a topic beside it that has none. */
const MIN_SHARE_OF_NEIGHBOUR = 0.2;
/** Begins the label of an article's section; its address follows. */
export const SECTION_LABEL = 'section: ';
const NOTHING_MISSING = { neighbour: null, share: 0 };

/** Ranks the entries of an owner for what visitors type. */
export function createRanker(knowledge: Knowledge): (text: string) => Ranking {
  const { classifier: data } = knowledge;
  const classifier = createClassifier(data, knowledge.ownerNames);
  const byId = new Map(knowledge.entries.map((entry) => [entry.id, entry]));
  const entryOfLabel = new Map<string, Entry>();
  for (const [id, labels] of Object.entries(data.labelsOfFacts)) {
    const entry = byId.get(id);
    for (const label of labels) if (entry) entryOfLabel.set(label, entry);
  }
  for (const passage of knowledge.passages) {
    const label = `${SECTION_LABEL}${addressOf(passage)}`;
    if (!entryOfLabel.has(label)) entryOfLabel.set(label, entryOf(passage, 0));
  }
  const owners = classifier.labels.map((label) => entryOfLabel.get(label) ?? null);

  return (text) => {
    const shares = classifier.classify(text);
    const sums = new Map<Entry, number>();
    let unknown = 0;
    let missing = null as Ranking['missing'];
    shares.forEach((share, number) => {
      const label = classifier.labels[number] ?? '';
      const owner = owners[number];
      if (label.startsWith('unknown')) unknown += share;
      else if (share < MIN_SHARE) return;
      else if (owner) sums.set(owner, (sums.get(owner) ?? 0) + share);
      else if (share > (missing?.share ?? 0)) {
        const neighbour = entryOfLabel.get(data.neighbours[label] ?? '') ?? null;
        missing = { topic: label, share, neighbour };
      }
    });
    // Between a topic with a fact and one that leads to the same fact there is nothing to decide.
    const { neighbour, share: missed } = missing ?? NOTHING_MISSING;
    const near = neighbour ? (sums.get(neighbour) ?? 0) : 0;
    if (neighbour && near >= MIN_SHARE_OF_NEIGHBOUR) {
      sums.set(neighbour, near + missed);
      missing = null;
    }
    const entries = [...sums].map(([entry, share]) => ({ entry, share }));
    return {
      entries: entries.sort((a, b) => b.share - a.share),
      unknown,
      missing,
      isFamiliar: classifier.isFamiliar(text),
    };
  };
}
