import { writeFileSync } from 'node:fs';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findBrowser } from '../scripts/browser';
import { median } from '@/lib/math/scalar';
import { serveSite } from './siteServer';

/*
 * npm run bench:lighthouse [/path/ ...]: the built site (npm run build) as Lighthouse's mobile
 * profile sees it, the median of five runs a page; home where no page is named.
 * Writes bench/lighthouse.json.
 */
const RUNS = 5;
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
  speedIndexMs: 'speed-index',
  totalBlockingTimeMs: 'total-blocking-time',
  cumulativeLayoutShift: 'cumulative-layout-shift',
} as const;

type Row = Record<string, number>;

async function measure(url: string): Promise<Row> {
  const executable = findBrowser();
  const browser = await launch({
    ...(executable ? { chromePath: executable } : {}),
    chromeFlags: FLAGS,
  });
  try {
    const result = await lighthouse(url, {
      port: browser.port,
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
    const { categories, audits } = result.lhr;
    const row: Row = {};
    for (const name of CATEGORIES) row[name] = Math.round((categories[name]?.score ?? 0) * 100);
    for (const [name, audit] of Object.entries(METRICS)) {
      row[name] = Number((audits[audit]?.numericValue ?? Number.NaN).toFixed(3));
    }
    return row;
  } finally {
    browser.kill();
  }
}

const chosen = process.argv.slice(2);
const site = await serveSite(PORT);
const medians: Record<string, Row> = {};
const runs: Record<string, Row[]> = {};
try {
  for (const path of chosen.length > 0 ? chosen : ['/']) {
    const rows: Row[] = [];
    for (let run = 1; run <= RUNS; run += 1) {
      rows.push(await measure(`${site.origin}${path}`));
      console.log(path, `run ${run} of ${RUNS}:`, rows.at(-1));
    }
    runs[path] = rows;
    medians[path] = Object.fromEntries(
      Object.keys(rows[0] ?? {}).map((name) => [
        name,
        median(rows.map((row) => row[name] ?? Number.NaN)),
      ]),
    );
  }
} finally {
  site.close();
}
console.table(medians);
const report = {
  date: new Date().toISOString().slice(0, 10),
  node: process.version,
  profile: 'mobile: simulated slow 4G, processor slowed 4 times; WebGL by software',
  runs: RUNS,
  medians,
  each: runs,
};
writeFileSync('bench/lighthouse.json', `${JSON.stringify(report, null, 2)}\n`);
