import { CONSONANT_RULES } from './consonantRules';
import { VOWEL_RULES } from './vowelRules';

/*
 * English spelling to sounds, letter by letter from the left: of the rules for the letter at hand the
 * first that fits is taken. A rule reads "before<letters>after sounds", in regular expressions where V
 * stands for any vowel letter and C for any consonant letter, and the sounds in the letters of
 * phonemes.ts. Vowels are given as if they were stressed (stress.ts weakens the others).
 */

type LetterRule = { letters: string; before: RegExp | null; after: RegExp | null; sounds: string };

const RULE = /^(?<before>.*?)<(?<letters>[a-z]+)>(?<after>\S*) ?(?<sounds>\S*)$/;

const context = (pattern: string) =>
  pattern.replaceAll('V', '[aeiouy]').replaceAll('C', '[bcdfghjklmnpqrstvwxz]');

function readRule(line: string): LetterRule {
  const { before, letters = '', after, sounds = '' } = RULE.exec(line)?.groups ?? {};
  return {
    letters,
    before: before ? new RegExp(`(?:${context(before)})$`) : null,
    after: after ? new RegExp(`^(?:${context(after)})`) : null,
    sounds,
  };
}

/** The rules by the first of their letters; made when the first word is read. */
let rulesByLetter: ReadonlyMap<string, readonly LetterRule[]> | null = null;

function readRules(): ReadonlyMap<string, readonly LetterRule[]> {
  const read = new Map<string, LetterRule[]>();
  for (const rule of `${VOWEL_RULES}${CONSONANT_RULES}`.trim().split(/\n+/).map(readRule)) {
    const first = rule.letters.charAt(0);
    read.set(first, [...(read.get(first) ?? []), rule]);
  }
  return read;
}

/** The sounds of a word by its letters alone, in lower case; every vowel as if it were stressed. */
export function soundsByRule(word: string): string {
  rulesByLetter ??= readRules();
  let sounds = '';
  for (let at = 0; at < word.length;) {
    const rule = rulesByLetter.get(word[at] ?? '')?.find((each) => fits(each, word, at));
    sounds += rule?.sounds ?? '';
    at += rule?.letters.length ?? 1;
  }
  return sounds;
}

function fits({ letters, before, after }: LetterRule, word: string, at: number): boolean {
  return (
    word.startsWith(letters, at) &&
    (before?.test(word.slice(0, at)) ?? true) &&
    (after?.test(word.slice(at + letters.length)) ?? true)
  );
}
