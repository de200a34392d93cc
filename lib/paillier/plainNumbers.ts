import { type Plain, type Scaled, scaleNumber, unscaleNumber } from './encoding';

/** A line of the visitor's table: a name for the number, and the number as typed. */
export interface NumberRow {
  label: string;
  text: string;
}

/** A typed number that cannot be read; the message is one sentence. */
export class NumberTextError extends Error {
  override name = 'NumberTextError';
}

const WHOLE = /^[+-]?\d+$/;
const DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/**
 * Reads a number as typed. Without a point it is whole, at any length; with one it is the nearest
 * double. Typographic minus signs and spaces between digits are taken as meant.
 *
 * @throws NumberTextError where it is none
 */
export function parseNumber(text: string): Plain {
  const plain = text
    .trim()
    .replace(/[−–]/g, '-')
    .replace(/(?<=\d)[\s_'’](?=\d{3})/g, '');
  if (plain === '') throw new NumberTextError('Write a number here, or remove the row.');
  if (plain.length > 400) throw new NumberTextError('This number is too long to encrypt.');
  if (WHOLE.test(plain)) return BigInt(plain.replace(/^\+/, ''));
  if (DECIMAL.test(plain)) {
    const value = Number(plain);
    if (Number.isFinite(value)) return value;
    throw new NumberTextError('This number is too large to encrypt.');
  }
  if (/^[+-]?[\d.]*,\d*$/.test(plain)) {
    throw new NumberTextError(`“${text.trim()}” has a comma: write decimals with a point.`);
  }
  throw new NumberTextError(`“${text.trim()}” is not a number: write digits, such as 17 or -2.5.`);
}

function isNumber(text: string): boolean {
  try {
    parseNumber(text);
    return true;
  } catch {
    return false;
  }
}

function splitLine(line: string, separator: string): string[] {
  // Spreadsheets put cells with separators in quotes, and double a quote inside them.
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < line.length; at++) {
    const character = line[at] as string;
    if (character === '"' && quoted && line[at + 1] === '"') {
      cell += line[++at];
    } else if (character === '"') {
      quoted = !quoted;
    } else if (character === separator && !quoted) {
      cells.push(cell.trim());
      cell = '';
    } else {
      cell += character;
    }
  }
  return [...cells, cell.trim()];
}

/**
 * Reads a pasted column or CSV: one number a line, from the column that has most numbers, named by
 * the first text on its line. A first line without any number is a heading. Lines that hold no
 * number are kept as they are, so that the visitor can mend them.
 */
export function parseTable(text: string): NumberRow[] {
  const lines = text.split(/\r\n|\n|\r/).filter((line) => line.trim() !== '');
  const separator = ['\t', ';', ','].find((mark) => lines.some((line) => line.includes(mark)));
  const table = lines.map((line) => (separator ? splitLine(line, separator) : [line.trim()]));
  const [heading, ...rest] = table;
  const body = rest.length > 0 && heading && !heading.some(isNumber) ? rest : table;
  if (body.length === 1 && (body[0]?.length ?? 0) > 1 && body[0]?.every(isNumber)) {
    return body[0].map((cell) => ({ label: '', text: cell }));
  }
  const width = Math.max(0, ...body.map((cells) => cells.length));
  const counts = Array.from(
    { length: width },
    (_, column) => body.filter((cells) => isNumber(cells[column] ?? '')).length,
  );
  const column = counts.indexOf(Math.max(...counts));
  return body.map((cells) => ({
    label: cells.find((cell, index) => index !== column && cell && !isNumber(cell)) ?? '',
    text: cells[column] ?? cells.join(' '),
  }));
}

function alignTo({ mantissa, exponent }: Scaled, lower: number): bigint {
  return mantissa << BigInt(4 * (exponent - lower));
}

/** The exact sum of numbers times their weights, rounded once: what the encrypted way should give. */
export function weightedSum(numbers: readonly Plain[], weights: readonly Plain[]): Plain {
  const products = numbers.map((number, index) => {
    const left = scaleNumber(number);
    const right = scaleNumber(weights[index] ?? 1n);
    return { mantissa: left.mantissa * right.mantissa, exponent: left.exponent + right.exponent };
  });
  const exponent = Math.min(0, ...products.map((product) => product.exponent));
  const mantissa = products.reduce((sum, product) => sum + alignTo(product, exponent), 0n);
  return unscaleNumber({ mantissa, exponent });
}

/** The sum as JavaScript itself forms it: one after the other, rounded every time. */
export function javaScriptSum(numbers: readonly Plain[]): number {
  return numbers.reduce<number>((sum, number) => sum + Number(number), 0);
}

/** A number as the page shows it: its whole part in groups of three, with a true minus sign. */
export function formatNumber(value: Plain): string {
  const [, sign, whole, rest] = /^(-?)(\d+)(.*)$/.exec(value.toString()) as unknown as string[];
  return `${sign ? '−' : ''}${whole?.replace(/\B(?=(\d{3})+$)/g, ',')}${rest?.replace('-', '−')}`;
}
