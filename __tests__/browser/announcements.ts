import type { Page } from './test';

/**
 * Writes down what a screen reader would speak by itself: each text that comes into a live region,
 * once for each time that it changes. What the HTML of a page brings along is not spoken, nor what is
 * hidden from assistive technology.
 *
 * Call it before the page is opened.
 */
export async function recordAnnouncements(page: Page): Promise<{ said: () => Promise<string[]> }> {
  await page.addInitScript(() => {
    const LIVE = '[role=status], [role=alert], [role=log], [aria-live]';
    const said: string[] = [];
    /** What stands in each live region. */
    const texts = new WeakMap<Element, string>();

    const isOff = (region: Element) => region.getAttribute('aria-live') === 'off';
    const textOf = (region: Element) => {
      const copy = region.cloneNode(true) as Element;
      copy.querySelectorAll('[aria-hidden=true]').forEach((hidden) => hidden.remove());
      return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
    };
    const listen = (region: Element, isNew: boolean) => {
      const text = textOf(region);
      const isNews = text !== (texts.get(region) ?? '');
      texts.set(region, text);
      if (isNew && isNews && text && !isOff(region)) said.push(text);
    };
    const regionsIn = (node: Node) =>
      node instanceof Element
        ? [...(node.matches(LIVE) ? [node] : []), ...node.querySelectorAll(LIVE)]
        : [];
    const observe = (root: Node) =>
      new MutationObserver((mutations) => {
        const changed = new Set<Element>();
        for (const { target, addedNodes } of mutations) {
          const element = target instanceof Element ? target : target.parentElement;
          const around = element?.closest(LIVE);
          if (around) changed.add(around);
          for (const node of addedNodes) {
            regionsIn(node).forEach((region) => changed.add(region));
            // Next says the new page's title from a shadow of its own.
            if (node instanceof Element && node.shadowRoot) observe(node.shadowRoot);
          }
        }
        changed.forEach((region) => region.isConnected && listen(region, true));
      }).observe(root, { subtree: true, childList: true, characterData: true });

    document.addEventListener('DOMContentLoaded', () => {
      document.querySelectorAll(LIVE).forEach((region) => listen(region, false));
      observe(document);
    });
    Object.assign(window, { announcements: said });
  });
  return {
    said: () =>
      page.evaluate(() => (window as unknown as { announcements: string[] }).announcements),
  };
}
