import { writeFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findBrowser } from '@/scripts/browser/find';

/*
 * npm run bench:lighthouse: the built site as Lighthouse's mobile profile sees it, the median of
 * five runs a page. Wants out/ built. Writes bench/lighthouse.json.
 */
const RUNS = 5;
const PAGES = ['/', '/contact/', '/disrupt/', '/wasm-graphophile/', '/homomorphic/', '/privacy/'];
const PORT = 4199;
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const METRICS = {
  firstContentfulPaintMs: 'first-contentful-paint',
  largestContentfulPaintMs: 'largest-contentful-paint',
  totalBlockingTimeMs: 'total-blocking-time',
  cumulativeLayoutShift: 'cumulative-layout-shift',
} as const;

type Row = Record<string, number>;

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function measure(path: string, port: number): Promise<Row> {
  const result = await lighthouse(`http://localhost:${PORT}${path}`, { port, logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse gave no result for ${path}.`);
  const { categories, audits } = result.lhr;
  const row: Row = {};
  for (const name of CATEGORIES) row[name] = Math.round((categories[name]?.score ?? 0) * 100);
  for (const [name, audit] of Object.entries(METRICS)) {
    row[name] = Number((audits[audit]?.numericValue ?? Number.NaN).toFixed(3));
  }
  return row;
}

const server = spawn('npx', ['tsx', 'server/node.ts'], {
  env: { ...process.env, PORT: String(PORT) },
  stdio: ['ignore', 'pipe', 'inherit'],
});
await once(server.stdout, 'data');
const chosen = process.argv.slice(2);
const table: Record<string, Row> = {};
try {
  for (const path of chosen.length > 0 ? chosen : PAGES) {
    const rows: Row[] = [];
    for (let run = 0; run < RUNS; run++) {
      const browser = await launch({ chromePath: findBrowser()?.executable, chromeFlags: FLAGS });
      rows.push(await measure(path, browser.port));
      browser.kill();
    }
    const names = Object.keys(rows[0] ?? {});
    table[path] = Object.fromEntries(
      names.map((name) => [name, median(rows.map((row) => row[name] ?? Number.NaN))]),
    );
    console.log(path, table[path]);
  }
} finally {
  server.kill();
}
console.table(table);
writeFileSync(
  'bench/lighthouse.json',
  `${JSON.stringify({ date: new Date().toISOString().slice(0, 10), node: process.version, profile: 'mobile, simulated slow 4G, 4x CPU', runs: RUNS, medians: table }, null, 2)}\n`,
);
process.exit(0);
