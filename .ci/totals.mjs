// The closing line of .ci/run: "N passed, N failed", from the reports of Jest and Playwright and
// from how `npm test` ended (the first argument is its exit code).
import { readFileSync } from 'node:fs';

/** A report as parsed JSON; undefined where the stage never came to writing it. */
function report(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

const jest = ['jest-report.json', 'jest-attacks-report.json'].map(report).filter(Boolean);
const playwright = report('test-results/playwright.json');
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const passed = sum(jest.map((one) => one.numPassedTests)) + (playwright?.stats.expected ?? 0);
const failed =
  sum(jest.map((one) => one.numFailedTests + one.numRuntimeErrorTestSuites)) +
  (playwright
    ? playwright.stats.unexpected + playwright.stats.flaky + playwright.errors.length
    : 0);
const ended = Number(process.argv[2]) === 0;
// A stage that broke off without a failed test in its report has failed all the same.
console.log(`\n${passed} passed, ${ended ? failed : Math.max(1, failed)} failed`);
