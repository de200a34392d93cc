import type { Colour, Palette } from '@/lib/graph/hostApi';

/** The site's two palette as they are now, from the tokens of the theme on screen. */
export function currentPalette(): Palette {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => parseHex(style.getPropertyValue(name).trim());
  const [key, rim, dim] = [token('--key'), token('--rim-core'), token('--key-dim')];
  return { ground: token('--raised'), edge: token('--text-3'), nodes: [key, rim, dim, key] };
}

function parseHex(text: string): Colour {
  const digits = text.replace('#', '');
  const whole = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const value = Number.parseInt(whole, 16);
  if (Number.isNaN(value)) return [128, 128, 128];
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}
