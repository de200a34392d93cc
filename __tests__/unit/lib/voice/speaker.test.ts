import type { ConversationStatus } from '@/lib/conversationStatus';
import { createSpeaker } from '@/lib/voice/speaker';
import { LOCAL_VOICE, scriptedSpeech } from '../../../fixtures/speech';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

/** A speaker with a scripted engine; time passes when the test says so. */
function speakWith() {
  const speech = scriptedSpeech([LOCAL_VOICE]);
  const heard: (ConversationStatus | null)[] = [];
  const speaker = createSpeaker({
    engine: speech.engine,
    newUtterance: (words) => new speech.Utterance(words) as unknown as SpeechSynthesisUtterance,
    language: 'en-GB',
    now: () => performance.now(),
    onHeard: (status) => heard.push(status),
  });
  /** What the mouth does now, which has to be speaking. */
  const mouth = () => {
    const status = heard.at(-1);
    if (status?.kind !== 'speaking' || !status.startsMs) throw new Error('Nothing is heard.');
    return { text: status.text, sinceMs: status.sinceMs, startsMs: status.startsMs };
  };
  return { speech, speaker, heard, mouth };
}

const pass = (ms: number) => jest.advanceTimersByTime(ms);

describe('a reply spoken aloud', () => {
  test('is spoken sentence by sentence, each when the one before has ended', () => {
    const { speech, speaker } = speakWith();
    speaker.say('One is 1. Two is 2. And so on', true);
    expect(speech.texts()).toEqual(['One is one.']);
    speech.last.tell('start');
    speech.last.tell('end');
    expect(speech.texts()).toEqual(['One is one.', 'Two is two.']);
    speech.last.tell('end');
    speech.last.tell('end');
    expect(speech.texts()).toEqual(['One is one.', 'Two is two.', 'And so on']);
  });

  test('begins with its first full sentence while the rest is on its way', () => {
    const { speech, speaker } = speakWith();
    speaker.say('Half a', false);
    expect(speech.spoken).toHaveLength(0);
    speaker.say('Half a sentence. And', false);
    expect(speech.texts()).toEqual(['Half a sentence.']);
    speech.last.tell('end');
    expect(speech.spoken).toHaveLength(1);
    speaker.say('Half a sentence. And the rest', true);
    expect(speech.texts()).toEqual(['Half a sentence.', 'And the rest']);
  });

  test('is not spoken twice when it is told again', () => {
    const { speech, speaker } = speakWith();
    speaker.say('Once.', true);
    speaker.say('Once.', true);
    speech.last.tell('end');
    speaker.say('Once.', true);
    expect(speech.texts()).toEqual(['Once.']);
  });

  test('stops where another text takes its place', () => {
    const { speech, speaker } = speakWith();
    speaker.say('It begins. And then', false);
    const first = speech.last;
    speaker.say('My brain hurts', true);
    expect(first.cancelled).toBe(true);
    expect(speech.last.text).toBe('My brain hurts');
  });

  test('falls silent at once, and stays so until the next reply', () => {
    const { speech, speaker, heard } = speakWith();
    speaker.say('One. Two', false);
    speech.last.tell('start');
    speaker.cancel();
    expect(speech.last.cancelled).toBe(true);
    expect(heard.at(-1)).toBeNull();
    speaker.say('One. Two. Three.', true);
    expect(speech.spoken).toHaveLength(1);
    speaker.reset();
    speaker.say('Another.', true);
    expect(speech.last.text).toBe('Another.');
  });

  test('leaves out sentences with nothing to say', () => {
    const { speech, speaker } = speakWith();
    speaker.say('👋\n***\nHello.', true);
    expect(speech.texts()).toEqual(['Hello.']);
  });
});

describe('the mouth', () => {
  test('rests until there is a sound, between sentences and behind the last', () => {
    const { speech, speaker, heard, mouth } = speakWith();
    speaker.say('One. Two.', true);
    expect(heard.at(-1)).toEqual({ kind: 'idle' });
    pass(400);
    speech.last.tell('start');
    expect(mouth()).toMatchObject({ text: 'One.', sinceMs: performance.now() });
    speech.last.tell('end');
    expect(heard.at(-1)).toEqual({ kind: 'idle' });
    speech.last.tell('start');
    speech.last.tell('end');
    expect(heard.at(-1)).toEqual({ kind: 'idle' });
  });

  test('is at each word when the engine says so', () => {
    const { speech, speaker, mouth } = speakWith();
    speaker.say('The old harbour sleeps.', true);
    speech.last.tell('start');
    const startMs = performance.now();
    for (const word of ['The', 'old', 'harbour', 'sleeps']) {
      speech.last.tellWord(word);
      expect(mouth().startsMs[mouth().text.indexOf(word)]).toBe(performance.now() - startMs);
      pass(500);
    }
    const { startsMs } = mouth();
    startsMs.forEach((ms, i) => expect(ms).toBeGreaterThanOrEqual(startsMs[i - 1] ?? 0));
  });

  test('begins with the first word where that is told before the beginning', () => {
    const { speech, speaker, mouth } = speakWith();
    speaker.say('Late start.', true);
    speech.last.tellWord('Late');
    const { sinceMs } = mouth();
    pass(30);
    speech.last.tell('start');
    expect(mouth().sinceMs).toBe(sinceMs);
  });

  test('learns the pace of an engine that tells no words, for the next sentence', () => {
    const { speech, speaker, mouth } = speakWith();
    const sentence = 'The old harbour sleeps again. ';
    speaker.say(sentence.repeat(2), true);
    speech.last.tell('start');
    const guessedMs = mouth().startsMs.at(-1)!;
    pass(2 * guessedMs);
    speech.last.tell('end');
    speech.last.tell('start');
    const learnedMs = mouth().startsMs.at(-1)!;
    expect(learnedMs / guessedMs).toBeGreaterThan(1.5);
    expect(learnedMs / guessedMs).toBeLessThanOrEqual(2);
  });

  test('learns the pace of an engine that tells words, too', () => {
    const { speech, speaker, mouth } = speakWith();
    speaker.say('The old harbour sleeps. The old harbour sleeps.', true);
    speech.last.tell('start');
    const guessed = [...mouth().startsMs];
    for (const word of ['The', 'old', 'harbour', 'sleeps']) {
      const dueMs = 2 * guessed[speech.last.text.indexOf(word)]!;
      pass(dueMs - (performance.now() - mouth().sinceMs));
      speech.last.tellWord(word);
    }
    speech.last.tell('end');
    speech.last.tell('start');
    expect(mouth().startsMs.at(-1)! / guessed.at(-1)!).toBeGreaterThan(1.3);
  });

  test('follows the letters where no sound comes, and the sound where it is only late', () => {
    const { speech, speaker, heard, mouth } = speakWith();
    speaker.say('Hello there.', true);
    pass(10_000);
    expect(heard.at(-1)).toBeNull();
    speech.last.tell('start');
    expect(mouth().sinceMs).toBe(performance.now());
  });

  test('follows the letters where the engine fails, and the rest is not tried', () => {
    const { speech, speaker, heard } = speakWith();
    speaker.say('One. Two.', true);
    speech.last.tell('error');
    expect(heard.at(-1)).toBeNull();
    expect(speech.spoken).toHaveLength(1);
  });

  test('is moved by nothing that a cancelled sentence still tells', () => {
    const { speech, speaker, heard } = speakWith();
    speaker.say('One.', true);
    const cancelled = speech.last;
    speaker.reset();
    const told = heard.length;
    cancelled.tell('start');
    cancelled.tellWord('One');
    cancelled.tell('end');
    expect(heard).toHaveLength(told);
  });
});
