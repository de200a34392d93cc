import { graphemes } from '@/lib/ask/typing';
import { followSound, MOUTH_LEADS_MS, mouthAt, plan } from '@/lib/head/animation/speech';
import { type Mouth, VISEMES } from '@/lib/head/animation/visemes';

const names = (text: string) => plan(text).map(({ viseme }) => viseme);

/** The mouth frame by frame while a text is said. */
function say(text: string, frameMs = 1000 / 60) {
  const speech = plan(text);
  const mouth: Mouth = [0, 0, 0, 0];
  const frames: { ms: number; mouth: Mouth }[] = [];
  for (let ms = 0; ms < 50 * speech.length + 600; ms += frameMs) {
    followSound(mouth, mouthAt(speech, ms), frameMs);
    frames.push({ ms, mouth: [...mouth] });
  }
  return frames;
}

const within = (frames: ReturnType<typeof say>, fromMs: number, toMs: number) =>
  frames.filter(({ ms }) => ms >= fromMs && ms < toMs).map(({ mouth }) => mouth);

describe('graphemes to mouth shapes', () => {
  test('closed, open, wide, round and f/v each have theirs', () => {
    expect(names('mafiou')).toEqual(['m', 'a', 'f', 'i', 'o', 'o']);
    const [closed, open, bitten, wide, round] = plan('mafio').map(({ mouth }) => mouth);
    expect(closed?.[1]).toBeLessThan(-0.8);
    expect(open?.[0]).toBeGreaterThan(0.9);
    expect(bitten?.[3]).toBe(1);
    expect(wide?.[2]).toBeGreaterThan(0.5);
    expect(round?.[2]).toBeLessThan(-0.5);
  });

  test('pairs are one sound over both characters', () => {
    expect(names('the sheep')).toEqual(['th', 'th', 'e', 'rest', 'sh', 'sh', 'ee', 'ee', 'm']);
    expect(names('phone')).toEqual(['f', 'f', 'o', 't', 't']);
  });

  test('a silent e holds the sound before it', () => {
    expect(names('made')).toEqual(['m', 'a', 't', 't']);
    expect(names('me')).toEqual(['m', 'e']);
  });

  test('accents and capitals sound like their letters', () => {
    expect(names('É')).toEqual(['e']);
    expect(names('ÀÑü')).toEqual(['a', 't', 'u']);
  });

  test('each character as a reader counts them has one sound, emoji and all', () => {
    for (const text of ['naïve 👩‍👩‍👧 café', 'a\nb', '', '今日は', 'e\u0301']) {
      expect(plan(text)).toHaveLength(graphemes(text).length);
    }
    expect(names('👩‍👩‍👧!')).toEqual(['rest', 'rest']);
  });

  test('consonants keep some of the vowels beside them', () => {
    const besideA = plan('ata')[1]?.mouth ?? [];
    const besideU = plan('utu')[1]?.mouth ?? [];
    expect(besideA[0]).toBeGreaterThan(besideU[0]!);
    expect(besideU[2]).toBeLessThan(besideA[2]!);
  });

  test('lips that must close close whatever stands beside them', () => {
    expect(plan('ama')[1]?.mouth).toEqual(VISEMES.m);
    expect(plan('afa')[1]?.mouth).toEqual(VISEMES.f);
  });

  test('words that nobody stresses open the jaw less, and so do later syllables', () => {
    const jaw = (text: string, i: number) => plan(text)[i]?.mouth[0] ?? 0;
    expect(jaw('at', 0)).toBeLessThan(jaw('art', 0) * 0.7);
    expect(jaw('banana', 3)).toBeLessThan(jaw('banana', 1) * 0.8);
  });
});

describe('the mouth in time', () => {
  test('takes 50 ms a character and leads it by 40 ms', () => {
    expect(MOUTH_LEADS_MS).toBe(40);
    const speech = plan('xaxx');
    expect(mouthAt(speech, 9).viseme).toBe('s');
    expect(mouthAt(speech, 10).viseme).toBe('a');
    expect(mouthAt(speech, 59).viseme).toBe('a');
    expect(mouthAt(speech, 60).viseme).toBe('s');
  });

  test('where it is heard, each character begins when the sound does', () => {
    const speech = plan('xaxx');
    const startsMs = [100, 300, 320, 320, 400];
    const at = (soundMs: number) => mouthAt(speech, soundMs - MOUTH_LEADS_MS, startsMs);
    expect(at(99).viseme).toBe('rest');
    expect(at(100)).toBe(speech[0]);
    expect(at(299)).toBe(speech[0]);
    expect(at(300)).toBe(speech[1]);
    expect(at(320)).toBe(speech[3]);
    expect(at(399)).toBe(speech[3]);
    expect(at(400).viseme).toBe('rest');
    expect(at(60_000).viseme).toBe('rest');
    expect(mouthAt(speech, Number.NEGATIVE_INFINITY, startsMs).viseme).toBe('rest');
  });

  test('rests before, after, at spaces and at full stops', () => {
    const speech = plan('a. ');
    expect(mouthAt(speech, -100).viseme).toBe('rest');
    expect(mouthAt(speech, 20).viseme).toBe('rest');
    expect(mouthAt(speech, 10_000).viseme).toBe('rest');
    const frames = say('aaaa.      aaaa');
    const [jaw] = within(frames, 480, 500).at(-1) ?? [];
    expect(jaw).toBeLessThan(0.12);
  });

  test('m, b and p really close the lips, between open vowels too', () => {
    for (const word of ['mama', 'papa', 'baba']) {
      const frames = within(say(word), 70, 150);
      expect(Math.min(...frames.map(([jaw, parted]) => jaw + Math.max(0, parted)))).toBeLessThan(
        0.16,
      );
      expect(Math.min(...frames.map(([, parted]) => parted))).toBeLessThan(-0.7);
    }
  });

  test('f and v bring the lip to the teeth within their character', () => {
    const bite = within(say('over'), 10, 110).map(([, , , bitten]) => bitten);
    expect(Math.max(...bite)).toBeGreaterThan(0.85);
  });

  test('goes into a shape faster than out of it', () => {
    const into: Mouth = [0, 0, 0, 0];
    followSound(into, { viseme: 'a', mouth: [1, 1, 1, 0] }, 30);
    const out: Mouth = [1, 1, 1, 0];
    followSound(out, { viseme: 't', mouth: [0, 0, 0, 0] }, 30);
    expect(into[0]).toBeGreaterThan(1 - out[0]!);
  });

  test('does the same at 30 and at 120 frames a second', () => {
    const at = (frameMs: number) => say('hello there', frameMs).filter(({ ms }) => ms >= 300)[0]!;
    const slow = at(1000 / 30).mouth;
    const fast = at(1000 / 120).mouth;
    slow.forEach((value, i) => expect(Math.abs(value - fast[i]!)).toBeLessThan(0.12));
  });

  test('a text that grows keeps what has been said of it', () => {
    const whole = plan('They stay locked while they are added');
    const part = plan('They stay locked wh');
    for (let i = 0; i < 15; i++) expect(part[i]?.viseme).toBe(whole[i]?.viseme);
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
