'use client';

import { useCallback, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { ask } from '@/lib/api/ask';
import { converse, earlierHistory, isBusy, newConversation } from '@/lib/ask/conversation';
import { useHeadStatus } from './useHeadStatus';

type UseAskOptions = {
  greeting: string;
  /** Called when a reply to `question` has come, not when a call failed. */
  onReply: (question: string) => void;
  /** Called with the question that the address brought along as `?q=`, which is asked at once. */
  onArrival: (question: string) => void;
};

/** The conversation, alive: it calls the service and tells the head what is going on. */
export function useAsk({ greeting, onReply, onArrival }: UseAskOptions) {
  const [state, dispatch] = useReducer(converse, greeting, newConversation);
  const call = useRef<AbortController | null>(null);

  const askQuestion = useCallback(
    async (question: string) => {
      dispatch({ type: 'asked', question });
      const controller = new AbortController();
      call.current = controller;
      try {
        const { text, offers } = await ask(question, {
          signal: controller.signal,
          previous: state.history.at(-1),
          onText: (soFar) =>
            dispatch({ type: 'chunkReceived', text: soFar, nowMs: performance.now() }),
        });
        if (controller.signal.aborted) return;
        dispatch({ type: 'replied', text, offers, nowMs: performance.now() });
        onReply(question);
      } catch (error) {
        if (controller.signal.aborted) return;
        console.error(error);
        dispatch({ type: 'failed', nowMs: performance.now() });
      }
    },
    [onReply, state.history],
  );

  const begin = useEffectEvent(() => {
    dispatch({ type: 'hydrated', nowMs: performance.now() });
    const question = new URLSearchParams(location.search).get('q');
    if (question === null) return;
    onArrival(question);
    void askQuestion(question);
  });
  useEffect(() => {
    begin();
    return () => call.current?.abort();
  }, []);

  const { phase, utterance } = state;
  const hear = useHeadStatus(state);

  const showAll = useCallback(() => dispatch({ type: 'skipped', nowMs: performance.now() }), []);
  const finish = useCallback(() => dispatch({ type: 'finished' }), []);

  return {
    phase,
    utterance,
    /** Whether a question is being answered. */
    busy: isBusy(state),
    earlier: earlierHistory(state),
    /** Questions that the last reply offered; none where it answered. */
    offers: state.offers,
    /** The question that stands above the reply; null above the greeting. */
    asked: phase === 'thinking' ? state.question : utterance.question,
    /** Asks; ignored while one is being answered. An empty question is sent too (docs/specification.md, The chat box). */
    ask: askQuestion,
    /** Shows the rest of the text at once. */
    showAll,
    /** To be called when the last character stands on the page. */
    finish,
    /** To be called with what is heard of the utterance; null where it is only typed. */
    hear,
  };
}
