import type { ConversationStatus } from '@/lib/conversationStatus';
import { type AnimationInput, createFaceAnimator } from '@/lib/head/animation/faceAnimator';

const input = (status: ConversationStatus, smile = 0): AnimationInput => ({
  status,
  smile,
  towards: { yaw: 0, pitch: 0 },
  shoulders: { yaw: 0, pitch: 0 },
});
const IDLE = input({ kind: 'idle' });
const FRAME_MS = 1000 / 60;

function perform(seed: number, ms: number, given: (ms: number) => AnimationInput) {
  const face = createFaceAnimator(seed);
  const frames = [];
  for (let at = 0; at < ms; at += FRAME_MS) {
    face.advance(FRAME_MS, at, given(at));
    frames.push(structuredClone(face.expression));
  }
  return frames;
}

test('the mouth speaks the words as they are typed and rests afterwards', () => {
  const speaking = input({ kind: 'speaking', text: 'Hello, I am Dave.', sinceMs: 500 });
  const frames = perform(1, 4000, () => speaking);
  const jaw = (fromMs: number, toMs: number) =>
    Math.max(...frames.slice(fromMs / FRAME_MS, toMs / FRAME_MS).map(({ mouth }) => mouth[0]));
  expect(jaw(0, 440)).toBeLessThan(0.01);
  expect(jaw(500, 1400)).toBeGreaterThan(0.4);
  expect(jaw(2500, 4000)).toBeLessThan(0.01);
});

test('the mouth follows the sound where the words are heard, however slow it is', () => {
  const text = 'Hello, I am Dave.';
  const startsMs = Array.from({ length: text.length + 1 }, (_, i) => 200 * i);
  const frames = perform(1, 6000, () => input({ kind: 'speaking', text, sinceMs: 1000, startsMs }));
  const jaw = (fromMs: number, toMs: number) =>
    Math.max(...frames.slice(fromMs / FRAME_MS, toMs / FRAME_MS).map(({ mouth }) => mouth[0]));
  expect(jaw(0, 940)).toBeLessThan(0.01);
  // Where it was typed, all of it would have been said by now.
  expect(jaw(2500, 4200)).toBeGreaterThan(0.4);
  expect(jaw(5000, 6000)).toBeLessThan(0.01);
});

test('a question ends with a tilt of the head and lifted brows, and an answer does not', () => {
  const say = (text: string) =>
    perform(1, 4000, () => input({ kind: 'speaking', text, sinceMs: 500 }));
  const asked = say('What would you like to know?');
  const told = say('What would you like to know.');
  const apart = (ms: number, of: (frame: (typeof asked)[number]) => number) => {
    const frame = Math.round(ms / FRAME_MS);
    return of(asked[frame]!) - of(told[frame]!);
  };
  // 28 characters from 500 ms on: the mark stands at 1,900 ms.
  expect(apart(1000, ({ head }) => head.roll)).toBe(0);
  expect(apart(1900, ({ head }) => head.roll)).toBeGreaterThan(0.04);
  expect(apart(1900, ({ brow }) => brow)).toBeGreaterThan(0.15);
  expect(apart(2400, ({ head }) => head.roll)).toBeGreaterThan(0.02);
  expect(apart(3950, ({ head }) => head.roll)).toBeLessThan(0.01);
});

test('the mouth goes on where a text has grown', () => {
  const frames = perform(1, 2600, (ms) =>
    input({
      kind: 'speaking',
      text: ms < 300 ? 'Halla' : 'Halla halla halla halla halla halla',
      sinceMs: 0,
    }),
  );
  const late = frames.slice(900 / FRAME_MS, 1700 / FRAME_MS).map(({ mouth }) => mouth[0]);
  expect(Math.max(...late)).toBeGreaterThan(0.4);
});

test('thinking starts and ends with the request: brighter breath, eyes up and away', () => {
  const frames = perform(2, 6000, (ms) =>
    ms >= 1000 && ms < 4000 ? input({ kind: 'thinking', question: 'Why?', sinceMs: 1000 }) : IDLE,
  );
  const at = (ms: number) => frames[Math.round(ms / FRAME_MS)]!;
  expect(at(900).thinking).toBe(0);
  expect(at(3900).thinking).toBeGreaterThan(0.95);
  expect(at(3900).breath).toBeGreaterThan(2 * at(900).breath);
  expect(at(3900).eyes.yaw + at(3900).head.yaw).toBeLessThan(-0.15);
  expect(at(3900).eyes.pitch + at(3900).head.pitch).toBeGreaterThan(0.1);
  expect(at(5900).thinking).toBeLessThan(0.01);
});

test('a smile comes and goes softly', () => {
  const frames = perform(3, 2000, () => input({ kind: 'idle' }, 1));
  const smiles = frames.map(({ smile }) => smile);
  expect(smiles[0]).toBeLessThan(0.1);
  expect(smiles.at(-1)).toBeGreaterThan(0.95);
  smiles.slice(1).forEach((smile, i) => expect(smile - smiles[i]!).toBeLessThan(0.05));
});

test('at rest the face is awake, its mouth closed, whatever went on before', () => {
  const face = createFaceAnimator(4);
  const speaking = input({ kind: 'speaking', text: 'aaaaaaaaaaaaaaaaaaaa', sinceMs: 0 });
  for (let at = 0; at < 600; at += FRAME_MS) face.advance(FRAME_MS, at, speaking);
  face.resetPose(speaking);
  expect(face.expression.mouth).toEqual([0, 0, 0, 0, 0, 0]);
  expect(face.expression.lids).toBeLessThan(0.25);
  const still = structuredClone(face.expression);
  face.resetPose(speaking);
  expect(face.expression).toEqual(still);
});

test('the same seed gives the same performance, another seed another', () => {
  expect(perform(5, 5000, () => IDLE)).toEqual(perform(5, 5000, () => IDLE));
  expect(perform(5, 5000, () => IDLE)).not.toEqual(perform(6, 5000, () => IDLE));
});

describe('what is said shows in the face', () => {
  const say = (text: string, ms = 4000) =>
    perform(1, ms, () => input({ kind: 'speaking', text, sinceMs: 500 }));
  const at = (frames: ReturnType<typeof say>, ms: number) => frames[Math.round(ms / FRAME_MS)]!;

  test('a nod falls on the word that matters, and the brows move with it', () => {
    const stressed = say('It was in the harbour');
    const flat = say('It was in the of the');
    const deepest = (of: (frame: (typeof stressed)[number]) => number) =>
      Math.max(...stressed.map((frame, i) => of(frame) - of(flat[i]!)));
    expect(deepest(({ head }) => -head.pitch)).toBeGreaterThan(0.015);
    expect(deepest(({ brow }) => brow)).toBeGreaterThan(0.08);
    // The word stands from 1,200 ms on.
    expect(at(stressed, 1000).head.pitch).toBeCloseTo(at(flat, 1000).head.pitch);
  });

  test('a smile comes with glad words and goes after them', () => {
    const frames = say('Thank you for that, it is kind of you.', 6000);
    expect(at(frames, 2200).smile).toBeGreaterThan(0.3);
    expect(at(frames, 5900).smile).toBeLessThan(0.05);
  });

  test('the eyes go down where he must say that he does not know, and up again', () => {
    const frames = say('I don’t know that. The graph has nodes and edges in it, and so on.', 5000);
    const plain = say('The graph has 10. The graph has nodes and edges in it, and so on.', 5000);
    const eyes = (of: typeof frames, ms: number) => at(of, ms).eyes.pitch + at(of, ms).head.pitch;
    expect(eyes(frames, 1200)).toBeLessThan(eyes(plain, 1200) - 0.12);
    expect(eyes(frames, 3500)).toBeGreaterThan(eyes(plain, 3500) - 0.05);
  });

  test('before a long sentence the head lifts with a breath', () => {
    const text = (rest: string) => `He did. ${rest}`;
    const long = say(
      text('They add up numbers that nobody but the owner of the key will ever be able to read.'),
    );
    const short = say(text('They add.'));
    // The mark stands at 800 ms.
    expect(at(long, 860).head.pitch).toBeGreaterThan(at(short, 860).head.pitch + 0.01);
    expect(at(long, 860).breath).toBeGreaterThan(at(short, 860).breath);
  });
});
