import { useEffect, useRef } from 'react';
import { createSpeaker, type Speaker } from '@/lib/voice/speaker';
import type { useAsk } from './useAsk';
import { useLocalVoice } from './useLocalVoice';
import { rememberVoice } from './voiceChoice';
import styles from './VoiceSwitch.module.css';

export type AloudProps = {
  conversation: ReturnType<typeof useAsk>;
  /** Whether the switch was pressed on this page: then what stands there is spoken, too. */
  pressed: boolean;
  /** The id of the sentence that describes the switch. */
  noteId: string;
  /** Told whether there is a voice to speak with. */
  onVoice: (found: boolean) => void;
};

/** What is said while there is no voice. */
const NOTES: Partial<Record<ReturnType<typeof useLocalVoice>['search'], () => string>> = {
  long: () => 'Looking for a voice on this device.',
  over: () =>
    `No ${languageName()} voice is installed on this device, and voices that send the words elsewhere are not used.`,
};

/** Speaks what the owner says with a voice of the machine, or says that there is none. */
export function Aloud({ conversation, pressed, noteId, onVoice }: AloudProps) {
  const { voice, search } = useLocalVoice();
  useSpeaking(conversation, voice, pressed);

  useEffect(() => {
    onVoice(Boolean(voice));
    if (voice) rememberVoice(true);
    return () => onVoice(false);
  }, [voice, onVoice]);

  return (
    <p id={noteId} className={styles.note} role="status">
      {!voice && NOTES[search]?.()}
    </p>
  );
}

/** Speaks the utterances of a conversation while there is a voice, and tells the head what is heard. */
function useSpeaking(
  { phase, utterance, wasThere, hear }: AloudProps['conversation'],
  voice: SpeechSynthesisVoice | null,
  pressed: boolean,
): void {
  const speaker = useRef<Speaker | null>(null);
  const wasHeard = wasThere && !pressed;

  useEffect(() => {
    if (!voice) return;
    const opened = createSpeaker({
      engine: window.speechSynthesis,
      newUtterance: (words) => newUtterance(words, voice),
      language: document.documentElement.lang,
      now: () => performance.now(),
      onHeard: hear,
    });
    // Browsers refuse to speak to who has not touched the page: the greeting is typed then.
    if (navigator.userActivation?.hasBeenActive === false) opened.cancel();
    speaker.current = opened;
    const cancelOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && opened.cancel();
    const cancelWhereHidden = () => document.hidden && opened.cancel();
    window.addEventListener('keydown', cancelOnEscape);
    window.addEventListener('pagehide', opened.cancel);
    document.addEventListener('visibilitychange', cancelWhereHidden);
    return () => {
      window.removeEventListener('keydown', cancelOnEscape);
      window.removeEventListener('pagehide', opened.cancel);
      document.removeEventListener('visibilitychange', cancelWhereHidden);
      opened.reset();
      speaker.current = null;
    };
  }, [voice, hear]);

  useEffect(() => {
    if (phase === 'thinking') speaker.current?.reset();
    else if (document.hidden || wasHeard) speaker.current?.cancel();
    else speaker.current?.say(utterance.text, utterance.complete);
  }, [voice, phase, utterance, wasHeard]);
}

function newUtterance(words: string, voice: SpeechSynthesisVoice): SpeechSynthesisUtterance {
  const utterance = new SpeechSynthesisUtterance(words);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  return utterance;
}

/** "English" */
function languageName(): string {
  const { lang } = document.documentElement;
  return new Intl.DisplayNames('en-GB', { type: 'language' }).of(lang.split('-')[0] || 'en') ?? '';
}
