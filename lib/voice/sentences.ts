/** What may stand before a full stop without ending a sentence. */
const ABBREVIATIONS = new Set(
  'mr mrs ms dr prof st vs no fig cf approx e.g i.e resp ca incl'.split(' '),
);
/** Marks that end a sentence, with the quotes and brackets that close behind them; and line ends. */
const END = /[.!?…]+["'”’»)\]]*(?=\s|$)|\n/g;
/** Marks at which a long sentence can be cut without being torn. */
const CLAUSE = /[,;:—–)]\s+/g;

/**
 * Longer than this nothing is given to an engine at once: some of Chrome’s stop in the middle of what
 * takes about 15 s, and this takes about 12.
 */
const MAX_SPOKEN_CHARACTERS = 180;
/** A cut further ahead than this leaves a stump. */
const MIN_SPOKEN_CHARACTERS = 60;

/**
 * Where the sentence that begins at `start` ends, with the blanks behind it; null while that is not
 * known. The end of a text that is not `complete` is not the end of a sentence: more may come.
 */
export function endOfSentence(text: string, start: number, complete: boolean): number | null {
  const end = endOfWholeSentence(text, start, complete);
  if ((end ?? text.length) - start <= MAX_SPOKEN_CHARACTERS) return end;
  return start + cut(text.slice(start, start + MAX_SPOKEN_CHARACTERS));
}

function endOfWholeSentence(text: string, start: number, complete: boolean): number | null {
  END.lastIndex = start;
  for (let mark = END.exec(text); mark; mark = END.exec(text)) {
    const end = mark.index + mark[0].length;
    const isLast = end === text.length && mark[0] !== '\n';
    if (isLast && !complete) return null;
    if (isLast || mark[0] === '\n' || !goesOn(text, start, mark)) return withBlanks(text, end);
  }
  return complete && start < text.length ? text.length : null;
}

/** Whether a sentence goes on behind this mark: "e.g. this", "J. S. Bach", "1. First". */
function goesOn(text: string, start: number, mark: RegExpExecArray): boolean {
  const behind = text.slice(mark.index + mark[0].length).trimStart();
  if (/^\p{Ll}/u.test(behind) && !mark[0].includes('\n')) return true;
  if (mark[0] !== '.') return false;
  const word = /[^\s(“"‘]*$/.exec(text.slice(start, mark.index))?.[0] ?? '';
  const isInitial = /^[A-HJ-Z]$/.test(word);
  const isListNumber = /^\s*\d{1,2}$/.test(text.slice(start, mark.index));
  return isInitial || isListNumber || ABBREVIATIONS.has(word.toLowerCase());
}

function withBlanks(text: string, end: number): number {
  return end + (/^\s*/.exec(text.slice(end))?.[0].length ?? 0);
}

/** Where to cut a part of a sentence: behind its last clause, else between words. */
function cut(part: string): number {
  const clauses = [...part.matchAll(CLAUSE)].map((mark) => mark.index + mark[0].length);
  const clause = clauses.findLast((end) => end >= MIN_SPOKEN_CHARACTERS);
  const blank = part.lastIndexOf(' ') + 1;
  return clause ?? (blank >= MIN_SPOKEN_CHARACTERS ? blank : part.length);
}
