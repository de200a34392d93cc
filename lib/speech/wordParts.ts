import { STRESS_MARK, VOWEL_LETTERS } from './phonemes';

/** A word made of another: what it is made of, and how its sounds follow from theirs. */
export type SplitWord = { parts: readonly string[]; join: (sounds: readonly string[]) => string };

type IsKnown = (word: string) => boolean;

/** What ends or begins compounds: each part is said as if it stood alone. */
const LAST_PARTS =
  'thing things where body one time times day days man men woman work works worker book books house room rooms side ship ships hood ware land town ground board boards light lights way ways ball paper papers line lines out like self down yard shop store mate fish fire field point print phone phones place places word words wide life night stone wood water hand head foot maker keeper scape craft power stream storm shine berry proof mark set name names path script type types back off up bar box boy girl cake port pot sheet top put come sight spread fox ever friend friends end ends cast map shot chair check shell neck heart case cut drop flow gate lock meal pad plan plane tone wear guard stop break walk eye face form frame free hour keep law less mail month pass rise road site sky song spot step style tail tower track wall weight wheel world worthy writer care by through hill stair hold stand draw well west east lap gale cycle band cast strap load wise stock';
const FIRST_PARTS =
  'some any every no over under out up down back after fore hand home work book ball foot fire water life sun moon day night eye head heart house land news rain snow sand sea ship short side star step tea tooth key type wall way white wind wood air arm black blue bird car class cow cross data door draw farm finger friend gold grand green hair high lap light line mail man note pass play post rail road school self screen sheet soft space stand straw table tax thumb time touch trade video web week where';
const LAST = new Set(LAST_PARTS.split(' '));
const FIRST = new Set(FIRST_PARTS.split(' '));
const UNSTRESSED_LAST: ReadonlyMap<string, string> = new Map([
  ['man', 'm@n'],
  ['men', 'm@n'],
  ['land', 'l@nd'],
]);

/** Takes a word apart where that tells how it is said; null where its letters alone must. */
export function splitWord(word: string, isKnown: IsKnown): SplitWord | null {
  return (
    splitContraction(word) ??
    splitEnding(word, isKnown) ??
    splitCompound(word, isKnown) ??
    splitPrefix(word, isKnown)
  );
}

const withEnding = (stem: string, ending: (sounds: string) => string): SplitWord => ({
  parts: [stem],
  join: ([sounds = '']) => sounds + ending(sounds),
});

const CONTRACTIONS: Readonly<Record<string, string>> = {
  ...{ "n't": '@nt', "'m": 'm', "'re": 'R', "'ve": 'v', "'ll": 'l', "'d": 'd' },
};

function splitContraction(word: string): SplitWord | null {
  const [, stem, ending = ''] = /^(.+?)(n't|'(?:m|re|ve|ll|d|s)?)$/.exec(word) ?? [];
  if (!stem) return null;
  return withEnding(stem, (sounds) =>
    ending === "'s" ? plural(sounds) : (CONTRACTIONS[ending] ?? ''),
  );
}

/** The sound of -s, and of -ed, follows from what stands before. */
function plural(sounds: string): string {
  if (/[szSZCj]$/.test(sounds)) return '@z';
  return /[ptkfT]$/.test(sounds) ? 's' : 'z';
}

function past(sounds: string): string {
  if (/[td]$/.test(sounds)) return '@d';
  return /[pkfTsSC]$/.test(sounds) ? 't' : 'd';
}

function splitEnding(word: string, isKnown: IsKnown): SplitWord | null {
  if (/ies$/.test(word) && word.length > 4) {
    const stem = word.slice(0, -3);
    return withEnding(isKnown(`${stem}ie`) ? `${stem}ie` : `${stem}y`, plural);
  }
  if (/(?:[cs]h|x|zz|ss)es$/.test(word)) {
    const withE = word.slice(0, -1);
    return withEnding(
      isKnown(withE) || /[dhtk]ache$/.test(withE) ? withE : word.slice(0, -2),
      plural,
    );
  }
  // "heroes", "campuses", "menus".
  if (/(?:.[^aeiou]o|[sxz])es$/.test(word) && isKnown(word.slice(0, -2)))
    return withEnding(word.slice(0, -2), plural);
  if (/[^aeofmc]uses$/.test(word) && word.length > 6) return withEnding(word.slice(0, -2), plural);
  if (/[^i][iu]s$/.test(word) && isKnown(word.slice(0, -1)))
    return withEnding(word.slice(0, -1), plural);
  if (/[^suiy']s$/.test(word) && word.length > 3) return withEnding(word.slice(0, -1), plural);
  if (/(?:[aeo]y)s$/.test(word) && word.length > 3) return withEnding(word.slice(0, -1), plural);
  if (/ied$/.test(word)) return withEnding(`${word.slice(0, -3)}y`, past);
  if (/..ed$/.test(word) && hasVowel(word.slice(0, -2)) && !/(?:e|[bdfglv]r)ed$/.test(word)) {
    return withEnding(stemOf(word.slice(0, -2), isKnown), past);
  }
  if (/ing$/.test(word) && hasVowel(word.slice(0, -3))) {
    return withEnding(stemOf(word.slice(0, -3), isKnown), () => 'iN');
  }
  return splitLateEnding(word, isKnown);
}

/** Endings that never change what stands before them, if that is a word. */
const LATE_ENDINGS: readonly (readonly [ending: string, sounds: string])[] = [
  ['ness', 'n@s'],
  ['less', 'l@s'],
  ['ful', 'f@l'],
  ['fully', 'f@lE'],
  ['ment', 'm@nt'],
  ['ship', 'Sip'],
  ['hood', 'hqd'],
];

const KNOWN_ENDINGS: readonly (readonly [ending: string, sounds: string])[] = [
  ['able', '@b@l'],
  ['ance', '@ns'],
  ['ence', '@ns'],
  ['ist', '@st'],
  ['ism', 'iz@m'],
];

function splitLateEnding(word: string, isKnown: IsKnown): SplitWord | null {
  const late = LATE_ENDINGS.find(([ending]) => word.endsWith(ending));
  if (late) {
    const stem = word.slice(0, -late[0].length);
    const whole = stem.endsWith('i') ? `${stem.slice(0, -1)}y` : stem;
    if (
      stem.length > 2 &&
      (late[0] !== 'ment' || isKnown(whole) || /[^aeioul]e$|ee$|oy$|i[ns]h?$/.test(whole))
    ) {
      return {
        parts: [whole],
        join: ([sounds = '']) =>
          (late[0].startsWith('ful') ? sounds.replace(/E$/, '@') : sounds) + late[1],
      };
    }
  }
  // Surnames: "jefferson", "donaldson".
  if (/[^aeiou]son$/.test(word) && word.length > 7)
    return withEnding(word.slice(0, -3), () => 's@n');
  if (
    /[^aeiou][sv]al$/.test(word.replace(/[aeiou]([sv]al)$/, 'x$1')) &&
    isKnown(`${word.slice(0, -2)}e`)
  )
    return withEnding(`${word.slice(0, -2)}e`, () => '@l');
  if (/..ry$/.test(word) && isKnown(word.slice(0, -1)))
    return withEnding(word.slice(0, -1), () => 'E');
  const known = KNOWN_ENDINGS.find(([ending]) => word.endsWith(ending));
  if (known) {
    const stem = stemOf(word.slice(0, -known[0].length), isKnown);
    if (stem.length > 3 && isKnown(stem)) return withEnding(stem, () => known[1]);
  }
  if (/.ability$/.test(word) && isKnown(`${word.slice(0, -5)}le`)) {
    return {
      parts: [`${word.slice(0, -5)}le`],
      join: ([sounds = '']) => sounds.replace(STRESS_MARK, '').replace(/@b@l$/, "@b'il@tE"),
    };
  }
  if (/ically$/.test(word)) return withEnding(word.slice(0, -4), () => 'lE');
  if (/(?:[ai]b|mp)ly$/.test(word) && word.length > 5) {
    return {
      parts: [`${word.slice(0, -1)}e`],
      join: ([sounds = '']) => `${sounds.replace(/@l$/, '')}lE`,
    };
  }
  // "doubly", "idly".
  if (/[bdgpt]ly$/.test(word) && isKnown(`${word.slice(0, -1)}e`))
    return {
      parts: [`${word.slice(0, -1)}e`],
      join: ([sounds = '']) => `${sounds.replace(/@l$/, '')}lE`,
    };
  if (/[^i]ly$/.test(word) && word.length > 5) {
    return { parts: [word.slice(0, -2)], join: ([sounds = '']) => `${sounds.replace(/l$/, '')}lE` };
  }
  if (/ily$/.test(word) && isKnown(`${word.slice(0, -3)}y`)) {
    return {
      parts: [`${word.slice(0, -3)}y`],
      join: ([sounds = '']) => `${sounds.replace(/E$/, '')}@lE`,
    };
  }
  // "honesty", "shiny", "foggy".
  if (/[^aeiou]y$/.test(word)) {
    const stem = stemOf(word.slice(0, -1), isKnown);
    if (stem.length > 3 && isKnown(stem) && !/i[ct]e$|graph$/.test(stem))
      return withEnding(stem, () => 'E');
  }
  const compared = /(?:i?er|i?est|or)$/.exec(word)?.[0];
  if (compared) {
    const stem = word.slice(0, -compared.length);
    const base = compared.startsWith('i') ? `${stem}y` : stemOf(stem, isKnown);
    if (isKnown(base)) return withEnding(base, () => (compared.endsWith('st') ? '@st' : 'R'));
  }
  return null;
}

const hasVowel = (letters: string) => /[aeiouy]/.test(letters) && letters.length > 1;

/** The end of a compound that lacks its last letter: "nicknam(ed)", "landscap(ing)". */
const COMPOUND_WITH_E =
  /..(?:nam|scap|lin|sid|plac|tim|lik|tak|mak|phon|writ|fram|stor|shap|bas|tun)$/;

/** The word before -ed, -ing or -er was put to it: "makin" made, "stopp" stop, "open" open. */
function stemOf(stem: string, isKnown: IsKnown): string {
  if (/th$/.test(stem) && isKnown(`${stem}e`)) return `${stem}e`;
  // One that ends so doubles its letter: "toned" is no "ton".
  if (/^[^aeiouy]*[aeiou][bdgkmnpt]$/.test(stem)) return `${stem}e`;
  const single = /([bdgklmnprtvz])\1$/.test(stem) ? stem.slice(0, -1) : null;
  if (isKnown(stem)) return stem;
  if (isKnown(`${stem}e`) || COMPOUND_WITH_E.test(stem)) return `${stem}e`;
  if (single) return /(?:ll)$/.test(stem) && /^[^aeiouy]*[aeiouy]ll$/.test(stem) ? stem : single;
  const isOneSyllable = /^[^aeiouy]*(?:qu)?[aeiouy][^aeiouy]+$/.test(stem);
  if (isOneSyllable && /[aeiouy][bcdgklmnprstvz]$/.test(stem)) return `${stem}e`;
  if (
    /(?:[cvzu]|[^aeiou]s|[aeiou]s|[^s]at|id|ud|[aeiou]g|[nrd]g|ut|[bdgkptfz]l|ir|ur)$/.test(stem)
  ) {
    return /(?:[ai]ng|[eo]ut|ur.n)$/.test(stem) ? stem : `${stem}e`;
  }
  return stem;
}

/** Short words that end compounds and nothing else. */
const SHORT_LAST = /^(?:day|way|top|box|boy|bar|map|law|sky|eye|pot)$/;
const ONE_SYLLABLE = /^[^aeiouy]*[aeiouy]{1,2}[^aeiouy]+e?$/;

function splitCompound(word: string, isKnown: IsKnown): SplitWord | null {
  const at = compoundBorder(word, isKnown);
  if (at === null) return null;
  const last = word.slice(at);
  return {
    parts: [word.slice(0, at), last],
    join: ([before = '', behind = '']) =>
      before + (UNSTRESSED_LAST.get(last) ?? behind.replace(STRESS_MARK, '')),
  };
}

/** Where the second word of a compound begins: one of the usual last ones, else behind a usual first. */
function compoundBorder(word: string, isKnown: IsKnown): number | null {
  for (let at = 2; at <= word.length - 2; at++) {
    const first = word.slice(0, at);
    const last = word.slice(at);
    if (!LAST.has(last)) continue;
    if (FIRST.has(first) || first === 'in') return at;
    const isWord =
      isKnown(first) ||
      UNSTRESSED_LAST.has(last) ||
      ((last.length > 3 || SHORT_LAST.test(last)) &&
        ONE_SYLLABLE.test(first) &&
        !/^(?:dis|mis|sub|con|com|per|pre|for)$/.test(first));
    if (at > 2 && isWord) return at;
  }
  for (let at = word.length - 3; at > 2; at--) {
    const last = word.slice(at);
    if (
      FIRST.has(word.slice(0, at)) &&
      hasVowel(last) &&
      (isKnown(last) || /^[^aeiou].../.test(last))
    )
      return at;
  }
  return null;
}

const PREFIXES: readonly (readonly [prefix: string, sounds: string])[] = [
  ['un', '@n'],
  ['non', 'non'],
  ['dis', 'dis'],
  ['mis', 'mis'],
  ['re', 'rE'],
  ['over', 'OvR'],
  ['under', 'undR'],
  ['inter', 'intR'],
  ['multi', 'multE'],
  ['super', 'sUpR'],
  ['in', 'in'],
  ['im', 'im'],
  ['ir', 'i'],
  ['il', 'i'],
  ['pre', 'prE'],
  ['co', 'kO'],
];

/** Told by the letters alone, whatever the rest is: "overlap", "disagree". */
const PREFIXED =
  /^(?:(?:over|under)[^aeiou](?!ure)..|dis(?:a[bdgpr]|co[nmv]|em|en|int|o[br]|reg|pos|plac|clos))/;

function splitPrefix(word: string, isKnown: IsKnown): SplitWord | null {
  const found = PREFIXES.find(
    ([prefix]) =>
      word.startsWith(prefix) &&
      (isKnown(word.slice(prefix.length)) ||
        (prefix === 'un' && word.length > 6 && !/^uni/.test(word)) ||
        PREFIXED.test(word)),
  );
  if (!found || word.length - found[0].length < 3) return null;
  return {
    parts: [word.slice(found[0].length)],
    join: ([sounds = '']) => found[1] + marked(sounds),
  };
}

/** A pronunciation whose stress is marked, so that sounds may be put before it. */
export function marked(sounds: string): string {
  if (sounds.includes(STRESS_MARK)) return sounds;
  const at = [...sounds].findIndex((letter) => letter !== '@' && VOWEL_LETTERS.includes(letter));
  return at < 0 ? sounds : sounds.slice(0, at) + STRESS_MARK + sounds.slice(at);
}
