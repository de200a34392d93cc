import { writeFileSync } from 'node:fs';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../scripts/browser';
import { buildEmptyPage } from './buildEmptyPage';
import { serveSite } from './siteServer';
import { type Quartiles, quartiles } from './statistics';

/*
 * npm run bench:loading [/path/ ...]: when a visitor sees the built pages (first contentful paint)
 * and when they can use them (hydrated), on three networks that the browser really emulates, with
 * a processor four times slower. Compared, visit by visit in turns, with the least that Next can
 * make: a page of one heading and one button (bench/emptyPage). Writes bench/loading.json.
 */
const ROUNDS = 7;
const PORTS = { site: 4197, empty: 4196 };
const PROCESSOR_SLOWDOWN = 4;
const VISIT_LIMIT_MS = 60_000;

const NETWORKS = {
  'fast line': { latency: 20, bytesPerSecond: 6_250_000 },
  'slow 4G': { latency: 150, bytesPerSecond: 200_000 },
  '3G': { latency: 400, bytesPerSecond: 50_000 },
} as const;
type Network = keyof typeof NETWORKS;

type Visit = { paintMs: number; hydratedMs: number };

/** Runs in the page, before its own scripts: notes when the first button becomes usable. */
function noteHydration(): void {
  const observer = new MutationObserver((changes) => {
    const woken = changes.some(
      ({ target }) => target instanceof HTMLButtonElement && !target.disabled,
    );
    if (!woken) return;
    observer.disconnect();
    performance.mark('hydrated');
  });
  observer.observe(document, { subtree: true, attributeFilter: ['disabled'] });
}

async function throttle(session: CDPSession, network: Network): Promise<void> {
  const { latency, bytesPerSecond } = NETWORKS[network];
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWDOWN });
}

function timings(page: Page): Promise<Visit> {
  const at = (name: string) =>
    page.evaluate((mark) => performance.getEntriesByName(mark)[0]?.startTime, name);
  return page
    .waitForFunction(() => performance.getEntriesByName('hydrated').length > 0, undefined, {
      timeout: VISIT_LIMIT_MS,
    })
    .then(async () => ({
      paintMs: (await at('first-contentful-paint')) ?? Number.NaN,
      hydratedMs: (await at('hydrated')) ?? Number.NaN,
    }));
}

/** One visit with nothing in the cache. */
async function visit(browser: Browser, url: string, network: Network): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(noteHydration);
    await throttle(await context.newCDPSession(page), network);
    await page.goto(url, { waitUntil: 'commit', timeout: VISIT_LIMIT_MS });
    return await timings(page);
  } finally {
    await context.close();
  }
}

type Row = {
  paintMs: Quartiles;
  hydratedMs: Quartiles;
  paintRatio: Quartiles;
  hydratedRatio: Quartiles;
};

function summarise(visits: readonly Visit[], empty: readonly Visit[]): Row {
  const ratio = (name: keyof Visit) =>
    quartiles(visits.map((each, round) => each[name] / (empty[round]?.[name] ?? Number.NaN)));
  return {
    paintMs: quartiles(visits.map(({ paintMs }) => paintMs)),
    hydratedMs: quartiles(visits.map(({ hydratedMs }) => hydratedMs)),
    paintRatio: ratio('paintMs'),
    hydratedRatio: ratio('hydratedMs'),
  };
}

const chosen = process.argv.slice(2);
const paths = chosen.length > 0 ? chosen : ['/', '/privacy/'];
const emptyOut = await buildEmptyPage();
const site = await serveSite(PORTS.site);
const empty = await serveSite(PORTS.empty, emptyOut);
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-sync'],
});
const rows: Record<string, Record<string, Row>> = {};
try {
  for (const network of Object.keys(NETWORKS) as Network[]) {
    const visits: Record<string, Visit[]> = {};
    const urls = { 'empty page': `${empty.origin}/` } as Record<string, string>;
    for (const each of paths) urls[each] = `${site.origin}${each}`;
    for (let round = 0; round < ROUNDS; round += 1) {
      // Every second round backwards, so that nobody is always the first.
      const order = Object.entries(urls);
      for (const [name, url] of round % 2 ? order.reverse() : order) {
        (visits[name] ??= []).push(await visit(browser, url, network));
      }
    }
    rows[network] = Object.fromEntries(
      Object.entries(visits).map(([name, each]) => [
        name,
        summarise(each, visits['empty page'] ?? []),
      ]),
    );
    console.log(network);
    console.table(
      Object.fromEntries(
        Object.entries(rows[network]).map(([name, row]) => [
          name,
          Object.fromEntries(Object.entries(row).map(([what, { median }]) => [what, median])),
        ]),
      ),
    );
  }
} finally {
  await browser.close();
  site.close();
  empty.close();
}
const report = {
  date: new Date().toISOString().slice(0, 10),
  node: process.version,
  browser: browser.version(),
  rounds: ROUNDS,
  processorSlowdown: PROCESSOR_SLOWDOWN,
  networks: NETWORKS,
  rows,
};
writeFileSync('bench/loading.json', `${JSON.stringify(report, null, 2)}\n`);
