import { useCallback, useEffect, useRef } from 'react';
import { isMotionPaused } from '@/components/site/motion';
import type { Conversation } from '@/lib/ask/conversation';
import { type ConversationStatus, conversationStatus } from '@/lib/conversationStatus';

const IDLE: ConversationStatus = { kind: 'idle' };

/**
 * Tells the head what is going on. Its mouth follows what is typed until it gets something to hear:
 * the function that is given back takes that, and null when nothing is heard any more.
 */
export function useHeadStatus({ phase, utterance, question }: Conversation) {
  const typed = useRef(IDLE);
  const heard = useRef<ConversationStatus | null>(null);

  const tell = useCallback(() => {
    const isThinking = typed.current.kind === 'thinking';
    conversationStatus.setState((!isThinking && heard.current) || typed.current, true);
  }, []);

  useEffect(() => {
    if (phase === 'thinking') {
      typed.current = { kind: 'thinking', question: question ?? '', sinceMs: performance.now() };
    } else if (phase === 'typing' && !isMotionPaused()) {
      typed.current = { kind: 'speaking', text: utterance.text, sinceMs: utterance.sinceMs };
    } else {
      typed.current = IDLE;
    }
    tell();
  }, [phase, utterance, question, tell]);
  useEffect(
    () => () => {
      // What falls silent after this finds nothing typed.
      typed.current = IDLE;
      tell();
    },
    [tell],
  );

  return useCallback(
    (sound: ConversationStatus | null) => {
      heard.current = sound;
      tell();
    },
    [tell],
  );
}
