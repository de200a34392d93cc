import { createStage } from '@/components/head/createStage';
import { passForGraphicsCard } from './graphicsCard';
import { sphereOf } from './headCloud';

passForGraphicsCard();

/** The worker's side of the benchmark: the site's own stage with a cloud of a given size. */
self.addEventListener(
  'message',
  ({ data }: MessageEvent<{ canvas: OffscreenCanvas; count: number }>) => {
    createStage({
      canvas: data.canvas,
      loadCloud: async () => sphereOf(data.count),
      seed: 1,
      inputs: [{ kind: 'size', size: { width: 200, height: 200, pixelRatio: 1 } }],
      report: (report) => self.postMessage(report),
    });
  },
);
