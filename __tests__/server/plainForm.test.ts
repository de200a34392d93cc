import { JSDOM } from 'jsdom';
import { site as owner } from '@/content/site';
import { FAILURE_REPLY } from '@/lib/ask/conversation';
import { PLAIN_FORM_PATH, REPLY_PLACE } from '@/lib/ask/plainForm';
import type { AppOptions } from '@/server/app';
import type { Listening } from '@/server/listen';
import { readSite } from '@/server/siteFolder';
import { startApp } from './runningApp';
import { builtSite } from './site';

const HOME = `<!doctype html><title>Home</title><noscript><div id="reply">${REPLY_PLACE}</div><form id="plain-form"></form></noscript>`;
const POLICY = "script-src 'self'";

const folder = builtSite({
  'index.html': HOME,
  '_headers.json': JSON.stringify([
    { pattern: '/*', headers: { 'X-Content-Type-Options': 'nosniff' } },
    { pattern: '/', headers: { 'Content-Security-Policy': POLICY } },
  ]),
});
const open: Listening[] = [];

afterAll(async () => {
  await Promise.all(open.map((server) => server.close(0)));
  folder.remove();
});

async function start(options: Partial<AppOptions> = {}) {
  const server = await startApp({ site: readSite(folder.folder, ''), ...options });
  open.push(server);
  return server.url;
}

const send = (url: string, fields: Record<string, string>) =>
  fetch(url + PLAIN_FORM_PATH, { method: 'POST', body: new URLSearchParams(fields) });

/** What a browser without scripts makes of the page. */
async function readPage(response: Response) {
  const { document } = new JSDOM(await response.text()).window;
  const reply = document.querySelector('#reply')!;
  return {
    asked: reply.querySelector('blockquote')?.textContent,
    said: reply.querySelector('p')?.textContent,
    links: [...reply.querySelectorAll('a')].map((link) => link.getAttribute('href')),
    fields: Object.fromEntries(
      [...document.querySelectorAll('input')].map(({ name, value }) => [name, value]),
    ),
    choices: [...document.querySelectorAll('button')].map(({ name, value }) => ({ name, value })),
    reply,
  };
}

describe('the form that asks without scripts', () => {
  it('is answered with home, the question and its reply', async () => {
    const response = await send(await start(), { prompt: 'Who are you?' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-security-policy')).toBe(POLICY);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await readPage(response)).toMatchObject({
      asked: 'Who are you?',
      said: 'You asked: Who are you?',
    });
  });

  it('shows markup in question and reply as text', async () => {
    const markup = '<img src=x onerror=alert(1)> "&amp; $& $1 \'';
    const page = await readPage(await send(await start(), { prompt: markup }));
    expect(page).toMatchObject({ asked: markup, said: `You asked: ${markup}` });
    expect(page.reply.querySelector('img')).toBeNull();
    expect(page.fields['previous-prompt']).toBe(markup);
  });

  it('makes links of the site’s pages and of the owner’s mail address', async () => {
    const text = `See /contact, or write to ${owner.links.email}. Not https://evil.example/.`;
    const url = await start({ answerer: { answer: () => ({ by: 'embedded', text }) } });
    const { links, said } = await readPage(await send(url, { prompt: 'How?' }));
    expect(links).toEqual(['/contact/', `mailto:${owner.links.email}`]);
    expect(said).toBe(text);
  });

  it('remembers what was said before, and asks the button that was pressed', async () => {
    const answer = jest.fn(() => ({ by: 'embedded' as const, text: 'Three.', offers: ['Cats?'] }));
    const url = await start({ answerer: { answer } });
    const { fields, choices } = await readPage(await send(url, { prompt: 'How many?' }));
    expect(choices).toEqual([{ name: 'chosen', value: 'Cats?' }]);
    await send(url, { ...fields, prompt: '', chosen: 'Cats?' });
    expect(answer).toHaveBeenLastCalledWith(
      { prompt: 'Cats?', previous: { prompt: 'How many?', reply: 'Three.' } },
      expect.anything(),
    );
  });

  it('waits for the end of a reply that comes in pieces', async () => {
    async function* text() {
      yield 'One ';
      yield 'and two.';
    }
    const url = await start({ answerer: { answer: () => ({ by: 'model', text: text() }) } });
    expect(await readPage(await send(url, { prompt: 'Count' }))).toMatchObject({
      said: 'One and two.',
    });
  });

  it('says a failure in the chat’s own words, with its status', async () => {
    const failing = await start({
      answerer: {
        answer() {
          throw new Error('inside');
        },
      },
    });
    const limited = await start({ limiter: { take: () => ({ retryAfterSeconds: 7 }) } });
    for (const [url, prompt, status] of [
      [failing, 'Hello', 500],
      [limited, 'Hello', 429],
      [failing, 'x'.repeat(2001), 400],
    ] as const) {
      const response = await send(url, { prompt });
      expect(response.status).toBe(status);
      expect(await readPage(response)).toMatchObject({ said: FAILURE_REPLY });
    }
  });

  it('reads no endless form, and leads whoever comes without a question home', async () => {
    const url = await start();
    expect((await send(url, { prompt: 'x'.repeat(70_000) })).status).toBe(413);
    const response = await fetch(url + PLAIN_FORM_PATH, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/']);
  });

  it('is reported by its address alone', async () => {
    const reports: unknown[] = [];
    const url = await start({ report: (report) => reports.push(report) });
    await (await send(url, { prompt: 'marker-7319' })).text();
    expect(reports).toMatchObject([{ path: '/ask', status: 200, answeredBy: 'embedded' }]);
    expect(JSON.stringify(reports)).not.toContain('marker-7319');
  });
});
