import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import graphBench from '@/bench/graph.json';
import { BenchSettings, BenchTable } from '@/components/graph/figures/BenchTable';
import { frontierOf, POINTS } from '@/components/graph/figures/frontier';
import { FrontierFigure } from '@/components/graph/figures/FrontierFigure';
import { MemoryFigure } from '@/components/graph/figures/MemoryFigure';
import { cellOfKey, mortonKey, SIDE } from '@/components/graph/figures/morton';
import { MortonFigure } from '@/components/graph/figures/MortonFigure';
import { ENGINE_SHARE, errorsAt, THEORY_SHARE } from '@/components/graph/figures/softening';
import { SofteningFigure } from '@/components/graph/figures/SofteningFigure';
import { parseArticle } from '@/lib/content/articles';
import { isSteady, MOST_SPREAD, steadyGraphs } from '@/lib/content/measured';
import { attachmentGraph, ballOfPlaces } from '@/lib/graph/attachment';
import { ALPHA_DECAY } from '@/lib/graph/engine';
import { loadWasmLayout } from '@/lib/graph/race/wasmLayout';
import { COMPILE_MS, compiledEngine } from '../wasm/engineUnderTest';

const FILE = 'wasm-graphophile.mdx';
const source = readFileSync(path.join(process.cwd(), 'content', 'articles', FILE), 'utf8');
const article = parseArticle(FILE, source);

const FIGURES = { MortonFigure, SofteningFigure, FrontierFigure, MemoryFigure };
const NAMES = Object.keys(FIGURES) as (keyof typeof FIGURES)[];

function rendered(name: keyof typeof FIGURES): string {
  return renderToStaticMarkup(createElement(FIGURES[name], { number: NAMES.indexOf(name) + 1 }));
}

describe('The graph article', () => {
  test('tells search engines what it is, in at most 160 characters', () => {
    expect(article.description.length).toBeLessThanOrEqual(160);
    expect(article.searchTitle).toMatch(/force-directed graph layout in WebAssembly/);
  });

  test('shows every figure once, numbered in their order, with a text alternative and a sentence that refers to it', () => {
    const shown = [...source.matchAll(/<(\w+Figure) number=\{(\d)\} \/>/g)];
    expect(shown.map(([, name, number]) => [name, Number(number)])).toEqual(
      NAMES.map((name, at) => [name, at + 1]),
    );
    NAMES.forEach((name, at) => {
      expect(source).toContain(`[Figure ${at + 1}](#figure-${at + 1})`);
      expect(rendered(name)).toMatch(/<svg[^>]*role="img" aria-label="[^"]+"/);
      expect(rendered(name)).not.toMatch(/ style=/);
    });
  });

  test('links to https addresses, its own places, files of the site and the other article', () => {
    const targets = [...source.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target ?? '');
    const places = [
      ...NAMES.map((_, at) => `#figure-${at + 1}`),
      ...article.headings.map(({ id }) => `#${id}`),
      ...['/homomorphic', '/graph/graphophile.js'],
      ...['/graph/view_sphere.wasm', '/graph/view_sphere.scalar.wasm'],
    ];
    const isKnown = (target: string) => places.includes(target) || target.startsWith('https://');
    expect(targets.filter((target) => !isKnown(target))).toEqual([]);
  });

  test.each([
    '10.1038/324446a0',
    '10.1016/0021-9991%2890%2990232-P',
    '10.1016/0021-9991%2887%2990140-9',
    '10.1086/312724',
    '10.1006/jcph.2002.7026',
    '10.1145/169627.169640',
    '10.2312/EGGH/HPG12/033-037',
    '10.1145/127719.122734',
    '10.1371/journal.pone.0098679',
  ])('cites %s where it is used, and lists it', (doi) => {
    const address = `(https://doi.org/${doi})`;
    const [text = '', sources = ''] = source.split('## Sources');
    expect(text).toContain(address);
    expect(sources).toContain(address);
  });

  test(
    'is right that about one million pairs are left of fifty million',
    () => {
      const nodes = 10_000;
      const { engine } = loadWasmLayout(
        compiledEngine(true),
        attachmentGraph(nodes),
        ballOfPlaces(nodes),
      );
      for (let i = 0, alpha = 1; i < 80; i++, alpha -= alpha * ALPHA_DECAY) engine.step(alpha);
      expect(article.text).toContain('this engine meets about one million');
      expect(engine.interactionCount() / 1e6).toBeCloseTo(1, 0);
    },
    COMPILE_MS,
  );
});

describe('The table of the benchmark', () => {
  const text = renderToStaticMarkup(createElement(BenchTable));

  test('leaves out every graph on which the engine itself did not run steadily', () => {
    for (const { nodes, rows } of graphBench.graphs) {
      const isShown = text.includes(`${nodes.toLocaleString('en-GB')} nodes</th>`);
      expect(isShown).toBe(rows[0] !== undefined && isSteady(rows[0]));
    }
  });

  test('knows a steady row by the spread of its turns', () => {
    expect(isSteady({ bestMs: 1, worstMs: MOST_SPREAD })).toBe(true);
    expect(isSteady({ bestMs: 1, worstMs: MOST_SPREAD + 0.1 })).toBe(false);
    expect(steadyGraphs().length).toBeGreaterThan(0);
  });

  test('breaks no percentage from its sign and no name at its hyphens', () => {
    const settings = renderToStaticMarkup(createElement(BenchSettings));
    expect(settings).toContain('2\u00a0%');
    expect(settings).toMatch(/<span[^>]*>d3-force-3d<\/span>/);
  });
});

describe('The figure of Morton order', () => {
  test('visits every cell once, and a quarter before the next', () => {
    const keys = Array.from({ length: SIDE * SIDE }, (_, key) => mortonKey(cellOfKey(key)));
    expect(keys).toEqual(keys.map((_, at) => at));
    for (let key = 0; key < 16; key++) {
      expect(Math.max(cellOfKey(key).x, cellOfKey(key).y)).toBeLessThan(SIDE / 2);
    }
  });
});

describe('The figure of softening', () => {
  const shares = Array.from({ length: 101 }, (_, at) => at / 100);
  const bestAt = (distance: number) => {
    const errors = errorsAt(distance, shares);
    return shares[errors.indexOf(Math.min(...errors))];
  };

  test('finds the third of theory far away, and more than 0.4 near by, as the text says', () => {
    expect(bestAt(40)).toBeCloseTo(THEORY_SHARE, 1);
    expect(bestAt(2)).toBeGreaterThan(THEORY_SHARE);
    const [without = 0, softened = 1] = errorsAt(2, [0, ENGINE_SHARE]);
    expect(softened).toBeLessThan(without / 2);
  });
});

describe('The figure of groups', () => {
  const PLACE = { x: 60, y: 60 };

  test('is exact where no box is taken', () => {
    const { near, far, error } = frontierOf(PLACE, 0);
    expect([near.length, far.length]).toEqual([POINTS.length, 0]);
    expect(error).toBeCloseTo(0);
  });

  test('counts every body once, and is the more wrong the larger theta', () => {
    const errors = [0.5, 1.5, 3].map((theta) => {
      const { near, far, error } = frontierOf(PLACE, theta);
      expect(near.length + far.reduce((sum, { mass }) => sum + mass, 0)).toBe(POINTS.length);
      return error ?? 0;
    });
    expect(errors).toEqual([...errors].sort((a, b) => a - b));
  });

  test('says so where a group is empty', () => {
    expect(frontierOf({ x: 0, y: 280 }, 1).error).toBeNull();
  });
});
