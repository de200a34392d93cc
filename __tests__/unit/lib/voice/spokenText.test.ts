import { numberWords, ordinalWords, yearWords } from '@/lib/voice/numberWords';
import { spokenText } from '@/lib/voice/spokenText';

describe('a sentence as a person would read it aloud', () => {
  test.each([
    [
      'Version 12 has 1,234 points.',
      'Version twelve has one thousand two hundred and thirty-four points.',
    ],
    ['It takes 2.5 s.', 'It takes two point five seconds.'],
    ['1 s, not 50 ms', 'one second, not fifty milliseconds'],
    ['Typing is 50 ms a character.', 'Typing is fifty milliseconds a character.'],
    ['Half is 50 %, all is 100%.', 'Half is fifty per cent, all is one hundred per cent.'],
    ['every 1–10 s', 'every one to ten seconds'],
    ['800 × 600 px', 'eight hundred by six hundred pixels'],
    ['2 × 3 = 6', 'two times three equals six'],
    ['a 2048-bit key', 'a two thousand and forty-eight-bit key'],
    ['since 2019 and in 1905', 'since twenty nineteen and in nineteen oh five'],
    ['2048 bits', 'two thousand and forty-eight bits'],
    ['in 2000 ms', 'in two thousand milliseconds'],
    ['on 29-12-2023', 'on the twenty-ninth of December twenty twenty-three'],
    ['on 2023-12-01', 'on the first of December twenty twenty-three'],
    ['at 12:15 or 9:05 or 8:00', 'at twelve fifteen or nine oh five or eight o’clock'],
    ['the 3rd and the 20th', 'the third and the twentieth'],
    ['£1, £5 and €3.50', 'one pound, five pounds and three euros fifty'],
    ['-3 degrees', 'minus three degrees'],
    ['at -3°C', 'at minus three degrees Celsius'],
    ['2 + 2 = 4', 'two plus two equals four'],
    ['up to π/64', 'up to pi over sixty-four'],
    ['salt & pepper, and/or both', 'salt and pepper, and or both'],
    ['tools, e.g. a saw', 'tools, for example, a saw'],
  ])('says “%s” as “%s”', (written, said) => {
    expect(spokenText(written, 'en-GB')).toBe(said);
  });

  test.each([
    ['See https://www.dave.example/privacy/?q=1.', 'See dave dot example slash privacy.'],
    ['Read /wasm-graphophile/ first.', 'Read slash wasm graphophile first.'],
    ['Mail hello@dave.example, please.', 'Mail hello at dave dot example, please.'],
    ['It reads me.obj and site.ts.', 'It reads me dot obj and site dot ts.'],
    ['Either/or. And so on.', 'Either or. And so on.'],
  ])('reads addresses as one dictates them: “%s”', (written, said) => {
    expect(spokenText(written, 'en-GB')).toBe(said);
  });

  test('leaves out what only marks how a text looks', () => {
    expect(spokenText('**Look** at `view_sphere` 👋🏽 [here](https://x.example).', 'en')).toBe(
      'Look at view sphere here.',
    );
    expect(spokenText(' 👋 … ', 'en')).toBe('');
  });

  test('leaves plain words as they are', () => {
    const plain = 'It’s a well-known trick: they don’t see it (I hope)!';
    expect(spokenText(plain, 'en-GB')).toBe(plain);
  });

  test('leaves numbers of other languages to their voices', () => {
    expect(spokenText('Es sind 12 Punkte auf https://x.example', 'de')).toBe(
      'Es sind 12 Punkte auf x.example',
    );
  });
});

test('numbers are said in words, and long or padded ones digit by digit', () => {
  expect(numberWords('1000001')).toBe('one million and one');
  expect(numberWords('007')).toBe('zero zero seven');
  expect(numberWords('1234567890123456')).toMatch(/^one two three four five six/);
  expect(numberWords('0.25')).toBe('zero point two five');
  expect(ordinalWords(12)).toBe('twelfth');
  expect(ordinalWords(21)).toBe('twenty-first');
  expect(yearWords(2004)).toBe('two thousand and four');
  expect(yearWords(1900)).toBe('nineteen hundred');
});
