import { graphemes } from '@/lib/ask/typing';
import { followSound, MOUTH_LEADS_MS, mouthAt, plan } from '@/lib/head/animation/speech';
import { type Mouth, type Viseme, VISEMES } from '@/lib/head/animation/visemes';

const names = (text: string) => plan(text).map(({ viseme }) => viseme);
/** The mouth at the nth shape of this kind. */
const shapeIn = (text: string, viseme: Viseme, nth = 0) =>
  plan(text).filter((sound) => sound.viseme === viseme)[nth]!.mouth;

/** The mouth frame by frame while a text is said. */
function say(text: string, frameMs = 1000 / 60) {
  const speech = plan(text);
  const mouth: Mouth = [0, 0, 0, 0, 0, 0];
  const frames: { ms: number; viseme: Viseme; mouth: Mouth }[] = [];
  for (let ms = 0; ms < 50 * graphemes(text).length + 600; ms += frameMs) {
    const sound = mouthAt(speech, ms);
    followSound(mouth, sound, frameMs);
    frames.push({ ms, viseme: sound.viseme, mouth: [...mouth] });
  }
  return frames;
}

const during = (frames: ReturnType<typeof say>, viseme: Viseme) =>
  frames.filter((frame) => frame.viseme === viseme).map(({ mouth }) => mouth);

describe('a text to mouth shapes', () => {
  test('goes by what is said, not by what is written', () => {
    expect(names('though')).toEqual(['th', 'o', 'oo']);
    expect(names('enough')).toEqual(['u', 't', 'u', 'f']);
    expect(names('made')).toEqual(['m', 'e', 'i', 't']);
    expect(names('phone')).toEqual(['f', 'o', 'oo', 't']);
  });

  test('closed, open, wide, round, bitten and the tongue each have their own', () => {
    expect(VISEMES.m[1]).toBeLessThan(-0.8);
    expect(VISEMES.aa[0]).toBeGreaterThan(0.9);
    expect(VISEMES.f[3]).toBe(1);
    expect(VISEMES.i[2]).toBeGreaterThan(0.8);
    expect(VISEMES.oo[2]).toBeLessThan(-0.8);
    expect(VISEMES.l[4]).toBe(1);
    expect(VISEMES.th[5]).toBe(1);
    const shapes = Object.values(VISEMES).map(String);
    expect(new Set(shapes).size).toBe(shapes.length);
  });

  test('the shapes of a text follow each other without a gap, emoji and all', () => {
    for (const text of ['naïve 👩‍👩‍👧 café', 'a\nb', '', '今日は', 'e\u0301', 'So, yes. No 42!']) {
      const speech = plan(text);
      speech.forEach(({ from }, i) => expect(from).toBeCloseTo(speech[i - 1]?.to ?? 0));
      expect(speech.at(-1)?.to ?? 0).toBeCloseTo(graphemes(text).length);
    }
    expect(names('👩‍👩‍👧!')).toEqual(['rest']);
  });

  test('long sounds of a word take more of its time than short ones', () => {
    const lengths = new Map(plan('tame').map(({ viseme, from, to }) => [viseme, to - from]));
    expect(lengths.get('e')! + lengths.get('i')!).toBeGreaterThan(1.5 * lengths.get('t')!);
  });

  test('an accent is no other letter, and a digit moves the mouth too', () => {
    expect(names('CAFÉ')).toEqual(names('cafe'));
    expect(names('2')).toEqual(['oo']);
  });
});

describe('what neighbours do to each other', () => {
  test('lips are round or wide for a vowel while the sounds before it are made', () => {
    const shape = (text: string, viseme: Viseme) => shapeIn(text, viseme)[2];
    for (const [round, wide, viseme] of [
      ['two', 'tea', 't'],
      ['moon', 'mean', 'm'],
      ['cool', 'keel', 'k'],
      ['soup', 'seep', 's'],
    ] as const) {
      expect(shape(round, viseme)).toBeLessThan(shape(wide, viseme) - 0.5);
    }
  });

  test('from one word into the next, but not across a pause', () => {
    const last = (text: string) => plan(text).findLast(({ viseme }) => viseme === 't')!.mouth[2];
    expect(last('but who')).toBeLessThan(last('but. Who') - 0.3);
  });

  test('consonants keep some of the jaw of the vowels beside them', () => {
    expect(shapeIn('lock', 'l')[0]).toBeGreaterThan(shapeIn('leek', 'l')[0]);
  });

  test('lips that must close close whatever stands beside them', () => {
    for (const word of ['mama', 'moon', 'abbey', 'pop']) {
      expect(shapeIn(word, 'm').slice(0, 2)).toEqual(VISEMES.m.slice(0, 2));
    }
    expect(shapeIn('over', 'f')[3]).toBe(1);
  });

  test('words that nobody stresses open the jaw less, and so do weak syllables', () => {
    expect(shapeIn('at', 'a')[0]).toBeLessThan(shapeIn('cat', 'a')[0] * 0.7);
    expect(shapeIn('banana', 'u')[0]).toBeLessThan(VISEMES.u[0] * 0.8);
  });
});

describe('what the face makes of it', () => {
  test('the voice beats on stressed vowels, most on the last word of a phrase that matters', () => {
    const beats = plan('The banana is in the harbour.').filter(({ accent }) => accent > 0);
    expect(beats.map(({ viseme }) => viseme)).toEqual(['a', 'aa']);
    expect(beats[1]!.accent).toBeGreaterThan(beats[0]!.accent);
  });

  test('the end of a question is known before its mark, and no other end', () => {
    const asks = (text: string) => plan(text).filter(({ asks }) => asks).length;
    expect(asks('Would you like to know?')).toBeGreaterThan(3);
    expect(asks('You would like to know.')).toBe(0);
    expect(plan('Would you like to know?')[0]?.asks).toBe(false);
  });

  test('breath is drawn before a long sentence and before no short one', () => {
    const long = 'A server can add numbers that it cannot read, as long as they all stay locked.';
    const breaths = (text: string) =>
      plan(text).filter(({ viseme, breathes }) => viseme === 'rest' && breathes).length;
    expect(breaths(`Yes. ${long}`)).toBe(1);
    expect(breaths('Yes. It can.')).toBe(0);
    expect(plan(long)[0]?.breathes).toBe(true);
    expect(plan('It can.')[0]?.breathes).toBe(false);
  });

  test('a sentence is glad, unsure or neither by its words', () => {
    const mood = (text: string) => plan(text)[0]?.mood;
    expect(mood('Thank you, that is kind.')).toBe('glad');
    expect(mood('I don’t know that, and I would rather say so.')).toBe('unsure');
    expect(mood('I’m not sure that I know that.')).toBe('unsure');
    expect(mood('The graph has 300 nodes.')).toBe(null);
  });
});

describe('the mouth in time', () => {
  test('takes 50 ms a character and leads it by 40 ms', () => {
    expect(MOUTH_LEADS_MS).toBe(40);
    const speech = plan('saw');
    const [first, second] = speech;
    expect(mouthAt(speech, 50 * first!.to - 41)).toBe(first);
    expect(mouthAt(speech, 50 * first!.to - 39)).toBe(second);
    expect(mouthAt(speech, 109)).toBe(second);
    expect(mouthAt(speech, 111).viseme).toBe('rest');
  });

  test('where it is heard, each character begins when the sound does', () => {
    const speech = plan('I, I');
    const startsMs = [100, 300, 320, 400, 600];
    const at = (soundMs: number) => mouthAt(speech, soundMs - MOUTH_LEADS_MS, startsMs);
    expect(at(99).viseme).toBe('rest');
    expect(at(101)).toBe(speech[0]);
    expect(at(210)).toBe(speech[1]);
    expect(at(310).viseme).toBe('rest');
    expect(at(401).viseme).toBe('aa');
    expect(at(599).viseme).toBe('i');
    expect(at(601).viseme).toBe('rest');
    expect(at(60_000).viseme).toBe('rest');
    expect(mouthAt(speech, Number.NEGATIVE_INFINITY, startsMs).viseme).toBe('rest');
  });

  test('rests before, after and at full stops, and is closed then', () => {
    const speech = plan('Ah. ');
    expect(mouthAt(speech, -100).viseme).toBe('rest');
    expect(mouthAt(speech, 70).viseme).toBe('rest');
    expect(mouthAt(speech, 10_000).viseme).toBe('rest');
    const frames = say('Father.      Father.');
    const [jaw, parted] = frames.filter(({ ms }) => ms < 620).at(-1)!.mouth;
    expect(jaw).toBeLessThan(0.12);
    expect(parted).toBeLessThan(0.12);
    frames.at(-1)!.mouth.forEach((value) => expect(Math.abs(value)).toBeLessThan(0.02));
  });

  test('m, b and p really close the lips, between open vowels too', () => {
    for (const word of ['mama', 'popper', 'robber']) {
      const closed = during(say(word), 'm');
      expect(Math.min(...closed.map(([jaw, parted]) => jaw + Math.max(0, parted)))).toBeLessThan(
        0.2,
      );
      expect(Math.min(...closed.map(([, parted]) => parted))).toBeLessThan(-0.7);
    }
  });

  test('f and v bring the lip to the teeth, th and l the tongue, in the time they have', () => {
    const most = (word: string, viseme: Viseme, channel: number) =>
      Math.max(...during(say(word), viseme).map((mouth) => mouth[channel]!));
    expect(most('over', 'f', 3)).toBeGreaterThan(0.85);
    expect(most('father', 'th', 5)).toBeGreaterThan(0.75);
    expect(most('yellow', 'l', 4)).toBeGreaterThan(0.75);
  });

  test('goes into a shape faster than out of it', () => {
    const into: Mouth = [0, 0, 0, 0, 0, 0];
    followSound(into, { viseme: 'aa', mouth: [1, 1, 1, 0, 0, 0] }, 30);
    const out: Mouth = [1, 1, 1, 0, 0, 0];
    followSound(out, { viseme: 't', mouth: [0, 0, 0, 0, 0, 0] }, 30);
    expect(into[0]).toBeGreaterThan(1 - out[0]!);
  });

  test('does the same at 30 and at 120 frames a second', () => {
    const at = (frameMs: number) => say('hello there', frameMs).filter(({ ms }) => ms >= 300)[0]!;
    const slow = at(1000 / 30).mouth;
    const fast = at(1000 / 120).mouth;
    slow.forEach((value, i) => expect(Math.abs(value - fast[i]!)).toBeLessThan(0.3));
  });

  test('a text that grows keeps what has been said of it', () => {
    const whole = plan('They stay locked while they are added');
    const part = plan('They stay locked wh');
    for (let i = 0; i < 9; i++) expect(part[i]?.viseme).toBe(whole[i]?.viseme);
  });

  test('is talking, not chewing: the jaw’s swings differ in size', () => {
    const frames = say(
      'How can a server add numbers it cannot read? They stay locked while they are added.',
    );
    const jaws = frames.map(({ mouth }) => mouth[0]);
    const peaks = jaws.filter(
      (jaw, i) => jaw > (jaws[i - 1] ?? 0) && jaw >= (jaws[i + 1] ?? 0) && jaw > 0.1,
    );
    const mean = peaks.reduce((sum, peak) => sum + peak, 0) / peaks.length;
    const spread = Math.sqrt(
      peaks.reduce((sum, peak) => sum + (peak - mean) ** 2, 0) / peaks.length,
    );
    expect(peaks.length).toBeGreaterThan(8);
    expect(spread / mean).toBeGreaterThan(0.25);
  });
});
