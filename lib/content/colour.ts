/** A colour as #rrggbb. */
export type HexColour = string;

/** Its red, green and blue, 0..1. */
export function channelsOf(colour: HexColour): [red: number, green: number, blue: number] {
  const at = (start: number) => Number.parseInt(colour.slice(start, start + 2), 16) / 255;
  return [at(1), at(3), at(5)];
}

/** `from` at share 0, `to` at 1, between them as the page's colours mix. */
export function mixed(from: HexColour, to: HexColour, share: number): HexColour {
  const [a, b] = [channelsOf(from), channelsOf(to)];
  const written = a.map((value, channel) =>
    Math.round(255 * (value + (b[channel]! - value) * share))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${written.join('')}`;
}

/** The contrast of two colours, 1 to 21 (WCAG 2.2, “contrast ratio”). */
export function contrast(one: HexColour, other: HexColour): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance(colour: HexColour): number {
  const [red, green, blue] = channelsOf(colour).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
