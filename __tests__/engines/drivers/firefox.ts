import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { findFirefox } from '@/scripts/engines';
import { BidiConnection } from './bidi';
import { type Engine, pressActions, typeActions } from './engine';
import { Program } from './program';

/** Beside what Firefox sets by itself for whoever drives it. */
const PREFERENCES = `
user_pref("webgl.force-enabled", true);
user_pref("browser.cache.disk.enable", false);
`;

const EVENTS = ['log.entryAdded', 'network.fetchError', 'network.responseCompleted'];

const LOG = z.object({ level: z.string(), text: z.string().nullable() });
const REQUEST = z.object({ url: z.string() });
const FAILED = z.object({ request: REQUEST, errorText: z.string() });
const COMPLETED = z.object({ request: REQUEST, response: z.object({ status: z.number() }) });
const CONTEXTS = z.object({ contexts: z.array(z.object({ context: z.string() })).min(1) });
const TEXT = z.object({ result: z.object({ type: z.literal('string'), value: z.string() }) });
const NODE = z.object({ result: z.object({ type: z.literal('node'), sharedId: z.string() }) });
const PICTURE = z.object({ data: z.string() });

/**
 * Firefox lays out what has come of a page, and says this of a formula that it has half of. Whether
 * formulas are whole is asked of the whole page, in journeys/pages.spec.ts.
 */
const HALF_A_FORMULA = /^Invalid markup: Incorrect number of children for <m\w+\/> tag\.$/;

/** What an event complains of; undefined where it is content. */
function complaintOf(method: string, params: unknown): string | undefined {
  if (method === 'log.entryAdded') {
    const { level, text } = LOG.parse(params);
    if (level !== 'error' || HALF_A_FORMULA.test(text ?? '')) return undefined;
    return text ?? 'an error without words';
  }
  if (method === 'network.fetchError') {
    const { request, errorText } = FAILED.parse(params);
    // A page that is left takes back what it had asked for.
    return errorText === 'NS_BINDING_ABORTED' ? undefined : `${request.url}: ${errorText}`;
  }
  const { request, response } = COMPLETED.parse(params);
  return response.status >= 400 ? `${request.url}: ${response.status}` : undefined;
}

/** Firefox, which speaks WebDriver BiDi by itself. */
export async function startFirefox(): Promise<Engine> {
  const profile = await mkdtemp(path.join(tmpdir(), 'firefox-'));
  await writeFile(path.join(profile, 'user.js'), PREFERENCES);
  const firefox = new Program(findFirefox() ?? 'firefox', [
    ...['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
  ]);
  const address = await firefox.says(/WebDriver BiDi listening on (ws:\S+)/);
  const complaints: string[] = [];
  const bidi = await BidiConnection.open(`${address}/session`, (method, params) => {
    const complaint = complaintOf(method, params);
    if (complaint !== undefined) complaints.push(complaint);
  });
  await bidi.send('session.new', { capabilities: {} });
  await bidi.send('session.subscribe', { events: EVENTS });
  const tree = CONTEXTS.parse(await bidi.send('browsingContext.getTree', {}));
  const context = tree.contexts[0]?.context ?? '';
  const evaluate = (expression: string) =>
    bidi.send('script.evaluate', { expression, target: { context }, awaitPromise: false });

  return {
    async open(url) {
      await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    evaluate: async (expression) => TEXT.parse(await evaluate(expression)).result.value,
    async press(point) {
      await bidi.send('input.performActions', { context, actions: pressActions(point) });
    },
    async type(keys) {
      await bidi.send('input.performActions', { context, actions: typeActions(keys) });
    },
    async chooseFile(expression, file) {
      const { sharedId } = NODE.parse(await evaluate(expression)).result;
      await bidi.send('input.setFiles', { context, element: { sharedId }, files: [file] });
    },
    async resize(viewport) {
      await bidi.send('browsingContext.setViewport', { context, viewport });
    },
    async look() {
      const picture = await bidi.send('browsingContext.captureScreenshot', { context });
      return Buffer.from(PICTURE.parse(picture).data, 'base64');
    },
    takeComplaints: () => Promise.resolve(complaints.splice(0)),
    async close() {
      bidi.close();
      await firefox.end();
      await rm(profile, { recursive: true, force: true });
    },
  };
}
