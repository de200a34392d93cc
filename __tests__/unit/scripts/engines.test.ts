import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeEngines, findFirefox, findWebKit } from '@/scripts/engines';

describe('the engines of the journeys', () => {
  let folder: string;
  const install = (name: string) => writeFileSync(path.join(folder, name), '');

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'engines-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('have the Firefox that FIREFOX_PATH names, else the long-supported one, else another', () => {
    expect(findFirefox({ PATH: folder })).toBeUndefined();
    install('firefox');
    expect(findFirefox({ PATH: folder })).toBe(path.join(folder, 'firefox'));
    install('firefox-esr');
    expect(findFirefox({ PATH: folder })).toBe(path.join(folder, 'firefox-esr'));
    expect(findFirefox({ PATH: folder, FIREFOX_PATH: '/opt/firefox' })).toBe('/opt/firefox');
  });

  it('have WebKit where there is its driver and a screen to show it on', () => {
    install('WebKitWebDriver');
    expect(findWebKit({ PATH: folder })).toBeUndefined();
    install('Xvfb');
    expect(findWebKit({ PATH: folder })).toEqual({
      driver: path.join(folder, 'WebKitWebDriver'),
      display: path.join(folder, 'Xvfb'),
    });
  });

  it('are told in one line, those that are missing too', () => {
    expect(describeEngines({ Chromium: true, Firefox: true, WebKit: true })).toBe(
      'Engines found: Chromium, Firefox, WebKit',
    );
    expect(describeEngines({ Chromium: true, Firefox: false, WebKit: false })).toBe(
      'Engines found: Chromium; not installed, so not tested: Firefox, WebKit',
    );
  });
});
