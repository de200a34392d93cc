import { FormulaError, type MathNode, parseFormula } from '@/lib/content/formula';

/** A formula's elements as text: `msup(x 2)`. */
function shape(nodes: readonly (MathNode | string)[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const inner = shape(node.children);
      return ['mi', 'mn', 'mo'].includes(node.tag) ? inner : `${node.tag}[${inner}]`;
    })
    .join(' ');
}
const read = (source: string) =>
  shape(parseFormula(source)).replaceAll('\u2062', '*').replaceAll('\u2061', '@');

describe('a formula', () => {
  it.each([
    ['n^2', 'msup[n 2]'],
    ['m n', 'm * n'],
    ['c_1 · c_2', 'msub[c 1] · msub[c 2]'],
    ['(1 + n)^m', 'msup[mrow[( 1 + n )] m]'],
    ['r^(n − 1)', 'msup[r mrow[n − 1]]'],
    ['x_i^2', 'msubsup[x i 2]'],
    ['n log n', 'n * log @ n'],
    ['L(x)', 'L @ mrow[( x )]'],
    ['(m r) // (r^2 + s^2)', 'mfrac[mrow[m * r] mrow[msup[r 2] + msup[s 2]]]'],
    ['√(1/2)', 'msqrt[mrow[1 / 2]]'],
    ['⌊(e − 53) / 4⌋', 'mrow[⌊ mrow[( e − 53 )] / 4 ⌋]'],
    ['a mod n^2', 'a mod msup[n 2]'],
    ['1.8 × 10^308', '1.8 × msup[10 308]'],
  ])('%s is read', (source, expected) => {
    expect(read(source)).toBe(expected);
  });

  it.each([
    ['(1 + n', '“)” is missing'],
    ['1 + n)', '“)” closes nothing'],
    ['n^', 'something is missing at the end'],
  ])('%s is refused with what is wrong', (source, message) => {
    expect(() => parseFormula(source)).toThrow(FormulaError);
    expect(() => parseFormula(source)).toThrow(message);
  });
});
