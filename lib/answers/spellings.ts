/** Words as people write them, and which of them a typist most likely meant. */
export type Spellings = {
  add: (word: string) => void;
  /** The word of ours that is at most a slip or two away, or the word itself. */
  nearest: (word: string) => string;
};

/** Typos are looked for in words of this length at least: shorter ones are too alike. */
const MIN_LETTERS_FOR_TYPO = 3;
/** Up to this length words are alike by chance; only letters swapped or forgotten are surely a slip. */
const MAX_LETTERS_FOR_SWAPS_ONLY = 4;
const MIN_LETTERS_FOR_TWO_TYPOS = 8;

type Spelling = { word: string; letters: number; insertionOrder: number };

export function createSpellings(): Spellings {
  const insertionOrders = new Map<string, number>();
  // By first letter and length: nearly all words need not be looked at.
  const buckets = new Map<string, (Spelling[] | undefined)[]>();

  return {
    add(word) {
      if (word.length < MIN_LETTERS_FOR_TYPO || insertionOrders.has(word)) return;
      const insertionOrder = insertionOrders.size;
      insertionOrders.set(word, insertionOrder);
      const first = word.charAt(0);
      const byLength = buckets.get(first) ?? [];
      buckets.set(first, byLength);
      (byLength[word.length] ??= []).push({ word, letters: letterSet(word), insertionOrder });
    },
    nearest(word) {
      if (word.length < MIN_LETTERS_FOR_TYPO) return word;
      const most = word.length >= MIN_LETTERS_FOR_TWO_TYPOS ? 2 : 1;
      const letters = letterSet(word);
      let best: Spelling | undefined;
      let bestDistance = most + 1;
      // People get the first letter right, or swap it with the second.
      for (const isSwapped of [false, true]) {
        const byLength = buckets.get(word.charAt(isSwapped ? 1 : 0)) ?? [];
        for (let length = word.length - most; length <= word.length + most; length += 1) {
          for (const candidate of byLength[length] ?? []) {
            // A slip changes at most two letters of the set: this spares nearly all comparing.
            if (countBits(letters ^ candidate.letters) > 2 * most) continue;
            if (isSwapped && candidate.word[1] !== word[0]) continue;
            // Of two that are as near, the one that was learnt first.
            const isEarlier = !isSwapped && candidate.insertionOrder < (best?.insertionOrder ?? 0);
            const enough = isEarlier ? bestDistance + 1 : bestDistance;
            const distance = typos(word, candidate.word, enough);
            if (distance >= enough) continue;
            if (word.length <= MAX_LETTERS_FOR_SWAPS_ONLY && !isShortSlip(word, candidate.word))
              continue;
            [best, bestDistance] = [candidate, distance];
          }
        }
      }
      return best?.word ?? word;
    },
  };
}

/** Which letters a word has, a bit for each; other alphabets share the bits. */
function letterSet(word: string): number {
  let set = 0;
  for (let index = 0; index < word.length; index += 1) set |= 1 << (word.charCodeAt(index) % 31);
  return set;
}

/** Adds neighbouring bits, then pairs, then fours, then all bytes at once. */
function countBits(set: number): number {
  const pairs = set - ((set >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Two letters swapped, or one forgotten in a word of five. */
function isShortSlip(word: string, candidate: string): boolean {
  if (candidate.length > word.length) return word.length === MAX_LETTERS_FOR_SWAPS_ONLY;
  return (
    word.length === candidate.length && [...word].sort().join() === [...candidate].sort().join()
  );
}

/** The last three rows of a comparison; kept, so that none asks for memory. */
const LONGEST_WORD = 64;
let beforeLast = new Uint8Array(LONGEST_WORD + 1);
let last = new Uint8Array(LONGEST_WORD + 1);
let current = new Uint8Array(LONGEST_WORD + 1);

/**
 * The number of slips between two words: a letter too many, missing, wrong, or two swapped
 * (optimal string alignment). Gives `enough` as soon as there are that many.
 */
export function typos(a: string, b: string, enough: number): number {
  if (a.length > LONGEST_WORD || b.length > LONGEST_WORD) return a === b ? 0 : enough;
  for (let column = 0; column <= b.length; column += 1) last[column] = column;
  for (let row = 1; row <= a.length; row += 1) {
    const letter = a.charCodeAt(row - 1);
    const letterBefore = row > 1 ? a.charCodeAt(row - 2) : -1;
    let least = row;
    current[0] = row;
    for (let column = 1; column <= b.length; column += 1) {
      const other = b.charCodeAt(column - 1);
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (letter === other ? 0 : 1),
      );
      if (column > 1 && other === letterBefore && letter === b.charCodeAt(column - 2)) {
        cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      }
      current[column] = cost;
      if (cost < least) least = cost;
    }
    if (least >= enough) return enough;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return Math.min(enough, last[b.length] ?? enough);
}
