import type { FoundBrowser } from '@/scripts/browser/find';
import { ensureBrowser, NO_BROWSER, type InstallSurroundings } from '@/scripts/browser/install';

const BROWSER: FoundBrowser = { executable: '/usr/bin/chromium', source: 'the system' };

/** A machine where a browser appears once a command that contains `helps` has run. */
function machine(helps: string | undefined, changes: Partial<InstallSurroundings> = {}) {
  const ran: string[] = [];
  const surroundings: InstallSurroundings = {
    platform: 'linux',
    isRoot: true,
    find: () => (ran.some((line) => helps && line.includes(helps)) ? BROWSER : undefined),
    run: (command, parameters) => {
      ran.push([command, ...parameters].join(' '));
      return true;
    },
    say: () => undefined,
    ...changes,
  };
  return { surroundings, ran };
}

describe('installing a browser', () => {
  test('nothing is installed where there is one', () => {
    const { surroundings, ran } = machine(undefined, { find: () => BROWSER });
    expect(ensureBrowser(surroundings)).toBe(BROWSER);
    expect(ran).toEqual([]);
  });

  test("Playwright's installer is tried first", () => {
    const { surroundings, ran } = machine('playwright install');
    expect(ensureBrowser(surroundings)).toBe(BROWSER);
    expect(ran).toEqual(['npx playwright install chromium']);
  });

  test("then the system's package manager, as root", () => {
    const { surroundings, ran } = machine('apt-get install');
    expect(ensureBrowser(surroundings)).toBe(BROWSER);
    expect(ran.slice(1)).toEqual([
      'apt-get update',
      'apt-get install --yes --no-install-recommends chromium',
    ]);
  });

  test('a package manager that fails to update is not asked to install', () => {
    const { surroundings, ran } = machine(undefined);
    const failing = {
      ...surroundings,
      run: (command: string, parameters: readonly string[]) => {
        surroundings.run(command, parameters);
        return false;
      },
    };
    expect(() => ensureBrowser(failing)).toThrow(NO_BROWSER);
    expect(ran).toEqual(['npx playwright install chromium', 'apt-get update']);
  });

  test.each([{ isRoot: false }, { platform: 'darwin' as const }])(
    'the package manager is left alone where it is not ours to use: %o',
    (changes) => {
      const { surroundings, ran } = machine(undefined, changes);
      expect(() => ensureBrowser(surroundings)).toThrow(NO_BROWSER);
      expect(ran).toEqual(['npx playwright install chromium']);
    },
  );

  test('in the end one sentence says what to install', () => {
    expect(NO_BROWSER).toMatch(/install Chromium or Chrome .* or name one in CHROMIUM_PATH\.$/);
  });
});
