import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const TOTALS = path.resolve('.ci/totals.mjs');

const jestReport = (passed: number, failed = 0) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numRuntimeErrorTestSuites: 0,
});

type Status = 'expected' | 'unexpected';

/** Playwright's report of tests that stand in one file: how each ended, by its project. */
function playwrightReport(tests: [projectName: string, status: Status][], errors: object[] = []) {
  const count = (wanted: Status) => tests.filter(([, status]) => status === wanted).length;
  return {
    suites: [
      {
        specs: tests.slice(0, 1).map((test) => spec(test)),
        suites: [{ specs: tests.slice(1).map((test) => spec(test)) }],
      },
    ],
    errors,
    stats: { expected: count('expected'), unexpected: count('unexpected'), flaky: 0, skipped: 0 },
  };
}

const spec = ([projectName, status]: [string, Status]) => ({ tests: [{ projectName, status }] });

describe('the closing lines of .ci/run', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'totals-'));
    mkdirSync(path.join(folder, 'test-results'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const write = (file: string, report: object) =>
    writeFileSync(path.join(folder, file), JSON.stringify(report));

  /** What is said where the stages ended with this exit code. */
  function closing(exitCode: number): string[] {
    const { stdout } = spawnSync(process.execPath, [TOTALS, String(exitCode)], {
      cwd: folder,
      encoding: 'utf8',
    });
    return stdout.trim().split('\n');
  }

  it('add up every report, and say how each engine did', () => {
    write('jest-report.json', jestReport(100));
    write('jest-attacks-report.json', jestReport(10));
    write('test-results/playwright.json', playwrightReport([['', 'expected']]));
    write(
      'test-results/engines.json',
      playwrightReport([
        ['Chromium', 'expected'],
        ['Chromium', 'expected'],
        ['Firefox', 'expected'],
        ['Firefox', 'expected'],
      ]),
    );
    expect(closing(0)).toEqual([
      'Journeys in each engine: Chromium 2 of 2, Firefox 2 of 2, WebKit not run',
      '115 passed, 0 failed',
    ]);
  });

  it('count a journey that failed in one engine', () => {
    write('jest-report.json', jestReport(100, 2));
    write(
      'test-results/engines.json',
      playwrightReport([
        ['Chromium', 'expected'],
        ['Firefox', 'expected'],
        ['WebKit', 'unexpected'],
      ]),
    );
    expect(closing(1)).toEqual([
      'Journeys in each engine: Chromium 1 of 1, Firefox 1 of 1, WebKit 0 of 1',
      '102 passed, 3 failed',
    ]);
  });

  it('count what kept journeys from being made at all', () => {
    write('jest-report.json', jestReport(5));
    write('test-results/engines.json', playwrightReport([], [{ message: 'No server came up.' }]));
    expect(closing(1).at(-1)).toBe('5 passed, 1 failed');
  });

  it('tell of one failure at least where a stage broke off before it could say so', () => {
    expect(closing(1)).toEqual(['Journeys in each engine: not run', '0 passed, 1 failed']);
  });
});
