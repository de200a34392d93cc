'use client';

import { useId, useState } from 'react';
import { PointField } from '@/components/paillier/PointField';
import { SAMPLE } from '@/lib/paillier/sample';
import { Ciphertext } from './Ciphertext';
import { encryptedName } from './NumbersStep';
import { type Question, QUESTIONS } from './questions';
import { Step } from './Step';
import type { Laboratory } from './useLaboratory';
import styles from './Laboratory.module.css';

/** What the fixed sample's ciphertexts have in common: points enough for a field that waits. */
const NOTHING_YET = SAMPLE.values.slice(1).reduce((common, [text]) => common & BigInt(text), -1n);

function Wire({ title, body }: { title: string; body: unknown }) {
  const titleId = useId();
  const text = JSON.stringify(body, null, 2);
  return (
    <details className={styles.details}>
      <summary id={titleId}>
        {title}, {text.length.toLocaleString('en-GB')} characters
      </summary>
      <pre className={styles.wire} tabIndex={0} role="region" aria-labelledby={titleId}>
        {text}
      </pre>
    </details>
  );
}

/** Send the locked numbers to a server that has no key, and see all that passes. */
export function SendStep({ laboratory }: { laboratory: Laboratory }) {
  const [question, setQuestion] = useState<Question>('sum');
  const [weights, setWeights] = useState<string[]>([]);
  const { encrypted, serverSum, running, forgetAnswer, send } = laboratory;
  const state = serverSum ? 'done' : encrypted.length > 0 ? 'now' : 'waiting';
  return (
    <Step
      number={3}
      name="server"
      title="Have them added, unseen"
      state={state}
      laboratory={laboratory}
      words={
        <>
          <p>
            The server multiplies the fields of noise and has no idea what came of it. Weights are
            public: they are worked in without the private key.
          </p>
          <fieldset className={styles.choices} disabled={encrypted.length === 0}>
            <legend>What do you want to know?</legend>
            {(Object.keys(QUESTIONS) as Question[]).map((name) => (
              <label key={name} className={styles.check}>
                <input
                  type="radio"
                  name="question"
                  checked={question === name}
                  onChange={() => {
                    setQuestion(name);
                    forgetAnswer();
                  }}
                />
                {QUESTIONS[name]}
              </label>
            ))}
          </fieldset>
          {question === 'weighted' && (
            <div className={styles.weights}>
              {encrypted.map((item, index) => (
                <label key={index} className={styles.field}>
                  {encryptedName(item, index)} times
                  <input
                    className={styles.input}
                    data-numeric
                    value={weights[index] ?? '1'}
                    onChange={(event) => {
                      const next = encrypted.map((_, at) => weights[at] ?? '1');
                      next[index] = event.target.value;
                      setWeights(next);
                      forgetAnswer();
                    }}
                  />
                </label>
              ))}
            </div>
          )}
          <div className={styles.actions}>
            <button
              type="button"
              className={styles.button}
              data-next={state === 'now' || undefined}
              disabled={encrypted.length === 0}
              aria-disabled={running !== null}
              onClick={() => send(question, weights)}
            >
              Send to the server
            </button>
          </div>
        </>
      }
    >
      {!serverSum && <PointField value={NOTHING_YET} tone="waiting" />}
      {serverSum && (
        <>
          <Ciphertext name="The answer, still locked" number={serverSum.total} />
          <p className={styles.hint}>
            {Math.round(serverSum.tookMs).toLocaleString('en-GB')} ms, there and back
          </p>
          <Wire title="All that the server received" body={serverSum.request} />
          <Wire title="All that it returned" body={serverSum.response} />
        </>
      )}
    </Step>
  );
}
