import { type ComponentType, useEffect, useId, useState, useSyncExternalStore } from 'react';
import { useHydrated } from '@/components/site/useHydrated';
import type { AloudProps } from './Aloud';
import type { useAsk } from './useAsk';
import { isVoiceRemembered, rememberVoice } from './voiceChoice';
import styles from './VoiceSwitch.module.css';
import bar from '@/components/site/BarButton.module.css';

type VoiceSwitchProps = { conversation: ReturnType<typeof useAsk> };

const never = () => () => undefined;

/**
 * Whether replies are spoken aloud. What speaks is fetched when it is first wanted; where there is
 * no voice the switch stays off, and a sentence says why.
 */
export function VoiceSwitch({ conversation }: VoiceSwitchProps) {
  const hydrated = useHydrated();
  const remembered = useSyncExternalStore(never, isVoiceRemembered, () => false);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [speaking, setSpeaking] = useState(false);
  const [Aloud, setAloud] = useState<ComponentType<AloudProps> | null>(null);
  const noteId = useId();
  const wanted = chosen ?? remembered;

  useEffect(() => {
    if (!wanted) return;
    import('./Aloud').then(
      (loaded) => setAloud(() => loaded.Aloud),
      (error: unknown) => {
        console.error(error);
        setChosen(false);
      },
    );
  }, [wanted]);

  return (
    <>
      <button
        type="button"
        className={`${bar.button} ${styles.switch}`}
        disabled={!hydrated}
        aria-pressed={wanted && speaking}
        aria-describedby={wanted && Aloud ? noteId : undefined}
        onClick={() => {
          setChosen(!wanted);
          if (wanted) rememberVoice(false);
        }}
      >
        <svg viewBox="0 0 16 16" className={bar.icon} aria-hidden="true" focusable="false">
          <path d="M2 6h2.5L8 3v10L4.5 10H2z" />
          <path
            className={styles.waves}
            d={
              wanted && speaking
                ? 'M10.5 5.5a4 4 0 0 1 0 5M12.5 3.5a7 7 0 0 1 0 9'
                : 'M10.5 6l4 4m0-4l-4 4'
            }
          />
        </svg>
        Voice
      </button>
      {wanted && Aloud && (
        <Aloud
          conversation={conversation}
          pressed={chosen === true}
          noteId={noteId}
          onVoice={setSpeaking}
        />
      )}
    </>
  );
}
