'use client';

import { useCallback, useRef } from 'react';
import { useEarlyInput } from '@/components/site/useEarlyInput';
import { MAX_VALUES } from '@/lib/paillier/encryptedPayload';
import { Button } from './Button';
import { fieldLegend } from './Ciphertext';
import { PeopleMore } from './PeopleMore';
import { PersonRow } from './PersonRow';
import { encryptAll, encryptAt } from './procedures';
import { Nothing } from './ServerView';
import { allEncrypted, modulus, nameOf, type Participant } from './state';
import { Step } from './Step';
import type { Laboratory } from './useLaboratory';
import controls from './controls.module.css';
import styles from './Step.module.css';

const MAX_NAMED = 4;

/** Who they are: “Ada, Ben and Cleo”, or how many, or the file that they came from. */
function whoOf(participants: readonly Participant[], isLoaded: boolean): string {
  if (isLoaded) return 'Whoever wrote the file';
  if (participants.length === 1) return nameOf(participants[0] as Participant, 0);
  if (participants.length > MAX_NAMED) return `${participants.length} people`;
  const names = participants.map(nameOf);
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** Everyone writes a number and encrypts it; the server will see the noise beside it. */
export function PeopleStep({ laboratory, isNext }: { laboratory: Laboratory; isNext: boolean }) {
  const { state, isBusy, attempt, edit, addPerson, removePerson } = laboratory;
  const { participants, loadedUnder, key, faultIndex } = state;
  const isLoaded = loadedUnder !== null;
  const isDone = allEncrypted(state) !== null;
  const n = modulus(state);

  const list = useRef<HTMLUListElement>(null);
  useEarlyInput(list, (changed) => {
    const value = (name: string) => changed.find((field) => field.name === name)?.value;
    edit(
      participants.map(({ label, text }, index) => ({
        label: value(`label-${index}`) ?? label,
        text: value(`number-${index}`) ?? text,
      })),
    );
  });

  const { getState } = laboratory;
  const change = useCallback(
    (index: number, part: { label?: string; text?: string }) =>
      edit(getState().participants.map((one, at) => (at === index ? { ...one, ...part } : one))),
    [edit, getState],
  );
  const encrypt = useCallback((index: number) => void attempt(encryptAt(index)), [attempt]);

  return (
    <Step
      name="people"
      title={isLoaded ? 'The numbers are encrypted' : 'Everyone encrypts a number'}
      who={whoOf(participants, isLoaded)}
      laboratory={laboratory}
      server={
        n === null || participants.every(({ encrypted }) => !encrypted) ? (
          <Nothing>Nothing yet.</Nothing>
        ) : (
          <p>Noise. {fieldLegend(n)}</p>
        )
      }
      more={<PeopleMore laboratory={laboratory} />}
      rows={
        <ul ref={list} className={styles.rows} aria-label="The people and their numbers">
          {participants.map((participant, index) => (
            // People have no identity beyond their place.
            <PersonRow
              key={index}
              index={index}
              participant={participant}
              hasKey={key !== null}
              isLoaded={isLoaded}
              isAlone={participants.length === 1}
              isFaulty={index === faultIndex}
              isBusy={isBusy}
              onChange={change}
              onEncrypt={encrypt}
              onRemove={removePerson}
            />
          ))}
        </ul>
      }
    >
      <p>
        {isLoaded
          ? 'They come from a file, and nobody here knows what is in them.'
          : 'In earnest each does this on a machine of their own, with the public half of your key, and shows the number to nobody; here you play them all. Names are never sent.'}
      </p>
      {!isLoaded && (
        <div className={controls.actions}>
          <Button
            isNext={isNext && key !== null && !isDone}
            isDisabled={!key}
            isBusy={isBusy}
            onPress={() => attempt(encryptAll)}
          >
            {isDone ? 'Encrypt all again' : 'Encrypt all'}
          </Button>
          <Button
            isDisabled={participants.length >= MAX_VALUES}
            isBusy={isBusy}
            onPress={addPerson}
          >
            Add a person
          </Button>
        </div>
      )}
      {!key && !isLoaded && <p className={styles.hint}>Make a key first.</p>}
    </Step>
  );
}
