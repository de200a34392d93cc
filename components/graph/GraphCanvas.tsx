'use client';

import Script from 'next/script';
import { useEffect, useRef, useState } from 'react';
import { assetPath } from '@/lib/assetPath';
import type { HostEvent, MountedGraph } from '@/lib/graph/hostApi';
import { GraphFrame } from './GraphFrame';
import { useGraphophile } from './useGraphophile';

const NO_WASM =
  'This browser has no WebAssembly, so the graph cannot be drawn here. The text below does without.';
const NO_SCRIPT = 'The script that draws the graph did not load. Reload the page to try again.';

export type GraphCanvasProps = {
  /** Whether the visitor holds this graph still; the page's own Pause counts besides. */
  held: boolean;
  large: boolean;
  onEvent: (event: HostEvent) => void;
  /** Called with the mounted graph when it can be loaded with nodes, and with null when it is gone. */
  onMounted: (graph: MountedGraph | null) => void;
  onTrouble: (sentence: string) => void;
};

/**
 * The canvas that the host script draws on, and that script. It lives in browsers alone:
 * Graphophile.tsx loads it there.
 */
export function GraphCanvas({ held, large, onEvent, onMounted, onTrouble }: GraphCanvasProps) {
  const container = useRef<HTMLDivElement>(null);
  const fps = useRef<HTMLSpanElement>(null);
  const [ready, setReady] = useState(false);
  const mounted = useGraphophile({ container, fps, ready, held, large, onEvent });
  useEffect(() => onMounted(mounted), [mounted, onMounted]);

  return (
    <>
      <Script
        src={assetPath('/graph/graphophile.js')}
        strategy="afterInteractive"
        onReady={() => (typeof WebAssembly === 'undefined' ? onTrouble(NO_WASM) : setReady(true))}
        onError={() => onTrouble(NO_SCRIPT)}
      />
      <GraphFrame large={large} container={container} fps={fps} graph={mounted} />
    </>
  );
}
