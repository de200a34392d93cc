/*
 * English as people type it, brought to a form that can be compared: small letters, contractions
 * and text speak opened, no endings. The bank, the facts and the questions all go through here.
 */

const CONTRACTIONS: readonly [RegExp, string][] = [
  [/\b(what|who|where|how|when|why|it|that|there|here|he|she)'?s\b(?=\s+\S)/g, '$1 is'],
  [/\bi'?m\b/g, 'i am'],
  [/\b(you|we|they)'?re\b/g, '$1 are'],
  [/\b(i|you|we|they)'?ve\b/g, '$1 have'],
  [/\b(i|you|we|they|he|she|it)'(d|ll)\b/g, '$1 would'],
  [/\b(do|does|did|is|are|was|were|has|have|had|could|would|should)n'?t\b/g, '$1 not'],
  [/\bcan'?t\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/(\p{L})'s\b/gu, '$1'],
];

/** Names of techniques that punctuation would take apart. */
const TECHNICAL: readonly [RegExp, string][] = [
  [/\bc\s?(?:\+\+|plus\s?plus\b)/g, 'cplusplus'],
  [/\b([cf])(?:#|\s?sharp\b)/g, '$1sharp'],
  [/(^|\s)\.net\b/g, '$1dotnet'],
  [/\b(\w+)\.(js|io|md|obj|json|ts)\b/g, '$1$2'],
  [/\bci\/cd\b/g, 'cicd'],
  [/\be-?mails?\b/g, 'email'],
];

/** Short forms that stand for a whole word, and forms that no rule of endings would bring home. */
const WHOLE_WORDS: Readonly<Record<string, string>> = {
  u: 'you', ya: 'you', ye: 'you', ur: 'your', r: 'are', yr: 'your', y: 'why', wat: 'what', wut: 'what',
  wot: 'what', wha: 'what', whats: 'what', wich: 'which', youre: 'your', thats: 'that', b4: 'before',
  pls: 'please', plz: 'please', wanna: 'want', gonna: 'going', abt: 'about', bout: 'about', '4': 'for',
  dis: 'this', da: 'the', dat: 'that', de: 'the', n: 'and', '&': 'and', nd: 'and', ppl: 'person',
  does: 'do', did: 'do', done: 'do', doing: 'do', is: 'are', am: 'are', be: 'are', being: 'are',
  was: 'were', been: 'were', has: 'have', had: 'have', got: 'have', an: 'a', went: 'go', goes: 'go', going: 'go',
  wrote: 'write', written: 'write', made: 'make', built: 'build', taught: 'teach', used: 'use',
  uses: 'use', using: 'use', spoke: 'speak', spoken: 'speak', drew: 'draw', drawn: 'draw',
  drank: 'drink', ate: 'eat', knew: 'know', known: 'know', ran: 'run', began: 'begin', begun: 'begin',
  studies: 'study', studied: 'study', people: 'person', children: 'child', kids: 'kid', men: 'man',
  favorite: 'favourite', fav: 'favourite', fave: 'favourite', favs: 'favourite', color: 'colour', colors: 'colour',
  yours: 'your', mine: 'my', them: 'they', these: 'this', those: 'that', could: 'can',
  would: 'will', should: 'will', best: 'good', better: 'good', worst: 'bad', worse: 'bad',
  ppls: 'person', coz: 'because', cuz: 'because', thx: 'thanks', ty: 'thanks', thnx: 'thanks', tnx: 'thanks',
  paid: 'pay', earned: 'earn', left: 'leave', met: 'meet', thought: 'think', found: 'find', lives: 'live',
  grew: 'grow', born: 'born', told: 'tell', said: 'say', gave: 'give', came: 'come', bought: 'buy', sold: 'sell',
  chose: 'choose', chosen: 'choose', won: 'win', lost: 'lose', broke: 'break', broken: 'break', yuo: 'you', yuor: 'your', yoru: 'your', wher: 'where', whre: 'where', waht: 'what', whta: 'what', hwo: 'how',
  wehn: 'when', whne: 'when', teh: 'the', adn: 'and', abuot: 'about', thier: 'their', waths: 'what', doe: 'do', od: 'do', aer: 'are', cna: 'can', wroking: 'working', wokring: 'working', wrok: 'work', owrk: 'work', wokr: 'work', wrk: 'work',
}; // prettier-ignore

/** Who is asked is the owner, whether they are spoken to, spoken of, or called by their name. */
const OWNER_WORDS: Readonly<Record<string, string>> = {
  he: 'you', she: 'you', him: 'you', himself: 'yourself', herself: 'yourself', themselves: 'yourself',
  his: 'your', her: 'your', hers: 'your', their: 'your', theirs: 'your', thy: 'your', thou: 'you',
}; // prettier-ignore

/** Words that shape a question without saying what it is about. */
const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  `a the of to in on at for from with by about into as and or but so if then than are were have do
  can will may might must i me my you your yourself we he she it they this that there here not any
  some one thing something anything lot very really just also too please tell let want like get give
  come say us our its more much many most such what who whom which when where why how ever still
  now out up all yet hey hi hello sir well quite kind sort bit no yes ok oh only even because`.split(
    /\s+/,
  ),
);

/** Far more than any question needs, and a bound on what reading one costs. */
const MAX_CHARACTERS_READ = 2_000;
const MAX_WORDS_READ = 160;

/** What a browser would not show is no word. */
const TAG = /<\/?[a-z][^<>]*>/g;

/** A text in small letters without accents, with contractions opened and punctuation gone. */
export function plainForm(text: string): string {
  let form = text.slice(0, MAX_CHARACTERS_READ).toLowerCase();
  form = form.replace(/[‘’`´]/g, "'").replace(/[–—]/g, ' ');
  form = form.replace(TAG, ' ');
  // Accents go, other alphabets stay.
  form = form.normalize('NFKD').replace(/\p{M}+/gu, '');
  for (const [pattern, replacement] of CONTRACTIONS) form = form.replace(pattern, replacement);
  for (const [pattern, replacement] of TECHNICAL) form = form.replace(pattern, replacement);
  return form
    .replace(/'/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The words of a plain form, whole words put for short ones. */
export function wordsOf(form: string): string[] {
  if (!form) return [];
  return form
    .split(' ', MAX_WORDS_READ)
    .map((word) => (Object.hasOwn(WHOLE_WORDS, word) ? (WHOLE_WORDS[word] ?? word) : word));
}

/**
 * Words with the owner brought to "you": whoever asks in the third person asks the same. A name that
 * only calls the owner, as in "what do you do, Mira?", says nothing.
 */
export function addressed(words: readonly string[], ownerNames: ReadonlySet<string>): string[] {
  const isCalled = words.some((word) => word === 'you' || word === 'your');
  return words
    .filter(
      (word, at) => !(isCalled && ownerNames.has(word) && (at === 0 || at === words.length - 1)),
    )
    .map((word) =>
      ownerNames.has(word)
        ? 'you'
        : Object.hasOwn(OWNER_WORDS, word)
          ? (OWNER_WORDS[word] ?? word)
          : word,
    );
}

export function isFunctionWord(word: string): boolean {
  return FUNCTION_WORDS.has(word);
}

/** One word without its ending, by a few rules; what matters is that both sides get the same. */
export function baseWord(word: string): string {
  if (word.length < 4 || FUNCTION_WORDS.has(word) || /\d/.test(word)) return word;
  let base = word;
  if (base.endsWith('sses')) base = base.slice(0, -2);
  else if (base.endsWith('ies') && base.length > 4) base = `${base.slice(0, -3)}y`;
  else if (/[^suia]s$/.test(base)) base = base.slice(0, -1);
  if (/[aeiouy].*ing$/.test(base) && base.length > 5) base = undoubled(base.slice(0, -3));
  else if (/[aeiouy].*ed$/.test(base) && base.length > 4) base = undoubled(base.slice(0, -2));
  else if (/[aeiou].*ly$/.test(base) && base.length > 5) base = base.slice(0, -2);
  return base.length > 3 ? base.replace(/e$/, '') : base;
}

function undoubled(stem: string): string {
  return /([bdfgmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem;
}
