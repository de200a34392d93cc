import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** Where a browser was found: it decides what to say when it does not work. */
export interface FoundBrowser {
  executable: string;
  source: 'CHROMIUM_PATH' | 'Playwright' | 'the system';
}

/** What the search looks at; the real machine unless a test gives another. */
export interface Surroundings {
  environment: Readonly<Record<string, string | undefined>>;
  platform: NodeJS.Platform;
  /** Where Playwright keeps its own browser, whether or not it is there. */
  playwrightExecutable: string;
  /** Whether this file is a browser that starts. */
  works: (executable: string) => boolean;
}

const NAMES_ON_PATH = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
];

const APPLICATIONS_ON_MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

const PROGRAMS_ON_WINDOWS = [
  ['Google', 'Chrome', 'Application', 'chrome.exe'],
  ['Chromium', 'Application', 'chrome.exe'],
  ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
];

const VERSION_LIMIT_MS = 30_000;

/**
 * A file being there is not enough: Ubuntu's chromium-browser may be a stub that only asks for
 * snap, and a downloaded browser may miss a library of the system.
 */
function answersVersion(executable: string): boolean {
  try {
    accessSync(executable, constants.X_OK);
  } catch {
    return false;
  }
  // On Windows --version opens a window instead of answering.
  if (process.platform === 'win32') return true;
  const { status } = spawnSync(executable, ['--version'], {
    stdio: 'ignore',
    timeout: VERSION_LIMIT_MS,
  });
  return status === 0;
}

function thisMachine(): Surroundings {
  return {
    environment: process.env,
    platform: process.platform,
    playwrightExecutable: chromium.executablePath(),
    works: answersVersion,
  };
}

function systemCandidates({ environment, platform }: Surroundings): string[] {
  if (platform === 'win32') {
    return ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
      .map((name) => environment[name])
      .filter((folder) => folder !== undefined)
      .flatMap((folder) => PROGRAMS_ON_WINDOWS.map((parts) => path.win32.join(folder, ...parts)));
  }
  const folders = (environment.PATH ?? '').split(':').filter(Boolean);
  const onPath = NAMES_ON_PATH.flatMap((name) =>
    folders.map((folder) => path.posix.join(folder, name)),
  );
  return platform === 'darwin' ? [...APPLICATIONS_ON_MAC, ...onPath] : onPath;
}

/**
 * A Chromium that starts: the one that CHROMIUM_PATH names, else Playwright's own, else a system
 * Chromium, Chrome or Edge; undefined where there is none.
 *
 * @throws Error when CHROMIUM_PATH names something that is no working browser: whoever set it
 * wants that one and no other
 */
export function findBrowser(surroundings: Surroundings = thisMachine()): FoundBrowser | undefined {
  const { environment, playwrightExecutable, works } = surroundings;
  const named = environment.CHROMIUM_PATH;
  if (named) {
    if (works(named)) return { executable: named, source: 'CHROMIUM_PATH' };
    throw new Error(
      `CHROMIUM_PATH is "${named}", which is no browser that starts: correct or unset it.`,
    );
  }
  if (works(playwrightExecutable)) {
    return { executable: playwrightExecutable, source: 'Playwright' };
  }
  const executable = systemCandidates(surroundings).find(works);
  return executable === undefined ? undefined : { executable, source: 'the system' };
}
