'use client';

import { useState } from 'react';
import { useHydrated } from '@/components/site/useHydrated';
import type { Runner, Standing } from '@/lib/graph/race/race';
import { RaceBars } from './RaceBars';
import { raceResult } from './raceResult';
import { useRaceWorker } from './useRaceWorker';
import styles from './Race.module.css';

const NODES = 10_000;
const STOPPED = 'The race could not be run here. Reload the page to try again.';

const LABELS: Record<Runner, string> = {
  wasm: 'WebAssembly',
  plain: 'Plain JavaScript, no queue',
  d3: 'd3-force-3d',
};
const BEGUN = 'The race has begun.';

/** Runs one graph in WebAssembly, plain JavaScript and d3 on the visitor's machine, side by side. */
export function Race() {
  const hydrated = useHydrated();
  const { running, failed, start, stop } = useRaceWorker();
  const [standing, setStanding] = useState<Standing | null>(null);
  /** What a screen reader is told: that it began, and what came of it. */
  const [told, setTold] = useState('');

  function press(): void {
    if (running) {
      setTold('');
      return stop();
    }
    setStanding(null);
    setTold(BEGUN);
    let last: Standing | null = null;
    start({ nodeCount: NODES }, (reply) => {
      if (reply.kind === 'standing') setStanding((last = reply.standing));
      if (reply.kind === 'done' && last) setTold(raceResult(last.msPerStep));
      return reply.kind === 'done';
    });
  }

  return (
    <figure className={styles.race} data-empty={!standing || undefined}>
      <button type="button" className={styles.start} disabled={!hydrated} onClick={press}>
        {running ? 'Stop the race' : standing ? 'Run it again' : 'Run the race'}
      </button>
      {failed && (
        <p role="alert" className={styles.trouble}>
          {STOPPED}
        </p>
      )}
      <p role="status" className="visually-hidden">
        {failed ? '' : told}
      </p>
      <RaceBars
        label="Milliseconds a step"
        rows={(['wasm', 'plain', 'd3'] as const).map((runner) => ({
          label: LABELS[runner],
          ms: standing?.msPerStep[runner] ?? null,
          ours: runner === 'wasm',
        }))}
      />
      <figcaption className={styles.caption}>
        One step of a layout of {NODES.toLocaleString('en-GB')} nodes, by the clock, in this
        browser, in turns; medians. {standing && `Round ${standing.round} of ${standing.rounds}.`}{' '}
        Fewer points are faster. d3 is fetched when the race begins.
      </figcaption>
    </figure>
  );
}
