import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import { type Browser, chromium } from '@playwright/test';
import { build } from 'esbuild';
import { findBrowser } from '../scripts/browser/find';
import type { FrameMode } from './headPage';

/*
 * What the head costs the page, side by side in one run: interleaved, warmed up, medians.
 * npm run bench:head — the built site (npm run build) is needed for the long tasks alone.
 */
const ROUNDS = 3;
const COUNTS = [20_000, 100_000, 500_000];
const MODES: FrameMode[] = ['worker', 'page', 'loop'];
const GRIDS = { '8k vertices': 90, '300k vertices': 548 };
const MEASURED_MS = 2500;
const LONG_TASK_WATCH_MS = 8000;
const THROTTLING = 4;
const SITE_PORT = 4187;

const median = (values: number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const spread = (values: number[]) => Math.max(...values) - Math.min(...values);
const round = (value: number) => Math.round(1000 * value) / 1000;
const stat = (values: number[]) => ({
  median: round(median(values)),
  spread: round(spread(values)),
});

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

type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  tdur?: number;
  args?: { name?: string };
};

/**
 * Processor time of the page's own thread in callbacks of animation frames, in milliseconds a frame.
 * Not the time on the wall: on a busy machine that tells of the others. 0 where nothing ran.
 */
async function frameCost(browser: Browser, origin: string, mode: FrameMode, count: number) {
  const page = await browser.newPage();
  await page.goto(origin);
  await page.evaluate(([mode, count]) => window.bench.draw(mode, count), [mode, count] as const);
  await browser.startTracing(page, { categories: ['devtools.timeline', '__metadata'] });
  await page.waitForTimeout(MEASURED_MS);
  const trace = await browser.stopTracing();
  await page.evaluate(() => window.bench.draw('nothing', 0));
  await page.close();
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const thread = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;
  const pages = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(thread),
  );
  const frames = traceEvents.filter(
    (event) => event.name === 'FireAnimationFrame' && event.ph === 'X' && pages.has(thread(event)),
  );
  const spentUs = frames.reduce((sum, { tdur = 0 }) => sum + tdur, 0);
  return frames.length ? spentUs / 1000 / frames.length : 0;
}

async function measureFrames(browser: Browser, origin: string) {
  const results = [];
  for (const count of COUNTS) {
    const costs: Record<FrameMode, number[]> = { worker: [], page: [], loop: [] };
    for (let i = 0; i < ROUNDS; i++) {
      for (const mode of MODES) {
        costs[mode].push(await frameCost(browser, origin, mode, count));
      }
    }
    const pageShare = round(median(costs.page) / median(costs.loop));
    results.push({
      count,
      worker: stat(costs.worker),
      page: stat(costs.page),
      loop: stat(costs.loop),
      pageOfLoop: pageShare,
    });
  }
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

/** Milliseconds beyond 50 in the long tasks of the first seconds. */
async function blockingTime(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage();
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING });
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(url);
  await page.waitForTimeout(LONG_TASK_WATCH_MS);
  const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
  await page.close();
  return tasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0);
}

async function measureLongTasks(browser: Browser) {
  if (!existsSync('out/index.html')) return 'not measured: run npm run build first';
  const site = spawn('npx', ['tsx', 'server/node.ts'], {
    env: { ...process.env, PORT: String(SITE_PORT), HOST: '127.0.0.1' },
    stdio: 'ignore',
  });
  try {
    const origin = `http://127.0.0.1:${SITE_PORT}`;
    for (;;) {
      const alive = await fetch(`${origin}/healthz`).catch(() => null);
      if (alive?.ok) break;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    const withScene: number[] = [];
    const without: number[] = [];
    for (let i = 0; i < ROUNDS; i++) {
      withScene.push(await blockingTime(browser, `${origin}/`));
      without.push(await blockingTime(browser, `${origin}/privacy/`));
    }
    return {
      home: stat(withScene),
      privacy: stat(without),
      more: round(median(withScene) - median(without)),
    };
  } finally {
    site.kill();
  }
}

const executablePath = findBrowser()?.executable;
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
    frames.map(({ count, worker, page, loop, pageOfLoop }) => ({
      points: count,
      'in a worker': worker.median,
      'on the page': page.median,
      'JS loop': loop.median,
      'page / loop': pageOfLoop,
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
  console.log('Blocking time in the first 8 s, processor slowed 4 times:', longTasks);
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
