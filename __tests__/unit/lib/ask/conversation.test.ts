import {
  charactersTyped,
  type Conversation,
  type ConversationEvent,
  converse,
  newConversation,
} from '@/lib/ask/conversation';

function after(...events: ConversationEvent[]): Conversation {
  return events.reduce(converse, newConversation('Hello'));
}

const HYDRATED = { type: 'hydrated', nowMs: 1000 } as const;
const FINISHED = { type: 'finished' } as const;
const ASKED = { type: 'asked', question: 'Who?' } as const;

describe('the chat box', () => {
  it('types an initial greeting once the page is hydrated', () => {
    expect(newConversation('Hello').phase).toBe('unhydrated');
    const state = after(HYDRATED);
    expect(state.phase).toBe('typing');
    expect(charactersTyped(state, 1100)).toBe(2);
  });

  it('is idle when typing finishes and the whole text stands', () => {
    const state = after(HYDRATED, FINISHED);
    expect(state.phase).toBe('idle');
    expect(charactersTyped(state, 0)).toBe(5);
  });

  it('takes a question while it is still typing the greeting', () => {
    expect(after(HYDRATED, ASKED)).toMatchObject({ phase: 'thinking', question: 'Who?' });
  });

  it('takes no question while it thinks or types a reply', () => {
    const thinking = after(HYDRATED, FINISHED, ASKED);
    expect(converse(thinking, { type: 'asked', question: 'Else?' })).toBe(thinking);
    const typing = converse(thinking, { type: 'replied', text: 'Dave.', offers: [], nowMs: 5000 });
    expect(converse(typing, { type: 'asked', question: 'Else?' })).toBe(typing);
  });

  it('thinks on ask, types the reply and remembers the exchange', () => {
    const thinking = after(HYDRATED, FINISHED, ASKED);
    expect(thinking).toMatchObject({ phase: 'thinking', question: 'Who?' });
    const typing = converse(thinking, { type: 'replied', text: 'Dave.', offers: [], nowMs: 5000 });
    expect(typing).toMatchObject({ phase: 'typing', utterance: { question: 'Who?' } });
    expect(charactersTyped(typing, 5000)).toBe(0);
    expect(converse(typing, FINISHED)).toMatchObject({
      phase: 'idle',
      history: [{ question: 'Who?', reply: 'Dave.' }],
    });
  });

  it("types 'My brain hurts to much today' on failure and does not remember it", () => {
    const failed = after(HYDRATED, FINISHED, ASKED, { type: 'failed', nowMs: 0 });
    expect(failed.utterance.text).toBe('My brain hurts to much today');
    expect(converse(failed, FINISHED)).toMatchObject({ phase: 'idle', history: [] });
  });

  it('accepts an empty question and an empty reply', () => {
    const state = after(
      HYDRATED,
      FINISHED,
      { type: 'asked', question: '' },
      { type: 'replied', text: '', offers: [], nowMs: 0 },
    );
    expect(state.phase).toBe('typing');
    expect(converse(state, FINISHED).phase).toBe('idle');
  });

  it('keeps what a reply offers until the next question', () => {
    const offers = ['Where do you live?'];
    const unsure = after(
      HYDRATED,
      FINISHED,
      ASKED,
      { type: 'replied', text: 'Perhaps?', offers, nowMs: 0 },
      FINISHED,
    );
    expect(unsure.offers).toEqual(offers);
    expect(converse(unsure, ASKED).offers).toEqual([]);
  });

  describe('with a reply that comes in pieces', () => {
    const first = after(HYDRATED, FINISHED, ASKED, { type: 'chunkReceived', text: 'Hi', nowMs: 0 });

    it('begins to type with the first words and does not finish before the last', () => {
      expect(first.phase).toBe('typing');
      expect(converse(first, FINISHED)).toBe(first);
    });

    it('keeps the pace when more comes in time', () => {
      const more = converse(first, { type: 'chunkReceived', text: 'Hi there', nowMs: 50 });
      expect(charactersTyped(more, 150)).toBe(3);
    });

    it('types on from where it waited when more comes late', () => {
      const late = converse(first, { type: 'replied', text: 'Hi there', offers: [], nowMs: 9000 });
      expect(charactersTyped(late, 9000)).toBe(2);
      expect(charactersTyped(late, 9050)).toBe(3);
      expect(converse(late, FINISHED).phase).toBe('idle');
    });

    it('says that it failed when the rest never comes', () => {
      const broken = converse(first, { type: 'failed', nowMs: 100 });
      expect(broken.utterance).toMatchObject({ failed: true, question: 'Who?' });
    });
  });

  it('shows the rest at once when the typing is skipped', () => {
    const state = after(HYDRATED, { type: 'skipped', nowMs: 1010 });
    expect(state.phase).toBe('idle');
    expect(charactersTyped(state, 1010)).toBe(5);
  });

  it('shows what has come when the typing is skipped in the middle of a reply, and types the rest', () => {
    const skipped = after(
      HYDRATED,
      FINISHED,
      ASKED,
      { type: 'chunkReceived', text: 'Hi', nowMs: 0 },
      { type: 'skipped', nowMs: 10 },
    );
    expect(skipped.phase).toBe('typing');
    expect(charactersTyped(skipped, 10)).toBe(2);
  });
});
