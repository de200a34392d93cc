'use client';

import { useEffect } from 'react';
import { Button } from './Button';
import { PRESET_NAMES, PRESETS } from './presets';
import { stepsDone } from './state';
import { tour } from './tour';
import type { Laboratory } from './useLaboratory';
import controls from './controls.module.css';
import styles from './Opening.module.css';

const TOLD = [
  'You make a key.',
  'Everyone encrypts a number.',
  'The server adds what it cannot read.',
  'You decrypt the total.',
];

/** What this is about, numbers to begin with, and one button that shows all of it. */
export function Opening({ laboratory }: { laboratory: Laboratory }) {
  const { state, isBusy, attempt, cancel, choosePreset } = laboratory;
  const { preset, tourAt } = state;
  const isTouring = tourAt !== null;

  useEffect(() => {
    if (!isTouring) return;
    const stop = (event: KeyboardEvent) => event.key === 'Escape' && cancel();
    document.addEventListener('keydown', stop);
    return () => document.removeEventListener('keydown', stop);
  }, [isTouring, cancel]);

  return (
    <>
      <p className={styles.point}>
        A server adds numbers that it cannot read. Everyone encrypts a number; only the owner of the
        key, here you, can open the total.
      </p>
      <div className={styles.presets} role="group" aria-label="Numbers to begin with">
        {PRESET_NAMES.map((name) => (
          <Button
            key={name}
            isPressed={name === preset}
            isBusy={isBusy}
            onPress={() => choosePreset(name)}
          >
            {PRESETS[name].label}
          </Button>
        ))}
      </div>
      <p className={styles.story}>{PRESETS[preset].story}</p>
      <div className={styles.tour} data-touring={isTouring || undefined}>
        <div className={controls.actions}>
          <Button
            isNext={isTouring || stepsDone(state) === 0}
            isBusy={isBusy && !isTouring}
            onPress={() => (isTouring ? cancel() : attempt(tour))}
          >
            {isTouring ? 'Stop' : 'Run all four steps'}
          </Button>
          <p className={styles.where}>
            {tourAt
              ? `Step ${tourAt.step} of 4. ${TOLD[tourAt.step - 1]}`
              : 'It takes about ten seconds. Or press through the steps yourself.'}
          </p>
        </div>
      </div>
    </>
  );
}
