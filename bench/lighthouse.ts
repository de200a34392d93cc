import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { z } from 'zod';
import { readArticles } from '@/lib/content/articles';
import { articlePath, FIXED_PAGES } from '@/lib/content/pages';
import { median } from '@/lib/math/scalar';
import { findBrowser } from '../scripts/browser';
import { buildEmptyPage } from './buildEmptyPage';
import { serveSite } from './siteServer';

/*
 * npm run bench:lighthouse [/path/ ...]: the built site (npm run build) as Lighthouse's mobile
 * profile sees it, the median of five runs a page; every page where none is named. In turns with
 * Next's empty page (bench/emptyPage): what that one loses is lost by every page of Next's.
 * Lighthouse slows the processor four times, which makes a fast desktop a middling phone and a slow
 * machine a phone that nobody has. So the factor follows from the speed that Lighthouse found in
 * the run before: the phone it stands for is the same on every machine.
 * Writes bench/lighthouse.json.
 */
/**
 * Lighthouse's own benchmark index of the phone that is stood for: a fast desktop (1,500 to 2,000)
 * slowed four times; see docs/throttling.md of Lighthouse.
 */
const PHONE_BENCHMARK_INDEX = 440;
const RUNS = 5;
const PORTS = { site: 4199, empty: 4198 };
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
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
});

let processorSlowdown = 4;

/** @param triesLeft a browser that did not start says nothing about the page */
function measure(url: string, triesLeft = 1): Row {
  const executable = findBrowser();
  const { status, stdout, stderr } = spawnSync(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url,
      '--quiet',
      '--output=json',
      `--throttling.cpuSlowdownMultiplier=${processorSlowdown}`,
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=${FLAGS.join(' ')}`,
    ],
    {
      encoding: 'utf8',
      maxBuffer: MAX_REPORT_BYTES,
      env: { ...process.env, ...(executable && { CHROME_PATH: executable }) },
    },
  );
  if (status !== 0 && triesLeft > 0) return measure(url, triesLeft - 1);
  if (status !== 0) throw new Error(`Lighthouse gave no result for ${url}: ${stderr}`);
  const { environment, categories, audits } = REPORT.parse(JSON.parse(stdout));
  const row: Row = { processorSlowdown, benchmarkIndex: environment.benchmarkIndex };
  const fit = environment.benchmarkIndex / PHONE_BENCHMARK_INDEX;
  processorSlowdown = Math.max(1, Math.round(fit * 10) / 10);
  for (const name of CATEGORIES) row[name] = Math.round((categories[name]?.score ?? 0) * 100);
  for (const [name, audit] of Object.entries(METRICS)) {
    row[name] = Number((audits[audit]?.numericValue ?? Number.NaN).toFixed(3));
  }
  return row;
}

function medianRow(rows: readonly Row[]): Row {
  const names = Object.keys(rows[0] ?? {});
  return Object.fromEntries(
    names.map((name) => [name, median(rows.map((row) => row[name] ?? Number.NaN))]),
  );
}

/** The addresses of all pages, those of the articles among them. */
function everyPage(): string[] {
  return [
    ...FIXED_PAGES.map(({ path }) => path),
    ...readArticles().map(({ slug }) => articlePath(slug)),
  ];
}

const chosen = process.argv.slice(2);
const site = await serveSite(PORTS.site);
const empty = await serveSite(PORTS.empty, await buildEmptyPage());
const urls: Record<string, string> = { 'Next’s empty page': `${empty.origin}/` };
for (const path of chosen.length > 0 ? chosen : everyPage()) urls[path] = `${site.origin}${path}`;
const runs: Record<string, Row[]> = {};
try {
  // Only tells how fast this machine is.
  measure(`${site.origin}/`);
  for (let run = 1; run <= RUNS; run += 1) {
    for (const [name, url] of Object.entries(urls)) {
      const row = measure(url);
      console.log(name, `run ${run} of ${RUNS}:`, row);
      (runs[name] ??= []).push(row);
    }
  }
} finally {
  site.close();
  empty.close();
}
const medians = Object.fromEntries(
  Object.entries(runs).map(([name, rows]) => [name, medianRow(rows)]),
);
console.table(medians);
const report = {
  date: new Date().toISOString().slice(0, 10),
  node: process.version,
  profile: 'mobile: simulated slow 4G, processor slowed to a middling phone’s; WebGL by software',
  runs: RUNS,
  medians,
  each: runs,
};
writeFileSync('bench/lighthouse.json', `${JSON.stringify(report, null, 2)}\n`);
