import { createRenderer } from '@/components/head/renderer/createRenderer';
import { passForGraphicsCard } from './graphicsCard';
import { sphereOf } from './headCloud';

passForGraphicsCard();

/** The worker's side of the benchmark: the site's own stage with a cloud of a given size. */
self.addEventListener(
  'message',
  ({ data }: MessageEvent<{ canvas: OffscreenCanvas; count: number }>) => {
    createRenderer(
      {
        canvas: data.canvas,
        setup: { modelUrl: '', seed: 1, timeOrigin: performance.timeOrigin },
        inputs: [{ kind: 'size', size: { width: 200, height: 200, pixelRatio: 1 } }],
        onEvent: (event) => self.postMessage(event),
      },
      async () => sphereOf(data.count),
    );
  },
);
