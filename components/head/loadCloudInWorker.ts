import { type Cloud, CLOUD_OPTIONS } from '@/lib/head/model/cloud';
import { loadCloud } from '@/lib/head/model/load';

type Answer = { cloud: Cloud } | { error: unknown };

/** As `loadCloud`, in a worker, so that reading the file never holds the page up. */
export async function loadCloudInWorker(url: string, signal: AbortSignal): Promise<Cloud> {
  let worker: Worker | undefined;
  try {
    worker = new Worker(new URL('./cloud.worker.ts', import.meta.url), { type: 'module' });
    const answer = await ask(worker, url, signal);
    if ('cloud' in answer) return answer.cloud;
    throw answer.error;
  } catch (error) {
    // Only where there are no workers at all is the page's own thread good enough.
    if (error !== NO_WORKER && worker) throw error;
    return await loadCloud(url, CLOUD_OPTIONS);
  } finally {
    worker?.terminate();
  }
}

const NO_WORKER = new Error('The worker could not be started.');

function ask(worker: Worker, url: string, signal: AbortSignal): Promise<Answer> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => resolve(data));
    worker.addEventListener('error', () => reject(NO_WORKER));
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.postMessage(url);
  });
}
