'use client';

import { useCallback, useState } from 'react';
import { postHomomorphic } from '@/lib/api/postHomomorphic';
import { scaleNumber, type Plain } from '@/lib/paillier/encoding';
import {
  parseExchange,
  writeExchange,
  type Encrypted,
  type Exchange,
} from '@/lib/paillier/exchange';
import { FileTextError, readFileText } from '@/lib/paillier/files';
import { keyBits, type PrivateKey } from '@/lib/paillier/keys';
import { parseNumber, weightedSum, type NumberRow } from '@/lib/paillier/plainNumbers';
import { weightsFor, type Question } from './questions';
import { useTask, type StepName } from './useTask';

/** A locked number; `plain` is null where it came from a file and nobody here wrote it. */
export interface Locked {
  label: string;
  plain: Plain | null;
  number: Encrypted;
}

/** One exchange with the server: what was sent, and what came back. */
export interface Exchanged {
  request: Exchange;
  response: unknown;
  total: Encrypted;
  tookMs: number;
  /** What the answer should open to, where all the numbers are known here. */
  expected: Plain | null;
}

export interface RowFault {
  index: number;
  message: string;
}

/** Finds the first row that is no number. */
function readRows(rows: readonly NumberRow[]): { numbers: Plain[] } | { fault: RowFault } {
  const numbers: Plain[] = [];
  for (const [index, row] of rows.entries()) {
    try {
      numbers.push(parseNumber(row.text));
    } catch (error) {
      return { fault: { index, message: `Row ${index + 1}: ${(error as Error).message}` } };
    }
  }
  return { numbers };
}

function checkAnswer(response: unknown, n: bigint): Encrypted {
  const answer = parseExchange(response);
  const [total] = answer.values;
  if (answer.n !== n || answer.values.length !== 1 || !total) {
    throw new Error('The server answered with something that is not one sum under your key.');
  }
  return total;
}

/** The laboratory's whole state and all that can be done in it. */
export function useLaboratory(rows: readonly NumberRow[]) {
  const { running, failure, setFailure, attempt, cancel } = useTask();
  const [key, setKey] = useState<PrivateKey | null>(null);
  const [keyMs, setKeyMs] = useState<number | null>(null);
  const [locked, setLocked] = useState<Locked[]>([]);
  /** The modulus that the locked numbers belong to: a loaded file may bring its own. */
  const [lockedUnder, setLockedUnder] = useState<bigint | null>(null);
  /** The table as it was when it was locked; null for numbers from a file. */
  const [lockedRows, setLockedRows] = useState<readonly NumberRow[] | null>(null);
  const [rowFault, setRowFault] = useState<RowFault | null>(null);
  const [exchanged, setExchanged] = useState<Exchanged | null>(null);
  const [opened, setOpened] = useState<Plain | null>(null);
  const [said, setSaid] = useState('');

  const forgetAnswer = useCallback(() => {
    setExchanged(null);
    setOpened(null);
  }, []);

  const takeKey = (fresh: PrivateKey, tookMs: number | null) => {
    setKey(fresh);
    setKeyMs(tookMs);
    setOpened(null);
    // Numbers locked under the key that is now gone could never be opened again here.
    if (
      lockedUnder !== null &&
      lockedUnder !== fresh.n &&
      locked.some(({ plain }) => plain !== null)
    ) {
      setLocked([]);
      setLockedUnder(null);
      forgetAnswer();
    }
  };

  const makeKey = (bits: number) =>
    attempt('key', 'Looking for two large primes', async ({ run }) => {
      const began = performance.now();
      const fresh = await run({ kind: 'makeKey', bits });
      takeKey(fresh, performance.now() - began);
      setSaid(`A key of ${bits} bits is made.`);
    });

  const lock = (oneExponent: boolean) => {
    if (!key) return;
    const read = readRows(rows);
    if ('fault' in read) {
      setRowFault(read.fault);
      return setFailure({ step: 'numbers', message: read.fault.message });
    }
    setRowFault(null);
    const { numbers } = read;
    return attempt('numbers', 'Locking', async ({ run }) => {
      const finest = Math.min(...numbers.map((number) => scaleNumber(number).exponent));
      const results = await run({
        kind: 'lock',
        key,
        numbers,
        ...(oneExponent && { maxExponent: finest }),
      });
      setLocked(
        results.map((number, index) => ({
          label: rows[index]?.label ?? '',
          plain: numbers[index] ?? null,
          number,
        })),
      );
      setLockedUnder(key.n);
      setLockedRows(rows);
      forgetAnswer();
      setSaid(`${results.length} numbers are locked.`);
    });
  };

  const send = (question: Question, ownWeights: readonly string[]) => {
    if (lockedUnder === null || locked.length === 0) return;
    const n = lockedUnder;
    return attempt('server', 'The server is adding', async ({ run, signal }) => {
      const weights = weightsFor(question, locked.length, ownWeights);
      const numbers = await run({
        kind: 'weigh',
        key: { n, nSquared: n * n },
        numbers: locked.map(({ number }) => number),
        weights,
      });
      const request = writeExchange(n, numbers);
      const began = performance.now();
      const response = await postHomomorphic(request, signal).catch((error: unknown) => {
        if (error instanceof TypeError) {
          throw new Error(
            'The server could not be reached; your numbers are still here, try again.',
          );
        }
        throw error;
      });
      const tookMs = performance.now() - began;
      const total = checkAnswer(response, n);
      const plain = locked.map((number) => number.plain);
      const known = plain.every((number) => number !== null);
      setExchanged({
        request,
        response,
        total,
        tookMs,
        expected: known ? weightedSum(plain, weights) : null,
      });
      setOpened(null);
      setSaid('The server has answered with one locked number.');
    });
  };

  const open = () => {
    if (!key || !exchanged) return;
    return attempt('open', 'Opening', async ({ run }) => {
      if (key.n !== lockedUnder) {
        throw new Error(
          'These numbers were locked under another key: load its key file to open them.',
        );
      }
      const plain = await run({ kind: 'open', key, number: exchanged.total });
      setOpened(plain);
      setSaid('The answer is open.');
    });
  };

  /** Takes a data.json or a key file, whichever the text is. */
  const load = (step: StepName, text: string) => {
    try {
      const content = readFileText(text);
      setFailure(null);
      if (content.kind === 'key') {
        takeKey(content.key, null);
        setSaid(`A key of ${keyBits(content.key)} bits is loaded.`);
        return;
      }
      const { n, values } = content.exchange;
      setLocked(values.map((number) => ({ label: '', plain: null, number })));
      setLockedUnder(n);
      setLockedRows(null);
      forgetAnswer();
      setSaid(`${values.length} locked numbers are loaded.`);
    } catch (error) {
      if (!(error instanceof FileTextError)) throw error;
      setFailure({ step, message: error.located });
    }
  };

  return {
    key,
    keyMs,
    locked,
    lockedUnder,
    isTableAhead: locked.length > 0 && lockedRows !== null && lockedRows !== rows,
    rowFault,
    clearRowFault: () => setRowFault(null),
    exchanged,
    forgetAnswer,
    opened,
    said,
    running,
    failure,
    attempt,
    cancel,
    makeKey,
    lock,
    send,
    open,
    load,
  };
}

export type Laboratory = ReturnType<typeof useLaboratory>;
