import { spawnSync } from 'node:child_process';
import { type Environment, findBrowser, findOnPath } from './browser';

/*
 * The engines that the journeys of __tests__/engines are made in. Run by itself
 * (npm run test:engines:install) it asks Debian's package manager for those that are missing, where
 * it may; whatever comes of that, the journeys are made in the engines that are there.
 */

export const ENGINES = ['Chromium', 'Firefox', 'WebKit'] as const;
export type EngineName = (typeof ENGINES)[number];

/** What Debian calls the packages of an engine; npm run test:install gets Chromium. */
const PACKAGES = {
  Firefox: ['firefox-esr'],
  // MiniBrowser draws on a screen, and this is one without a screen.
  WebKit: ['webkit2gtk-driver', 'xvfb'],
} as const;

/** For all that is asked of the package manager, however slow its line is or who else has its lock. */
const INSTALL_TIMEOUT_MS = 240_000;
const APT_OPTIONS = [
  '--quiet',
  ...['--option', 'Acquire::http::Timeout=20'],
  ...['--option', 'Acquire::Retries=1'],
  ...['--option', 'DPkg::Lock::Timeout=60'],
];

/** The Firefox that FIREFOX_PATH names, else one on the PATH; undefined where there is none. */
export function findFirefox(environment: Environment = process.env): string | undefined {
  return environment.FIREFOX_PATH || findOnPath(['firefox-esr', 'firefox'], environment);
}

/** WebKitGTK's driver and the X server that its browser is shown on; undefined where one is missing. */
export function findWebKit(
  environment: Environment = process.env,
): { driver: string; display: string } | undefined {
  const driver = findOnPath(['WebKitWebDriver'], environment);
  const display = findOnPath(['Xvfb'], environment);
  return driver && display ? { driver, display } : undefined;
}

/** Which of the three engines are here. */
export function findEngines(): Record<EngineName, boolean> {
  return {
    Chromium: Boolean(findBrowser()),
    Firefox: Boolean(findFirefox()),
    WebKit: Boolean(findWebKit()),
  };
}

/** One line: which engines were found, and which were not. */
export function describeEngines(found: Readonly<Record<EngineName, boolean>>): string {
  const here = ENGINES.filter((name) => found[name]);
  const missing = ENGINES.filter((name) => !found[name]);
  return [
    `Engines found: ${here.join(', ') || 'none'}`,
    missing.length > 0 ? `not installed, so not tested: ${missing.join(', ')}` : '',
  ]
    .filter(Boolean)
    .join('; ');
}

function aptGet(deadline: number, ...parameters: string[]): void {
  const timeout = Math.floor(deadline - performance.now());
  if (timeout <= 0) return;
  spawnSync('apt-get', [...APT_OPTIONS, ...parameters], {
    // Five hundred lines that nobody reads; what went wrong is said on the other stream.
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout,
    killSignal: 'SIGKILL',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

function installEngines(): void {
  const found = findEngines();
  const wanted = (['Firefox', 'WebKit'] as const).filter((name) => !found[name]);
  const mayInstall = findOnPath(['apt-get'], process.env) && process.getuid?.() === 0;
  if (wanted.length === 0 || !mayInstall) return;
  console.log(`Asking the system’s package manager for ${wanted.join(' and ')}.`);
  const deadline = performance.now() + INSTALL_TIMEOUT_MS;
  aptGet(deadline, 'update');
  // Each by itself: a system that lacks one of them, as Ubuntu does Firefox, may have the other.
  for (const name of wanted) {
    aptGet(deadline, 'install', '--yes', '--no-install-recommends', ...PACKAGES[name]);
  }
}

if (process.argv[1] === import.meta.filename) {
  installEngines();
  console.log(`${describeEngines(findEngines())}.`);
}
