/*
 * English as people type it, brought to a form that can be compared: small letters, no
 * contractions, no endings. Both the facts and the questions go through here.
 */

const CONTRACTIONS: readonly [RegExp, string][] = [
  [/\b(what|who|where|how|when|why|it|that|there|here|he|she)['’]?s\b(?=\s+\S)/g, '$1 is'],
  [/\b(i)['’]?m\b/g, '$1 am'],
  [/\b(you|we|they)['’]?re\b/g, '$1 are'],
  [/\b(i|you|we|they)['’]?ve\b/g, '$1 have'],
  [/\b(i|you|we|they|he|she|it)['’](d|ll)\b/g, '$1 would'],
  [/\b(do|does|did|is|are|was|were|has|have|had|could|would|should)n['’]?t\b/g, '$1 not'],
  [/\bca(n)['’]?t\b/g, 'ca$1 not'],
  [/\bwo(n)['’]?t\b/g, 'will not'],
  [/\b(\p{L}+)['’]s\b/gu, '$1'],
];

/** Most texts hold none: then one look spares nine. */
const MAYBE_CONTRACTED =
  /'|\b(?:what|who|where|how|when|why|it|that|there|here|he|she)s\b|\bim\b|\b(?:you|we|they)(?:re|ve)\b|\bive\b|nt\b/;

/** Names such as C++, F# and three.js. */
const MAYBE_TECHNICAL = /[+#]|\.\w/;
const BEYOND_ASCII = /[^\x00-\x7f]/;
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/gu;
/** The same for most texts, and quicker. */
const BETWEEN_ASCII_WORDS = /[^a-z0-9]+/g;

/** Short forms that stand for a whole word, and forms that no rule of endings would bring home. */
const WHOLE_WORDS: Readonly<Record<string, string>> = {
  u: 'you', ya: 'you', ur: 'your', r: 'are', yr: 'your', y: 'why', wat: 'what', wut: 'what',
  wich: 'which', wha: 'what', whats: 'what', hows: 'how', youre: 'you', thats: 'that',
  pls: 'please', plz: 'please', wanna: 'want', gonna: 'going', abt: 'about', bout: 'about',
  did: 'do', does: 'do', done: 'do', doing: 'do', is: 'are', am: 'are', be: 'are', being: 'are',
  was: 'were', been: 'were', has: 'have', had: 'have', an: 'a', went: 'go', goes: 'go', going: 'go',
  wrote: 'write', written: 'write', made: 'make', built: 'build', taught: 'teach', used: 'use',
  uses: 'use', using: 'use', spoke: 'speak', spoken: 'speak', drew: 'draw', drawn: 'draw',
  drank: 'drink', ate: 'eat', knew: 'know', known: 'know', ran: 'run', began: 'begin',
  studies: 'study', studied: 'study', people: 'person', children: 'child', men: 'man',
  your: 'you', yours: 'you', yourself: 'you', yourselves: 'you', my: 'me', mine: 'me', i: 'me',
  myself: 'me', their: 'they', them: 'they', these: 'this', those: 'that', could: 'can',
  two: '2', three: '3', four: '4', five: '5', six: '6', ten: '10', interesting: 'interesting',
  would: 'will', should: 'will', best: 'good', better: 'good', worst: 'bad', worse: 'bad',
}; // prettier-ignore

/** Words that shape a question without saying what it is about. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  `a the of to in on at for from with by about into as and or but so if then than are were have do
  can will may might must me you we he she it they this that there here not any some one thing
  something anything lot very really just also too please tell let want like know get give go come
  say ask question answer us our his her its more much many most such own which what who whom whose
  when where why how ever still already actually basically briefly vs versus take yet these days maybe perhaps possibly curious wonder
  wondering hey dave sir well quite kind sort bit up out now today currently exactly always usually
  often sometimes somewhere somehow new right use see show find explain describe talk all other only even good`.split(
    /\s+/,
  ),
);

/** Of these, the ones that tell one kind of question from another. */
const QUESTION_WORDS = new Set(['who', 'where', 'when', 'why', 'how', 'whose', 'which']);

/** The most words of one question that are looked at: enough for any real one, and a bound on cost. */
export const MAX_WORDS_READ = 50;
const MAX_CHARACTERS_READ = 1_000;

/** A text in small letters, with contractions opened and punctuation gone. */
export function plainForm(text: string): string {
  // Far more than any question needs, and a bound on what reading one costs.
  let form = text.slice(0, MAX_CHARACTERS_READ).toLowerCase();
  const isBeyondAscii = BEYOND_ASCII.test(form);
  if (isBeyondAscii) form = form.normalize('NFKC').toLowerCase();
  form = form.replace(/[‘’`´]/g, "'").trim();
  if (MAYBE_CONTRACTED.test(form)) {
    for (const [pattern, replacement] of CONTRACTIONS) form = form.replace(pattern, replacement);
  }
  if (MAYBE_TECHNICAL.test(form)) {
    form = form
      .replace(/\bc\s?\+\+/g, 'cplusplus')
      .replace(/\b([cf])#/g, '$1sharp')
      .replace(/\b(\w+)\.(js|io|md|obj|json)\b/g, '$1$2');
  }
  return form.replace(isBeyondAscii ? BETWEEN_WORDS : BETWEEN_ASCII_WORDS, ' ').trim();
}

/** One word without its ending, by a few rules; what matters is that both sides get the same. */
export function baseWord(word: string): string {
  const whole = Object.hasOwn(WHOLE_WORDS, word) ? WHOLE_WORDS[word] : undefined;
  if (whole !== undefined) return whole;
  if (FUNCTION_WORDS.has(word) || word.length < 4 || /\d/.test(word)) return word;
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

/** How much a word says on its own: nearly nothing, a little, or all that it has. */
export function wordShare(base: string): number {
  if (QUESTION_WORDS.has(base)) return 0.3;
  return FUNCTION_WORDS.has(base) ? 0.1 : 1;
}
