import { readFileSync } from 'node:fs';

/** The script as the page runs it; that jsdom knows no media and paints nothing is its own affair. */
function runBeforeScripts(): void {
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
  window.eval(readFileSync('public/before-scripts.js', 'utf8'));
}

describe('what works before the scripts do', () => {
  it('lets no browser restore the place of a page on Back', () => {
    history.scrollRestoration = 'auto';
    runBeforeScripts();
    expect(history.scrollRestoration).toBe('manual');
  });

  it('goes to the top of a page that the browser had kept whole', () => {
    window.scrollTo = jest.fn();
    runBeforeScripts();
    const show = (persisted: boolean) =>
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    show(false);
    expect(window.scrollTo).not.toHaveBeenCalled();
    show(true);
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  });
});
