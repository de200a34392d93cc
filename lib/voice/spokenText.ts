import { spokenAddresses } from './spokenAddresses';
import { spokenNumbers } from './spokenNumbers';

/** Signs that a person says as words, wherever they stand. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/\be\.g\.,?/gi, 'for example,'],
  [/\bi\.e\.,?/gi, 'that is,'],
  [/\betc\./gi, 'et cetera'],
  [/\bvs\.?(?=\s)/gi, 'versus'],
  [/ & /g, ' and '],
  [/ \+ /g, ' plus '],
  [/ = /g, ' equals '],
  [/ ?[≈~](?=\d)/g, ' about '],
  [/ (?:→|->) /g, ' to '],
  [/²/g, ' squared'],
  [/³/g, ' cubed'],
  [/(?<=[\dπ])\/(?=\d)/g, ' over '],
  [/π/g, 'pi'],
  [/\/(?=or\b)/g, ' '],
  [/(?<=\p{L})\/(?=\p{L})/gu, ' or '],
];

/** What only marks how a text looks: Markdown, bullets, emoji and their joiners. */
const MARKUP = /[*`_#>|•]+|\p{Extended_Pictographic}|\p{Emoji_Modifier}|[\u200d\ufe0f]/gu;

/**
 * A sentence as a person would read it aloud: addresses, numbers and units in words, nothing of how
 * it looks. Other languages than English keep their numbers, which voices know how to read.
 */
export function spokenText(sentence: string, language: string): string {
  const linked = sentence.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
  const isEnglish = /^en\b/i.test(language);
  const words = isEnglish ? inEnglish(linked) : linked.replace(/https?:\/\/(?:www\.)?/g, '');
  const plain = words.replace(MARKUP, ' ').replace(/\s+/g, ' ').trim();
  return /[\p{L}\p{N}]/u.test(plain) ? plain.replace(/ (?=[,.;:!?])/g, '') : '';
}

function inEnglish(sentence: string): string {
  // Addresses first: the full stops and numbers in them are others.
  const withSigns = SIGNS.reduce(
    (text, [sign, words]) => text.replace(sign, words),
    spokenAddresses(sentence),
  );
  return spokenNumbers(withSigns);
}
