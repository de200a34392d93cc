/**
 * Modular exponentiation: the WebAssembly kernel against BigInt, by turns, in Node and, where a
 * Chromium is found, in it. Prints a table and writes bench/modexp.json.
 *
 *   npm run bench:modexp             41 rounds
 *   npm run bench:modexp -- 9        nine
 */
import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import { type Case, EXPONENT_BITS, measure, type Samples } from '@/bench/modexpRounds';
import { median } from '@/lib/math/scalar';
import { findBrowser } from '@/scripts/browser';
import { compileKernel } from '@/scripts/paillier/compileKernel';

const CASES: readonly Case[] = [
  ...[1024, 2048, 3072, 4096, 6144].map((modulusBits) => ({ modulusBits, isSquare: false })),
  ...[2048, 3072, 4096, 6144].map((modulusBits) => ({ modulusBits, isSquare: true })),
];

const SETTINGS = {
  exponent: `${EXPONENT_BITS} bits`,
  wasm: 'kernel of wasm/paillier through createModularKernel, conversions from and to BigInt included; fixed window',
  bigint: 'bigintModularPower: fixed window of the same width over BigInt',
  clock: 'Node: processor time of all threads; Chromium: the page’s clock',
  spread:
    'first and third quartile; best is the shortest round, which other work has touched least',
};

type Summary = { bestMs: number; medianMs: number; quartilesMs: [number, number] };
type Row = Case & { wasm: Summary; bigint: Summary; medianRatio: number; bestRatio: number };

function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? NaN;
  const above = sorted[Math.ceil(place)] ?? NaN;
  return below + (above - below) * (place % 1);
}

function rounded(value: number): number {
  return Number(value.toFixed(3));
}

function summarise(samples: readonly number[]): Summary {
  const sorted = samples.toSorted((a, b) => a - b);
  return {
    bestMs: rounded(quantile(sorted, 0)),
    medianMs: rounded(quantile(sorted, 0.5)),
    quartilesMs: [rounded(quantile(sorted, 0.25)), rounded(quantile(sorted, 0.75))],
  };
}

function toRow({ wasm, bigint, ...which }: Samples): Row {
  return {
    ...which,
    wasm: summarise(wasm),
    bigint: summarise(bigint),
    // Each round has a ratio of its own, since what slows one round slows both.
    medianRatio: rounded(median(bigint.map((time, round) => time / (wasm[round] ?? NaN)))),
    bestRatio: rounded(Math.min(...bigint) / Math.min(...wasm)),
  };
}

function print(title: string, rows: readonly Row[]): void {
  const column = ({ medianMs, quartilesMs, bestMs }: Summary) =>
    `${medianMs.toFixed(2)} (${quartilesMs.map((ms) => ms.toFixed(2)).join('..')}), best ${bestMs.toFixed(2)}`;
  console.log(`\n${title}, ${EXPONENT_BITS}-bit exponent\n`);
  console.log('| modulus, bits | kernel, ms | BigInt, ms | BigInt / kernel | of the best |');
  console.log('|---|---|---|---|---|');
  for (const row of rows) {
    const modulus = `${row.modulusBits}${row.isSquare ? `, a square` : ''}`;
    const ratios = `${row.medianRatio.toFixed(2)} | ${row.bestRatio.toFixed(2)}`;
    console.log(`| ${modulus} | ${column(row.wasm)} | ${column(row.bigint)} | ${ratios} |`);
  }
}

/** Runs the same rounds in a blank page. Undefined where there is no browser. */
async function measureInChromium(
  wasm: Uint8Array,
  rounds: number,
): Promise<{ version: string; samples: Samples[] } | undefined> {
  const found = findBrowser();
  if (!found) return undefined;
  const bundle = await build({
    entryPoints: [join(process.cwd(), 'bench/modexpRounds.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'modexp',
    target: 'es2022',
  });
  const browser = await chromium.launch({
    executablePath: found,
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: bundle.outputFiles[0]?.text ?? '' });
    const call = `modexp.measure(new Uint8Array([${[...wasm].join()}]), ${JSON.stringify(CASES)}, ${rounds})`;
    return { version: browser.version(), samples: await page.evaluate<Samples[]>(call) };
  } finally {
    await browser.close();
  }
}

/** What other programs do meanwhile does not count; what collects BigInt's garbage does. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

async function main(): Promise<void> {
  const rounds = Number(process.argv[2] ?? 41);
  if (!Number.isInteger(rounds) || rounds < 1) {
    throw new Error('The number of rounds must be a whole number, 1 or more.');
  }
  const wasm = await compileKernel();

  const nodeRows = measure(wasm, CASES, rounds, processorTime).map(toRow);
  print(`Node ${process.version}, ${rounds} rounds`, nodeRows);

  const inBrowser = await measureInChromium(wasm, rounds);
  const browserRows = inBrowser?.samples.map(toRow);
  if (inBrowser && browserRows) {
    print(`Chromium ${inBrowser.version}, ${rounds} rounds`, browserRows);
  } else {
    console.log('\nNo Chromium found: name one in CHROMIUM_PATH to measure in a browser too.');
  }

  const report = {
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} cores, ${cpus()[0]?.model.trim() ?? 'unknown processor'}`,
    versions: { node: process.version, v8: process.versions.v8, chromium: inBrowser?.version },
    settings: { rounds, ...SETTINGS },
    node: nodeRows,
    chromium: browserRows,
  };
  await writeFile('bench/modexp.json', `${JSON.stringify(report, null, 2)}\n`);
}

await main();
