import { useEffect, useState } from 'react';
import { chooseVoice } from '@/lib/voice/voices';

/** Browsers fetch the list of their voices when it is first asked for: most at once ... */
const AT_ONCE_MS = 1000;
/** ... Chromium on Linux in some seconds. A list that is still empty then stays empty. */
const AT_LAST_MS = 10_000;

type VoiceSearch = {
  /** The voice of this machine for the page's language. */
  voice: SpeechSynthesisVoice | null;
  /** begun: too short to speak of. long: for more than a moment. over: all voices are known. */
  search: 'begun' | 'long' | 'over';
};

/** Looks for a voice. One that comes when the search is over is taken, too. */
export function useLocalVoice(): VoiceSearch {
  const [state, setState] = useState<VoiceSearch>({ voice: null, search: 'begun' });

  useEffect(() => {
    // Some browsers have no speech synthesis, and some cut it off.
    const engine = window.speechSynthesis as SpeechSynthesis | undefined;
    const look = (whenEmpty?: VoiceSearch['search']) => {
      const voices = engine?.getVoices() ?? [];
      const found = chooseVoice(voices, document.documentElement.lang);
      setState(({ voice, search }) => ({
        // Lists of the same voices are made of new objects.
        voice: found && found.voiceURI === voice?.voiceURI ? voice : found,
        search: voices.length > 0 || !engine ? 'over' : (whenEmpty ?? search),
      }));
    };
    const lookAgain = () => look();
    lookAgain();
    engine?.addEventListener('voiceschanged', lookAgain);
    const timers = [
      setTimeout(() => look('long'), AT_ONCE_MS),
      setTimeout(() => look('over'), AT_LAST_MS),
    ];
    return () => {
      timers.forEach(clearTimeout);
      engine?.removeEventListener('voiceschanged', lookAgain);
    };
  }, []);

  return state;
}
