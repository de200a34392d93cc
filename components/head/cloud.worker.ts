import { CLOUD_OPTIONS } from '@/lib/head/model/cloud';
import { buffersOf, loadCloud } from '@/lib/head/model/load';

/** Fetches and reads the model for a stage that runs on the page. */
self.addEventListener('message', ({ data }: MessageEvent<string>) => {
  loadCloud(data, CLOUD_OPTIONS).then(
    (cloud) => self.postMessage({ cloud }, { transfer: buffersOf(cloud) }),
    (error: unknown) => self.postMessage({ error }),
  );
});
