import {
  formatNumber,
  javaScriptSum,
  NumberTextError,
  parseNumber,
  parseTable,
  weightedSum,
} from '@/lib/paillier/plainNumbers';

describe('a typed number', () => {
  test.each([
    ['17', 17n],
    [' -1337 ', -1337n],
    ['+5', 5n],
    ['−5', -5n],
    ['123456789012345678901234567890', 123456789012345678901234567890n],
    ['41 500', 41500n],
    ['0.1', 0.1],
    ['-2.5e-3', -0.0025],
    ['.5', 0.5],
    ['3.', 3],
  ])('%j is read', (text, value) => expect(parseNumber(text)).toBe(value));

  test.each([
    ['', /Write a number here/],
    ['abc', /“abc” is not a number/],
    ['1,5', /write decimals with a point/],
    ['0x1f', /not a number/],
    ['1e999', /too large/],
    ['NaN', /not a number/],
    ['9'.repeat(500), /too long/],
  ])('%j is refused in a sentence', (text, message) => {
    expect(() => parseNumber(text)).toThrow(NumberTextError);
    expect(() => parseNumber(text)).toThrow(message);
  });
});

describe('a pasted table', () => {
  test.each([
    ['a column', '17\n24\r\n-3.5\n', ['17', '24', '-3.5'], ['', '', '']],
    ['a column under a heading', 'hours\n17\n24', ['17', '24'], ['', '']],
    ['CSV with names', 'who,hours\nAnn,17\n"Bo, b",24', ['17', '24'], ['Ann', 'Bo, b']],
    ['cells of a spreadsheet', 'Ann\t17\t\nBob\t24\t', ['17', '24'], ['Ann', 'Bob']],
    ['one line of numbers', '17, 24, 31', ['17', '24', '31'], ['', '', '']],
    ['lines that need mending', '17\nx\n24', ['17', 'x', '24'], ['', '', '']],
    ['quotes inside quotes', '"say ""hi""";17', ['17'], ['say "hi"']],
    ['nothing', ' \n', [], []],
  ])('%s', (_, text, numbers, labels) => {
    const rows = parseTable(text);
    expect(rows.map((row) => row.text)).toEqual(numbers);
    expect(rows.map((row) => row.label)).toEqual(labels);
  });
});

describe('the plain sum', () => {
  test.each([
    [[17n, 24n], [], 41n],
    [[0.1, 0.2], [], 0.30000000000000004],
    [[1e16, 1, -1e16], [], 1],
    [[41500n, 38250.75], [1n, -1n], 3249.25],
    [[3n, 4n], [0.5, 0.25], 2.5],
  ])('of %j with weights %j', (numbers, weights, sum) => {
    // A decimal among them makes a decimal of the sum, as in Python.
    expect(Number(weightedSum(numbers, weights))).toBe(Number(sum));
  });

  test('is a whole number of any size when all are whole', () => {
    expect(weightedSum([2n ** 70n, 1n], [])).toBe(2n ** 70n + 1n);
  });
});

test.each([
  [-1234567n, '−1,234,567'],
  [130550.75, '130,550.75'],
  [-0.0000012, '−0.0000012'],
  [1.5e-9, '1.5e−9'],
  [1e21, '1e+21'],
  [0n, '0'],
])('%s is shown as %s', (value, text) => expect(formatNumber(value)).toBe(text));

test('ten times 0.1 is 1 when rounded once, and not when JavaScript rounds at every step', () => {
  const tenths = Array<number>(10).fill(0.1);
  expect(weightedSum(tenths, [])).toBe(1);
  expect(javaScriptSum(tenths)).toBe(0.9999999999999999);
  expect(javaScriptSum([41500n, 38250.75])).toBe(79750.75);
});
