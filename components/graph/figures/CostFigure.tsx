'use client';

import { useState } from 'react';
import { Figure, type NumberedProps } from '@/components/article/Figure';
import { Slider } from '@/components/article/Slider';
import { useRaceWorker } from '@/components/graph/useRaceWorker';
import { useHydrated } from '@/components/site/useHydrated';
import type { Cost } from '@/lib/graph/race/cost';
import { duration, pairsOf, rounded, SIZES, stepsOf } from './cost';
import { CostPaper } from './CostPaper';
import styles from './figures.module.css';
import controls from '@/components/article/controls.module.css';

const FIRST = SIZES.indexOf(10_000);
const STOPPED = 'It could not be measured here. Reload the page to try again.';

/** What a step costs against the number of nodes: on paper, and on the reader's own machine. */
export function CostFigure({ number }: NumberedProps) {
  const hydrated = useHydrated();
  const { running, failed, start, stop } = useRaceWorker();
  const [at, setAt] = useState(FIRST);
  const [costs, setCosts] = useState<ReadonlyMap<number, Cost>>(new Map());
  const nodes = SIZES[at] ?? 10_000;
  const written = nodes.toLocaleString('en-GB');
  const words = `${wordsOf(nodes)} ${costWords(costs.get(nodes))}`;

  function press(): void {
    if (running) return stop();
    start({ nodeCount: nodes, only: 'cost' }, (reply) => {
      if (reply.kind === 'cost') {
        setCosts((known) => new Map(known).set(reply.cost.nodes, reply.cost));
      }
      return reply.kind === 'cost';
    });
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
        <button type="button" className={controls.button} disabled={!hydrated} onClick={press}>
          {running ? 'Stop measuring' : `Measure ${written} nodes here`}
        </button>
      </div>
      {failed && (
        <p role="alert" className={styles.trouble}>
          {STOPPED}
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
