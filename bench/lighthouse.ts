import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { z } from 'zod';
import { readArticles } from '@/lib/content/articles';
import { articlePath, FIXED_PAGES } from '@/lib/content/pages';
import { findBrowser } from '../scripts/browser';
import { median } from '@/lib/math/scalar';
import { serveSite } from './siteServer';

/*
 * npm run bench:lighthouse [/path/ ...]: the built site (npm run build) as Lighthouse's mobile
 * profile sees it, the median of five runs a page; every page where none is named.
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

/** Lighthouse is no part of the install: npx fetches this version of it, with its 200 packages. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const MAX_REPORT_BYTES = 64 * 2 ** 20;

/** What is read of Lighthouse's report. */
const REPORT = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
});

function measure(url: string): Row {
  const executable = findBrowser();
  const { status, stdout, stderr } = spawnSync(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url,
      '--quiet',
      '--output=json',
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=${FLAGS.join(' ')}`,
    ],
    {
      encoding: 'utf8',
      maxBuffer: MAX_REPORT_BYTES,
      env: { ...process.env, ...(executable && { CHROME_PATH: executable }) },
    },
  );
  if (status !== 0) throw new Error(`Lighthouse gave no result for ${url}: ${stderr}`);
  const { categories, audits } = REPORT.parse(JSON.parse(stdout));
  const row: Row = {};
  for (const name of CATEGORIES) row[name] = Math.round((categories[name]?.score ?? 0) * 100);
  for (const [name, audit] of Object.entries(METRICS)) {
    row[name] = Number((audits[audit]?.numericValue ?? Number.NaN).toFixed(3));
  }
  return row;
}

/** The addresses of all pages, those of the articles among them. */
function everyPage(): string[] {
  return [
    ...FIXED_PAGES.map(({ path }) => path),
    ...readArticles().map(({ slug }) => articlePath(slug)),
  ];
}

const chosen = process.argv.slice(2);
const site = await serveSite(PORT);
const medians: Record<string, Row> = {};
const runs: Record<string, Row[]> = {};
try {
  for (const path of chosen.length > 0 ? chosen : everyPage()) {
    const rows: Row[] = [];
    for (let run = 1; run <= RUNS; run += 1) {
      rows.push(measure(`${site.origin}${path}`));
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
