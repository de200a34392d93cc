import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Agent, request as httpRequest } from 'node:http';
import { connect, type Socket } from 'node:net';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import { site } from '@/content/site';
import { median } from '@/lib/math/scalar';
import { measureAnswers } from './apiAnswers';
import { quartiles } from './statistics';

/*
 * The API against a bare Hono route, side by side: the same machine, the same run, rounds in turn.
 * It runs twice: with an answer that is ready made, which shows what key, limits, log, metrics and
 * parsing cost, and with the embedded answers, which are worked out for each question anew.
 * Three things are measured: requests a second and the 99th percentile; memory over many requests;
 * and what slow clients held open cost everybody else. `npm run bench:api`; BENCH_QUICK=1 for a
 * tenth of it.
 */

const QUICK = process.env.BENCH_QUICK === '1';
const CONNECTIONS = 32;
const ROUNDS = QUICK ? 5 : 41;
const REQUESTS_A_ROUND = QUICK ? 500 : 1_000;
const WARM_UP_REQUESTS = QUICK ? 500 : 3_000;
const MEMORY_REQUESTS = QUICK ? 10_000 : 100_000;
const SLOW_CLIENTS = 500;
const SLOW_ROUNDS = 7;

/** Asked in turn, so that no answer is found by luck or luck's cache. */
const QUESTIONS = [
  'What are you working on?',
  'How can a server add numbers it cannot read?',
  'Are you a real head?',
  'whta langauges do you knwo',
  'What is the capital of France?',
  'Hello! Where do you live?',
];
const BODIES = QUESTIONS.map((prompt) => JSON.stringify({ prompt }));

/** The servers compared: the whole API, the API around a ready-made answer, and a bare Hono route. */
const SERVERS = ['answering', 'readyMade', 'bare'] as const;
export type ServerName = (typeof SERVERS)[number];

type Target = { name: ServerName; child: ChildProcess; port: number; agent: Agent };
type Round = {
  requestsPerSecond: number;
  /** What the server's own processor time would allow: it does not feel what else the machine does. */
  cpuMicroseconds: number;
  p50Ms: number;
  p99Ms: number;
  errors: number;
};

async function start(name: ServerName): Promise<Target> {
  const child = fork(path.join(import.meta.dirname, 'apiServer.ts'), [name], {
    execArgv: ['--import', 'tsx', '--expose-gc'],
  });
  const [port] = (await once(child, 'message')) as [number];
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  return { name, child, port, agent };
}

/** One question; resolves with its time in milliseconds, or NaN where it was not answered. */
function ask(target: Target, body: string): Promise<number> {
  const startedMs = performance.now();
  return new Promise((resolve) => {
    const request = httpRequest(
      {
        host: '127.0.0.1',
        port: target.port,
        path: '/test',
        method: 'POST',
        agent: target.agent,
        headers: {
          'content-type': 'application/json',
          'x-api-key': site.api.key,
          'content-length': Buffer.byteLength(body),
        },
      },
      (response) => {
        response.resume();
        response.on('end', () =>
          resolve(response.statusCode === 200 ? performance.now() - startedMs : Number.NaN),
        );
      },
    );
    request.on('error', () => resolve(Number.NaN));
    request.end(body);
  });
}

/** Keeps all connections busy until so many questions are answered. */
async function load(target: Target, requests: number): Promise<Round> {
  const times: number[] = [];
  let errors = 0;
  let next = 0;
  const cpuBefore = await cpuMicroseconds(target);
  const startedMs = performance.now();
  const worker = async () => {
    while (next < requests) {
      const body = BODIES[next++ % BODIES.length] ?? '';
      const milliseconds = await ask(target, body);
      if (Number.isNaN(milliseconds)) errors += 1;
      else times.push(milliseconds);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  const seconds = (performance.now() - startedMs) / 1_000;
  const cpu = (await cpuMicroseconds(target)) - cpuBefore;
  times.sort((a, b) => a - b);
  const at = (share: number) => round(times[Math.floor(times.length * share)] ?? Number.NaN, 2);
  return {
    requestsPerSecond: round(requests / seconds, 0),
    cpuMicroseconds: round(cpu / requests, 0),
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    errors,
  };
}

async function cpuMicroseconds(target: Target): Promise<number> {
  target.child.send('cpu');
  const [usage] = (await once(target.child, 'message')) as [NodeJS.CpuUsage];
  return usage.user + usage.system;
}

async function heapMegabytes(target: Target): Promise<{ heapMb: number; rssMb: number }> {
  target.child.send('memory');
  const [memory] = (await once(target.child, 'message')) as [NodeJS.MemoryUsage];
  return { heapMb: round(memory.heapUsed / 1e6, 1), rssMb: round(memory.rss / 1e6, 1) };
}

/** Senders that give a byte of their body now and then and never come to an end. */
async function holdOpen(target: Target, count: number): Promise<Socket[]> {
  const head = [
    'POST /test HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
    `X-Api-Key: ${site.api.key}`,
    'Content-Length: 1000',
    '',
    '{',
  ].join('\r\n');
  return Promise.all(
    Array.from({ length: count }, async () => {
      const socket = connect(target.port, '127.0.0.1');
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      socket.write(head);
      return socket;
    }),
  );
}

function round(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}

function summary(rounds: readonly Round[]) {
  const speeds = rounds.map(({ requestsPerSecond }) => requestsPerSecond);
  return {
    requestsPerSecond: median(speeds),
    spread: [Math.min(...speeds), Math.max(...speeds)],
    cpuMicroseconds: median(rounds.map(({ cpuMicroseconds: cpu }) => cpu)),
    p50Ms: median(rounds.map(({ p50Ms }) => p50Ms)),
    p99Ms: median(rounds.map(({ p99Ms }) => p99Ms)),
    errors: rounds.reduce((sum, { errors }) => sum + errors, 0),
  };
}

/** Quartiles of what a server does in times of what the bare route did in the same round. */
function ratios(rounds: readonly Record<ServerName, Round>[], name: ServerName) {
  return {
    requestsPerSecond: quartiles(
      rounds.map((round) => round[name].requestsPerSecond / round.bare.requestsPerSecond),
    ),
    processorTime: quartiles(
      rounds.map((round) => round.bare.cpuMicroseconds / round[name].cpuMicroseconds),
    ),
  };
}

async function main(): Promise<void> {
  const [answering, readyMade, bare] = await Promise.all(SERVERS.map(start));
  if (!answering || !readyMade || !bare) throw new Error('A server did not start.');
  const targets = [answering, readyMade, bare];
  for (const target of targets) await load(target, WARM_UP_REQUESTS);

  const rounds: Record<ServerName, Round>[] = [];
  for (let count = 0; count < ROUNDS; count += 1) {
    rounds.push({
      answering: await load(answering, REQUESTS_A_ROUND),
      readyMade: await load(readyMade, REQUESTS_A_ROUND),
      bare: await load(bare, REQUESTS_A_ROUND),
    });
  }
  const of = (name: ServerName) => summary(rounds.map((round) => round[name]));

  const memory = [await heapMegabytes(answering)];
  for (let part = 0; part < 4; part += 1) {
    await load(answering, MEMORY_REQUESTS / 4);
    memory.push(await heapMegabytes(answering));
  }

  const alone: Round[] = [];
  const besides: Round[] = [];
  const stillOpen: number[] = [];
  for (let count = 0; count < SLOW_ROUNDS; count += 1) {
    alone.push(await load(answering, REQUESTS_A_ROUND));
    const slow = await holdOpen(answering, SLOW_CLIENTS);
    besides.push(await load(answering, REQUESTS_A_ROUND));
    stillOpen.push(slow.filter((socket) => !socket.destroyed).length);
    for (const socket of slow) socket.destroy();
  }

  const version = (name: string) =>
    (JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as { version: string })
      .version;
  const result = {
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} x ${cpus()[0]?.model.trim()}, ${round(totalmem() / 2 ** 30, 0)} GB`,
    versions: {
      node: process.version,
      hono: version('hono'),
      '@hono/node-server': version('@hono/node-server'),
      minisearch: version('minisearch'),
    },
    method: `${ROUNDS} rounds of ${REQUESTS_A_ROUND} POSTs in turn over ${CONNECTIONS} connections after ${WARM_UP_REQUESTS} to warm up; medians, ratios within rounds. Client and servers share the machine. The bare route reads its JSON and answers the same number of bytes; ours has key, limits, log and metrics on, its rate limit out of reach.`,
    answering: of('answering'),
    readyMade: of('readyMade'),
    bare: of('bare'),
    ratiosToBare: {
      answering: ratios(rounds, 'answering'),
      readyMade: ratios(rounds, 'readyMade'),
    },
    answers: measureAnswers(),
    memory: { requests: MEMORY_REQUESTS, afterEachQuarter: memory },
    slowClients: {
      count: SLOW_CLIENTS,
      stillOpen: Math.min(...stillOpen),
      alone: summary(alone),
      beside: summary(besides),
    },
  };
  for (const target of targets) {
    target.agent.destroy();
    target.child.kill();
  }

  console.table({
    'this API, answering': result.answering,
    'this API around a ready-made answer': result.readyMade,
    'bare Hono route': result.bare,
  });
  console.log(
    'ratios to the bare route, lower quartile, median, upper (aim around an answer: 0.5)',
  );
  console.log(JSON.stringify(result.ratiosToBare, null, 2));
  console.log('finding an answer, over the evaluation set (aim: at most 5 ms)', result.answers);
  console.table(result.memory.afterEachQuarter);
  console.log(`${result.slowClients.stillOpen} of ${SLOW_CLIENTS} slow clients held open:`);
  console.table({ alone: result.slowClients.alone, beside: result.slowClients.beside });
  if (QUICK) return;
  mkdirSync('bench', { recursive: true });
  writeFileSync('bench/api.json', `${JSON.stringify(result, null, 2)}\n`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
