import type { Colour } from '@/lib/graph/hostApi';
import type { Engine } from './engine';
import type { AnyCanvas, Painter, Scene } from './painter';

/** A picture larger than this is stretched: the engine draws at most 2^20 pixels. */
const MAX_PIXELS = 640_000;

const packed = ([red, green, blue]: Colour) =>
  ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;

/** Draws with the engine's own rasteriser, into the canvas by putImageData. */
export function createEnginePainter({ exports }: Engine, canvas: AnyCanvas): Painter {
  const context = canvas.getContext('2d', { alpha: false }) as
    CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null;
  if (!context) throw new Error('The canvas gives no context to draw with.');

  return {
    maxPixels: MAX_PIXELS,
    busy: () => false,
    paint(scene: Scene) {
      const { width, height } = scene;
      if (!exports.resize(width, height)) return;
      const { buffer } = exports.memory;
      const view = new Float32Array(buffer, exports.view(), 32);
      view.set(scene.turn);
      view.set([scene.distance, scene.focal, scene.radius, scene.edgeOpacity, scene.nodeScale], 9);
      const words = new Uint32Array(buffer, exports.view(), 32);
      const { ground, edge, nodes } = scene.palette;
      words.set([packed(ground), packed(edge), ...nodes.map(packed), +(scene.focus >= 0)], 14);
      exports.draw();
      const pixels = new Uint8ClampedArray(buffer, exports.pixels(), width * height * 4);
      context.putImageData(new ImageData(pixels, width, height), 0, 0);
    },
  };
}
