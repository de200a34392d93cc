'use client';

import { useId, useState } from 'react';
import { formatNumber } from '@/lib/paillier/plainNumbers';
import { Button } from './Button';
import { CiphertextChange } from './Ciphertext';
import { interfere, verdictOf } from './interfere';
import { More } from './More';
import { PRESETS } from './presets';
import { Select } from './Select';
import { Nothing, ServerView } from './ServerView';
import { hasTheirKey, type Interference, nameOf, type Participant, type Trial } from './state';
import { StepFeedback } from './Step';
import type { Laboratory } from './useLaboratory';
import controls from './controls.module.css';
import styles from './Step.module.css';

function doneTo({ interference, name, raise }: Trial): string {
  if (interference === 'raise') return `Raised by ${formatNumber(raise)}`;
  return interference === 'refresh' ? `${name}’s number under fresh noise` : 'With one bit damaged';
}

/** Change one ciphertext without opening it, and see the real total go wrong. */
export function SpoilTrial({ laboratory }: { laboratory: Laboratory }) {
  const titleId = useId();
  const [chosen, setChosen] = useState(0);
  const { state, isBusy, attempt } = laboratory;
  const { participants, decrypted, trial, preset } = state;
  const index = chosen < participants.length ? chosen : 0;
  const isReady = decrypted !== null && hasTheirKey(state);
  const name = nameOf(participants[index] as Participant, index);
  const raise = formatNumber(PRESETS[preset].raise);
  const tryOut = (interference: Interference) => attempt(interfere(interference, index));
  return (
    <section
      className={styles.step}
      data-state={isReady ? 'now' : 'waiting'}
      aria-labelledby={titleId}
    >
      <div className={styles.people}>
        <p className={styles.who}>Anyone on the way to the server</p>
        <h4 id={titleId} className={styles.title}>
          Falsify the total
        </h4>
        <p>
          Without a key and without opening it, anyone can add to an encrypted number. The sum then
          comes out wrong, and nothing tells.
        </p>
        <div className={controls.actions}>
          <Button isDisabled={!isReady} isBusy={isBusy} onPress={() => tryOut('raise')}>
            Raise {name}’s number by {raise}
          </Button>
        </div>
        {!isReady && <p className={styles.hint}>After step 4.</p>}
        <StepFeedback name="spoil" laboratory={laboratory} />
        {trial && (
          <p className={trial.interference === 'refresh' ? styles.agrees : styles.failure}>
            {verdictOf(trial)}
          </p>
        )}
        {trial?.interference === 'raise' && (
          <p>
            Whoever relies on such a sum needs more than encryption: a signature of each sender, or
            a proof that each number is allowed.
          </p>
        )}
        <More title="More: whose number, other changes">
          <Select
            label="Whose number"
            value={String(index)}
            options={participants.map((one, at) => ({ value: String(at), label: nameOf(one, at) }))}
            onChoose={(place) => setChosen(Number(place))}
          />
          <div className={controls.actions}>
            <Button isDisabled={!isReady} isBusy={isBusy} onPress={() => tryOut('refresh')}>
              Give it fresh noise
            </Button>
            <Button isDisabled={!isReady} isBusy={isBusy} onPress={() => tryOut('damage')}>
              Damage one bit
            </Button>
          </div>
        </More>
      </div>
      <ServerView>
        {trial ? (
          <>
            <CiphertextChange before={trial.before} after={trial.after} name={doneTo(trial)} />
            <p>It gets the second one only, and cannot tell.</p>
          </>
        ) : (
          <Nothing>Nothing: one field of noise looks like another.</Nothing>
        )}
      </ServerView>
    </section>
  );
}
