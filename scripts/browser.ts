import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/*
 * The browser of the browser tests and benchmarks. Run by itself (npm run test:install) it gets one
 * where there is none: by Playwright's installer, else by the system's package manager.
 */

const NAMES_ON_PATH = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const NO_BROWSER =
  'No browser for the tests: install Chromium (on Debian or Ubuntu `sudo apt-get install chromium`, elsewhere `npx playwright install --with-deps chromium`), or name one in CHROMIUM_PATH.';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The first of some programs that is on the PATH; undefined where none of them is. */
export function findOnPath(names: readonly string[], environment: Environment): string | undefined {
  return names
    .flatMap((name) =>
      (environment.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name)),
    )
    .find((file) => existsSync(file));
}

/**
 * The executable of a Chromium: the one that CHROMIUM_PATH names, else Playwright's own, else one on
 * the PATH; undefined where there is none.
 */
export function findBrowser(
  environment: Environment = process.env,
  playwrightExecutable: string = chromium.executablePath(),
): string | undefined {
  if (environment.CHROMIUM_PATH) return environment.CHROMIUM_PATH;
  if (existsSync(playwrightExecutable)) return playwrightExecutable;
  return findOnPath(NAMES_ON_PATH, environment);
}

function run(title: string, ...commands: string[][]): void {
  console.log(title);
  for (const [command = '', ...parameters] of commands) {
    const { status } = spawnSync(command, parameters, {
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (status !== 0) return;
  }
}

function installBrowser(): void {
  run('No browser found: asking Playwright’s installer for one.', [
    'npx',
    'playwright',
    'install',
    'chromium',
  ]);
  if (findBrowser() || process.platform !== 'linux' || process.getuid?.() !== 0) return;
  run(
    'Still no browser: asking the system’s package manager for one.',
    ['apt-get', 'update'],
    ['apt-get', 'install', '--yes', '--no-install-recommends', 'chromium'],
  );
}

if (process.argv[1] === import.meta.filename) {
  if (!findBrowser()) installBrowser();
  const executable = findBrowser();
  if (!executable) console.error(NO_BROWSER);
  process.exitCode = executable ? 0 : 1;
}
