'use client';

import { useState } from 'react';
import type { NumberRow } from '@/lib/paillier/plainNumbers';
import { BeyondStep } from './BeyondStep';
import { KeyStep } from './KeyStep';
import { NumbersStep } from './NumbersStep';
import { OpenStep } from './OpenStep';
import { SendStep } from './SendStep';
import { useLaboratory } from './useLaboratory';
import styles from './Laboratory.module.css';

const FIRST_ROWS: NumberRow[] = [
  { label: 'Ada', text: '41500' },
  { label: 'Ben', text: '38250.75' },
  { label: 'Cleo', text: '52000' },
  { label: 'A repayment', text: '-1200' },
];

/** Make a key, lock numbers, have them added unseen, open the sum: four steps, and mischief. */
export function Laboratory() {
  const [rows, setRows] = useState<NumberRow[]>(FIRST_ROWS);
  const laboratory = useLaboratory(rows);

  function changeRows(next: NumberRow[]) {
    setRows(next);
    laboratory.clearRowFault();
  }

  return (
    <div className={styles.laboratory} data-wide>
      <noscript>
        <p>The laboratory calculates in your browser and needs JavaScript; the text does not.</p>
      </noscript>
      <ol className={styles.steps}>
        <KeyStep laboratory={laboratory} />
        <NumbersStep laboratory={laboratory} rows={rows} onRows={changeRows} />
        <SendStep laboratory={laboratory} />
        <OpenStep laboratory={laboratory} />
        <BeyondStep laboratory={laboratory} />
      </ol>
      <p className="visually-hidden" role="status">
        {laboratory.said}
      </p>
    </div>
  );
}
