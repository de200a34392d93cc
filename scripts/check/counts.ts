import { z } from 'zod';

/** How many checks of a stage held and how many did not. */
export interface Counts {
  passed: number;
  failed: number;
}

/** What Jest writes with --json; a file of tests that cannot even be loaded has no tests. */
const jestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
});

/** What Playwright's JSON reporter writes; errors are those outside any test. */
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
});

/** The counts in Jest's report (the file's JSON text). */
export function jestCounts(json: string): Counts {
  const report = jestReport.parse(JSON.parse(json));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  };
}

/** The counts in Playwright's report (the file's JSON text); what held at the second try, held. */
export function playwrightCounts(json: string): Counts {
  const { stats, errors } = playwrightReport.parse(JSON.parse(json));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

/** A stage that has no report of its own counts as one check. */
export function singleCheck(held: boolean): Counts {
  return held ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * A tool's counts and its exit code together: a tool that ended badly without a failed check in its
 * report (a crash, a time limit) is a failure all the same.
 */
export function withExitCode(counts: Counts, held: boolean): Counts {
  return held || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

/** All stages together. */
export function total(stages: readonly Counts[]): Counts {
  return stages.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  );
}
