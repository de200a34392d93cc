'use client';

import dynamic from 'next/dynamic';
import { useEffect, useMemo, useState } from 'react';
import { useHydrated } from '@/components/site/useHydrated';
import { hubsOf, type NamedGraph } from '@/lib/graph/graph';
import type { HostEvent, MountedGraph, Report } from '@/lib/graph/hostApi';
import { GraphFrame } from './GraphFrame';
import { describe, graphOf, type Source } from './graphs';
import { loadInto } from './host';
import { HubList } from './HubList';
import { LivePanel } from './LivePanel';
import { NodeSearch } from './NodeSearch';
import { NodeWords } from './NodeWords';
import { OwnGraph } from './OwnGraph';
import { ViewSwitch } from './ViewSwitch';
import styles from './Graphophile.module.css';

const GraphCanvas = dynamic(() => import('./GraphCanvas').then((module) => module.GraphCanvas), {
  ssr: false,
  loading: () => <GraphFrame large={false} />,
});

const UNREADABLE = 'The graph could not be read. Reload the page to try again.';
const REFUSED = {
  'too-large': 'The graph is too large for this browser’s memory. The one before it stays.',
  'no-such-node': 'The graph has an edge to a node that is not there. The one before it stays.',
  'bad-weight': 'The graph has a weight that is no number. The one before it stays.',
} as const;
const DRAWN_BY = { webgl: 'graphics card', engine: 'engine, in software' } as const;
const HUBS_NAMED = 6;

/** The live graph: a canvas of a quarter of the window, its frames a second, and its controls. */
export function Graphophile() {
  const hydrated = useHydrated();
  const [handle, setHandle] = useState<MountedGraph | null>(null);
  const [trouble, setTrouble] = useState('');
  const [source, setSource] = useState<Source>({ kind: 'simple' });
  const [graph, setGraph] = useState<NamedGraph | null>(null);
  const [large, setLarge] = useState(false);
  const [held, setHeld] = useState(false);
  const [pointed, setPointed] = useState(-1);
  const [chosen, setChosen] = useState(-1);
  const [report, setReport] = useState<Report | null>(null);
  const [renderer, setRenderer] = useState('–');

  function onEvent(event: HostEvent): void {
    if (event.kind === 'unavailable')
      setTrouble(`The graph could not be drawn. ${event.reason ?? ''}`);
    if (event.kind === 'refused') setTrouble(REFUSED[event.code]);
    if (event.kind === 'picked') setPointed(event.node);
    if (event.kind === 'report') setReport(event.report);
    if (event.kind === 'ready') setRenderer(DRAWN_BY[event.renderer]);
  }
  const hubs = useMemo(() => (graph ? hubsOf(graph, HUBS_NAMED) : []), [graph]);
  const focus = pointed >= 0 ? pointed : chosen;

  useEffect(() => {
    if (!handle) return;
    const leave = new AbortController();
    graphOf(source, leave.signal).then(
      (loaded) => {
        if (leave.signal.aborted) return;
        setTrouble('');
        setGraph(loaded);
        setPointed(-1);
        setChosen(-1);
        loadInto(handle, loaded);
      },
      (error: unknown) => {
        if (!leave.signal.aborted) setTrouble(error instanceof Error ? error.message : UNREADABLE);
      },
    );
    return () => leave.abort();
  }, [handle, source]);

  useEffect(() => handle?.focus(focus), [handle, focus]);

  return (
    <figure className={styles.figure}>
      <GraphCanvas
        held={held}
        large={large}
        onEvent={onEvent}
        onMounted={setHandle}
        onTrouble={setTrouble}
      />
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
        <ViewSwitch
          view={source.kind === 'simple' || source.kind === 'complex' ? source.kind : null}
          onChoose={(kind) => setSource({ kind })}
        />
        <button
          type="button"
          className={styles.button}
          aria-pressed={large}
          disabled={!hydrated}
          onClick={() => setLarge(!large)}
        >
          {large ? 'Make it small' : 'Open it large'}
        </button>
      </div>
      <figcaption className={styles.words}>
        {describe(source)}{' '}
        {graph &&
          `${graph.names.length.toLocaleString('en-GB')} nodes, ${(graph.edges.length / 2).toLocaleString('en-GB')} edges.`}
      </figcaption>
      {graph && <NodeWords graph={graph} node={focus} />}
      <details className={styles.more} open={large || undefined}>
        <summary>Controls, numbers, and a graph of your own</summary>
        <div className={styles.controls}>
          <button
            type="button"
            className={styles.button}
            aria-pressed={held}
            disabled={!hydrated}
            onClick={() => setHeld(!held)}
          >
            {held ? 'Go on' : 'Hold still'}
          </button>
          <button
            type="button"
            className={styles.button}
            disabled={!handle}
            onClick={() => handle?.step()}
          >
            One step
          </button>
          <button
            type="button"
            className={styles.button}
            disabled={!handle}
            onClick={() => handle?.reset()}
          >
            Start again
          </button>
          <button
            type="button"
            className={styles.button}
            disabled={!hydrated}
            onClick={() => setSource({ kind: 'stress' })}
          >
            Stress: 100,000 synthetic nodes
          </button>
        </div>
        <LivePanel report={report} renderer={renderer} />
        {graph && <NodeSearch graph={graph} hubs={hubs} onFind={setChosen} />}
        {graph && <HubList hubs={hubs} onChoose={setChosen} />}
        <OwnGraph onGraph={(own, fileName) => setSource({ kind: 'own', graph: own, fileName })} />
      </details>
    </figure>
  );
}
