/** Marks a template as shader source, so that editors colour it; gives the text as it is. */
export function glsl(parts: TemplateStringsArray, ...chunks: readonly (string | number)[]): string {
  return String.raw({ raw: parts }, ...chunks);
}
