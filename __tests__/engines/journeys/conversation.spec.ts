import { button, field } from '../person';
import { expect, test } from '../test';

const QUESTION = field('Ask me a question');
const SAID = { role: 'region', name: /^What .* says$/ };
const REPLY = /encrypt|Paillier|homomorphic/i;

test('a question that is typed is answered', async ({ person }) => {
  await person.open('/');
  await person.sees(button('Share'));
  await person.write(QUESTION, 'How can a server add numbers it cannot read?');
  expect(await person.valueOf(QUESTION)).toBe('How can a server add numbers it cannot read?');
  await person.type('Enter');
  await person.reads(REPLY, SAID);
  await person.type('Escape');
  // The field is free for the next one.
  await expect.poll(() => person.valueOf(QUESTION)).toBe('');
});

test('a question is sent by the button, and an offered one by one press', async ({ person }) => {
  await person.open('/');
  await person.write(QUESTION, 'How can I contact you?');
  await person.press(button('Ask >>'));
  await person.reads(/@/, SAID);
  await person.type('Escape');
  await person.press(button('How can a server add numbers it cannot read?'));
  await person.reads(REPLY, SAID);
});
