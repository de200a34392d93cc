import { createEmbedded } from '@/lib/answers/embedded';
import { readKnowledge } from '@/lib/content/knowledge';
import type { Listening } from '@/server/listen';
import type { RequestReport } from '@/server/middleware/report';
import { type Budget, dailyBudget } from '@/server/model/budget';
import { createModel } from '@/server/model/model';
import { type ModelTimeouts, openAiProvider } from '@/server/model/provider';
import { startApp } from '../runningApp';
import { startScriptedModel } from './scriptedModel';

// Real servers on a busy machine take their time.
jest.setTimeout(60_000);

export const MODEL_KEY = 'provider-key-8812';
export const QUESTION = 'Where do you live?';
export const EMBEDDED = 'In Bristol';
export const LOST = ' … There I lost my thread; please ask me once more.';
/** No test waits for these unless it says so: then it brings SHORT ones. */
export const PATIENT: ModelTimeouts = {
  connectMs: 20_000,
  firstWordMs: 20_000,
  silenceMs: 20_000,
  wholeMs: 20_000,
};
export const SHORT = { connectMs: 500, firstWordMs: 500, silenceMs: 500 };

export type Model = Awaited<ReturnType<typeof startScriptedModel>>;
export let model: Model;
beforeAll(async () => (model = await startScriptedModel()));
afterAll(() => model.close());
beforeEach(() => model.reset());

export const embedded = createEmbedded(readKnowledge());
export const reports: RequestReport[] = [];
export const servers: Listening[] = [];
afterEach(async () => {
  reports.length = 0;
  await Promise.all(servers.splice(0).map((server) => server.close(0)));
});

/** The API in front of the scripted model. */
export async function start(
  options: {
    baseUrl?: string;
    dailyTokens?: number;
    maxTokens?: number;
    budget?: Budget;
    timeouts?: Partial<ModelTimeouts>;
  } = {},
): Promise<Listening> {
  const maxTokens = options.maxTokens ?? 100;
  const server = await startApp({
    answerer: createModel({
      open: openAiProvider(
        {
          baseUrl: options.baseUrl ?? model.baseUrl,
          apiKey: MODEL_KEY,
          name: 'a-model',
          maxTokens,
          dailyTokens: 0,
        },
        { ...PATIENT, ...options.timeouts },
      ),
      budget: options.budget ?? dailyBudget(options.dailyTokens ?? 1_000_000),
      maxTokens,
      near: embedded.near,
      fallback: embedded,
      retryPauseMs: 1,
    }),
    report: (report) => reports.push(report),
  });
  servers.push(server);
  return server;
}
