import { BOOT_SOURCE } from '@/components/site/BootScript';
import { site } from '@/content/site';

/** What the visitor's system says, such as “prefers-color-scheme: light”. */
let holding: string[] = [];

/** The script as the page runs it; that jsdom knows no media is its own affair. */
function boot(answerMs = 20, connection?: { rtt?: number; saveData?: boolean }): void {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  window.matchMedia = jest.fn((media: string) => ({
    matches: holding.some((feature) => media.includes(feature)),
  })) as unknown as typeof window.matchMedia;
  performance.getEntriesByType = jest
    .fn()
    .mockReturnValue([{ requestStart: 0, responseStart: answerMs }]);
  window.eval(BOOT_SOURCE);
}

afterEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
  document.head.replaceChildren();
  holding = [];
});

describe('the script that runs before the first paint', () => {
  it('lets no browser restore the place of a page on Back', () => {
    history.scrollRestoration = 'auto';
    boot();
    expect(history.scrollRestoration).toBe('manual');
  });

  it('goes to the top of a page that the browser had kept whole', () => {
    window.scrollTo = jest.fn();
    boot();
    const show = (persisted: boolean) =>
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    show(false);
    expect(window.scrollTo).not.toHaveBeenCalled();
    show(true);
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  });

  it('asks for the typefaces at once on a fast line, and after the scripts on a slow one', () => {
    boot(20);
    expect(document.documentElement.dataset.typefaces).toBeUndefined();
    boot(300);
    expect(document.documentElement.dataset.typefaces).toBe('later');
    window.dispatchEvent(new Event('load'));
    expect(document.documentElement.dataset.typefaces).toBeUndefined();
  });

  it.each([{ rtt: 300 }, { rtt: 0, saveData: true }])(
    'believes a browser that knows the line to be slow: %j',
    (connection) => {
      boot(20, connection);
      expect(document.documentElement.dataset.typefaces).toBe('later');
      window.dispatchEvent(new Event('load'));
    },
  );

  it.each([
    ['system', [], 'dark'],
    ['system', ['prefers-color-scheme: light'], 'light'],
    ['dark', ['prefers-color-scheme: light'], 'dark'],
    ['light', [], 'light'],
    ['dark', ['prefers-color-scheme: light', 'forced-colors: active'], 'light'],
  ])('at a first visit to a site of theme %s with %j shows %s', (own, system, shown) => {
    holding = system;
    document.documentElement.dataset.themeChoice = own;
    boot();
    expect(document.documentElement.dataset).toMatchObject({ theme: shown, themeChoice: own });
  });

  it('gives the browser’s frame the ground of the theme, and of the next one', async () => {
    document.documentElement.dataset.themeChoice = 'dark';
    boot();
    const frame = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
    expect(frame?.content).toBe(site.palette.dark.ground);
    document.documentElement.dataset.theme = 'light';
    await Promise.resolve();
    expect(frame?.content).toBe(site.palette.light.ground);
  });

  it('shows the theme that was chosen last time, on the page and in its control', () => {
    localStorage.setItem('theme', 'light');
    boot();
    expect(document.documentElement.dataset).toMatchObject({
      theme: 'light',
      themeChoice: 'light',
    });
    document.body.innerHTML =
      '<input type="radio" name="theme" value="dark" checked><input type="radio" name="theme" value="light">';
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(document.querySelector<HTMLInputElement>(':checked')?.value).toBe('light');
  });
});
