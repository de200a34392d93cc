/** Chrome's, Mesa's three, Apple's and that of Windows. */
const SOFTWARE_RENDERERS = /swiftshader|llvmpipe|softpipe|lavapipe|software|basic render/i;

/**
 * Whether the processor draws for want of a graphics card. Asking for a context that "fails with a
 * major performance caveat" does not tell: Chromium gives one of SwiftShader all the same.
 */
export function isSoftwareRendered(context: WebGL2RenderingContext): boolean {
  const info = context.getExtension('WEBGL_debug_renderer_info');
  const name = context.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : context.RENDERER);
  return SOFTWARE_RENDERERS.test(String(name));
}
