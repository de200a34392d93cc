import { useEffect, useState } from 'react';
import { chooseVoice } from '@/lib/voice/voices';

/** Browsers fetch the list of their voices when it is first asked for; some have none. */
const VOICES_COME_WITHIN_MS = 1000;

/**
 * The voice of this machine for the page's language; null where there is none, undefined while that
 * is not known. It may come later.
 */
export function useLocalVoice(): SpeechSynthesisVoice | null | undefined {
  const [voice, setVoice] = useState<SpeechSynthesisVoice | null>();

  useEffect(() => {
    // Some browsers have no speech synthesis, and some cut it off.
    const engine = window.speechSynthesis as SpeechSynthesis | undefined;
    const look = () =>
      engine ? chooseVoice(engine.getVoices(), document.documentElement.lang) : null;
    const take = (whenNone: null | undefined) =>
      setVoice((known) => {
        const found = look();
        // Lists of the same voices are made of new objects.
        if (found && found.voiceURI === known?.voiceURI) return known;
        return found ?? (known === undefined ? whenNone : null);
      });
    const retake = () => take(undefined);
    retake();
    engine?.addEventListener('voiceschanged', retake);
    const timer = setTimeout(() => take(null), VOICES_COME_WITHIN_MS);
    return () => {
      clearTimeout(timer);
      engine?.removeEventListener('voiceschanged', retake);
    };
  }, []);

  return voice;
}
