import * as theirs from 'paillier-bigint';
import { modInverse } from '@/lib/paillier/arithmetic';
import { bigintModularPower } from '@/lib/paillier/kernel/bigintModularPower';
import { createModularKernel } from '@/lib/paillier/kernel/modularKernel';
import {
  decrypt,
  encrypt,
  encryptAsOwner,
  generateKey,
  type PrivateKey,
} from '@/lib/paillier/keys';

/** What is timed: ours by the wasm kernel, ours by BigInt alone, and paillier-bigint. */
export const CONTENDERS = ['kernel', 'bigint', 'paillier-bigint'] as const;
export type Contender = (typeof CONTENDERS)[number];
export type Operation = 'encrypt as owner' | 'encrypt' | 'decrypt' | 'make a key';

/** Milliseconds of each round. Making a key needs no powers of ours, so it has one time of ours. */
export type Samples = Record<Operation, Partial<Record<Contender, number[]>>>;

const PLAINTEXT = 9_007_199_254_740_993n;

function theirKey(key: PrivateKey): theirs.PrivateKey {
  // Their simple variant: g = n + 1, as ours; with a random g they would take twice as long.
  const publicKey = new theirs.PublicKey(key.n, key.n + 1n);
  const lambda = (key.p.prime - 1n) * (key.q.prime - 1n);
  const mu = modInverse(lambda, key.n);
  return new theirs.PrivateKey(lambda, mu, publicKey, key.p.prime, key.q.prime);
}

/**
 * Times every operation with every contender by turns, under one key.
 *
 * @param wasm the bytes of the kernel
 * @param keyRounds how many keys each makes: theirs take seconds
 * @throws when the contenders do not agree
 */
export async function measure(
  wasm: Uint8Array<ArrayBuffer>,
  bits: number,
  rounds: number,
  keyRounds: number,
): Promise<Samples> {
  const key = await generateKey(bits);
  const other = theirKey(key);
  const kernel = createModularKernel(wasm).power;
  const ciphertext = encrypt(key, PLAINTEXT);
  const opened = [
    decrypt(key, ciphertext, kernel),
    decrypt(key, other.publicKey.encrypt(PLAINTEXT)),
    other.decrypt(encryptAsOwner(key, PLAINTEXT, { power: kernel })),
  ];
  if (opened.some((plaintext) => plaintext !== PLAINTEXT)) throw new Error('They disagree.');

  const acts: Record<Operation, Partial<Record<Contender, () => unknown>>> = {
    'encrypt as owner': {
      kernel: () => encryptAsOwner(key, PLAINTEXT, { power: kernel }),
      bigint: () => encryptAsOwner(key, PLAINTEXT, { power: bigintModularPower }),
      'paillier-bigint': () => other.publicKey.encrypt(PLAINTEXT),
    },
    encrypt: {
      kernel: () => encrypt(key, PLAINTEXT, { power: kernel }),
      bigint: () => encrypt(key, PLAINTEXT, { power: bigintModularPower }),
      'paillier-bigint': () => other.publicKey.encrypt(PLAINTEXT),
    },
    decrypt: {
      kernel: () => decrypt(key, ciphertext, kernel),
      bigint: () => decrypt(key, ciphertext, bigintModularPower),
      'paillier-bigint': () => other.decrypt(ciphertext),
    },
    'make a key': {
      kernel: () => generateKey(bits),
      'paillier-bigint': () => theirs.generateRandomKeys(bits, true),
    },
  };
  const samples: Samples = { 'encrypt as owner': {}, encrypt: {}, decrypt: {}, 'make a key': {} };
  for (let round = 0; round < rounds; round++) {
    for (const operation of Object.keys(acts) as Operation[]) {
      if (operation === 'make a key' && round >= keyRounds) continue;
      for (const contender of CONTENDERS) {
        const act = acts[operation][contender];
        if (!act) continue;
        const start = performance.now();
        await act();
        (samples[operation][contender] ??= []).push(performance.now() - start);
      }
    }
  }
  return samples;
}
