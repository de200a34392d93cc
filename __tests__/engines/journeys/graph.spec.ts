import { writeFile } from 'node:fs/promises';
import { button, field, radio } from '../person';
import { expect, test } from '../test';

const GRAPH = { role: 'application', name: /^The graph\./ };
const MORE = { text: 'Controls, numbers, and a graph of your own' };
const SOME_INK = 200;
/** Nine rounds, and a slow machine has two races going on. */
const RACE_PATIENCE_MS = 90_000;

test.beforeEach(({ person }) => person.open('/wasm-graphophile/'));

test('the graph is drawn, moves, and gives way to the other one', async ({ person }) => {
  await expect.poll(() => person.inkOf(GRAPH)).toBeGreaterThan(SOME_INK);
  await person.reads(/\b[1-9]\d* fps/);
  await person.press(radio('Complex'));
  await person.reads(/10,242 nodes, 30,720 edges\./);
  await person.press(button('Open it large'));
  await person.sees(button('Make it small'));
  await expect.poll(() => person.inkOf(GRAPH)).toBeGreaterThan(SOME_INK);
});

test('the race runs to its result', async ({ person }) => {
  await person.press(button('Run the race'));
  await person.reads(/The race was won by .+ milliseconds a step/, undefined, RACE_PATIENCE_MS);
  // Three of them were timed, each by the same clock.
  const times = { text: { pattern: String.raw`^[\d.]+ ms$`, flags: '' } };
  expect(await person.ask('count', times)).toBe(3);
  await person.sees(button('Run it again'));
});

test('a graph of one’s own is drawn, from a file and pasted', async ({ person }, info) => {
  const file = info.outputPath('mine.txt');
  await writeFile(file, 'a b\nb c\nc a\n');
  await person.press(MORE);
  await person.chooseFile({ label: 'Open a graph of your own' }, file);
  await person.reads(/mine\.txt[\s\S]*3 nodes, 3 edges/);
  await person.write(field('Or paste it'), 'source,target\nRome,Milan\nMilan,Turin\n');
  await person.press(button('Draw it'));
  await person.reads(/3 nodes, 2 edges/);
  await expect.poll(() => person.inkOf(GRAPH)).toBeGreaterThan(0);
});
