import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from './browser/install';
import { runCommand } from './check/command';
import {
  jestCounts,
  playwrightCounts,
  singleCheck,
  total,
  withExitCode,
  type Counts,
} from './check/counts';

/*
 * `npm test`: everything, in the order in which it fails fastest, to the end even when a stage
 * fails. The last line is the totals.
 */

const ROOT = path.resolve(import.meta.dirname, '..');
const RESULTS = path.join(ROOT, 'test-results');
const JEST_REPORT = path.join(RESULTS, 'jest.json');
const PLAYWRIGHT_REPORT = path.join(RESULTS, 'playwright.json');
const MINUTE_MS = 60_000;

function heading(title: string): void {
  console.log(`\n— ${title}`);
}

function npmRun(
  script: string,
  limitMs: number,
  parameters: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  return runCommand({
    command: 'npm',
    parameters: ['run', '--silent', script, '--', ...parameters],
    limitMs,
    environment: { NEXT_TELEMETRY_DISABLED: '1', ...environment },
  });
}

/** A tool's own counts; without a report, whether it ended well. */
function reported(file: string, read: (json: string) => Counts, held: boolean): Counts {
  try {
    return withExitCode(read(readFileSync(file, 'utf8')), held);
  } catch {
    return singleCheck(held);
  }
}

async function check(title: string, script: string, limitMs: number): Promise<Counts> {
  heading(title);
  return singleCheck(await npmRun(script, limitMs));
}

async function jest(): Promise<Counts> {
  heading('Unit, component and server tests');
  const held = await npmRun('test:jest', 20 * MINUTE_MS, [
    '--json',
    `--outputFile=${JEST_REPORT}`,
    '--silent',
  ]);
  return reported(JEST_REPORT, jestCounts, held);
}

async function browserTests(): Promise<Counts> {
  heading('Tests in a browser, of the built pages');
  try {
    const { executable, source } = ensureBrowser();
    console.log(`Browser: ${executable} (from ${source})`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return singleCheck(false);
  }
  const held = await npmRun('test:browser', 30 * MINUTE_MS, [], {
    PLAYWRIGHT_JSON: PLAYWRIGHT_REPORT,
  });
  return reported(PLAYWRIGHT_REPORT, playwrightCounts, held);
}

async function main(): Promise<void> {
  process.chdir(ROOT);
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });

  const stages = [
    await check('Format', 'check:format', 5 * MINUTE_MS),
    await check('Lint', 'check:lint', 10 * MINUTE_MS),
    await check('Types', 'check:types', 10 * MINUTE_MS),
    await jest(),
  ];
  const build = await check('Build', 'build', 15 * MINUTE_MS);
  stages.push(build);
  if (build.failed === 0) stages.push(await browserTests());
  else console.error('Without a build there is nothing to open in a browser.');

  const { passed, failed } = total(stages);
  process.exitCode = failed === 0 ? 0 : 1;
  console.log(`\n${passed} passed, ${failed} failed`);
}

await main();
