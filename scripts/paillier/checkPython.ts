/**
 * Whether python-paillier, where it is installed, opens what we lock, and we what it locks.
 *
 *   npm run check:python-paillier
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { decode, encode, type Plain } from '@/lib/paillier/encoding';
import { readFileText, writeDataJson, writeKeyFile } from '@/lib/paillier/files';
import { decrypt, encryptAsOwner, generateKey } from '@/lib/paillier/keys';
import { weightedSum } from '@/lib/paillier/plainNumbers';

const PYTHON = process.env.PYTHON ?? 'python3';
const PROGRAM = path.join(import.meta.dirname, 'python_paillier.py');
const NUMBERS: Plain[] = [0n, 17n, -1337n, 9007199254740993n, 0.1, -2.5, 1e-12, 123456.789];
const THEIRS: Plain[] = [17n, -2.5, 0.1, 2n ** 80n];

type Shown = [type: 'int' | 'float', text: string];

function fromShown([type, text]: Shown): Plain {
  return type === 'int' ? BigInt(text) : Number(text);
}

function same(what: string, found: readonly Plain[], expected: readonly Plain[]): void {
  const wrong = expected.findIndex((value, index) => value !== found[index]);
  if (wrong < 0 && found.length === expected.length) return;
  throw new Error(`${what}: expected ${expected[wrong]}, found ${found[wrong]}.`);
}

async function check(folder: string): Promise<void> {
  const key = await generateKey(2048);
  const values = NUMBERS.map((number) => {
    const { encoding, exponent } = encode(key.n, number);
    return { ciphertext: encryptAsOwner(key, encoding), exponent };
  });
  const [dataFile, keyFile] = [path.join(folder, 'data.json'), path.join(folder, 'key.json')];
  writeFileSync(dataFile, writeDataJson(key.n, values));
  writeFileSync(keyFile, writeKeyFile(key), { mode: 0o600 });

  const output = execFileSync(PYTHON, [PROGRAM, dataFile, keyFile], { encoding: 'utf8' });
  const theirs = JSON.parse(output) as { opened: Shown[]; sum: Shown; data: string };
  same('python-paillier opened our numbers', theirs.opened.map(fromShown), NUMBERS);
  same('python-paillier added our numbers', [fromShown(theirs.sum)], [weightedSum(NUMBERS, [])]);

  const content = readFileText(theirs.data);
  if (content.kind !== 'payload') throw new Error('python-paillier’s data.json was not read.');
  const opened = content.payload.values.map(({ ciphertext, exponent }) =>
    decode(key.n, { encoding: decrypt(key, ciphertext), exponent }),
  );
  same('we opened python-paillier’s numbers', opened, THEIRS);
}

if (spawnSync(PYTHON, ['-c', 'import phe'], { stdio: 'ignore' }).status !== 0) {
  console.log(
    'Skipped: python-paillier is not installed. Install it with "pip install phe" and run this again.',
  );
} else {
  const folder = mkdtempSync(path.join(tmpdir(), 'paillier-'));
  try {
    await check(folder);
    console.log(
      `python-paillier opens and adds our ${NUMBERS.length} numbers, and we open its ${THEIRS.length}.`,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
