import { RasterCanvas } from '@/__tests__/fixtures/raster-canvas';

const rasters = new WeakMap<HTMLCanvasElement, RasterCanvas>();

/** What was painted on a canvas element of the page. */
export function rasterOf(canvas: HTMLCanvasElement): RasterCanvas {
  const raster = rasters.get(canvas) ?? new RasterCanvas();
  rasters.set(canvas, raster);
  return raster;
}

/** jsdom has canvas elements but cannot paint; this gives them a raster that can be read. */
export function letCanvasesPaint(): void {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (
    this: HTMLCanvasElement,
  ) {
    const raster = rasterOf(this);
    raster.width = this.width;
    raster.height = this.height;
    return raster.getContext() as unknown as RenderingContext;
  } as HTMLCanvasElement['getContext']);
  // Encoding a real PNG takes seconds in jsdom; the unit test of lib/qr does it once.
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toDataURL')
    .mockImplementation((type) => `data:${type};base64,AAAA`);
}
