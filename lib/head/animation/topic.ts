/** A subject of questions and the accent that the palette drifts to. */
export type Topic = {
  /** Whole words in lower case; one that ends in "*" also stands for what begins so. */
  keywords: readonly string[];
  /** As #rrggbb. */
  colour: string;
};

/** The topic that a question has most words of, the earlier one of equals; null for none. */
export function topicOf<Kind extends Topic>(
  question: string,
  topics: readonly Kind[],
): Kind | null {
  const words = question.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  let best: Kind | null = null;
  let most = 0;
  for (const topic of topics) {
    const hits = words.filter((word) =>
      topic.keywords.some((known) => matches(word, known)),
    ).length;
    if (hits > most) {
      most = hits;
      best = topic;
    }
  }
  return best;
}

function matches(word: string, known: string): boolean {
  return known.endsWith('*') ? word.startsWith(known.slice(0, -1)) : word === known;
}
