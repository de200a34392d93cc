import { createStore } from 'zustand/vanilla';

/**
 * What the head is told. The ask box sets it, the head reads it, and neither knows the other.
 * Times are those of `performance.now()`, in milliseconds.
 */
export type ConversationStatus =
  | { kind: 'idle' }
  | { kind: 'thinking'; question: string; sinceMs: number }
  /**
   * `text` is being typed from `sinceMs` on, 50 ms a character; it may grow while it is typed. Where
   * it is heard, `startsMs` says when each character begins, in ms from `sinceMs`, and when the last
   * one ends: what is told of the sound corrects it.
   */
  | { kind: 'speaking'; text: string; sinceMs: number; startsMs?: readonly number[] };

export const conversationStatus = createStore<ConversationStatus>(() => ({ kind: 'idle' }));
