'use client';

import { useMemo, useRef, useState } from 'react';
import { useEarlyInput } from '@/components/site/useEarlyInput';
import { MAX_VALUES } from '@/lib/paillier/encryptedPayload';
import { writeDataJson } from '@/lib/paillier/files';
import { type NumberRow, parseTable } from '@/lib/paillier/plainNumbers';
import { Button } from './Button';
import { DownloadButton, LoadButton } from './FileButtons';
import { More } from './More';
import { allEncrypted, modulus } from './state';
import type { Laboratory } from './useLaboratory';
import controls from './controls.module.css';

/** What few need of the numbers: a table at once, a file, one exponent for all. */
export function PeopleMore({ laboratory }: { laboratory: Laboratory }) {
  const { state, load, setOneExponent, replacePeople } = laboratory;
  const oneExponent = useRef<HTMLInputElement>(null);
  useEarlyInput(oneExponent, () => setOneExponent(true));
  const encrypted = allEncrypted(state);
  const n = modulus(state);
  return (
    <More title="More: paste a table, data.json">
      <PasteTable onRows={replacePeople} />
      <label className={controls.check}>
        <input
          ref={oneExponent}
          type="checkbox"
          checked={state.isOneExponent}
          onChange={(event) => setOneExponent(event.target.checked)}
        />
        Give all the same exponent, so that it tells nothing about their size
      </label>
      <div className={controls.actions}>
        <LoadButton label="Load data.json" onText={(text) => load('people', text)} />
        {encrypted && n !== null && (
          <DownloadButton
            label="Download data.json"
            fileName="data.json"
            text={() =>
              writeDataJson(
                n,
                encrypted.map(({ number }) => number),
              )
            }
          />
        )}
      </div>
    </More>
  );
}

/** Takes many numbers at once, as they come out of a spreadsheet. */
function PasteTable({ onRows }: { onRows: (rows: NumberRow[]) => void }) {
  const [pasted, setPasted] = useState('');
  const column = useRef<HTMLTextAreaElement>(null);
  useEarlyInput(column, ([field]) => setPasted(field?.value ?? ''));
  const found = useMemo(() => parseTable(pasted), [pasted]);
  return (
    <>
      <label className={controls.field}>
        One number a line, or a table with a column of numbers
        <textarea
          ref={column}
          className={controls.input}
          rows={4}
          value={pasted}
          onChange={(event) => setPasted(event.target.value)}
        />
      </label>
      <div className={controls.actions}>
        <Button
          isDisabled={found.length === 0 || found.length > MAX_VALUES}
          onPress={() => onRows(found)}
        >
          Put into the table
        </Button>
      </div>
      <p role="status">
        {found.length > MAX_VALUES
          ? `These are ${found.length} lines; the server adds at most ${MAX_VALUES}.`
          : found.length > 0
            ? `${found.length} ${found.length === 1 ? 'line' : 'lines'}; they replace the people above.`
            : ''}
      </p>
    </>
  );
}
