import { numberWords, ordinalWords, wholeNumberWords, yearWords } from './numberWords';

const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** Units as they are written, and as they are said of one and of several. */
const UNITS: Readonly<Record<string, readonly [one: string, several: string]>> = {
  '%': ['per cent', 'per cent'],
  '°C': ['degree Celsius', 'degrees Celsius'],
  '°': ['degree', 'degrees'],
  ms: ['millisecond', 'milliseconds'],
  µs: ['microsecond', 'microseconds'],
  s: ['second', 'seconds'],
  min: ['minute', 'minutes'],
  h: ['hour', 'hours'],
  B: ['byte', 'bytes'],
  kB: ['kilobyte', 'kilobytes'],
  KB: ['kilobyte', 'kilobytes'],
  KiB: ['kibibyte', 'kibibytes'],
  MB: ['megabyte', 'megabytes'],
  MiB: ['mebibyte', 'mebibytes'],
  GB: ['gigabyte', 'gigabytes'],
  px: ['pixel', 'pixels'],
  fps: ['frame a second', 'frames a second'],
  Hz: ['hertz', 'hertz'],
  kHz: ['kilohertz', 'kilohertz'],
  MHz: ['megahertz', 'megahertz'],
  GHz: ['gigahertz', 'gigahertz'],
  mm: ['millimetre', 'millimetres'],
  cm: ['centimetre', 'centimetres'],
  m: ['metre', 'metres'],
  km: ['kilometre', 'kilometres'],
  g: ['gram', 'grams'],
  kg: ['kilogram', 'kilograms'],
};

const CURRENCIES: Readonly<Record<string, readonly [one: string, several: string]>> = {
  '£': ['pound', 'pounds'],
  '€': ['euro', 'euros'],
  $: ['dollar', 'dollars'],
};

const NUMBER = String.raw`\d{1,3}(?:[,\u00a0\u202f']\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`;
const UNIT = Object.keys(UNITS)
  .sort((a, b) => b.length - a.length)
  .join('|');

const DATE = /\b(?:(\d{4})-(\d\d)-(\d\d)|(\d{1,2})-(\d\d)-(\d{4}))\b/g;
const TIME = /\b([01]?\d|2[0-3]):([0-5]\d)\b/g;
const ORDINAL = /\b(\d+)(?:st|nd|rd|th)\b/g;
const MONEY = new RegExp(`([£€$])(${NUMBER})`, 'g');
/** Four digits are a year behind such a word, and else as many as they are. */
const YEAR = new RegExp(
  String.raw`\b(in|since|until|by|from|before|after|of|${MONTHS.join('|')})( )(1[1-9]\d\d|20\d\d)\b(?![.,]?\d|-| ?(?:${UNIT})(?!\p{L}))`,
  'giu',
);
const RANGE = new RegExp(`(?<=\\d)\\s?[–]\\s?(?=\\d)`, 'g');
const MINUS = /(?<=^|[\s(])[-−](?=\d)/g;
/** Of two lengths: 800 × 600 px; else the sign multiplies. */
const BY = /(?<=\d)\s?×\s?(?=\d+\s?(?:px|pixels|mm|cm|m)\b)/g;
const TIMES = /\s?×\s?/g;
const QUANTITY = new RegExp(
  String.raw`(?<![\p{L}\d])(${NUMBER})(?:([ \u00a0\u202f]?)(${UNIT})(?![\p{L}\d]))?`,
  'gu',
);

/** Numbers, dates, times, sums of money and units in English words. */
export function spokenNumbers(text: string): string {
  return text
    .replace(DATE, (written, year, month, day, day2, month2, year2) =>
      spokenDate(written, Number(year ?? year2), Number(month ?? month2), Number(day ?? day2)),
    )
    .replace(TIME, (_, hour: string, minute: string) => spokenTime(Number(hour), Number(minute)))
    .replace(ORDINAL, (_, digits: string) => ordinalWords(Number(digits)))
    .replace(YEAR, (_, word: string, blank: string, year: string) =>
      [word, yearWords(Number(year))].join(blank),
    )
    .replace(MONEY, (_, sign: string, amount: string) => spokenMoney(sign, amount))
    .replace(RANGE, ' to ')
    .replace(MINUS, 'minus ')
    .replace(BY, ' by ')
    .replace(TIMES, ' times ')
    .replace(QUANTITY, (_, digits: string, _blank, unit: string | undefined) =>
      unit ? `${numberWords(digits)} ${inNumber(digits, UNITS[unit])}` : numberWords(digits),
    );
}

function inNumber(digits: string, names: readonly [string, string] | undefined): string {
  return names?.[digits === '1' ? 0 : 1] ?? '';
}

function spokenDate(written: string, year: number, month: number, day: number): string {
  const name = MONTHS[month - 1];
  if (!name || day < 1 || day > 31) return written;
  return `the ${ordinalWords(day)} of ${name} ${yearWords(year)}`;
}

function spokenTime(hour: number, minute: number): string {
  if (minute === 0) return `${wholeNumberWords(hour)} o’clock`;
  return `${wholeNumberWords(hour)} ${minute < 10 ? 'oh ' : ''}${wholeNumberWords(minute)}`;
}

/** "three pounds fifty": hundredths are said without their name. */
function spokenMoney(sign: string, amount: string): string {
  const [whole = '', hundredths] = amount.split('.');
  const words = `${numberWords(whole)} ${inNumber(whole, CURRENCIES[sign])}`;
  return hundredths ? `${words} ${numberWords(hundredths)}` : words;
}
