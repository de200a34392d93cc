import AxeBuilder from '@axe-core/playwright';
import type { Page } from './test';

/**
 * What axe finds wrong: the rule, and the elements that break it.
 *
 * @param within a selector of the only part to look at
 */
export async function accessibilityFaults(
  page: Page,
  within = 'html',
): Promise<[rule: string, elements: string[]][]> {
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    // What passes is not written down, and no second page is opened to join the results of frames,
    // of which there are none: the same rules are tried in less than half the time.
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]);
}
