import { formulaText } from '@/lib/content/formulaText';

test.each([
  ['n^2', 'n^2'],
  ['1 + m n', '1 + m n'],
  ['r^{n - 1}', 'r^(n − 1)'],
  ['10^{308}', '10^308'],
  ['x_{i}^{2}', 'x_i^2'],
  ['c_1 \\cdot c_2 \\bmod n^2', 'c_1 · c_2 mod n^2'],
  ['\\frac{m r}{r^2 + s^2}', '(m r) / (r^2 + s^2)'],
  ['\\frac{1}{\\sqrt{\\frac{a}{b}}}', '1 / (√(a / b))'],
  ['\\lfloor (e - 53) / 4 \\rfloor', '⌊ (e − 53) / 4 ⌋'],
  ['O(n \\log n),\\ \\lambda \\in \\mathrm{ZZ}', 'O(n log n), λ ∈ ZZ'],
  ['50\\%\\text{ of } \\nobodyKnowsThis', '50% of nobodyKnowsThis'],
])('the formula %s is said as %s', (tex, text) => {
  expect(formulaText(tex)).toBe(text);
});
