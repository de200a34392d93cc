/**
 * Hides that software draws, for the stage then rests between its frames and begins with few
 * points: here the software renderer stands in for a graphics card, and every frame is drawn whole.
 */
export function passForGraphicsCard(): void {
  const { prototype } = WebGL2RenderingContext;
  const original = prototype.getExtension as (name: string) => unknown;
  Object.defineProperty(prototype, 'getExtension', {
    value(this: WebGL2RenderingContext, name: string): unknown {
      return name === 'WEBGL_debug_renderer_info' ? null : original.call(this, name);
    },
  });
}
