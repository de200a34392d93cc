const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SCALES = [
  [1e12, 'trillion'],
  [1e9, 'billion'],
  [1e6, 'million'],
  [1e3, 'thousand'],
] as const;
const IRREGULAR_ORDINALS: Readonly<Record<string, string>> = {
  ...{ one: 'first', two: 'second', three: 'third', five: 'fifth' },
  ...{ eight: 'eighth', nine: 'ninth', twelve: 'twelfth' },
};
/** A number of more digits than this is read digit by digit, like a telephone’s. */
const MAX_DIGITS = 15;

/** A whole number below a quadrillion as a person says it: "two thousand and forty-eight". */
export function wholeNumberWords(value: number): string {
  if (value < 20) return SMALL[value] ?? '';
  if (value < 100) {
    const ten = TENS[Math.floor(value / 10)] ?? '';
    return value % 10 ? `${ten}-${SMALL[value % 10] ?? ''}` : ten;
  }
  if (value < 1000) {
    const hundreds = `${SMALL[Math.floor(value / 100)] ?? ''} hundred`;
    return value % 100 ? `${hundreds} and ${wholeNumberWords(value % 100)}` : hundreds;
  }
  const [scale, name] = SCALES.find(([least]) => value >= least) ?? [1e3, 'thousand'];
  const most = `${wholeNumberWords(Math.floor(value / scale))} ${name}`;
  const rest = value % scale;
  if (rest === 0) return most;
  return `${most} ${rest < 100 ? 'and ' : ''}${wholeNumberWords(rest)}`;
}

/** A number as it is written, "1,234.5" or "007", as a person says it. */
export function numberWords(written: string): string {
  const [whole = '', fraction] = written.replaceAll(/[,\u00a0\u202f']/g, '').split('.');
  const byDigit = whole.length > MAX_DIGITS || /^0\d/.test(whole);
  const words = byDigit ? digitWords(whole) : wholeNumberWords(Number(whole));
  return fraction ? `${words} point ${digitWords(fraction)}` : words;
}

function digitWords(digits: string): string {
  return Array.from(digits, (digit) => SMALL[Number(digit)] ?? '').join(' ');
}

/** "twenty-first": where something stands in a row. */
export function ordinalWords(value: number): string {
  return wholeNumberWords(value).replace(/[a-z]+$/, (last) => {
    const irregular = IRREGULAR_ORDINALS[last];
    return irregular ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`);
  });
}

/** A year: "nineteen oh five", "two thousand", "twenty twenty-three". */
export function yearWords(year: number): string {
  const [century, rest] = [Math.floor(year / 100), year % 100];
  if (year % 1000 < 10) return wholeNumberWords(year);
  if (rest === 0) return `${wholeNumberWords(century)} hundred`;
  return `${wholeNumberWords(century)} ${rest < 10 ? 'oh ' : ''}${wholeNumberWords(rest)}`;
}
