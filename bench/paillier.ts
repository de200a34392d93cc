/**
 * Paillier's scheme: ours, by the WebAssembly kernel and by BigInt alone, against paillier-bigint,
 * by turns, in Node and, where a Chromium is found, in it; then the server's worst sum.
 *
 *   npm run bench:paillier             15 rounds at 3,072 bits
 *   npm run bench:paillier -- 5 2048   five at 2,048
 *
 * Writes bench/paillier.json.
 */
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import { CONTENDERS, measure, type Samples } from '@/bench/paillierRounds';
import { median } from '@/lib/math/scalar';
import { MAX_EXPONENT, MAX_KEY_BITS, MAX_VALUES } from '@/lib/paillier/encryptedPayload';
import { loadModularArithmetic } from '@/lib/paillier/kernel/modularArithmetic';
import { sumRequest } from '@/lib/paillier/sum';
import { findBrowser } from '@/scripts/browser';
import { compileKernel } from '@/scripts/paillier/compileKernel';

const KEY_ROUNDS_MAX = 5;

function print(title: string, samples: Samples): void {
  console.log(`\n${title}\n`);
  console.log(`| | ${CONTENDERS.map((name) => `${name}, ms`).join(' | ')} | times as fast |`);
  console.log('|---|---|---|---|---|');
  for (const [operation, times] of Object.entries(samples)) {
    const cells = CONTENDERS.map((name) => {
      const found = times[name];
      return found ? `${median(found).toFixed(1)}, best ${Math.min(...found).toFixed(1)}` : '';
    });
    const ratio = (name: 'kernel' | 'bigint') => {
      const [ours, others] = [times[name], times['paillier-bigint']];
      return ours && others ? (median(others) / median(ours)).toFixed(1) : '';
    };
    const ratios = [ratio('kernel'), ratio('bigint')].filter(Boolean).join(', by BigInt ');
    console.log(`| ${operation} | ${cells.join(' | ')} | ${ratios} |`);
  }
}

/** Medians, quartiles and how many times as fast as paillier-bigint, for the record. */
function summary(samples: Samples) {
  const quartile = (times: readonly number[], share: number) =>
    times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? NaN;
  const rounded = (value: number) => Number(value.toFixed(2));
  return Object.fromEntries(
    Object.entries(samples).map(([operation, times]) => {
      const theirTimes = times['paillier-bigint'] ?? [];
      const rows = Object.entries(times).map(([contender, found]) => [
        contender,
        {
          medianMs: rounded(median(found)),
          quartilesMs: [rounded(quartile(found, 0.25)), rounded(quartile(found, 0.75))],
          timesAsFast: rounded(median(theirTimes) / median(found)),
        },
      ]);
      return [operation, Object.fromEntries(rows)];
    }),
  );
}

/** The same rounds in a blank page; https, because WebCrypto wants a secure context. */
async function measureInChromium(
  wasm: Uint8Array,
  bits: number,
  rounds: number,
  keyRounds: number,
): Promise<{ version: string; samples: Samples } | undefined> {
  const found = findBrowser();
  if (!found) return undefined;
  const bundle = await build({
    entryPoints: [join(process.cwd(), 'bench/paillierRounds.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'paillier',
    target: 'es2022',
    platform: 'browser',
  });
  const browser = await chromium.launch({
    executablePath: found,
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  });
  try {
    const page = await browser.newPage();
    await page.route('https://bench.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Bench</title>' }),
    );
    await page.goto('https://bench.example/');
    await page.addScriptTag({ content: bundle.outputFiles[0]?.text ?? '' });
    const call = `paillier.measure(new Uint8Array([${[...wasm].join()}]), ${bits}, ${rounds}, ${keyRounds})`;
    return { version: browser.version(), samples: await page.evaluate<Samples>(call) };
  } finally {
    await browser.close();
  }
}

/** As many values as are allowed, under the largest key, with exponents as far apart as can be. */
function worstRequest() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: MAX_KEY_BITS });
  const modulus = Buffer.from(privateKey.export({ format: 'jwk' }).n ?? '', 'base64url');
  const n = BigInt(`0x${modulus.toString('hex')}`);
  return {
    public_key: { n: n.toString() },
    values: Array.from({ length: MAX_VALUES }, (_, index) => {
      const ciphertext = BigInt(`0x${randomBytes(1024).toString('hex')}`) % n ** 2n;
      const exponent = index % 2 ? MAX_EXPONENT - (index % 9) : 2 - MAX_EXPONENT + (index % 201);
      return [ciphertext.toString(), exponent];
    }),
  };
}

const [rounds = 15, bits = 3072] = process.argv.slice(2).map(Number);
if (![rounds, bits].every((value) => Number.isInteger(value) && value > 0)) {
  throw new Error('Give a number of rounds and a number of bits, both whole.');
}
const keyRounds = Math.min(rounds, KEY_ROUNDS_MAX);
const wasm = new Uint8Array(await compileKernel());

const inNode = await measure(wasm, bits, rounds, keyRounds);
print(`Node ${process.version}, ${bits} bits, ${rounds} rounds`, inNode);
const inBrowser = await measureInChromium(wasm, bits, rounds, keyRounds);
if (inBrowser) {
  print(`Chromium ${inBrowser.version}, ${bits} bits, ${rounds} rounds`, inBrowser.samples);
} else {
  console.log('\nNo Chromium found: name one in CHROMIUM_PATH to measure in a browser too.');
}

/** What other programs do meanwhile does not count. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const worst = worstRequest();
const { startProduct } = await loadModularArithmetic(async () => wasm);
const times = Array.from({ length: rounds }, () => {
  const start = processorTime();
  sumRequest(worst, startProduct);
  return processorTime() - start;
});
console.log(
  `\nThe server's worst sum (${MAX_VALUES} values, ${MAX_KEY_BITS} bits), processor time: best ${Math.min(...times).toFixed(0)} ms, median ${median(times).toFixed(0)} ms, most ${Math.max(...times).toFixed(0)} ms`,
);
writeFileSync(
  'bench/paillier.json',
  `${JSON.stringify(
    {
      date: new Date().toISOString().slice(0, 10),
      method: `Interleaved, ${rounds} rounds (${keyRounds} for keys) at ${bits} bits; medians and quartiles in milliseconds; timesAsFast is against paillier-bigint 3.4.3 with g = n + 1.`,
      node: { version: process.version, operations: summary(inNode) },
      chromium: inBrowser && {
        version: inBrowser.version,
        operations: summary(inBrowser.samples),
      },
      worstSum: {
        values: MAX_VALUES,
        bits: MAX_KEY_BITS,
        bestProcessorMs: Math.round(Math.min(...times)),
        medianProcessorMs: Math.round(median(times)),
        mostProcessorMs: Math.round(Math.max(...times)),
      },
    },
    null,
    2,
  )}\n`,
);
