/** Chrome's, Mesa's three, Apple's and that of Windows. */
const SOFTWARE_RENDERERS = /swiftshader|llvmpipe|softpipe|lavapipe|software|basic render/i;

/**
 * Whether the processor draws for want of a graphics card. Asking for a context that "fails with a
 * major performance caveat" does not tell: Chromium gives one of SwiftShader all the same.
 */
export function isSoftwareRendered(context: WebGL2RenderingContext): boolean {
  const info = context.getExtension('WEBGL_debug_renderer_info');
  const names = [context.RENDERER, info?.UNMASKED_RENDERER_WEBGL];
  return names.some((name) => name !== undefined && isSoftware(context.getParameter(name)));
}

function isSoftware(renderer: unknown): boolean {
  return typeof renderer === 'string' && SOFTWARE_RENDERERS.test(renderer);
}
