import { useEffect, useId, useState } from 'react';
import { ALLOWED_ERROR, REPULSION, REST_LENGTH } from '@/lib/graph/engine';
import type { Forces, MountedGraph } from '@/lib/graph/hostApi';
import styles from './ForceSliders.module.css';

interface ForceSlidersProps {
  /** Null until there is a graph to change. */
  graph: MountedGraph | null;
}

/** What the forces may be wrong by, from exact and slow to rough and fast. */
const ALLOWED_ERRORS = [0.005, 0.01, ALLOWED_ERROR, 0.05, 0.1];

/** The forces of the layout, each by a slider, as they are in the engine. */
export function ForceSliders({ graph }: ForceSlidersProps) {
  const [forces, setForces] = useState<Forces | null>(null);
  useEffect(() => {
    if (forces) graph?.setForces(forces);
  }, [graph, forces]);

  const { repulsion = REPULSION, linkLength = REST_LENGTH } = forces ?? {};
  const { allowedError = ALLOWED_ERROR } = forces ?? {};
  const change = (changed: Forces) => setForces({ ...forces, ...changed });
  return (
    <div className={styles.sliders}>
      <Slider
        label="Repulsion"
        words={`× ${repulsion / REPULSION}`}
        range={[-2, 2]}
        value={Math.log2(repulsion / REPULSION)}
        onChange={(doublings) => change({ repulsion: REPULSION * 2 ** doublings })}
      />
      <Slider
        label="Link length"
        words={String(linkLength)}
        range={[10, 90]}
        step={10}
        value={linkLength}
        onChange={(length) => change({ linkLength: length })}
      />
      <Slider
        label="Accuracy"
        words={`forces within ${allowedError * 100} %`}
        range={[1 - ALLOWED_ERRORS.length, 0]}
        value={-ALLOWED_ERRORS.indexOf(allowedError)}
        onChange={(place) => change({ allowedError: ALLOWED_ERRORS[-place] ?? ALLOWED_ERROR })}
      />
    </div>
  );
}

interface SliderProps {
  label: string;
  /** The value as people read it. */
  words: string;
  range: readonly [least: number, most: number];
  step?: number;
  value: number;
  onChange: (value: number) => void;
}

function Slider({ label, words, range: [min, max], step = 1, value, onChange }: SliderProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        className={styles.range}
        {...{ min, max, step, value }}
        aria-valuetext={words}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <span className={styles.words} aria-hidden="true">
        {words}
      </span>
    </div>
  );
}
