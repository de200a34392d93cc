'use client';

import type { RefObject } from 'react';
import type { MountedGraph } from '@/lib/graph/hostApi';
import { useQuarterWindow } from './useQuarterWindow';
import { ViewPad } from './ViewPad';
import styles from './GraphFrame.module.css';

type GraphFrameProps = {
  large: boolean;
  /** Where the canvas is put, and where the frames a second are written; none before it has come. */
  container?: RefObject<HTMLDivElement | null>;
  fps?: RefObject<HTMLSpanElement | null>;
  /** What the buttons turn; null before it has come. */
  graph: MountedGraph | null;
};

/** The box of the live graph, which stands in the page before its canvas has come. */
export function GraphFrame({ large, container, fps, graph }: GraphFrameProps) {
  const quarter = useQuarterWindow();
  return (
    <div className={large ? styles.large : styles.small}>
      <div ref={container} className={styles.stage} style={large ? undefined : quarter} />
      <div className={styles.beside}>
        <span ref={fps} className={styles.fps}>
          – fps
        </span>
        <ViewPad graph={graph} />
      </div>
    </div>
  );
}
