'use client';

import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import { ask } from '@/lib/api/ask';
import { type ConversationEvent, converse, earlierHistory, isBusy } from '@/lib/ask/conversation';
import { tabConversation } from './tabConversation';
import { useHeadStatus } from './useHeadStatus';

type UseAskOptions = {
  /** Called when a reply to `question` has come, not when a call failed. */
  onReply: (question: string) => void;
  /** Called with the question that the address brought along as `?q=`, which is asked at once. */
  onArrival: (question: string) => void;
};

/**
 * The tab's conversation, alive: it calls the service and tells the head what is going on. A reply
 * that is on its way when the visitor goes to another page stands there when they come back.
 */
export function useAsk({ onReply, onArrival }: UseAskOptions) {
  const state = useStore(tabConversation);
  const [found] = useState(foundOnArrival);

  const askQuestion = useCallback(
    async (question: string) => {
      const before = tabConversation.getState();
      if (isBusy(before)) return;
      dispatch({ type: 'asked', question });
      try {
        const { text, offers } = await ask(question, {
          previous: before.history.at(-1),
          onText: (soFar) =>
            dispatch({ type: 'chunkReceived', text: soFar, nowMs: performance.now() }),
        });
        dispatch({ type: 'replied', text, offers, nowMs: performance.now() });
        onReply(question);
      } catch (error) {
        console.error(error);
        dispatch({ type: 'failed', nowMs: performance.now() });
      }
    },
    [onReply],
  );

  const begin = useEffectEvent(() => {
    dispatch({ type: 'hydrated', nowMs: performance.now() });
    const question = new URLSearchParams(location.search).get('q');
    if (question === null || question === askedByAddress) return;
    askedByAddress = question;
    onArrival(question);
    void askQuestion(question);
  });
  useEffect(() => begin(), []);

  const { phase, utterance } = state;
  const hear = useHeadStatus(state);

  return {
    phase,
    utterance,
    /** Whether the visitor came back to the utterance: it need not be told again. */
    wasThere: utterance.characters === found,
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

/** Who comes back to an address that asks has had the answer. */
let askedByAddress: string | null = null;

const dispatch = (event: ConversationEvent) =>
  tabConversation.setState((state) => converse(state, event), true);
const showAll = () => dispatch({ type: 'skipped', nowMs: performance.now() });
const finish = () => dispatch({ type: 'finished' });

/** The whole text that the visitor comes back to, by its characters; null at the first visit. */
function foundOnArrival(): readonly string[] | null {
  const { phase, utterance } = tabConversation.getState();
  return phase === 'unhydrated' || !utterance.complete ? null : utterance.characters;
}
