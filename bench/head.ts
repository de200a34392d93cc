import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { median } from '@/lib/math/scalar';
import { findBrowser } from '../scripts/browser';
import { measureLongTasks } from './headLongTasks';
import type { FrameMode } from './headPage';
import { stat } from './statistics';
import { type TraceEvent, tracePage } from './trace';

/*
 * What the head costs the page, side by side in one run: interleaved, warmed up, medians.
 * npm run bench:head — the built site (npm run build) is needed for the long tasks alone.
 */
const ROUNDS = 5;
const WARM_UP_FRAMES = 1500;
const WARM_UP_POINTS = 2000;
const SETTLING_FRAMES = 15;
const COUNTS = [20_000, 100_000, 500_000];
const MODES: FrameMode[] = ['worker', 'page', 'same loop', 'plain loop'];
const GRIDS = { '8k vertices': 90, '300k vertices': 548 };
const MEASURED_MS = 2000;
/** A software renderer may need seconds for a frame of half a million points. */
const MIN_FRAMES = 5;
const MAX_MEASURED_MS = 32_000;

const round = (value: number) => Math.round(1000 * value) / 1000;

const bundle = async (entry: string) => {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
};

/** A wavy sheet of side² vertices with normals: the work of a real mesh, without its file. */
function gridObj(side: number): string {
  const lines: string[] = [];
  for (let i = 0; i < side * side; i++) {
    const [x, z] = [i % side, Math.floor(i / side)];
    lines.push(`v ${x} ${(Math.sin(x / 9) * Math.cos(z / 7)).toFixed(4)} ${z}`);
  }
  for (let i = 0; i < side * side; i++) lines.push('vn 0 1 0');
  for (let z = 0; z + 1 < side; z++) {
    for (let x = 0; x + 1 < side; x++) {
      const at = z * side + x + 1;
      const corners = [at, at + 1, at + side + 1, at + side];
      lines.push(`f ${corners.map((corner) => `${corner}//${corner}`).join(' ')}`);
    }
  }
  return lines.join('\n');
}

async function serveBench() {
  const files: Record<string, string> = {
    '/page.js': await bundle('bench/headPage.ts'),
    '/worker.js': await bundle('bench/headWorker.ts'),
  };
  const server = createServer((request, response) => {
    const script = files[request.url ?? ''];
    response.setHeader('content-type', script ? 'text/javascript' : 'text/html');
    response.end(script ?? '<!doctype html><body><script src="/page.js"></script>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

async function traceFrames(browser: Browser, page: Page, ms: number) {
  const events = await tracePage(browser, page, ['devtools.timeline'], () =>
    page.waitForTimeout(ms),
  );
  return events.filter(({ name }) => name === 'FireAnimationFrame');
}

/**
 * Processor time of the page's own thread in callbacks of animation frames, in milliseconds a frame.
 * Not the time on the wall: on a busy machine that tells of the others. 0 where nothing ran.
 */
async function frameCost(browser: Browser, page: Page, mode: FrameMode, count: number) {
  await page.evaluate(([mode, count, frames]) => window.bench.draw(mode, count, frames), [
    mode,
    count,
    SETTLING_FRAMES,
  ] as const);
  // In a worker's frames the page has no part, however long one looks.
  const longestMs = mode === 'worker' ? MEASURED_MS : MAX_MEASURED_MS;
  const frames: TraceEvent[] = [];
  for (let ms = MEASURED_MS; frames.length < MIN_FRAMES && ms <= longestMs; ms *= 2) {
    frames.push(...(await traceFrames(browser, page, ms)));
  }
  await page.evaluate(() => window.bench.draw('nothing', 0));
  const spentUs = frames.reduce((sum, { tdur = 0 }) => sum + tdur, 0);
  return frames.length ? spentUs / 1000 / frames.length : 0;
}

async function measureFrames(browser: Browser, origin: string) {
  const page = await browser.newPage();
  await page.goto(origin);
  // A visitor's browser has had a minute to make the code quick; a software renderer's few frames
  // a second must not be why ours is measured in the interpreter. Few points make many frames.
  for (const mode of MODES) {
    await page.evaluate(([mode, count, frames]) => window.bench.draw(mode, count, frames), [
      mode,
      WARM_UP_POINTS,
      WARM_UP_FRAMES,
    ] as const);
  }
  const results = [];
  for (const count of COUNTS) {
    const costs = { worker: [], page: [], 'same loop': [], 'plain loop': [] } as Record<
      FrameMode,
      number[]
    >;
    for (let i = 0; i < ROUNDS; i++) {
      for (const mode of MODES) {
        costs[mode].push(await frameCost(browser, page, mode, count));
      }
    }
    results.push({
      count,
      worker: stat(costs.worker),
      page: stat(costs.page),
      sameLoop: stat(costs['same loop']),
      plainLoop: stat(costs['plain loop']),
      pageOfSameLoop: round(median(costs.page) / median(costs['same loop'])),
      pageOfPlainLoop: round(median(costs.page) / median(costs['plain loop'])),
    });
  }
  await page.close();
  return results;
}

async function measureObj(browser: Browser, origin: string) {
  const page = await browser.newPage();
  await page.goto(origin);
  const results = [];
  for (const [model, side] of Object.entries(GRIDS)) {
    const text = gridObj(side);
    const runs = [];
    for (let i = 0; i <= ROUNDS; i++) {
      runs.push(await page.evaluate((obj) => window.bench.objCost(obj), text));
    }
    // The first one warmed up.
    const measured = runs.slice(1);
    const ours = measured.map((run) => run.ours);
    const three = measured.map((run) => run.three);
    results.push({
      model,
      ours: stat(ours),
      three: stat(three),
      oursOfThree: round(median(ours) / median(three)),
    });
  }
  await page.close();
  return results;
}

const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--no-sandbox',
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
    '--ignore-gpu-blocklist',
  ],
});
const { server, origin } = await serveBench();
try {
  const frames = await measureFrames(browser, origin);
  console.log('Milliseconds of processor time of the page’s thread a frame');
  console.table(
    frames.map((frame) => ({
      points: frame.count,
      'in a worker': frame.worker.median,
      'on the page': frame.page.median,
      'same motion by a loop': frame.sameLoop.median,
      'page / same loop': frame.pageOfSameLoop,
      'one sine by a loop': frame.plainLoop.median,
      'page / plain loop': frame.pageOfPlainLoop,
    })),
  );
  const obj = await measureObj(browser, origin);
  console.log('Milliseconds from OBJ text to 20,000 points');
  console.table(
    obj.map(({ model, ours, three, oursOfThree }) => ({
      model,
      ours: ours.median,
      'OBJLoader + MeshSurfaceSampler': three.median,
      'ours / three': oursOfThree,
    })),
  );
  const longTasks = await measureLongTasks(browser);
  console.log('Milliseconds beyond 50 in long tasks of the first 8 s, processor slowed 4 times');
  console.table(
    longTasks.map(({ name, ofTheThreadMs, onTheWallMs, homeAboveMs }) => ({
      page: name,
      'of the page’s thread': ofTheThreadMs.median,
      'on the wall': onTheWallMs.median,
      'home above it': round(homeAboveMs),
    })),
  );
  const three = JSON.parse(readFileSync('node_modules/three/package.json', 'utf8')) as {
    version: string;
  };
  const machine = { cpu: os.cpus()[0]?.model, cores: os.cpus().length, node: process.version };
  const report = {
    date: new Date().toISOString().slice(0, 10),
    machine: { ...machine, chromium: browser.version(), three: three.version, gpu: 'SwiftShader' },
    rounds: ROUNDS,
    frames,
    obj,
    longTasks,
  };
  writeFileSync('bench/head.json', `${JSON.stringify(report, null, 2)}\n`);
} finally {
  await browser.close();
  server.close();
}
