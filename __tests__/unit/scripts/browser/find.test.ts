import { findBrowser, type Surroundings } from '@/scripts/browser/find';

const OWN = '/home/dave/.cache/ms-playwright/chromium/chrome';

/** A machine on which just these browsers start. */
function machine(working: string[], changes: Partial<Surroundings> = {}): Surroundings {
  return {
    environment: { PATH: '/usr/local/bin:/usr/bin' },
    platform: 'linux',
    playwrightExecutable: OWN,
    works: (executable) => working.includes(executable),
    ...changes,
  };
}

describe('finding a browser', () => {
  test('the one that CHROMIUM_PATH names goes before all others', () => {
    const environment = { CHROMIUM_PATH: '/opt/mine', PATH: '/usr/bin' };
    const found = findBrowser(machine(['/opt/mine', OWN, '/usr/bin/chromium'], { environment }));
    expect(found).toEqual({ executable: '/opt/mine', source: 'CHROMIUM_PATH' });
  });

  test("Playwright's own goes before the system's", () => {
    expect(findBrowser(machine([OWN, '/usr/bin/chromium']))?.executable).toBe(OWN);
  });

  test.each(['/usr/bin/chromium', '/usr/local/bin/google-chrome', '/usr/bin/google-chrome-stable'])(
    'a system browser on the PATH is found: %s',
    (executable) => {
      expect(findBrowser(machine([executable]))).toEqual({ executable, source: 'the system' });
    },
  );

  test('a browser that is there but does not start is passed over', () => {
    const found = findBrowser(machine(['/usr/bin/google-chrome']));
    expect(found?.executable).toBe('/usr/bin/google-chrome');
  });

  test("a Mac's applications are found", () => {
    const executable = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    expect(findBrowser(machine([executable], { platform: 'darwin' }))?.executable).toBe(executable);
  });

  test("Windows' programs are found", () => {
    const executable = 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe';
    const environment = { PROGRAMFILES: 'C:\\Program Files' };
    expect(findBrowser(machine([executable], { platform: 'win32', environment }))?.executable).toBe(
      executable,
    );
  });

  test('where there is none, it says so by undefined', () => {
    expect(findBrowser(machine([]))).toBeUndefined();
  });

  test('a CHROMIUM_PATH that does not work is an error that says what to do', () => {
    const environment = { CHROMIUM_PATH: '/opt/gone' };
    expect(() => findBrowser(machine([OWN], { environment }))).toThrow(
      'CHROMIUM_PATH is "/opt/gone", which is no browser that starts: correct or unset it.',
    );
  });
});
