import { writeFile } from 'node:fs/promises';
import { button, field } from '../person';
import { expect, test } from '../test';

/** A key of 3,072 bits is a matter of luck, too. */
const KEY_PATIENCE_MS = 90_000;
const TOTAL = { role: 'listitem', name: /^4 Decrypt/ };

test.beforeEach(({ person }) => person.open('/homomorphic/'));

test('numbers are encrypted, added by the server, opened and falsified', async ({ person }) => {
  await person.press(button('Make a key'));
  await person.reads(/Your key of 3,072 bits was made in/, undefined, KEY_PATIENCE_MS);
  await person.press(button('Encrypt all'));
  await person.press(button('Send to the server'));
  await person.press(button('Decrypt the total'));
  await person.reads(/131,750\.75/, TOTAL);
  await person.reads(/The same\./, TOTAL);
  await person.press(button(/^Raise Ada’s number/));
  await person.reads(/wrong by 1,000, and nothing raised an alarm/);
  await person.press(button('Decrypt every number'));
  await person.reads(/must not work together/);
});

test('one button leads from the key to the total', async ({ person }) => {
  await person.press(button('Vote'));
  await person.press(button('Run all four steps'));
  await person.reads(/3 of 5 said yes\./, TOTAL, KEY_PATIENCE_MS);
});

test('data.json is read from a file and from what is pasted', async ({ person }, info) => {
  const file = info.outputPath('data.json');
  await writeFile(file, 'no data');
  await person.press({ text: /^More: paste a table, data\.json/ });
  await person.chooseFile({ label: 'Load data.json' }, file);
  await person.reads(/This is not JSON: line 1/);
  await person.write(field('Your data.json'), '{"mine": 1}');
  await person.reads(/Line 1, column 1: Give "values"/);
  expect(await person.ask('sideways')).toBeLessThanOrEqual(0);
});
