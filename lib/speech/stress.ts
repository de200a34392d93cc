import { STRESS_MARK, VOWEL_LETTERS } from './phonemes';

/** Endings and how many syllables before the last one the stress of their words lies. */
const STRESSED_BY_ENDING: readonly (readonly [ending: RegExp, fromLast: number])[] = [
  [/(?:at(?:or|ory)|(?:er|in|ic|ul|or)ative)$/, 3],
  [/(?:ee|eer|ese|ette|esque|oon|ique|een|[^lc]ade|aire|elle)$/, 0],
  // Names and words from Italian and Spanish: "marina", "colorado", "vanessa".
  [
    /(?:(?:ll|tt|ss|nn|rr|zz|n[cdtz]|l[mv]|r[dn]|s[ct])|[aeiou][nt]|[aeo][dv]|o[mvsz]|[iou]z|[eo]g)[ao]s?$|ez$/,
    1,
  ],
  [/(?:ington|ingham|chester|ul(?:us|um|ous))$/, 2],
  [/ism$/, 3],
  // "messenger", "calendar", "allergy", "honesty".
  [/(?:enger|lendar|vender|[lrnst][gntd]r?y)$/, 2],
  [
    /(?:mental|[stcg]ion|cian|[ct]ious|g[ei]ous|(?:s|[cp]t)ive|[ntlr]ish|[bcrs]it|[gm]ine|elop|[ct]ial|cient|tient|ics?|ix)$/,
    1,
  ],
  [
    /(?:i[ao]n|ial|ious|eous|ium|ior|i[ea]n[tc]e?|[ud]u?al|uous|[ie]ty|i[fs]y|isfy|erty|ical|logy|graphy|nomy|cracy|pathy|phony|metry|[ui]lar|[ts]ional|[ae]ncy|[ae]cy|scope|gram|[ui]tude|ulty)$/,
    2,
  ],
];
/** Verbs and the like are stressed behind these, where what follows is strong. */
const PREFIX =
  /^(?:a(?=([bcdfglmnprstvw])\1|[bcdfglmnprstvw][aeiouy]|[bdgkptcf][lrw]|s[lh]|ch|d[mvj]|bs)|be|de|re|pre|pro|con|com|col|cor|ex|en|em|in|im|il|ir|dis|mis|un|sub|suc|sup|sur|sus|per|for|ob|op|oc|of|to|e|trans|di(?=[lmv])|as(?=[cp])|ig(?=n))(?=[bcdfghjklmnpqrstvwx]*[aeiouy])/;
/** A last syllable that is never strong. */
const WEAK_ENDING =
  /(?:[^aeiou]y|er|or|ar|[^e]el|[^e]al|en|[^aeiou]le|ow|[^e]et|[^m]it|i[ck]|is[hm]?|ith|[^sx]ist|us|ous|age|[^a]in|[^o]on|an|om|[^e]em|um|ant|ent|ence|ance|ward|[^m]id|[fnr]ace|ice|ing|ey|ie?|[sj]ure|a|o)$/;

/** Last syllables that keep their vowel though they are not stressed. */
const STRONG_ENDING =
  /(?:gram|graph|[^aeiou]o[ct]k|[bp]o[pt]|well|band|cast|strap|plant|quest|west|nap|lap|ez|field|dom[ae]in|hal[ft]|stan|lach|vest|sket|back|pack|bat|gat)$/;

/** Short vowels, which lose their colour where nobody stresses them, and those before r. */
const WEAKENED = /^[aoeu]$/;

type Nucleus = { at: number; letter: string };

/** Marks the stressed vowel of a word's sounds and weakens the vowels that nobody stresses. */
export function withStress(word: string, sounds: string): string {
  const nuclei: Nucleus[] = [...sounds].flatMap((letter, at) =>
    VOWEL_LETTERS.includes(letter) ? [{ at, letter }] : [],
  );
  if (nuclei.length < 2) return sounds;
  const stressed = stressedNucleus(word, sounds, nuclei);
  let result = '';
  let done = 0;
  nuclei.forEach(({ at }, index) => {
    result += sounds.slice(done, at);
    const before = stressed - index;
    // Two syllables before the stress a vowel keeps its colour: "education".
    const keeps =
      before === 2 ||
      (before === 3 && index === 0 && (sounds[at + 1] === 'r' || word.endsWith('fication'))) ||
      (before === 1 && /^e[nk]tAS@n/.test(sounds.slice(at))) ||
      isClosedInitial(word, sounds, at, index);
    const end = at + 1;
    if (before === 0) result += STRESS_MARK + sounds[at];
    else if (keeps) result += sounds[at];
    else {
      const weak = weakened(word, sounds, at, index, nuclei.length);
      result += weak.letter;
      done = end + weak.taken;
      return;
    }
    done = end;
  });
  return result + sounds.slice(done);
}

function stressedNucleus(word: string, sounds: string, nuclei: readonly Nucleus[]): number {
  const last = nuclei.length - 1;
  const byEnding = STRESSED_BY_ENDING.find(([ending]) => ending.test(word));
  if (byEnding) return firstFull(nuclei, Math.max(0, last - byEnding[1]));
  if (last === 1) {
    const prefixed = PREFIX.test(word) && !WEAK_ENDING.test(word) && nuclei[1]?.letter !== '@';
    return prefixed ? 1 : firstFull(nuclei, 0);
  }
  if (/(?:ate|ise|ize|ine|ite|ary)$/.test(word))
    return firstFull(nuclei, Math.max(0, last - 2 - (word.endsWith('ary') && last > 2 ? 1 : 0)));
  return firstFull(nuclei, isHeavy(sounds, nuclei, last - 1) ? last - 1 : last - 2);
}

/** The syllable itself, or the one before where it cannot be stressed. */
function firstFull(nuclei: readonly Nucleus[], index: number): number {
  for (let at = index; at >= 0; at--) if (nuclei[at]?.letter !== '@') return at;
  // None: the next one, as in names with "Mc".
  return Math.max(
    index,
    nuclei.findIndex(({ letter }) => letter !== '@'),
  );
}

/** A syllable with a long vowel, or one that consonants close, draws the stress. */
function isHeavy(sounds: string, nuclei: readonly Nucleus[], index: number): boolean {
  const { at = 0, letter = '' } = nuclei[index] ?? {};
  if ('cR'.includes(letter) && /^r?[aoceiu@qRAEIOUWY]/.test(sounds.slice(at + 1))) return false;
  if (letter === 'E' && /^[aoceiu@qRAEIOUWY]/.test(sounds.slice(at + 1))) return false;
  if ('AEIOUWYcR'.includes(letter)) return true;
  if (letter === '@') return false;
  const between = sounds.slice(at + 1, nuclei[index + 1]?.at);
  return between.length > 1 && !/^[bdgkptf]?[lrwy]$/.test(between);
}

/** "Ad-", "fan-", "at-" and the like keep their vowel before the stress; "a-" does not. */
function isClosedInitial(word: string, sounds: string, at: number, index: number): boolean {
  return (
    index === 0 &&
    (sounds[at] === 'a' ||
      (sounds[at] === 'o' && !/^(?:co[nmlr]|ob|oc|of|op|for|pol|tor)/.test(word)) ||
      (sounds[at] === 'e' && !/^(?:e(?![mn])|de|re|pre|be)/.test(word))) &&
    /^.[^aoceiu@qRAEIOUWY]{2}/.test(sounds.slice(at)) &&
    !/^.[bdgkptf][lrwy]/.test(sounds.slice(at))
  );
}

/** How a vowel sounds that is not stressed, and how many sounds behind it that takes in. */
function weakened(word: string, sounds: string, at: number, index: number, count: number) {
  const letter = sounds[at] ?? '';
  const next = sounds[at + 1] ?? '';
  const isLast = index === count - 1;
  if (index === 0 && /^er[aoceiu@qRAEIOUWY]/.test(sounds.slice(at)) && word.startsWith('er'))
    return { letter: 'i', taken: 0 };
  if (index === 0 && /^[oc]r[^aoceiu@qRAEIOUWY]/.test(sounds.slice(at)))
    return { letter, taken: 0 };
  if (next === 'r' && count > 3 && index === count - 2 && /[ao]r(?:y|ies)$/.test(word))
    return { letter, taken: 0 };
  if (next === 'r' && /[aoeiqcu]/.test(letter)) {
    return { letter: 'R', taken: 1 };
  }
  if (letter === 'U' && index > 0 && sounds[at - 1] === 'y' && /[lmpt]/.test(next))
    return { letter: '@', taken: 0 };
  if (isLast && (/[kpf][tsT]/.test(sounds.slice(at + 1)) || STRONG_ENDING.test(word)))
    return { letter, taken: 0 };
  if (letter === 'e' && index === 0 && /^(?:pre|re(?![fg]))/.test(word))
    return { letter: 'E', taken: 0 };
  if (letter === 'e' && index === 0 && /^(?:be|de|se|re|e)/.test(word))
    return { letter: 'i', taken: 0 };
  if (WEAKENED.test(letter)) return { letter: '@', taken: 0 };
  if (letter === 'i' && index > 0 && /[tnlmdbfsp]/.test(next)) return { letter: '@', taken: 0 };
  return { letter, taken: 0 };
}
