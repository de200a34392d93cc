'use client';

import { useEffect, useRef, useState } from 'react';
import { useHydrated } from '@/components/site/useHydrated';
import { assetPath } from '@/lib/env';
import type { Runner, Standing } from '@/lib/graph/race/race';
import type { RaceReply, RaceRequest } from '@/lib/graph/race/race.worker';
import { RaceBars } from './RaceBars';
import { raceResult } from './raceResult';
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
  const worker = useRef<Worker | null>(null);
  const hydrated = useHydrated();
  const [running, setRunning] = useState(false);
  const [standing, setStanding] = useState<Standing | null>(null);
  const [trouble, setTrouble] = useState('');
  /** What a screen reader is told: that it began, and what came of it. */
  const [told, setTold] = useState('');

  useEffect(() => () => worker.current?.terminate(), []);

  function end(): void {
    worker.current?.terminate();
    worker.current = null;
    setRunning(false);
  }

  function fail(): void {
    setTrouble(STOPPED);
    setTold('');
    end();
  }

  function stop(): void {
    setTold('');
    end();
  }

  function run(): void {
    if (worker.current) return stop();
    setTrouble('');
    setStanding(null);
    if (typeof Worker === 'undefined' || typeof WebAssembly === 'undefined') return fail();
    setRunning(true);
    setTold(BEGUN);
    let last: Standing | null = null;
    const made = new Worker(assetPath('/graph/race.worker.js'), { type: 'module' });
    worker.current = made;
    made.onerror = fail;
    made.onmessage = ({ data }: MessageEvent<RaceReply>) => {
      if (data.kind === 'standing') {
        last = data.standing;
        setStanding(last);
      } else if (data.kind === 'done' && last) {
        setTold(raceResult(last.msPerStep));
        end();
      } else fail();
    };
    const request: RaceRequest = {
      wasm: new URL(assetPath('/graph/view_sphere.wasm'), window.location.href).href,
      nodeCount: NODES,
    };
    made.postMessage(request);
  }

  return (
    <figure className={styles.race} data-empty={!standing || undefined}>
      <button type="button" className={styles.start} disabled={!hydrated} onClick={run}>
        {running ? 'Stop the race' : standing ? 'Run it again' : 'Run the race'}
      </button>
      {trouble && (
        <p role="alert" className={styles.trouble}>
          {trouble}
        </p>
      )}
      <p role="status" className="visually-hidden">
        {told}
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
