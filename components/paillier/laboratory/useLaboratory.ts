'use client';

import { useCallback, useState } from 'react';
import { ApiError } from '@/lib/api/ApiError';
import { postHomomorphic } from '@/lib/api/postHomomorphic';
import { type Plain, scaleNumber } from '@/lib/paillier/encoding';
import {
  type Encrypted,
  type EncryptedPayload,
  parsePayload,
  writePayload,
} from '@/lib/paillier/encryptedPayload';
import { FileTextError, readFileText } from '@/lib/paillier/files';
import { keyBits, type PrivateKey } from '@/lib/paillier/keys';
import { type NumberRow, parseNumber, weightedSum } from '@/lib/paillier/plainNumbers';
import { type Question, weightsFor } from './questions';
import { type StepName, useTask } from './useTask';

/** A locked number; `plain` is null where it came from a file and nobody here wrote it. */
export interface EncryptedNumber {
  label: string;
  plain: Plain | null;
  number: Encrypted;
}

/** What the server was sent, and what came back. */
export interface ServerSum {
  request: EncryptedPayload;
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
  const answer = parsePayload(response);
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
  const [encrypted, setEncrypted] = useState<EncryptedNumber[]>([]);
  /** The modulus that the locked numbers belong to: a loaded file may bring its own. */
  const [encryptedUnder, setEncryptedUnder] = useState<bigint | null>(null);
  /** The table as it was when it was locked; null for numbers from a file. */
  const [encryptedRows, setEncryptedRows] = useState<readonly NumberRow[] | null>(null);
  const [rowFault, setRowFault] = useState<RowFault | null>(null);
  const [serverSum, setServerSum] = useState<ServerSum | null>(null);
  const [decrypted, setDecrypted] = useState<Plain | null>(null);
  const [said, setSaid] = useState('');

  const forgetAnswer = useCallback(() => {
    setServerSum(null);
    setDecrypted(null);
  }, []);

  const takeKey = (fresh: PrivateKey, tookMs: number | null) => {
    setKey(fresh);
    setKeyMs(tookMs);
    setDecrypted(null);
    // Numbers locked under the key that is now gone could never be decrypted again here.
    if (
      encryptedUnder !== null &&
      encryptedUnder !== fresh.n &&
      encrypted.some(({ plain }) => plain !== null)
    ) {
      setEncrypted([]);
      setEncryptedUnder(null);
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

  const encrypt = (oneExponent: boolean) => {
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
        kind: 'encrypt',
        key,
        numbers,
        ...(oneExponent && { maxExponent: finest }),
      });
      setEncrypted(
        results.map((number, index) => ({
          label: rows[index]?.label ?? '',
          plain: numbers[index] ?? null,
          number,
        })),
      );
      setEncryptedUnder(key.n);
      setEncryptedRows(rows);
      forgetAnswer();
      setSaid(`${results.length} numbers are locked.`);
    });
  };

  const send = (question: Question, ownWeights: readonly string[]) => {
    if (encryptedUnder === null || encrypted.length === 0) return;
    const n = encryptedUnder;
    return attempt('server', 'The server is adding', async ({ run, signal }) => {
      const weights = weightsFor(question, encrypted.length, ownWeights);
      const numbers = await run({
        kind: 'applyWeights',
        key: { n, nSquared: n * n },
        numbers: encrypted.map(({ number }) => number),
        weights,
      });
      const request = writePayload(n, numbers);
      const began = performance.now();
      const response = await postHomomorphic(request, signal).catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'network') {
          throw new Error(
            'The server could not be reached; your numbers are still here, try again.',
          );
        }
        throw error;
      });
      const tookMs = performance.now() - began;
      const total = checkAnswer(response, n);
      const plain = encrypted.map((number) => number.plain);
      const known = plain.every((number) => number !== null);
      setServerSum({
        request,
        response,
        total,
        tookMs,
        expected: known ? weightedSum(plain, weights) : null,
      });
      setDecrypted(null);
      setSaid('The server has answered with one locked number.');
    });
  };

  const decrypt = () => {
    if (!key || !serverSum) return;
    return attempt('open', 'Opening', async ({ run }) => {
      if (key.n !== encryptedUnder) {
        throw new Error(
          'These numbers were locked under another key: load its key file to open them.',
        );
      }
      const plain = await run({ kind: 'decrypt', key, number: serverSum.total });
      setDecrypted(plain);
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
      const { n, values } = content.payload;
      setEncrypted(values.map((number) => ({ label: '', plain: null, number })));
      setEncryptedUnder(n);
      setEncryptedRows(null);
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
    encrypted,
    encryptedUnder,
    isTableAhead: encrypted.length > 0 && encryptedRows !== null && encryptedRows !== rows,
    rowFault,
    clearRowFault: () => setRowFault(null),
    serverSum,
    forgetAnswer,
    decrypted,
    said,
    running,
    failure,
    attempt,
    cancel,
    makeKey,
    encrypt,
    send,
    decrypt,
    load,
  };
}

export type Laboratory = ReturnType<typeof useLaboratory>;
