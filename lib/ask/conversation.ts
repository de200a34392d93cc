import { graphemes, typedCount, TYPING_MS_PER_CHARACTER } from './typing';

/** What is said when the service fails, letter by letter as the owner wants it (docs/specification.md, The chat box). */
export const FAILURE_REPLY = 'My brain hurts to much today';

/** One question and what came back. */
export type QuestionAndReply = { question: string; reply: string };

/** Something that Dave says, being typed since `sinceMs` (`performance.now()`). */
type Utterance = {
  /** What was asked; null for the greeting. */
  question: string | null;
  /** What is known of the text so far, and its characters. */
  text: string;
  characters: readonly string[];
  sinceMs: number;
  /** Whether all of the text has come. */
  complete: boolean;
  /** Whether it stands in for a reply that did not come. */
  failed: boolean;
};

/**
 * The chat box (docs/specification.md, The chat box): a greeting is typed, then questions and replies alternate.
 * `idle` keeps the utterance that stands on the page.
 */
export type Conversation = {
  phase: 'unhydrated' | 'idle' | 'thinking' | 'typing';
  utterance: Utterance;
  /** The question being thought about. */
  question: string | null;
  /** What was said before, oldest first. The greeting and failures are not in it. */
  history: readonly QuestionAndReply[];
  /** Questions that the last reply offered, for it was not sure what was meant. */
  offers: readonly string[];
};

export type ConversationEvent =
  /** The page is hydrated: the greeting begins. */
  | { type: 'hydrated'; nowMs: number }
  /** A question, which also ends the greeting. */
  | { type: 'asked'; question: string }
  /** The reply so far. */
  | { type: 'chunkReceived'; text: string; nowMs: number }
  /** The whole reply. */
  | { type: 'replied'; text: string; offers: readonly string[]; nowMs: number }
  | { type: 'failed'; nowMs: number }
  /** The visitor wants to see the rest at once. */
  | { type: 'skipped'; nowMs: number }
  /** The last character stands on the page. */
  | { type: 'finished' };

/** The state before the page is hydrated. The whole greeting is in it, for a page without scripts. */
export function newConversation(greeting: string): Conversation {
  return {
    phase: 'unhydrated',
    utterance: newUtterance(null, greeting, 0, true),
    question: null,
    history: [],
    offers: [],
  };
}

/** The chat box after `event`. An event that does not fit the phase changes nothing. */
export function converse(state: Conversation, event: ConversationEvent): Conversation {
  switch (event.type) {
    case 'hydrated':
      if (state.phase !== 'unhydrated') return state;
      return {
        ...state,
        phase: 'typing',
        utterance: { ...state.utterance, sinceMs: event.nowMs },
      };
    case 'asked':
      if (isBusy(state)) return state;
      return { ...state, phase: 'thinking', question: event.question, offers: [] };
    case 'chunkReceived':
      return withText(state, event.text, event.nowMs, false);
    case 'replied':
      if (state.question === null) return state;
      return { ...withText(state, event.text, event.nowMs, true), offers: event.offers };
    case 'failed':
      if (state.question === null) return state;
      return {
        ...state,
        phase: 'typing',
        utterance: {
          ...newUtterance(state.question, FAILURE_REPLY, event.nowMs, true),
          failed: true,
        },
        question: null,
      };
    case 'skipped':
      return skipTyping(state, event.nowMs);
    case 'finished':
      return finish(state);
  }
}

/** Whether a question is being answered, so that no other can be asked. A greeting is no answer. */
export function isBusy({ phase, utterance }: Pick<Conversation, 'phase' | 'utterance'>): boolean {
  return phase === 'thinking' || (phase === 'typing' && utterance.question !== null);
}

/** How many characters of the utterance stand on the page at `nowMs`. */
export function charactersTyped(
  { phase, utterance }: Pick<Conversation, 'phase' | 'utterance'>,
  nowMs: number,
): number {
  if (phase === 'unhydrated') return 0;
  if (phase !== 'typing') return utterance.characters.length;
  return typedCount(nowMs - utterance.sinceMs, utterance.characters.length);
}

/** What was said before that which stands on the page now, oldest first. */
export function earlierHistory({ phase, utterance, history }: Conversation) {
  const onPage = phase === 'idle' && utterance.question !== null && !utterance.failed;
  return onPage ? history.slice(0, -1) : history;
}

function newUtterance(question: string | null, text: string, sinceMs: number, complete: boolean) {
  return { question, text, characters: graphemes(text), sinceMs, complete, failed: false };
}

function withText(
  state: Conversation,
  text: string,
  nowMs: number,
  complete: boolean,
): Conversation {
  if (state.question === null) return state;
  if (state.phase === 'thinking') {
    if (text === '' && !complete) return state;
    const utterance = newUtterance(state.question, text, nowMs, complete);
    return { ...state, phase: 'typing', utterance, question: complete ? null : state.question };
  }
  // More of a reply that is being typed already. If the typing had caught up with what was known
  // it goes on from there, so that a late chunk is typed and does not appear in one piece.
  const typed = charactersTyped(state, nowMs);
  const caughtUp = typed === state.utterance.characters.length;
  const sinceMs = caughtUp ? nowMs - typed * TYPING_MS_PER_CHARACTER : state.utterance.sinceMs;
  return {
    ...state,
    phase: 'typing',
    utterance: newUtterance(state.question, text, sinceMs, complete),
    question: complete ? null : state.question,
  };
}

function skipTyping(state: Conversation, nowMs: number): Conversation {
  if (state.phase !== 'typing') return state;
  const typingMs = state.utterance.characters.length * TYPING_MS_PER_CHARACTER;
  return finish({ ...state, utterance: { ...state.utterance, sinceMs: nowMs - typingMs } });
}

function finish(state: Conversation): Conversation {
  if (state.phase !== 'typing' || !state.utterance.complete) return state;
  const { question, text, failed } = state.utterance;
  const remembered = question !== null && !failed;
  return {
    ...state,
    phase: 'idle',
    history: remembered ? [...state.history, { question, reply: text }] : state.history,
  };
}
