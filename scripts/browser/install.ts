import { spawnSync } from 'node:child_process';
import { findBrowser, type FoundBrowser } from './find';

/** One way to get a browser: a sentence for the log, and the commands in order. */
interface Installer {
  title: string;
  commands: readonly (readonly [command: string, ...parameters: string[]])[];
}

/** What the installing needs of the machine; the real one unless a test gives another. */
export interface InstallSurroundings {
  platform: NodeJS.Platform;
  isRoot: boolean;
  find: () => FoundBrowser | undefined;
  /** Runs a command within a time limit and tells whether it succeeded. */
  run: (command: string, parameters: readonly string[]) => boolean;
  say: (sentence: string) => void;
}

const STEP_LIMIT_MS = 8 * 60_000;

/** The one sentence for a machine where nothing helped. */
export const NO_BROWSER =
  'No browser for the tests: install Chromium or Chrome (on Debian or Ubuntu `sudo apt-get install chromium`, elsewhere `npx playwright install --with-deps chromium`), or name one in CHROMIUM_PATH.';

function run(command: string, parameters: readonly string[]): boolean {
  const { status } = spawnSync(command, parameters, {
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: STEP_LIMIT_MS,
    shell: process.platform === 'win32',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}

function thisMachine(): InstallSurroundings {
  return {
    platform: process.platform,
    isRoot: process.getuid?.() === 0,
    find: findBrowser,
    run,
    say: (sentence) => console.log(sentence),
  };
}

function installers({ platform, isRoot }: InstallSurroundings): Installer[] {
  const playwright: Installer = {
    title: "No browser found: trying Playwright's installer.",
    commands: [['npx', 'playwright', 'install', 'chromium']],
  };
  if (platform !== 'linux' || !isRoot) return [playwright];
  return [
    playwright,
    {
      title: 'Still no browser: trying the system’s package manager.',
      commands: [
        ['apt-get', 'update'],
        ['apt-get', 'install', '--yes', '--no-install-recommends', 'chromium'],
      ],
    },
  ];
}

/**
 * A browser that starts, installed if need be and possible.
 *
 * @throws Error whose message says in one sentence what to install, when there is none in the end
 */
export function ensureBrowser(surroundings: InstallSurroundings = thisMachine()): FoundBrowser {
  const found = surroundings.find();
  if (found) return found;
  for (const { title, commands } of installers(surroundings)) {
    surroundings.say(title);
    commands.every(([command, ...parameters]) => surroundings.run(command, parameters));
    const installed = surroundings.find();
    if (installed) return installed;
  }
  throw new Error(NO_BROWSER);
}
