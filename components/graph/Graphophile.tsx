'use client';

import dynamic from 'next/dynamic';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useMotionPaused } from '@/components/site/motion';
import { useHydrated } from '@/components/site/useHydrated';
import { hubsOf, type NamedGraph } from '@/lib/graph/graph';
import type { HostEvent, MountedGraph, Report } from '@/lib/graph/hostApi';
import { ForceSliders } from './ForceSliders';
import { GraphFrame } from './GraphFrame';
import { describe, graphOf, loadedWords, sizeWords, type Source } from './graphs';
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
  loading: () => <GraphFrame large={false} graph={null} />,
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
  const pagePaused = useMotionPaused();
  const sizeButton = useRef<HTMLButtonElement>(null);
  const [handle, setHandle] = useState<MountedGraph | null>(null);
  const [trouble, setTrouble] = useState('');
  const [source, setSource] = useState<Source>({ kind: 'simple' });
  const [graph, setGraph] = useState<NamedGraph | null>(null);
  const [large, setLarge] = useState(false);
  const [held, setHeld] = useState(false);
  const [pointed, setPointed] = useState(-1);
  const [chosen, setChosen] = useState(-1);
  /** What a screen reader is told of a graph that was asked for. */
  const [told, setTold] = useState('');
  const [report, setReport] = useState<Report | null>(null);
  const [renderer, setRenderer] = useState('–');

  function choose(node: number): void {
    setPointed(-1);
    setChosen(node);
  }

  function onEvent(event: HostEvent): void {
    if (event.kind === 'unavailable')
      setTrouble(`The graph could not be drawn. ${event.reason ?? ''}`);
    if (event.kind === 'refused') setTrouble(REFUSED[event.code]);
    if (event.kind === 'picked' && event.tapped) choose(event.node);
    else if (event.kind === 'picked') setPointed(event.node);
    if (event.kind === 'report') setReport(event.report);
    if (event.kind === 'ready') setRenderer(DRAWN_BY[event.renderer]);
  }
  const hubs = useMemo(() => (graph ? hubsOf(graph, HUBS_NAMED) : []), [graph]);
  const focus = pointed >= 0 ? pointed : chosen;

  const firstSource = useRef(source);
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
        // Nobody has asked for the first one.
        if (source !== firstSource.current) setTold(loadedWords(loaded));
        loadInto(handle, loaded);
      },
      (error: unknown) => {
        if (!leave.signal.aborted) setTrouble(error instanceof Error ? error.message : UNREADABLE);
      },
    );
    return () => leave.abort();
  }, [handle, source]);

  useEffect(() => handle?.focus(focus), [handle, focus]);

  function leaveLarge(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !large) return;
    setLarge(false);
    sizeButton.current?.focus();
  }

  return (
    <figure className={styles.figure} onKeyDown={leaveLarge}>
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
      <p role="status" className="visually-hidden">
        {told}
      </p>
      <div className={styles.controls}>
        <ViewSwitch
          view={source.kind === 'simple' || source.kind === 'complex' ? source.kind : null}
          onChoose={(kind) => setSource({ kind })}
        />
        <button
          type="button"
          className={styles.button}
          disabled={!hydrated || pagePaused}
          onClick={() => setHeld(!held)}
        >
          {held || pagePaused ? 'Play' : 'Pause'}
        </button>
        <button
          ref={sizeButton}
          type="button"
          className={styles.button}
          disabled={!hydrated}
          onClick={() => setLarge(!large)}
        >
          {large ? 'Make it small' : 'Open it large'}
        </button>
      </div>
      <figcaption className={styles.words}>
        {describe(source)} <br />
        {graph ? sizeWords(graph) : 'Its nodes and edges are on their way.'}
      </figcaption>
      <NodeWords graph={graph} node={focus} passing={pointed >= 0} />
      <details className={styles.more} open={large || undefined}>
        <summary>Controls, numbers, and a graph of your own</summary>
        <div className={styles.controls}>
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
            Restart
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
        <ForceSliders graph={handle} />
        <LivePanel report={report} renderer={renderer} />
        {graph && <NodeSearch graph={graph} hubs={hubs} onFind={choose} />}
        {graph && <HubList hubs={hubs} onChoose={choose} />}
        <OwnGraph onGraph={(own, name) => setSource({ kind: 'own', graph: own, name })} />
      </details>
    </figure>
  );
}
