import { decode, encode, type Plain } from './encoding';
import type { Encrypted } from './encryptedPayload';
import { bigintModularPower } from './kernel/bigintModularPower';
import type { ModularPower } from './kernel/modularKernel';
import { decrypt, encrypt, generateKey, type PrivateKey, type PublicKey } from './keys';
import { addPlain, multiplyPlain, rerandomise } from './operations';

/** What the laboratory asks of its worker. All of it survives a structured clone. */
export type Task =
  | { kind: 'makeKey'; bits: number }
  | { kind: 'encrypt'; key: PublicKey; numbers: readonly Plain[]; maxExponent?: number }
  | { kind: 'decrypt'; key: PrivateKey; number: Encrypted }
  | {
      kind: 'applyWeights';
      key: PublicKey;
      numbers: readonly Encrypted[];
      weights: readonly Plain[];
    }
  | { kind: 'addPlain'; key: PublicKey; number: Encrypted; plain: Plain }
  | { kind: 'rerandomise'; key: PublicKey; number: Encrypted };

export interface TaskResults {
  makeKey: PrivateKey;
  encrypt: Encrypted[];
  decrypt: Plain;
  applyWeights: Encrypted[];
  addPlain: Encrypted;
  rerandomise: Encrypted;
}

export type TaskResult<T extends Task> = TaskResults[T['kind']];

/** How far a task is: steps done, of all. */
export type Progress = (done: number, total: number) => void;

async function mapWithProgress<In, Out>(
  items: readonly In[],
  onProgress: Progress,
  map: (item: In, index: number) => Out,
): Promise<Out[]> {
  return items.map((item, index) => {
    const result = map(item, index);
    onProgress(index + 1, items.length);
    return result;
  });
}

async function run(
  task: Task,
  onProgress: Progress,
  power: ModularPower,
): Promise<TaskResults[Task['kind']]> {
  switch (task.kind) {
    case 'makeKey':
      return generateKey(task.bits);
    case 'encrypt':
      return mapWithProgress(task.numbers, onProgress, (number) => {
        const options = task.maxExponent === undefined ? {} : { maxExponent: task.maxExponent };
        const { encoding, exponent } = encode(task.key.n, number, options);
        return { ciphertext: encrypt(task.key, encoding, { power }), exponent };
      });
    case 'decrypt': {
      const { ciphertext, exponent } = task.number;
      return decode(task.key.n, { encoding: decrypt(task.key, ciphertext, power), exponent });
    }
    case 'applyWeights':
      return mapWithProgress(task.numbers, onProgress, (number, index) => {
        const weight = task.weights[index] ?? 1n;
        return weight === 1n ? number : multiplyPlain(task.key, number, weight, power);
      });
    case 'addPlain':
      return addPlain(task.key, task.number, task.plain);
    case 'rerandomise':
      return rerandomise(task.key, task.number, power);
  }
}

/** Does a task where it is called; the worker and the tests call it. */
export async function performTask<T extends Task>(
  task: T,
  onProgress: Progress = () => {},
  power: ModularPower = bigintModularPower,
): Promise<TaskResult<T>> {
  return (await run(task, onProgress, power)) as TaskResult<T>;
}
