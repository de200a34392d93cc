// The closing lines of .ci/run: which engines the journeys were made in, and "N passed, N failed",
// from the reports of Jest and Playwright and from how the stages ended (the first argument is
// their exit code).
import { readFileSync } from 'node:fs';

/** A report as parsed JSON; undefined where the stage never came to writing it. */
function report(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Every test of a part of Playwright's report, the parts within it included. */
function testsOf({ suites = [], specs = [] }) {
  return [...specs.flatMap(({ tests }) => tests), ...suites.flatMap(testsOf)];
}

const ENGINES = ['Chromium', 'Firefox', 'WebKit'];

/** “Firefox 14 of 14”, or that nothing was run in an engine. */
function inEngine(name, tests) {
  const ran = tests.filter(({ projectName }) => projectName === name);
  const passed = ran.filter(({ status }) => status === 'expected');
  return ran.length > 0 ? `${name} ${passed.length} of ${ran.length}` : `${name} not run`;
}

const jest = ['jest-report.json', 'jest-attacks-report.json'].map(report).filter(Boolean);
const browser = report('test-results/playwright.json');
const engines = report('test-results/engines.json');
const playwright = [browser, engines].filter(Boolean);
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const passed =
  sum(jest.map((one) => one.numPassedTests)) + sum(playwright.map(({ stats }) => stats.expected));
const failed =
  sum(jest.map((one) => one.numFailedTests + one.numRuntimeErrorTestSuites)) +
  sum(playwright.map(({ stats, errors }) => stats.unexpected + stats.flaky + errors.length));
const ended = Number(process.argv[2]) === 0;
const journeys = engines ? testsOf(engines) : [];
const each = ENGINES.map((name) => inEngine(name, journeys)).join(', ');
console.log(`\nJourneys in each engine: ${engines ? each : 'not run'}`);
// A stage that broke off without a failed test in its report has failed all the same.
console.log(`${passed} passed, ${ended ? failed : Math.max(1, failed)} failed`);
