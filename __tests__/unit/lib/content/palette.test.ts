import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { site as lucja } from '@/__tests__/fixtures/owners/lucja/content/site';
import { site } from '@/content/site';
import { contrast, mixed } from '@/lib/content/colour';
import { PALETTE, paletteCss, type SitePalette } from '@/lib/content/palette';
import { siteSlips } from '@/lib/content/site';

const source = readFileSync(
  path.join(process.cwd(), '__tests__/fixtures/owners/dave/content/site.ts'),
  'utf8',
);

function slipsWith(change: (palette: SitePalette) => void): string[] {
  const palette = structuredClone(site.palette);
  change(palette);
  return siteSlips({ ...site, palette }, source).map(({ message }) => message);
}

describe('the contrast of two colours', () => {
  it('is that of WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
  });

  it('mixes as the page does', () => {
    expect(mixed('#000000', '#ffffff', 0.5)).toBe('#808080');
    expect(mixed('#0a0b0c', '#ffffff', 0)).toBe('#0a0b0c');
  });
});

describe('the palette', () => {
  it.each([
    ['the first owner’s', site.palette],
    ['another’s', lucja.palette],
  ])('of every owner here can be read: %s', (_, palette) => {
    expect(PALETTE.safeParse(palette).error).toBeUndefined();
  });

  it('is refused with the line and a sentence where words cannot be read on their ground', () => {
    const [slip, ...others] = slipsWith(({ light }) => (light.tertiary = '#9aa0aa'));
    const light = source.indexOf('    light: {');
    const line = source.slice(0, source.indexOf('tertiary:', light)).split('\n').length;
    expect(slip).toBe(
      `content/site.ts:${line}: “palette light tertiary”: it has a contrast of 2.2 on “ground”, #eceef0: make it 4.5 or more.`,
    );
    expect(others).toHaveLength(1);
  });

  it.each<[string, (palette: SitePalette) => void, RegExp]>([
    [
      'a button without words to be seen',
      ({ dark }) => (dark.actText = '#ffffff'),
      /palette dark actText”: .* on “act”/,
    ],
    [
      'a focus that is hardly seen',
      ({ dark }) => (dark.accent = '#303640'),
      /palette dark accent”: .* make it 3 or more/,
    ],
    [
      'a head in the colour of its ground',
      ({ dark }) => (dark.head.skin = '#202020'),
      /palette dark head skin”: .* on “ground”/,
    ],
    [
      'a code that no camera reads',
      ({ dark }) => (dark.ground = '#777777'),
      /palette dark ground”: .* the light “raised”/,
    ],
    [
      'a colour by name',
      ({ dark }) => (dark.key = 'gold'),
      /“palette dark key”: write a colour such as/,
    ],
  ])('refuses %s', (_, change, sentence) => {
    expect(slipsWith(change).join('\n')).toMatch(sentence);
  });

  it('is written as custom properties, once for each theme', () => {
    const css = paletteCss(lucja.palette);
    for (const theme of [lucja.palette.dark, lucja.palette.light]) {
      expect(css).toContain(`--ground: ${theme.ground};`);
      expect(css).toContain(`--rim-core: ${theme.accent};`);
    }
    expect(css).toContain('@media (prefers-contrast: more)');
  });

  it('has more contrast for who asks for it', () => {
    const css = paletteCss(site.palette);
    const more = css.slice(css.indexOf('@media'));
    for (const [name, ground] of [
      ['text-2', site.palette.dark.ground],
      ['text-3', site.palette.dark.ground],
    ] as const) {
      const [, colour = ''] = new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(more) ?? [];
      expect(contrast(colour, ground)).toBeGreaterThan(9);
    }
  });

  it('is the one place of colours: no other file writes one of them', () => {
    const colours = JSON.stringify(site.palette).match(/#[0-9a-f]{6}/gi) ?? [];
    const files = ['app', 'components', 'lib', 'scripts', 'server', 'wasm/host'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.(tsx?|js|css|svg)$/.test(entry.name))
        .map((entry) => path.join(entry.parentPath, entry.name)),
    );
    const found = files
      .filter((file) => file !== path.join('app', 'palette.css'))
      .filter((file) => {
        const text = readFileSync(file, 'utf8').toLowerCase();
        return colours.some((colour) => text.includes(colour));
      });
    expect(found).toEqual([]);
  });
});
