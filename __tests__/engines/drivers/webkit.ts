import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { z } from 'zod';
import { findWebKit } from '@/scripts/engines';
import { type Engine, pressActions, type Size, typeActions } from './engine';
import { Program } from './program';

const SCREEN = '1400x1200x24';
const LOAD_TIMEOUT_MS = 60_000;

/**
 * The browser’s own bar is wider than a phone, and a window is as wide as its bar. GTK reads this from
 * gtk-3.0/gtk.css in the folder of settings; the page does not hear of it.
 */
const NARROW_BAR = `toolbar, headerbar, button, entry, box, notebook, tab, image, label, toolitem {
  min-width: 0; min-height: 0; margin: 0; border: 0; padding: 0; font-size: 1px;
}`;

/** How the protocol marks an element among what a script gives. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

const SESSION = z.object({ sessionId: z.string() });
const FAILURE = z.object({ error: z.string(), message: z.string() });
const RECT = z.object({ width: z.number(), height: z.number() });
const HEARD_FORM = z.object({ said: z.array(z.string()), files: z.array(z.string()) });
const NODE = z.object({ [ELEMENT]: z.string() });

/**
 * This protocol tells nothing of a page’s console: the page is made to keep what is said in it, from
 * the first moment that it can be asked.
 */
const LISTEN = `(() => {
  if (window.heard) return 'heard';
  const heard = (window.heard = []);
  const { error } = console;
  console.error = (...words) => {
    heard.push(words.join(' '));
    error.apply(console, words);
  };
  addEventListener('error', ({ message }) => heard.push(message));
  addEventListener('unhandledrejection', ({ reason }) => heard.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    heard.push('Content Security Policy ' + effectiveDirective + ' ' + blockedURI));
  return 'heard';
})()`;

/** What was heard, and the files that the page has asked for. */
const HEARD = `JSON.stringify((() => {
  const files = performance.getEntriesByType('resource')
    .filter(({ initiatorType }) => !/fetch|xmlhttprequest/.test(initiatorType))
    .map(({ name }) => name);
  performance.clearResourceTimings();
  return { said: (window.heard ?? []).splice(0), files };
})())`;

type Command = (
  method: 'GET' | 'POST' | 'DELETE',
  place: string,
  body?: object,
) => Promise<unknown>;

/** Commands of the classic WebDriver protocol, which is JSON over HTTP. */
function commandsTo(address: string): Command {
  return async (method, place, body) => {
    const response = await fetch(`${address}${place}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = z.object({ value: z.unknown() }).parse(await response.json());
    if (response.ok) return value;
    const { error, message } = FAILURE.parse(value);
    throw new Error(`${error}: ${message}`);
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (!address || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}

/** Starts the driver and waits until it answers, which it does without saying so. */
async function startDriver(
  driver: string,
  environment: Record<string, string>,
): Promise<{ program: Program; command: Command }> {
  const port = await freePort();
  const program = new Program(driver, [`--port=${port}`, '--host=127.0.0.1'], {
    environment,
  });
  const command = commandsTo(`http://127.0.0.1:${port}`);
  const deadline = performance.now() + 30_000;
  for (;;) {
    try {
      await command('GET', '/status');
      return { program, command };
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** WebKit: MiniBrowser of WebKitGTK on a screen in memory, driven by the classic protocol. */
export async function startWebKit(): Promise<Engine> {
  const found = findWebKit();
  if (!found) throw new Error('WebKitWebDriver or Xvfb is missing.');
  const screen = new Program(found.display, [
    ...['-displayfd', '1', '-screen', '0', SCREEN, '-nolisten', 'tcp'],
  ]);
  const display = `:${await screen.says(/^(\d+)$/)}`;
  const settings = await mkdtemp(path.join(tmpdir(), 'webkit-'));
  await mkdir(path.join(settings, 'gtk-3.0'));
  await writeFile(path.join(settings, 'gtk-3.0/gtk.css'), NARROW_BAR);
  const environment = {
    DISPLAY: display,
    GDK_BACKEND: 'x11',
    XDG_CONFIG_HOME: settings,
    // A screen in memory has no graphics card: pages and canvases are painted by the processor itself,
    // not by one that is played by it. What asks for WebGL still gets it.
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
  };
  const { program, command } = await startDriver(found.driver, environment);
  const { sessionId } = SESSION.parse(
    await command('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          // Waiting for the page is done here, so that it is listened to from its first moment.
          pageLoadStrategy: 'none',
        },
      },
    }),
  );
  const send: Command = (method, place, body) =>
    command(method, `/session/${sessionId}${place}`, body);
  const evaluate = (expression: string) =>
    send('POST', '/execute/sync', { script: `return (${expression});`, args: [] });
  const text = async (expression: string) => z.string().parse(await evaluate(expression));

  /** What pages complained of that were left since. */
  const kept: string[] = [];
  const known = new Set<string>();

  /** It does not tell either which file was not there: each is asked for once more, from here. */
  async function hear(): Promise<string[]> {
    const { said, files } = HEARD_FORM.parse(JSON.parse(await text(HEARD)));
    for (const file of new Set(files)) {
      if (known.has(file) || !file.startsWith('http')) continue;
      known.add(file);
      const { status } = await fetch(file, { method: 'HEAD' });
      if (status >= 400) said.push(`${file}: ${status}`);
    }
    return said;
  }

  /** The window is larger than the page in it, by the browser's own bar. */
  async function resize(size: Size): Promise<void> {
    const outer = RECT.parse(await send('GET', '/window/rect'));
    const inner = RECT.parse(
      JSON.parse(await text('JSON.stringify({ width: innerWidth, height: innerHeight })')),
    );
    await send('POST', '/window/rect', {
      width: size.width + outer.width - inner.width,
      height: size.height + outer.height - inner.height,
    });
  }

  return {
    async open(url) {
      kept.push(...(await hear()));
      await text("(window.isLeft = 'left')");
      await send('POST', '/url', { url });
      await expect(async () => {
        expect(await text(`window.isLeft ?? (${LISTEN}, document.readyState)`)).toBe('complete');
      }).toPass({ intervals: [20, 50, 100], timeout: LOAD_TIMEOUT_MS });
    },
    evaluate: text,
    async press(point) {
      await send('POST', '/actions', { actions: pressActions(point) });
    },
    async type(keys) {
      await send('POST', '/actions', { actions: typeActions(keys) });
    },
    async chooseFile(expression, file) {
      const { [ELEMENT]: id } = NODE.parse(await evaluate(expression));
      await send('POST', `/element/${id}/value`, { text: file });
    },
    resize,
    look: async () => Buffer.from(z.string().parse(await send('GET', '/screenshot')), 'base64'),
    takeComplaints: async () => [...kept.splice(0), ...(await hear())],
    async close() {
      await send('DELETE', '');
      await program.end();
      await screen.end();
      await rm(settings, { recursive: true, force: true });
    },
  };
}
