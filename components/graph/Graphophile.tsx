'use client';

import Script from 'next/script';
import { useEffect, useRef, useState } from 'react';
import { assetPath } from '@/lib/env';
import { hubsOf, type NamedGraph } from '@/lib/graph/graph';
import { graphOf, type View, VIEW_DESCRIPTIONS } from './graphs';
import { type HostMessage, loadInto } from './host';
import { NodeWords } from './NodeWords';
import { useGraphophile } from './useGraphophile';
import { useQuarterWindow } from './useQuarterWindow';
import { ViewSwitch } from './ViewSwitch';
import styles from './Graphophile.module.css';

const NO_WASM =
  'This browser has no WebAssembly, so the graph cannot be drawn here. The text below does without.';
const NO_SCRIPT = 'The script that draws the graph did not load. Reload the page to try again.';
const HUBS_NAMED = 6;

/** The live graph: a canvas of a quarter of the window, its frames a second, and its controls. */
export function Graphophile() {
  const stage = useRef<HTMLDivElement>(null);
  const fps = useRef<HTMLSpanElement>(null);
  const [ready, setReady] = useState(false);
  const [trouble, setTrouble] = useState('');
  const [view, setView] = useState<View>('simple');
  const [graph, setGraph] = useState<NamedGraph | null>(null);
  const [large, setLarge] = useState(false);
  const [pointed, setPointed] = useState(-1);

  function onMessage(message: HostMessage): void {
    if (message.kind === 'failed') setTrouble(`The graph could not be drawn. ${message.reason}`);
    if (message.kind === 'picked') setPointed(message.node);
  }
  const handle = useGraphophile({ container: stage, fps, ready, held: false, large, onMessage });
  const quarter = useQuarterWindow();

  useEffect(() => {
    if (!handle) return;
    const leave = new AbortController();
    graphOf(view, leave.signal).then(
      (loaded) => {
        if (leave.signal.aborted) return;
        setGraph(loaded);
        setPointed(-1);
        loadInto(handle, loaded);
      },
      (error: unknown) => {
        if (!leave.signal.aborted) setTrouble(error instanceof Error ? error.message : NO_SCRIPT);
      },
    );
    return () => leave.abort();
  }, [handle, view]);

  useEffect(() => handle?.focus(pointed), [handle, pointed]);

  function onScript(): void {
    if (typeof WebAssembly === 'undefined') setTrouble(NO_WASM);
    else setReady(true);
  }

  return (
    <figure className={styles.figure}>
      <Script
        src={assetPath('/graph/graphophile.js')}
        strategy="afterInteractive"
        onReady={onScript}
        onError={() => setTrouble(NO_SCRIPT)}
      />
      <div className={large ? styles.large : styles.small}>
        <div ref={stage} className={styles.stage} style={large ? undefined : quarter} />
        <span ref={fps} className={styles.fps}>
          0 fps
        </span>
      </div>
      <noscript>
        <p className={styles.words}>
          With scripts on, a graph lays itself out here: the packages that this site is made of, or
          the 10,242 corners of a finely cut icosahedron.
        </p>
      </noscript>
      {trouble && (
        <p role="alert" className={styles.trouble}>
          {trouble}
        </p>
      )}
      <div className={styles.controls}>
        <ViewSwitch view={view} onChoose={setView} />
        <button
          type="button"
          className={styles.button}
          aria-pressed={large}
          onClick={() => setLarge(!large)}
        >
          {large ? 'Make it small' : 'Open it large'}
        </button>
      </div>
      <figcaption className={styles.words}>
        {VIEW_DESCRIPTIONS[view]}{' '}
        {graph && (
          <>
            {graph.names.length.toLocaleString('en-GB')} nodes,{' '}
            {(graph.edges.length / 2).toLocaleString('en-GB')} edges.
            {view === 'simple' && (
              <>
                {' '}
                Most joined:{' '}
                {hubsOf(graph, HUBS_NAMED)
                  .map(({ name, degree }) => `${name} (${degree})`)
                  .join(', ')}
                .
              </>
            )}
          </>
        )}
      </figcaption>
      {graph && <NodeWords graph={graph} node={pointed} />}
    </figure>
  );
}
