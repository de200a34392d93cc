import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser } from '@/scripts/browser';

describe('the browser of the tests', () => {
  let folder: string;
  const file = (name: string) => path.join(folder, name);
  const PLAYWRIGHTS = 'playwrights-chromium';

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'browsers-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const find = (named?: string) =>
    findBrowser(
      { PATH: `/nowhere${path.delimiter}${folder}`, CHROMIUM_PATH: named },
      file(PLAYWRIGHTS),
    );

  it('is none where there is none', () => {
    expect(find()).toBeUndefined();
  });

  it('is one on the PATH, Chromium before Chrome', () => {
    writeFileSync(file('google-chrome'), '');
    expect(find()).toBe(file('google-chrome'));
    writeFileSync(file('chromium'), '');
    expect(find()).toBe(file('chromium'));
  });

  it('is rather Playwright’s own', () => {
    writeFileSync(file('chromium'), '');
    writeFileSync(file(PLAYWRIGHTS), '');
    expect(find()).toBe(file(PLAYWRIGHTS));
  });

  it('is before all the one that CHROMIUM_PATH names', () => {
    writeFileSync(file(PLAYWRIGHTS), '');
    expect(find('/opt/chromium')).toBe('/opt/chromium');
  });
});
