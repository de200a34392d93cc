import { type Plain, scaleNumber } from '@/lib/paillier/encoding';
import { keyBits, type PrivateKey, publicKey } from '@/lib/paillier/keys';
import { parseNumber } from '@/lib/paillier/plainNumbers';
import { formatResult } from './calculation';
import type { Procedure, Tools } from './oneTask';
import { QUESTIONS } from './questions';
import { postNumbers } from './server';
import {
  allEncrypted,
  type LaboratoryState,
  modulus,
  nameOf,
  NO_ANSWER,
  type Participant,
} from './state';

const UNDER_ANOTHER_KEY =
  'These numbers were encrypted under another key: load its key file to decrypt them.';

/** The state with another key: what was encrypted under the one before can never be opened here. */
export function withKey(state: LaboratoryState, key: PrivateKey, keyMs: number | null) {
  const isTheirs = state.loadedUnder !== null || state.key?.n === key.n;
  return {
    key,
    keyMs,
    ...(isTheirs
      ? { decrypted: null, trial: null, each: null }
      : {
          ...NO_ANSWER,
          participants: state.participants.map((one) => ({ ...one, encrypted: null })),
        }),
  };
}

export const makeKey: Procedure = async ({ store, begin, run }) => {
  begin('key', 'Looking for two large primes');
  const began = performance.now();
  const key = await run({ kind: 'makeKey', bits: store.get().keySize });
  store.set({
    ...withKey(store.get(), key, performance.now() - began),
    said: `A key of ${keyBits(key).toLocaleString('en-GB')} bits is made.`,
  });
};

/** Reads one number. @throws Error with a sentence that names the row */
function readNumber({ store }: Tools, { text }: Participant, index: number): Plain {
  try {
    return parseNumber(text);
  } catch (error) {
    store.set({ faultIndex: index });
    throw new Error(`Row ${index + 1}: ${(error as Error).message}`);
  }
}

/** The lowest exponent that any of the numbers needs; what is no number yet does not count. */
function finestExponent(participants: readonly Participant[]): number {
  const exponents = participants.flatMap(({ text }) => {
    try {
      return scaleNumber(parseNumber(text)).exponent;
    } catch {
      return [];
    }
  });
  return Math.min(...exponents);
}

/** Someone encrypts a number; with the public half of the key only, as it would be elsewhere. */
export const encryptAt =
  (index: number): Procedure =>
  async (tools) => {
    const { store, begin, run } = tools;
    const { key, participants, isOneExponent } = store.get();
    const participant = participants[index];
    if (!key || !participant) return;
    begin('people', 'Encrypting');
    store.set({ faultIndex: null });
    const plain = readNumber(tools, participant, index);
    const [number] = await run({
      kind: 'encrypt',
      key: publicKey(key.n),
      numbers: [plain],
      ...(isOneExponent && { maxExponent: finestExponent(participants) }),
    });
    if (!number) return;
    const before = participant.encrypted?.number ?? null;
    store.set({
      ...NO_ANSWER,
      participants: store
        .get()
        .participants.map((one, at) =>
          at === index ? { ...one, encrypted: { plain, number, before } } : one,
        ),
      said: `${nameOf(participant, index)} has encrypted a number${before ? ' again: it looks different' : ''}.`,
    });
  };

/** All encrypt who have not; where all have, all encrypt again. */
export const encryptAll: Procedure = async (tools) => {
  const { store, begin, run } = tools;
  const { key, participants, isOneExponent } = store.get();
  if (!key) return;
  begin('people', 'Encrypting');
  store.set({ faultIndex: null });
  const isAgain = allEncrypted(store.get()) !== null;
  const chosen = participants.flatMap((one, index) => (one.encrypted && !isAgain ? [] : index));
  const numbers = chosen.map((index) =>
    readNumber(tools, participants[index] as Participant, index),
  );
  const results = await run({
    kind: 'encrypt',
    key: publicKey(key.n),
    numbers,
    ...(isOneExponent && { maxExponent: finestExponent(participants) }),
  });
  store.set({
    ...NO_ANSWER,
    participants: store.get().participants.map((one, index) => {
      const place = chosen.indexOf(index);
      const [plain, number] = [numbers[place], results[place]];
      if (plain === undefined || !number) return one;
      return { ...one, encrypted: { plain, number, before: one.encrypted?.number ?? null } };
    }),
    said:
      results.length === 1 ? '1 number is encrypted.' : `${results.length} numbers are encrypted.`,
  });
};

export const send: Procedure = async (tools) => {
  const { store, begin } = tools;
  const state = store.get();
  const numbers = allEncrypted(state)?.map(({ number }) => number);
  const n = modulus(state);
  if (n === null || !numbers) return;
  begin('server', 'The server is adding');
  const answer = await postNumbers(tools, { n, numbers, state });
  store.set({ ...NO_ANSWER, answer, said: 'The server has answered with one encrypted number.' });
};

export const decryptAnswer: Procedure = async ({ store, begin, run }) => {
  const state = store.get();
  const { key, answer } = state;
  if (!key || !answer) return;
  begin('answer', 'Decrypting');
  if (key.n !== modulus(state)) throw new Error(UNDER_ANOTHER_KEY);
  const decrypted = await run({ kind: 'decrypt', key, number: answer.total });
  store.set({
    decrypted,
    said: `The ${QUESTIONS[answer.question].answer} is ${formatResult(decrypted)}.`,
  });
};

/** The key's owner opens every single number, as nothing but the server's silence prevents. */
export const decryptEach: Procedure = async ({ store, begin, run }) => {
  const state = store.get();
  const { key, participants } = state;
  const numbers = allEncrypted(state);
  if (!key || !numbers) return;
  begin('each', 'Decrypting');
  if (key.n !== modulus(state)) throw new Error(UNDER_ANOTHER_KEY);
  const each: Plain[] = [];
  for (const { number } of numbers) each.push(await run({ kind: 'decrypt', key, number }));
  const told = each
    .slice(0, 10)
    .map(
      (plain, index) =>
        `${nameOf(participants[index] as Participant, index)} ${formatResult(plain)}`,
    );
  store.set({ each, said: `Every number is open: ${told.join(', ')}.` });
};
