import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { isSteady, judgedRows, MAX_SPREAD, roundOf } from '@/bench/graphRows';
import { quartiles } from '@/bench/statistics';
import { BenchSettings, BenchTable, RaceAgreement } from '@/components/graph/figures/BenchTable';
import { duration, pairsOf, rounded, stepsOf } from '@/components/graph/figures/cost';
import { CostFigure } from '@/components/graph/figures/CostFigure';
import {
  frontierOf,
  frontierOfBody,
  POINTS,
  totalOfBodies,
} from '@/components/graph/figures/frontier';
import { FrontierFigure } from '@/components/graph/figures/FrontierFigure';
import { MemoryFigure } from '@/components/graph/figures/MemoryFigure';
import { cellOfKey, mortonKey, SIDE } from '@/components/graph/figures/morton';
import { MortonFigure } from '@/components/graph/figures/MortonFigure';
import { CELLS, isLeaf, isNear, MOMENTS, wordsOf } from '@/components/graph/figures/queue';
import { QueueFigure } from '@/components/graph/figures/QueueFigure';
import { ENGINE_SHARE, errorsAt, THEORY_SHARE } from '@/components/graph/figures/softening';
import { SofteningFigure } from '@/components/graph/figures/SofteningFigure';
import { parseArticle } from '@/lib/content/articles';
import { graphMeasurements } from '@/lib/content/graphBench';
import { attachmentGraph, ballOfPlaces } from '@/lib/graph/attachment';
import { ALPHA_DECAY } from '@/lib/graph/engine';
import { loadWasmLayout } from '@/lib/graph/race/wasmLayout';
import { COMPILE_MS, compiledEngine } from '../wasm/engineUnderTest';

const FILE = 'wasm-graphophile.mdx';
const source = readFileSync(path.join(process.cwd(), 'content', 'articles', FILE), 'utf8');
const article = parseArticle(FILE, source);

/** In the order of the article; the one to drag is used by three sections. */
const FIGURES = [
  ['FrontierFigure', createElement(FrontierFigure, { number: 1, asking: 'body' })],
  ['CostFigure', createElement(CostFigure, { number: 2 })],
  ['MortonFigure', createElement(MortonFigure, { number: 3 })],
  ['SofteningFigure', createElement(SofteningFigure, { number: 4 })],
  ['FrontierFigure', createElement(FrontierFigure, { number: 5, asking: 'group' })],
  ['QueueFigure', createElement(QueueFigure, { number: 6 })],
  ['MemoryFigure', createElement(MemoryFigure, { number: 7 })],
  [
    'FrontierFigure',
    createElement(FrontierFigure, { number: 8, asking: 'group', withErrors: true }),
  ],
] as const;

describe('The graph article', () => {
  test('tells search engines what it is, in at most 160 characters', () => {
    expect(article.description.length).toBeLessThanOrEqual(160);
    expect(article.searchTitle).toMatch(/force-directed graph layout in WebAssembly/);
  });

  test('shows every figure, numbered in their order, with a text alternative and a sentence that refers to it', () => {
    const shown = [...source.matchAll(/<(\w+Figure) number=\{(\d)\}[^>]* \/>/g)];
    expect(shown.map(([, name, number]) => [name, Number(number)])).toEqual(
      FIGURES.map(([name], at) => [name, at + 1]),
    );
    FIGURES.forEach(([, figure], at) => {
      const markup = renderToStaticMarkup(figure);
      expect(source).toContain(`[Figure ${at + 1}](#figure-${at + 1})`);
      expect(markup).toContain(`id="figure-${at + 1}"`);
      expect(markup).toMatch(/<svg[^>]*role="img" aria-label="[^"]+"/);
      expect(markup).not.toMatch(/ style=/);
    });
  });

  test('links to https addresses, its own places, files of the site and the other article', () => {
    const targets = [...source.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target ?? '');
    const places = [
      ...FIGURES.map((_, at) => `#figure-${at + 1}`),
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

  test('has a row for what is steady, and a dash or nothing for what was refused', () => {
    for (const { nodes } of graphMeasurements.graphs) {
      const rows = graphMeasurements.runs.flatMap((run) => run.rows);
      const isMeasured = rows.some((row) => row.nodes === nodes);
      expect(text.includes(`${nodes.toLocaleString('en-GB')} nodes</th>`)).toBe(isMeasured);
    }
    for (const { run, nodes, name } of graphMeasurements.refused) {
      const rows = graphMeasurements.runs.find((each) => each.name === run)?.rows ?? [];
      expect(rows.some((row) => row.nodes === nodes && row.name === name)).toBe(false);
    }
  });

  test('says whether the race on the page agrees with it, or why not', () => {
    const sentence = renderToStaticMarkup(createElement(RaceAgreement));
    expect(sentence).toMatch(
      /need not agree: the table is|(agree|do not agree) within that spread/,
    );
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

  test('costs each body n - 1 pairs and no error where no box is taken', () => {
    const { pairs, error } = totalOfBodies(0);
    expect(pairs).toBe(POINTS.length * (POINTS.length - 1));
    expect(error).toBeCloseTo(0);
    expect(totalOfBodies(1).pairs).toBeLessThan(pairs / 2);
  });

  test('never takes the box that the asking body is in', () => {
    for (const body of POINTS) {
      const { near, far } = frontierOfBody(body, 3);
      expect(near).toContain(body);
      expect(near.length + far.reduce((sum, { mass }) => sum + mass, 0)).toBe(POINTS.length);
    }
  });

  test('looks at fewer boxes for a group at once than for each of its bodies', () => {
    const { members, looks } = frontierOf(PLACE, 1);
    const alone = members.reduce((sum, body) => sum + frontierOfBody(body, 1).looks, 0);
    expect(members.length).toBeGreaterThan(3);
    expect(looks).toBeLessThan(alone / 2);
  });
});

describe('The figure of the queue', () => {
  const last = MOMENTS.at(-1);

  /** The same question, asked by going down the tree. */
  function listOf(name: string): string[] {
    const cell = CELLS.get(name);
    if (!cell) return [];
    if (!isNear(cell)) return [name];
    if (isLeaf(cell)) return [name.toLowerCase(), name.toLowerCase()];
    return cell.halves.flatMap(listOf);
  }

  test('lists what a walk down the tree would list', () => {
    const list = last?.list.slice(0, last.listEnd) ?? [];
    expect([...list].sort()).toEqual(listOf('A').sort());
    expect(list.some((entry) => entry === entry.toUpperCase())).toBe(true);
  });

  test('asks each cell once, and stops when nothing waits', () => {
    const taken = MOMENTS.filter(({ line }) => line === 'take').map(({ cell }) => cell);
    expect(new Set(taken).size).toBe(taken.length);
    expect(last?.open).toBe(last?.queueEnd);
  });

  test('says of every line what it did', () => {
    for (const moment of MOMENTS) expect(wordsOf(moment)).toMatch(/[.?]$/);
  });
});

describe('The figure of costs', () => {
  test('counts the pairs that the text speaks of', () => {
    expect(rounded(pairsOf(10_000))).toBe('50 million');
    expect(duration(pairsOf(10_000) / 1e6)).toBe('50\u00a0ms');
    expect(rounded(stepsOf(1024))).toBe('10,200');
  });
});

describe('The rows of the benchmark', () => {
  const CONTESTANTS = ['engine', 'peer', 'noisy'].map((name) => ({ name, settings: 'as shipped' }));
  // The machine slows by a factor of three within the run; the peer takes ten times as long all the while.
  const TURNS = [1, 1, 3, 3, 2].map((slow, round) =>
    roundOf(() => slow, [() => 10 * slow, () => slow * (1 + round)]),
  );
  const [engine, peer, noisy] = judgedRows(500, CONTESTANTS, TURNS);

  test('take ratios within a round, so that a machine that changes its speed changes nothing', () => {
    expect(engine?.row).toMatchObject({ ratio: 1, medianMs: 2, quartilesMs: [1, 3] });
    expect(peer?.row).toMatchObject({ nodes: 500, ratio: 10, ratioQuartiles: [10, 10] });
    expect(peer?.spread).toBe(1);
  });

  test('set a peer beside the turns of the engine before and after it', () => {
    const engineMs = [2, 4, 8];
    const round = roundOf(() => engineMs.shift() ?? 0, [() => 30, () => 60]);
    expect(round).toEqual([
      { ms: 2, engineMs: 2 },
      { ms: 30, engineMs: 3 },
      { ms: 60, engineMs: 6 },
    ]);
  });

  test('have the quartiles of those ratios as their spread, and are refused beyond the bound', () => {
    expect(quartiles([1, 2, 3, 4, 5])).toEqual({ lower: 2, median: 3, upper: 4 });
    expect(noisy).toMatchObject({ row: { ratio: 3, ratioQuartiles: [2, 4] }, spread: 2 });
    expect([engine, peer, noisy].map((row) => row && isSteady(row))).toEqual([true, true, false]);
    expect(isSteady({ spread: MAX_SPREAD })).toBe(true);
  });
});
