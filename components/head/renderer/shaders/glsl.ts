import { channelsOf } from '@/lib/content/colour';

/**
 * Marks a template as shader source, so that editors colour it. Numbers become floats, which a whole
 * number in GLSL is not; other chunks stand as they are.
 */
export function glsl(parts: TemplateStringsArray, ...chunks: readonly (string | number)[]): string {
  return String.raw({ raw: parts }, ...chunks.map(asSource));
}

function asSource(chunk: string | number): string {
  return typeof chunk === 'number' && Number.isInteger(chunk) ? chunk.toFixed(1) : String(chunk);
}

/** A colour of the palette as source. */
export const colourOf = (colour: string) =>
  `vec3(${channelsOf(colour)
    .map((channel) => channel.toFixed(4))
    .join(', ')})`;
