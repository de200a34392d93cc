import {
  jestCounts,
  playwrightCounts,
  singleCheck,
  total,
  withExitCode,
} from '@/scripts/check/counts';

const JEST = {
  numPassedTests: 40,
  numFailedTests: 2,
  numRuntimeErrorTestSuites: 1,
  success: false,
};
const PLAYWRIGHT = {
  stats: { expected: 7, unexpected: 1, flaky: 2, skipped: 0, duration: 5 },
  errors: [],
};

describe('the counts of a test run', () => {
  test("Jest's: a file that cannot be loaded counts as a failure", () => {
    expect(jestCounts(JSON.stringify(JEST))).toEqual({ passed: 40, failed: 3 });
  });

  test("Playwright's: what held at the second try held; an error outside tests is a failure", () => {
    expect(playwrightCounts(JSON.stringify(PLAYWRIGHT))).toEqual({ passed: 9, failed: 1 });
    const broken = { ...PLAYWRIGHT, errors: [{ message: 'The server did not start.' }] };
    expect(playwrightCounts(JSON.stringify(broken))).toEqual({ passed: 9, failed: 2 });
  });

  test('a report of another shape is refused, not counted as nothing', () => {
    expect(() => jestCounts('{}')).toThrow();
    expect(() => playwrightCounts('{"stats":{}}')).toThrow();
  });

  test('a check without a report is one', () => {
    expect(singleCheck(true)).toEqual({ passed: 1, failed: 0 });
    expect(singleCheck(false)).toEqual({ passed: 0, failed: 1 });
  });

  test('a tool that ends badly fails even when its report shows no failure', () => {
    expect(withExitCode({ passed: 5, failed: 0 }, false)).toEqual({ passed: 5, failed: 1 });
    expect(withExitCode({ passed: 5, failed: 2 }, false)).toEqual({ passed: 5, failed: 2 });
    expect(withExitCode({ passed: 5, failed: 0 }, true)).toEqual({ passed: 5, failed: 0 });
  });

  test('all stages are added up', () => {
    expect(total([singleCheck(true), { passed: 40, failed: 3 }])).toEqual({
      passed: 41,
      failed: 3,
    });
  });
});
