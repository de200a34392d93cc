import type { Browser, Page } from '@playwright/test';

/** One event of Chromium's trace; times in microseconds. */
export type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** On the wall. */
  dur?: number;
  /** Of the thread's own processor time. */
  tdur?: number;
  args?: { name?: string };
};

/** What the page's own thread did during `work`: complete events of the categories. */
export async function tracePage(
  browser: Browser,
  page: Page,
  categories: readonly string[],
  work: () => Promise<unknown>,
): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories: [...categories, '__metadata'] });
  await work();
  const trace = await browser.stopTracing();
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const thread = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;
  const pages = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(thread),
  );
  return traceEvents.filter((event) => event.ph === 'X' && pages.has(thread(event)));
}
