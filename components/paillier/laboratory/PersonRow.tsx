'use client';

import { memo } from 'react';
import { Button } from './Button';
import { Ciphertext, CiphertextChange } from './Ciphertext';
import { ServerView } from './ServerView';
import { nameOf, type Participant } from './state';
import controls from './controls.module.css';
import styles from './PersonRow.module.css';

type PersonRowProps = {
  index: number;
  participant: Participant;
  hasKey: boolean;
  /** The number came encrypted from a file: there is nothing to write. */
  isLoaded: boolean;
  isAlone: boolean;
  isFaulty: boolean;
  isBusy: boolean;
  onChange: (index: number, part: { label?: string; text?: string }) => void;
  onEncrypt: (index: number) => void;
  onRemove: (index: number) => void;
};

/** Someone’s pane, and beside it what the server sees of it. */
export const PersonRow = memo(function PersonRow(props: PersonRowProps) {
  const { index, participant, isLoaded } = props;
  const { encrypted } = participant;
  return (
    <li
      className={styles.row}
      data-again={Boolean(encrypted?.before) || undefined}
      data-place={`person-${index}`}
    >
      {isLoaded ? <p className={styles.pane}>{nameOf(participant, index)}</p> : <Pane {...props} />}
      <ServerView of={`number ${index + 1}`}>
        {!encrypted && <span className={styles.empty} />}
        {encrypted && !encrypted.before && <Ciphertext number={encrypted.number} isInRow />}
        {encrypted?.before && (
          <CiphertextChange
            before={encrypted.before}
            after={encrypted.number}
            name="Encrypted again"
          />
        )}
      </ServerView>
    </li>
  );
});

function Pane({
  index,
  participant,
  hasKey,
  isAlone,
  isFaulty,
  isBusy,
  onChange,
  onEncrypt,
  onRemove,
}: PersonRowProps) {
  const name = nameOf(participant, index);
  const row = index + 1;
  return (
    <div className={styles.pane}>
      <input
        className={`${controls.input} ${styles.name}`}
        name={`label-${index}`}
        autoComplete="off"
        aria-label={`Name in row ${row}`}
        readOnly={isBusy}
        value={participant.label}
        onChange={(event) => onChange(index, { label: event.target.value })}
      />
      <input
        className={`${controls.input} ${styles.number}`}
        data-numeric
        name={`number-${index}`}
        autoComplete="off"
        aria-label={`Number in row ${row}`}
        aria-invalid={isFaulty || undefined}
        readOnly={isBusy}
        value={participant.text}
        onChange={(event) => onChange(index, { text: event.target.value })}
      />
      <Button
        label={`${participant.encrypted ? 'Encrypt again' : 'Encrypt'}: ${name}`}
        isDisabled={!hasKey}
        isBusy={isBusy}
        onPress={() => onEncrypt(index)}
      >
        {participant.encrypted ? 'Encrypt again' : 'Encrypt'}
      </Button>
      <span className={styles.remove}>
        <Button
          label={`Remove row ${row}`}
          isDisabled={isAlone}
          isBusy={isBusy}
          onPress={() => onRemove(index)}
        >
          ×
        </Button>
      </span>
    </div>
  );
}
