import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/*
 * The bank: what visitors of portfolios ask, by topic, in the words of very different people. It
 * knows no owner: {name} stands for theirs.
 */

export type Topic = {
  id: string;
  /** Who answers it: the owner's facts, or the product's own on the site and in small talk. */
  kind: 'owner' | 'site' | 'talk';
  /** The question that a fact's heading would have. */
  question: string;
  /** How often it is asked: 1 by most visitors, 3 by few. */
  rank: 1 | 2 | 3;
};

export type Bank = {
  topics: Topic[];
  /** Of a topic's id, or of one of UNKNOWN_LABELS. */
  phrasings: { label: string; text: string }[];
  /** For a topic that may have no fact: the one whose fact comes nearest. */
  neighbours: ReadonlyMap<string, string>;
  /** Changes with every line of the bank. */
  fingerprint: string;
};

/** What no facts answer: small things near an owner's life, private things, and the world's. */
export const UNKNOWN_LABELS = ['unknown-near', 'unknown-personal', 'unknown-world'] as const;

const FOLDER = path.join(import.meta.dirname ?? path.join('scripts', 'answers'), 'bank');

export function readBank(): Bank {
  const hash = createHash('sha256');
  const lines = (file: string) => {
    const text = readFileSync(path.join(FOLDER, file), 'utf8');
    hash.update(text);
    return text.split('\n').filter(Boolean);
  };
  const pairs = (file: string) =>
    lines(file).map((line) => {
      const [label = '', text = ''] = line.split('\t');
      return { label, text };
    });
  const topics = lines('topics.tsv').map((line): Topic => {
    const [id = '', kind, question = '', , rank] = line.split('\t');
    return { id, kind: kind as Topic['kind'], question, rank: Number(rank) as Topic['rank'] };
  });
  const phrasings = [
    ...topics.map(({ id, question }) => ({ label: id, text: question })),
    ...pairs('phrasings/owner.tsv'),
    ...pairs('phrasings/site.tsv'),
    ...pairs('phrasings/talk.tsv'),
    ...UNKNOWN_LABELS.flatMap((label) =>
      lines(`phrasings/${label}.txt`).map((text) => ({ label, text })),
    ),
  ];
  const neighbours = new Map(pairs('neighbours.tsv').map(({ label, text }) => [label, text]));
  return { topics, phrasings, neighbours, fingerprint: hash.digest('hex') };
}
