'use client';

import { useEffect, useRef, useState } from 'react';
import { Figure, type NumberedProps } from '@/components/article/Figure';
import { Slider } from '@/components/article/Slider';
import { useHydrated } from '@/components/site/useHydrated';
import { assetPath } from '@/lib/env';
import type { Cost } from '@/lib/graph/race/cost';
import type { RaceReply, RaceRequest } from '@/lib/graph/race/race.worker';
import { duration, pairsOf, rounded, SIZES, stepsOf } from './cost';
import { CostPaper } from './CostPaper';
import styles from './figures.module.css';
import controls from '@/components/article/controls.module.css';

const FIRST = SIZES.indexOf(10_000);
const STOPPED = 'It could not be measured here. Reload the page to try again.';

/** What a step costs against the number of nodes: on paper, and on the reader's own machine. */
export function CostFigure({ number }: NumberedProps) {
  const hydrated = useHydrated();
  const worker = useRef<Worker | null>(null);
  const [at, setAt] = useState(FIRST);
  const [measuring, setMeasuring] = useState(false);
  const [costs, setCosts] = useState<ReadonlyMap<number, Cost>>(new Map());
  const [trouble, setTrouble] = useState('');
  const nodes = SIZES[at] ?? 10_000;
  const written = nodes.toLocaleString('en-GB');
  const words = `${wordsOf(nodes)} ${costWords(costs.get(nodes))}`;

  useEffect(() => () => worker.current?.terminate(), []);

  function end(): void {
    worker.current?.terminate();
    worker.current = null;
    setMeasuring(false);
  }

  function fail(): void {
    setTrouble(STOPPED);
    end();
  }

  function measure(): void {
    if (worker.current) return end();
    setTrouble('');
    if (typeof Worker === 'undefined' || typeof WebAssembly === 'undefined') return fail();
    setMeasuring(true);
    const made = new Worker(assetPath('/graph/race.worker.js'), { type: 'module' });
    worker.current = made;
    made.onerror = fail;
    made.onmessage = ({ data }: MessageEvent<RaceReply>) => {
      if (data.kind === 'failed') return fail();
      if (data.kind !== 'cost') return;
      setCosts((known) => new Map(known).set(data.cost.nodes, data.cost));
      end();
    };
    const request: RaceRequest = {
      wasm: new URL(assetPath('/graph/view_sphere.wasm'), window.location.href).href,
      nodeCount: nodes,
      only: 'cost',
    };
    made.postMessage(request);
  }

  return (
    <Figure
      number={number}
      caption="Both scales are logarithmic: each line across is a hundred times the one below. The scales left and right agree if a pair takes a nanosecond. Rings are counts; dots are times measured on your machine, and stay until the page is left."
    >
      <CostPaper
        nodes={nodes}
        costs={[...costs.values()]}
        label={`Two lines against the number of nodes: all pairs rise twice as steeply as n log n. ${words}`}
      />
      <div className={controls.sliders}>
        <Slider
          label="Nodes n"
          min={0}
          max={SIZES.length - 1}
          value={at}
          text={written}
          onChange={setAt}
        />
      </div>
      <div className={controls.buttons}>
        <button type="button" className={controls.button} disabled={!hydrated} onClick={measure}>
          {measuring ? 'Stop measuring' : `Measure ${written} nodes here`}
        </button>
      </div>
      {trouble && (
        <p role="alert" className={styles.trouble}>
          {trouble}
        </p>
      )}
      <p className={controls.words} role="status">
        {words}
      </p>
    </Figure>
  );
}

function wordsOf(nodes: number): string {
  const [pairs, steps] = [pairsOf(nodes), stepsOf(nodes)];
  return `${nodes.toLocaleString('en-GB')} nodes make ${rounded(pairs)} pairs; n log n is ${rounded(steps)}, which is ${rounded(pairs / steps)} times less.`;
}

function costWords(cost: Cost | undefined): string {
  if (!cost) return 'They have not been measured here yet.';
  const { engineMs, enginePairs, allPairsMs } = cost;
  return `Measured here, a step of the engine took ${duration(engineMs)}, for ${rounded(enginePairs)} pairs of a body with a body or a box; all pairs, in plain JavaScript, would take ${duration(allPairsMs)}, which is ${rounded(allPairsMs / engineMs)} times as long.`;
}
