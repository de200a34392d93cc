import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { median } from '@/lib/math/scalar';
import { serveSite } from './siteServer';
import { stat } from './statistics';
import { tracePage } from './trace';

const ROUNDS = 9;
const WATCHED_MS = 8000;
const THROTTLING = 4;
const SITE_PORT = 4187;
/** A task is long beyond this (W3C, Long Tasks API). */
const LONG_TASK_MS = 50;
/** Inside it stands another event of the same task, which must not count again. */
const TASK = 'ThreadControllerImpl::RunTask';
/** Only the scripts that draw the scene know this name. */
const DRAWS = 'WebGLRenderer';

type Visit = { path: string; scene: boolean };

const VISITS = {
  home: { path: '/', scene: true },
  'home, without its scene': { path: '/', scene: false },
  privacy: { path: '/privacy/', scene: true },
} satisfies Record<string, Visit>;

/**
 * What a visit costs the page's own thread in the first seconds, the processor slowed: milliseconds
 * beyond 50 in its long tasks. On the wall as a visitor would feel it, and in the thread's own
 * processor time: software that draws takes the cores of a small machine away from everybody.
 */
async function blocking(browser: Browser, origin: string, visit: Visit) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING });
  if (!visit.scene) {
    await context.route('**/*.js', (route) => {
      const file = path.join('out', new URL(route.request().url()).pathname);
      return readFileSync(file, 'utf8').includes(DRAWS) ? route.abort() : route.continue();
    });
  }
  const events = await tracePage(
    browser,
    page,
    ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
    async () => {
      await page.goto(`${origin}${visit.path}`);
      await page.waitForTimeout(WATCHED_MS);
    },
  );
  await context.close();
  const tasks = events.filter(({ name }) => name === TASK);
  const beyond = (microseconds = 0) => Math.max(0, microseconds / 1000 - LONG_TASK_MS);
  return {
    onTheWallMs: tasks.reduce((sum, { dur }) => sum + beyond(dur), 0),
    ofTheThreadMs: tasks.reduce((sum, { tdur }) => sum + beyond(tdur), 0),
  };
}

/** The pages in turn, so that whatever else the machine does falls on all alike. */
export async function measureLongTasks(browser: Browser) {
  const site = await serveSite(SITE_PORT);
  try {
    const runs = Object.entries(VISITS).map(([name, visit]) => ({
      name,
      visit,
      measured: [] as Awaited<ReturnType<typeof blocking>>[],
    }));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { visit, measured } of runs) {
        measured.push(await blocking(browser, site.origin, visit));
      }
    }
    const [home] = runs;
    return runs.map(({ name, measured }) => ({
      name,
      ofTheThreadMs: stat(measured.map(({ ofTheThreadMs }) => ofTheThreadMs)),
      onTheWallMs: stat(measured.map(({ onTheWallMs }) => onTheWallMs)),
      /** How much more the home page takes of its thread, round by round, median. */
      homeAboveMs: median(
        measured.map(
          ({ ofTheThreadMs }, round) => (home?.measured[round]?.ofTheThreadMs ?? 0) - ofTheThreadMs,
        ),
      ),
    }));
  } finally {
    site.close();
  }
}
