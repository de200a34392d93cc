import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser';

/** Not 3000: an owner may have the site open there while the tests run. */
const PORT = process.env.TEST_PORT ?? '4173';
const ORIGIN = `http://127.0.0.1:${PORT}`;
const IS_CI = Boolean(process.env.CI);

// Undefined lets Playwright say by itself what it misses.
const executablePath = findBrowser();

export default defineConfig({
  testDir: '__tests__/browser',
  outputDir: 'test-results/playwright',
  forbidOnly: IS_CI,
  workers: 2,
  // Generous: a busy machine is slow, and no test is about time.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    baseURL: ORIGIN,
    // Nothing moves but in the specs that are about motion.
    contextOptions: { reducedMotion: 'reduce' },
    // The site follows the visitor’s system: every spec but those about themes sees it dark.
    colorScheme: 'dark',
    // A trace of each test costs a fifth of its time: `--trace retain-on-failure` asks for one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        // Containers run as root, where Chromium's sandbox refuses to start.
        '--no-sandbox',
        // WebGL on machines without a graphics card.
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
        '--ignore-gpu-blocklist',
        // Nothing but the pages' own requests may leave.
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  // The built export and the API in one process, as a newcomer runs it. Never a server left over.
  webServer: {
    command: 'npm run --silent serve',
    url: `${ORIGIN}/healthz`,
    env: { PORT, HOST: '127.0.0.1' },
    reuseExistingServer: false,
    // Generous: a busy machine is slow, and no test is about time.
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
