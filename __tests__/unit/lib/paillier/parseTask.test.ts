import { vectorKey } from '@/__tests__/fixtures/paillier/vectors';
import { privateKey } from '@/lib/paillier/keys';
import { parseTask } from '@/lib/paillier/parseTask';
import type { Task } from '@/lib/paillier/tasks';

const { p, q } = vectorKey('k1024');
const KEY = privateKey(BigInt(p), BigInt(q));
const PUBLIC = { n: KEY.n, nSquared: KEY.nSquared };
const NUMBER = { ciphertext: 7n, exponent: -3 };

const TASKS: Task[] = [
  { kind: 'makeKey', bits: 2048 },
  { kind: 'encrypt', key: PUBLIC, numbers: [1n, 2.5], maxExponent: -13 },
  { kind: 'encrypt', key: PUBLIC, numbers: [] },
  { kind: 'decrypt', key: KEY, number: NUMBER },
  { kind: 'applyWeights', key: PUBLIC, numbers: [NUMBER], weights: [-1n] },
  { kind: 'addPlain', key: PUBLIC, number: NUMBER, plain: 0.5 },
  { kind: 'rerandomise', key: PUBLIC, number: NUMBER },
];

test.each(TASKS)('a task to $kind comes through the message as it was', (task) => {
  expect(parseTask(structuredClone(task))).toEqual(task);
});

test.each([
  ['nothing', null],
  ['a task that nobody knows', { kind: 'explode' }],
  ['a key with a part missing', { kind: 'decrypt', key: PUBLIC, number: NUMBER }],
  [
    'a ciphertext as text',
    { kind: 'rerandomise', key: PUBLIC, number: { ...NUMBER, ciphertext: '7' } },
  ],
])('%s is refused with a sentence', (_, message) => {
  expect(() => parseTask(message)).toThrow('This page is out of date: reload it to go on.');
});
