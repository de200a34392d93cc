import { isSoftwareRendered } from '@/lib/canvas-host/softwareRenderer';

/** A context that says its renderer's name only to those who ask by the extension, or to all. */
function contextOf(renderer: string, unmasked: string | null) {
  const context = {
    RENDERER: 1,
    getExtension: () => (unmasked === null ? null : { UNMASKED_RENDERER_WEBGL: 2 }),
    getParameter: (name: number) => (name === 1 ? renderer : unmasked),
  };
  return context as unknown as WebGL2RenderingContext;
}

test.each([
  [
    'WebKit WebGL',
    'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)), SwiftShader driver)',
  ],
  ['llvmpipe, or similar', null],
  ['WebKit WebGL', 'ANGLE (Microsoft, Microsoft Basic Render Driver Direct3D11, D3D11)'],
])('knows %s, %s for software', (renderer, unmasked) => {
  expect(isSoftwareRendered(contextOf(renderer, unmasked))).toBe(true);
});

test.each([
  ['WebKit WebGL', 'ANGLE (Apple, ANGLE Metal Renderer: Apple M2, Unspecified Version)'],
  ['Adreno (TM) 650', null],
  ['WebKit WebGL', null],
])('takes %s, %s for a graphics card', (renderer, unmasked) => {
  expect(isSoftwareRendered(contextOf(renderer, unmasked))).toBe(false);
});
