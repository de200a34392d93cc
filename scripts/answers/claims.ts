import type { UntrainedKnowledge } from '@/lib/answers/knowledge';
import { plainForm } from '@/lib/answers/words';
import { ContentError } from '@/lib/content/ContentError';
import { FACTS_FILE } from '@/lib/content/facts';
import type { Bank } from './bank';

/** Which fact answers which topics. */
export type Claims = {
  /** For each fact's question the labels that it answers: topics, and "fact: …" for one of its own. */
  labelsOfFacts: Map<string, string[]>;
};

/** How sure the bank must be that a heading asks for a topic; surer where it has a name in it. */
const MIN_SHARE = 0.45;
const MIN_SHARE_OF_NAMED = 0.8;

/**
 * Gives every fact its topics: those that it names, the one that its heading asks for, and those
 * whose question stands among its Also: lines. A fact whose heading asks for no topic, or for one
 * that an earlier fact has, gets a label of its own.
 *
 * @param topicOf what the bank takes a heading for, null for what nothing answers, and how surely
 * @throws ContentError where a fact names a topic that there is not
 */
export function claimTopics(
  bank: Bank,
  { entries, topicsOfFacts, names }: UntrainedKnowledge,
  topicOf: (heading: string) => { topic: string | null; share: number },
): Claims {
  const facts = entries.filter(({ kind }) => kind !== 'article');
  const topics = new Set(bank.topics.map(({ id }) => id));
  const byQuestion = new Map(bank.topics.map(({ id, question }) => [plainForm(question), id]));
  const byPhrasing = new Map(
    bank.phrasings
      .filter(({ label }) => topics.has(label))
      .map(({ label, text }) => [plainForm(text), label]),
  );
  const owners = new Map<string, string>();
  const ofHeadings = new Set<string>();
  const claim = (topic: string | null | undefined, fact: string, isOfHeading = false) => {
    if (!topic) return;
    if (!owners.has(topic)) owners.set(topic, fact);
    if (isOfHeading && owners.get(topic) === fact) ofHeadings.add(fact);
  };
  // A heading with a name in it asks for that name rather than for what else it looks like.
  const likely = (heading: string) => {
    const { topic, share } = topicOf(heading);
    return share >= (isNamed(heading) ? MIN_SHARE_OF_NAMED : MIN_SHARE) ? topic : null;
  };
  const isNamed = (heading: string) =>
    Object.keys(names).some((name) => ` ${plainForm(heading)} `.includes(` ${name} `));

  // Surest first.
  for (const { id } of facts) {
    for (const topic of topicsOfFacts[id] ?? []) {
      if (!topics.has(topic)) {
        throw new ContentError(
          FACTS_FILE,
          null,
          `“Topic: ${topic}” of “${id}” is no topic: scripts/answers/bank/topics.tsv lists them`,
        );
      }
      claim(topic, id);
    }
  }
  for (const { id } of facts) claim(byQuestion.get(plainForm(id)), id, true);
  for (const { id } of facts) {
    if (byQuestion.has(plainForm(id))) continue;
    claim(byPhrasing.get(plainForm(id)) ?? likely(id), id, true);
  }
  for (const { id, phrasings } of facts) {
    for (const also of phrasings.slice(1)) claim(byQuestion.get(plainForm(also)), id);
  }

  const labelsOfFacts = new Map(
    facts.map(({ id }): [string, string[]] => [id, ofHeadings.has(id) ? [] : [`fact: ${id}`]]),
  );
  for (const [topic, fact] of owners) labelsOfFacts.get(fact)?.push(topic);
  return { labelsOfFacts };
}
