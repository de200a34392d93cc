import { createStore } from 'zustand/vanilla';

/**
 * What the head is told. The ask box sets it, the head reads it, and neither knows the other.
 * Times are those of `performance.now()`, in milliseconds.
 */
export type ConversationStatus =
  | { kind: 'idle' }
  | { kind: 'thinking'; question: string; sinceMs: number }
  /** `text` is being typed from `sinceMs` on, 50 ms a character; it may grow while it is typed. */
  | { kind: 'speaking'; text: string; sinceMs: number };

export const conversationStatus = createStore<ConversationStatus>(() => ({ kind: 'idle' }));
