import { test as base } from '@playwright/test';
import type { EngineName } from '@/scripts/engines';
import { startChromium } from './drivers/chromium';
import type { Engine } from './drivers/engine';
import { startFirefox } from './drivers/firefox';
import { startWebKit } from './drivers/webkit';
import { Person } from './person';

export { expect } from '@playwright/test';

export interface EngineOptions {
  engineName: EngineName;
}

const START: Record<EngineName, () => Promise<Engine>> = {
  Chromium: startChromium,
  Firefox: startFirefox,
  WebKit: startWebKit,
};

const WINDOW = { width: 1280, height: 800 };

/**
 * The test of every journey: a person at the engine that the project names, with a window of
 * {@link WINDOW} and no choices made. The engine is started once for all journeys of a worker.
 */
export const test = base.extend<{ person: Person }, EngineOptions & { engine: Engine }>({
  engineName: ['Chromium', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await START[engineName]();
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  person: async ({ engine, baseURL }, use, info) => {
    const person = new Person(engine, baseURL ?? '');
    // A page of the site that runs nothing.
    await person.open('/robots.txt');
    await person.ask('forgetChoices');
    await person.resize(WINDOW);
    await person.takeComplaints();
    await use(person);
    if (info.status !== info.expectedStatus) {
      await info.attach('window', { body: await person.look(), contentType: 'image/png' });
    }
    base.expect(await person.takeComplaints(), 'complaints of the browser').toEqual([]);
  },
});
