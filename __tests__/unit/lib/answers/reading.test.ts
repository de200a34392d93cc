import { aspectTold } from '@/lib/answers/aspects';
import { createClassifier } from '@/lib/answers/classifier';
import { featuresOf } from '@/lib/answers/features';
import { findNames, namesIn } from '@/lib/answers/names';
import { MAX_LEVEL, numberAt, packNumbers, packWeights } from '@/lib/answers/pack';
import { partsOf } from '@/lib/answers/parts';
import { ordinalOf, pointerOf, pointingWords } from '@/lib/answers/pointing';
import { isOfAnother } from '@/lib/answers/pronouns';
import { quote, sentencesOf } from '@/lib/answers/quote';
import { plainForm, wordsOf } from '@/lib/answers/words';

const OWNER = new Set(['mira']);

describe('reading what people type', () => {
  it('opens contractions and text speak, and keeps the names of techniques', () => {
    expect(plainForm('What’s your C++ like? I can’t do node.js!')).toBe(
      'what is your cplusplus like i can not do nodejs',
    );
    expect(plainForm('<b class="x">Hi</b> you')).toBe('hi you');
    expect(wordsOf('wat do u do')).toEqual(['what', 'do', 'you', 'do']);
  });

  it('sees the same whether the owner is spoken to, spoken of, or named', () => {
    const one = featuresOf('Do you like her job?', OWNER);
    const other = featuresOf('does she like her job', OWNER);
    const third = featuresOf('does Mira like her job', OWNER);
    expect(other.places).toEqual(one.places);
    expect(third.places).toEqual(one.places);
    expect(featuresOf('Do you like your job, Mira?', OWNER).places).toEqual(one.places);
  });

  it('gives features of length 1, and none for nothing', () => {
    const { values } = featuresOf('How fast is this site?', OWNER);
    expect(Math.hypot(...values)).toBeCloseTo(1);
    expect(featuresOf('', OWNER).places).toHaveLength(0);
  });

  it('tells which word brought a feature, and which features are whole words', () => {
    const { words, isWhole, places } = featuresOf('sailing boats', OWNER);
    expect(new Set(words)).toEqual(new Set([0, 1]));
    expect(isWhole.filter((one) => one === 1)).toHaveLength(2);
    expect([words.length, isWhole.length]).toEqual([places.length, places.length]);
  });

  it('splits a message into sentences and clauses, without its greeting', () => {
    expect(partsOf('Hi Mira, I run a shop. Where do you live?', ['mira'])).toEqual([
      'I run a shop.',
      'Where do you live?',
    ]);
  });

  it.each([
    ['go on', 'more'],
    ['tell me more please', 'more'],
    ['and before that?', 'before'],
    ['really?', 'doubt'],
    ['since when?', 'bare'],
    ['why?', 'bare'],
    ['why do you sail', null],
    ['more about your cat', null],
  ])('knows what %s asks of what was said', (prompt, pointer) => {
    expect(pointerOf(prompt)).toBe(pointer);
  });

  it('tells words that point back from those that do not', () => {
    expect(pointingWords('how old is she')).toEqual(['she']);
    expect(pointingWords('how is this site made')).toEqual([]);
    expect(pointingWords('is there a dark mode')).toEqual([]);
    expect(ordinalOf('tell me about the second one')).toBe(1);
    expect(ordinalOf('what was your first job')).toBeNull();
    expect(ordinalOf('The second one, what is it about?')).toBe(1);
    expect(pointingWords('how does that work exactly')).toEqual(['that']);
  });

  it('takes “she” for whoever was spoken of, and else for the owner', () => {
    const cat = 'One cat, called Heap. She sleeps on the laptop.';
    const spokenOf = (own: string) => ({ own, reply: own, ownerNames: ['mira'] });
    expect(isOfAnother('how old is she', spokenOf(cat))).toBe(true);
    expect(isOfAnother('how old is he', spokenOf(cat))).toBe(false);
    expect(isOfAnother('where do they live', spokenOf('My sisters: they sail.'))).toBe(true);
    expect(isOfAnother('what is her name', spokenOf('A dinghy called Off By One.'))).toBe(true);
    expect(isOfAnother('where does she work', spokenOf('At a mill in Ghent.'))).toBe(false);
  });

  it('finds the sentence that tells a side of what was said', () => {
    const reply = 'At a mill in Ghent. I have been there since 2021 and I like it.';
    expect(aspectTold('since when?', reply)).toBe('I have been there since 2021 and I like it.');
    expect(aspectTold('how many?', 'Just some.')).toBeNull();
  });
});

describe('names', () => {
  it('are capitalised words inside a sentence', () => {
    expect(namesIn('The starter is called Legacy. We met Ursula K. Le Guin in May.')).toEqual([
      'Legacy',
      'Ursula K. Le Guin',
    ]);
  });

  it('lead to the fact that tells most of them', () => {
    const names = findNames([
      {
        id: 'work',
        question: 'Where do you work?',
        also: [],
        reply: 'I am at Northmill since May.',
      },
      {
        id: 'pet',
        question: 'Do you have pets?',
        also: [],
        reply: 'A dog called Biscuit, who hates Northmill.',
      },
    ]);
    expect(names).toMatchObject({ northmill: 'work', biscuit: 'pet' });
  });
});

describe('quotations', () => {
  const passage = (text: string) => ({
    article: { slug: 'a', title: 'A' },
    heading: { id: 'b', text: 'B' },
    kind: 'prose' as const,
    text,
  });

  it('begin where a thought begins', () => {
    expect(quote(passage('Clocks tick. They also stop. Rarely.'), 1)).toMatch(
      /^Clocks tick\. They also/,
    );
    expect(quote(passage('Clocks tick. Watches lie.'), 1)).toMatch(
      /^Watches lie\. That is from “A”/,
    );
  });

  it('keep decimal points and abbreviations inside a sentence together', () => {
    expect(sentencesOf('It takes 0.42 of it. See python.org now. No end')).toEqual([
      'It takes 0.42 of it.',
      'See python.org now.',
      'No end',
    ]);
  });
});

describe('packed weights', () => {
  it('give back every number', () => {
    const numbers = [0, 1, 56, 57, 58, 91, 300, 5_000];
    const packed = packNumbers(numbers);
    expect(numbers.map((_, index) => numberAt(packed, index))).toEqual(numbers);
    expect(() => packNumbers([-1])).toThrow(RangeError);
    expect(() => packNumbers([70_000])).toThrow(RangeError);
  });

  it('tell apart what they were made to tell apart', () => {
    const rowsFor = (text: string, label: number) =>
      [...featuresOf(text, OWNER).places].map((place) => ({
        place,
        labels: [label],
        levels: [MAX_LEVEL],
      }));
    const rows = [...rowsFor('cats', 0), ...rowsFor('trains', 1)]
      .filter(
        ({ place }, index, all) =>
          all.filter((row) => row.place === place).length === 1 && index >= 0,
      )
      .sort((a, b) => a.place - b.place);
    const { classify, isFamiliar } = createClassifier(
      { labels: ['cats', 'trains'], weights: packWeights(rows, [0, 0], 0.5) },
      ['mira'],
    );
    expect([...classify('my cats')][0]).toBeGreaterThan(0.6);
    expect([...classify('your trains')][1]).toBeGreaterThan(0.6);
    expect([isFamiliar('my cats'), isFamiliar('my zebra'), isFamiliar('what is it')]).toEqual([
      true,
      false,
      true,
    ]);
  });
});
