import { createSpellings, typos } from '@/lib/answers/spellings';

function knowing(...words: string[]) {
  const spellings = createSpellings();
  words.forEach((word) => spellings.add(word));
  return spellings;
}

describe('the spelling of what visitors type', () => {
  it.each([
    ['a letter missing', 'languge'],
    ['a letter too many', 'langguage'],
    ['a wrong letter', 'lanquage'],
    ['two letters swapped', 'langauge'],
    ['the first two letters swapped', 'alnguage'],
    ['two slips in a long word', 'lnaguagee'],
  ])('is put right where there is %s', (_slip, typed) => {
    expect(knowing('graph', 'language', 'luggage').nearest(typed)).toBe('language');
  });

  it('is left alone where nothing known is near', () => {
    expect(knowing('language').nearest('latitude')).toBe('latitude');
    expect(knowing('graph').nearest('grasped')).toBe('grasped');
  });

  it('is put right in a short word only where letters are swapped or forgotten', () => {
    const spellings = knowing('work', 'where');
    expect(spellings.nearest('wrok')).toBe('work');
    expect(spellings.nearest('wher')).toBe('where');
    expect(spellings.nearest('word')).toBe('word');
    expect(spellings.nearest('wo')).toBe('wo');
  });

  it('is taken for the word learnt first where two are as near', () => {
    expect(knowing('reader', 'leader', 'reaper').nearest('reaxer')).toBe('reader');
    expect(knowing('reaper', 'reader').nearest('reaxer')).toBe('reaper');
  });

  it('is looked at in words without end, too, and costs no more for it', () => {
    const endless = 'a'.repeat(5000);
    expect(knowing(endless).nearest(`${endless}b`)).toBe(`${endless}b`);
  });
});

describe('the number of slips between two words', () => {
  it.each([
    ['same', 'same', 0],
    ['graph', 'grpah', 1],
    ['graph', 'grahp', 1],
    ['kitten', 'sitting', 3],
    ['', 'abc', 3],
    ['abc', '', 3],
  ])('of %j and %j is %i', (a, b, slips) => {
    expect(typos(a, b, 9)).toBe(slips);
    expect(typos(b, a, 9)).toBe(slips);
  });

  it('is no longer counted when there are enough', () => {
    expect(typos('kitten', 'sitting', 2)).toBe(2);
    expect(typos('graph', 'laboratory', 3)).toBe(3);
  });
});
