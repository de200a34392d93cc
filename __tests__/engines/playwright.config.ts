import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { ENGINES, findEngines } from '../../scripts/engines';
import type { EngineOptions } from './test';

/*
 * The same journeys in every engine that is installed; Playwright runs them and reports, the engines
 * are driven by drivers/. Nothing is counted for an engine that is not here.
 */
const PORT = process.env.TEST_PORT ?? '4174';
const ORIGIN = `http://127.0.0.1:${PORT}`;
const ROOT = path.resolve(import.meta.dirname, '../..');

const found = findEngines();

export default defineConfig<object, EngineOptions>({
  testDir: 'journeys',
  outputDir: path.join(ROOT, 'test-results/engines'),
  globalSetup: './announce.ts',
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // Generous: a busy machine is slow, and no test is about time.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['line'], ['json', { outputFile: path.join(ROOT, 'test-results/engines.json') }]],
  use: { baseURL: ORIGIN },
  projects: ENGINES.filter((name) => found[name]).map((name) => ({
    name,
    use: { engineName: name },
  })),
  // The built export and the API in one process, as a newcomer runs it. Never a server left over.
  webServer: {
    command: 'npm run --silent serve',
    cwd: ROOT,
    url: `${ORIGIN}/healthz`,
    env: { PORT, HOST: '127.0.0.1' },
    reuseExistingServer: false,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
