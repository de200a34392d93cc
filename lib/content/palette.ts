import { z } from 'zod';
import { contrast, mixed } from './colour';

/** A colour of content/site.ts. */
export const HEX_COLOUR = z
  .string('write a colour such as #6fdca8')
  .regex(/^#[0-9a-f]{6}$/i, 'write a colour such as #6fdca8');

const THEME = z.strictObject({
  /** Behind everything. */
  ground: HEX_COLOUR,
  /** Code, fields, cards and dialogs. */
  raised: HEX_COLOUR,
  /** What is raised, under a pointer or a finger. */
  pressed: HEX_COLOUR,
  /** Thin lines and points that say nothing by themselves. */
  line: HEX_COLOUR,
  dot: HEX_COLOUR,
  /** Around what can be filled in or pressed. */
  edge: HEX_COLOUR,
  text: HEX_COLOUR,
  secondary: HEX_COLOUR,
  tertiary: HEX_COLOUR,
  /** The warm lamp: where you are, the first line of a chart. */
  key: HEX_COLOUR,
  /** What the head says. */
  voice: HEX_COLOUR,
  keyDim: HEX_COLOUR,
  /** The cold lamp: links. */
  link: HEX_COLOUR,
  /** The same as a light: the ring around what is focused, the second line of a chart. */
  accent: HEX_COLOUR,
  /** The one filled button and the words on it. */
  act: HEX_COLOUR,
  actText: HEX_COLOUR,
  bad: HEX_COLOUR,
  good: HEX_COLOUR,
  /** Behind words that are selected. */
  selection: HEX_COLOUR,
  /** The head's points: lit or printed, at its edges, and in its eyes. */
  head: z.strictObject({ skin: HEX_COLOUR, edge: HEX_COLOUR, iris: HEX_COLOUR }),
});

type ThemeColours = z.infer<typeof THEME>;

/** WCAG 2.2 AA: for text, and for what shows where a control is. */
const TEXT_CONTRAST = 4.5;
const SHAPE_CONTRAST = 3;
/** A camera reads a code of the dark ground on the light page’s paper. */
const CODE_CONTRAST = 7;

const TEXTS = [
  'text',
  'secondary',
  'tertiary',
  'key',
  'voice',
  'keyDim',
  'link',
  'bad',
  'good',
] as const;
const SHAPES = ['edge', 'accent'] as const;

/** The form of the palette, and what its colours have to be for each other. */
export const PALETTE = z
  .strictObject({ dark: THEME, light: THEME })
  .superRefine((palette, context) => {
    const claim = (
      path: string[],
      colour: string,
      on: string,
      ground: string,
      minContrast: number,
    ) => {
      const reached = contrast(colour, ground);
      if (reached >= minContrast) return;
      context.addIssue({
        code: 'custom',
        path,
        message: `it has a contrast of ${floored(reached)} on ${on}, ${ground}: make it ${minContrast} or more`,
      });
    };
    for (const name of ['dark', 'light'] as const) {
      const theme = palette[name];
      for (const on of ['ground', 'raised'] as const) {
        for (const text of TEXTS)
          claim([name, text], theme[text], `“${on}”`, theme[on], TEXT_CONTRAST);
        for (const shape of SHAPES)
          claim([name, shape], theme[shape], `“${on}”`, theme[on], SHAPE_CONTRAST);
      }
      claim([name, 'text'], theme.text, '“pressed”', theme.pressed, TEXT_CONTRAST);
      claim([name, 'text'], theme.text, '“selection”', theme.selection, TEXT_CONTRAST);
      claim([name, 'actText'], theme.actText, '“act”', theme.act, TEXT_CONTRAST);
      claim([name, 'head', 'skin'], theme.head.skin, '“ground”', theme.ground, TEXT_CONTRAST);
    }
    claim(
      ['dark', 'ground'],
      palette.dark.ground,
      'the light “raised”',
      palette.light.raised,
      CODE_CONTRAST,
    );
  });

/** Every colour of the site, for the dark page and the light one. */
export type SitePalette = z.infer<typeof PALETTE>;

const floored = (ratio: number) => (Math.floor(10 * ratio) / 10).toFixed(1);

/**
 * The palette as custom properties, from which every style takes its colours; with more contrast for
 * who asks for it.
 */
export function paletteCss({ dark, light }: SitePalette): string {
  return [
    '/* Written by the build from “palette” in content/site.ts: change the colours there. */',
    rule(':root,\n[data-theme=dark]', [
      ...properties(dark),
      // A code and its paper are the same on both pages: a camera wants dark on light.
      ['paper', light.raised],
      ['paper-ink', light.text],
    ]),
    rule('[data-theme=light]', properties(light)),
    '@media (prefers-contrast: more) {',
    rule(':root,\n[data-theme=dark]', withMoreContrast(dark)),
    rule('[data-theme=light]', withMoreContrast(light)),
    '}\n',
  ].join('\n');
}

type Property = readonly [name: string, colour: string];

function properties(theme: ThemeColours): Property[] {
  return [
    ['ground', theme.ground],
    ['raised', theme.raised],
    ['raised-2', theme.pressed],
    ['line', theme.line],
    ['line-strong', theme.edge],
    ['dot', theme.dot],
    ['text', theme.text],
    ['text-2', theme.secondary],
    ['text-3', theme.tertiary],
    ['key', theme.key],
    ['voice', theme.voice],
    ['key-dim', theme.keyDim],
    ['rim', theme.link],
    ['rim-core', theme.accent],
    ['act', theme.act],
    ['act-text', theme.actText],
    ['bad', theme.bad],
    ['good', theme.good],
    ['selection', theme.selection],
  ];
}

/** Text and edges nearer to the text's own colour. */
function withMoreContrast({ text, secondary, tertiary, link }: ThemeColours): Property[] {
  return [
    ['text-2', mixed(secondary, text, 0.6)],
    ['text-3', mixed(tertiary, text, 0.6)],
    ['line', tertiary],
    ['dot', tertiary],
    ['line-strong', secondary],
    ['rim', mixed(link, text, 0.4)],
  ];
}

function rule(selector: string, declarations: readonly Property[]): string {
  return `${selector} {\n${declarations.map(([name, colour]) => `  --${name}: ${colour};\n`).join('')}}`;
}
