'use client';

import { useId } from 'react';
import { HAS_API_HOST } from '@/lib/env';
import { formatNumber } from '@/lib/paillier/plainNumbers';
import { Button } from './Button';
import { Ciphertext } from './Ciphertext';
import { More } from './More';
import { send } from './procedures';
import { QUESTION_NAMES, QUESTIONS } from './questions';
import { Select } from './Select';
import { Nothing } from './ServerView';
import { allEncrypted, nameOf } from './state';
import { Step } from './Step';
import type { Laboratory } from './useLaboratory';
import controls from './controls.module.css';
import styles from './Step.module.css';

const OPTIONS = QUESTION_NAMES.map((value) => ({ value, label: QUESTIONS[value].label }));

function Wire({ title, body }: { title: string; body: unknown }) {
  const titleId = useId();
  const text = JSON.stringify(body, null, 2);
  return (
    <details className={controls.more}>
      <summary id={titleId}>
        {title}, {text.length.toLocaleString('en-GB')} characters
      </summary>
      <pre className={styles.wire} tabIndex={0} role="region" aria-labelledby={titleId}>
        {text}
      </pre>
    </details>
  );
}

function Weights({ laboratory }: { laboratory: Laboratory }) {
  const { state, isBusy, setWeights } = laboratory;
  return (
    <div className={controls.weights}>
      {state.participants.map((participant, index) => (
        <label key={index} className={controls.field}>
          {nameOf(participant, index)} times
          <input
            className={controls.input}
            data-numeric
            autoComplete="off"
            readOnly={isBusy}
            value={state.weights[index] ?? '1'}
            onChange={(event) =>
              setWeights(
                state.participants.map((_, at) =>
                  at === index ? event.target.value : (state.weights[at] ?? '1'),
                ),
              )
            }
          />
        </label>
      ))}
    </div>
  );
}

/** Send the encrypted numbers to a server that has no key, and see all that passes. */
export function ServerStep({ laboratory, isNext }: { laboratory: Laboratory; isNext: boolean }) {
  const { state, isBusy, attempt, setQuestion } = laboratory;
  const { answer, question, participants } = state;
  const isReady = allEncrypted(state) !== null;
  const missing = participants.filter(({ encrypted }) => !encrypted).length;
  return (
    <Step
      name="server"
      title="The server adds what it cannot read"
      who="From the people to the server"
      laboratory={laboratory}
      server={
        answer ? (
          <div className={styles.evidence} data-place="sum">
            <Ciphertext
              name={`The ${QUESTIONS[answer.question].answer}, encrypted`}
              number={answer.total}
            />
            <p>
              More noise, there and back in {Math.round(answer.tookMs).toLocaleString('en-GB')} ms.
              The server has no key to open it.
            </p>
            <Wire title="All that the server received" body={answer.request} />
            <Wire title="All that it returned" body={answer.response} />
          </div>
        ) : (
          <Nothing>Nothing yet.</Nothing>
        )
      }
    >
      {!HAS_API_HOST && (
        <p>
          This site has no server: a second worker in your browser takes its part. It is given the
          encrypted numbers and the public key, and never the private key.
        </p>
      )}
      <p>
        It multiplies the ciphertexts; that adds the numbers inside. It has no key, so it learns
        none of them, and not the sum either.
      </p>
      <div className={controls.actions}>
        <Button
          isNext={isNext && isReady && !answer}
          isDisabled={!isReady}
          isBusy={isBusy}
          onPress={() => attempt(send)}
        >
          {answer ? 'Send again' : 'Send to the server'}
        </Button>
      </div>
      {!isReady && (
        <p className={styles.hint}>
          {missing === participants.length
            ? 'The numbers must be encrypted first.'
            : `${formatNumber(BigInt(missing))} of ${participants.length} numbers ${missing === 1 ? 'is' : 'are'} not encrypted yet.`}
        </p>
      )}
      <More title="More: mean, difference, weights">
        <Select label="Work out" value={question} options={OPTIONS} onChoose={setQuestion} />
        {question !== 'sum' && (
          <p>
            Your browser works the weights into the ciphertexts before it sends them; the server
            only ever adds.
          </p>
        )}
        {question === 'weighted' && <Weights laboratory={laboratory} />}
      </More>
    </Step>
  );
}
