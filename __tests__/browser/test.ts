import { test as base } from '@playwright/test';

export { expect, type Locator, type Page } from '@playwright/test';

/**
 * The test of every spec but the head's own: the model of the head does not come, so that no test
 * waits for a 3D scene that it does not look at. Motion is reduced by playwright.config.ts; a spec
 * that is about motion asks for it by {@link WITH_MOTION}.
 */
export const test = base.extend<{ withoutHead: void }>({
  withoutHead: [
    async ({ context }, use) => {
      await context.route('**/me.obj', (route) => route.abort());
      await use();
    },
    { auto: true },
  ],
});

export const WITH_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;
