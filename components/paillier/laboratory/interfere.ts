import type { Plain } from '@/lib/paillier/encoding';
import type { Encrypted } from '@/lib/paillier/encryptedPayload';
import { publicKey } from '@/lib/paillier/keys';
import { weightedSum } from '@/lib/paillier/plainNumbers';
import { formatResult, isSameNumber } from './calculation';
import type { Procedure, Tools } from './oneTask';
import { PRESETS } from './presets';
import { postNumbers } from './server';
import {
  allEncrypted,
  hasTheirKey,
  type Interference,
  modulus,
  nameOf,
  type Participant,
  type Trial,
} from './state';

/** High enough to matter, low enough that the number stays below n squared. */
const DAMAGED_BIT = 100n;

function change(
  { run }: Tools,
  interference: Interference,
  number: Encrypted,
  { n, raise }: { n: bigint; raise: bigint },
): Promise<Encrypted> {
  const key = publicKey(n);
  if (interference === 'raise') return run({ kind: 'addPlain', key, number, plain: raise });
  if (interference === 'refresh') return run({ kind: 'rerandomise', key, number });
  const { ciphertext, exponent } = number;
  return Promise.resolve({ ciphertext: ciphertext ^ (1n << DAMAGED_BIT), exponent });
}

/** How far the total of a trial is from what it should be; 0 where it is right. */
function errorOf({ result, honest }: Trial): Plain {
  if (result === null || isSameNumber(result, honest)) return 0n;
  return weightedSum([result, honest], [1n, -1n]);
}

/** One sentence on what a changed total opened to. */
export function verdictOf(trial: Trial): string {
  if (trial.result === null) return `The total opens to nothing: ${trial.fault}`;
  const opened = `The total opens to ${formatResult(trial.result)}`;
  const error = errorOf(trial);
  if (isSameNumber(error, 0n)) return `${opened}, as it should.`;
  if (trial.interference === 'damage') return `${opened}: nonsense, and nothing says so.`;
  return `${opened}: wrong by ${formatResult(error < 0n ? -error : error)}, and nothing raised an alarm.`;
}

/** Changes one encrypted number without the key, has the server add again, and opens the total. */
export const interfere =
  (interference: Interference, index: number): Procedure =>
  async (tools) => {
    const { store, begin, run } = tools;
    const state = store.get();
    const { key, answer, decrypted, participants } = state;
    const numbers = allEncrypted(state)?.map(({ number }) => number);
    const [before, n] = [numbers?.[index], modulus(state)];
    if (!key || !hasTheirKey(state) || !numbers || !before || n === null) return;
    if (!answer || decrypted === null) return;
    begin('spoil', 'Changing one number, adding, decrypting');
    const { raise } = PRESETS[state.preset];
    const after = await change(tools, interference, before, { n, raise });
    const { total } = await postNumbers(tools, {
      n,
      numbers: numbers.map((number, at) => (at === index ? after : number)),
      state,
    });
    const trial: Trial = {
      interference,
      name: nameOf(participants[index] as Participant, index),
      raise,
      before,
      after,
      honest: decrypted,
      ...(await run({ kind: 'decrypt', key, number: total }).then(
        (result) => ({ result, fault: '' }),
        (error: Error) => {
          if (tools.signal.aborted) throw error;
          return { result: null, fault: error.message };
        },
      )),
    };
    store.set({ trial, said: verdictOf(trial) });
  };
