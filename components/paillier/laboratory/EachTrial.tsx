'use client';

import { useId } from 'react';
import { Button } from './Button';
import { formatResult } from './calculation';
import { decryptEach } from './procedures';
import { Nothing, ServerView } from './ServerView';
import { allEncrypted, hasTheirKey, nameOf, type Participant } from './state';
import { StepFeedback } from './Step';
import type { Laboratory } from './useLaboratory';
import controls from './controls.module.css';
import styles from './Step.module.css';

/** The key opens every single number, not the total only: done, and why it matters. */
export function EachTrial({ laboratory }: { laboratory: Laboratory }) {
  const titleId = useId();
  const { state, isBusy, attempt } = laboratory;
  const { participants, each } = state;
  const isReady = allEncrypted(state) !== null && hasTheirKey(state);
  return (
    <section
      className={styles.step}
      data-state={isReady ? 'now' : 'waiting'}
      aria-labelledby={titleId}
    >
      <div className={styles.people}>
        <p className={styles.who}>You, the key’s owner</p>
        <h4 id={titleId} className={styles.title}>
          Read every single number
        </h4>
        <p>Your key opens any number that was encrypted with it, not the total only.</p>
        <div className={controls.actions}>
          <Button isDisabled={!isReady} isBusy={isBusy} onPress={() => attempt(decryptEach)}>
            Decrypt every number
          </Button>
        </div>
        {!isReady && <p className={styles.hint}>After step 2.</p>}
        <StepFeedback name="each" laboratory={laboratory} />
        {each && (
          <>
            <dl className={styles.each} aria-label="Every number, decrypted">
              {each.map((plain, index) => (
                <div key={index}>
                  <dt>{nameOf(participants[index] as Participant, index)}</dt>
                  <dd>{formatResult(plain)}</dd>
                </div>
              ))}
            </dl>
            <p>
              So the numbers are secret only while the server keeps them from you. The one who adds
              and the one who has the key must not work together. Where nobody can be trusted with a
              whole key, several people hold a part of it each.
            </p>
          </>
        )}
      </div>
      <ServerView>
        <Nothing>
          Noise, as before. But if it hands the single ciphertexts to you, you can read them all.
        </Nothing>
      </ServerView>
    </section>
  );
}
