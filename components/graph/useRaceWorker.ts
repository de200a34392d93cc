'use client';

import { useEffect, useRef, useState } from 'react';
import { assetPath } from '@/lib/assetPath';
import type { RaceReply, RaceRequest } from '@/lib/graph/race/race.worker';

type RaceWorker = {
  running: boolean;
  /** Whether the last run could not be begun, or broke off. */
  failed: boolean;
  /**
   * @param asked what the worker is to measure
   * @param onReply takes a reply, and tells whether it is the last
   */
  start: (asked: Omit<RaceRequest, 'wasm'>, onReply: (reply: RaceReply) => boolean) => void;
  stop: () => void;
};

/** A worker that measures the engines on the visitor's machine: one run at a time, none after the page. */
export function useRaceWorker(): RaceWorker {
  const worker = useRef<Worker | null>(null);
  const [running, setRunning] = useState(false);
  const [failed, setFailed] = useState(false);

  useEffect(() => () => worker.current?.terminate(), []);

  function stop(): void {
    worker.current?.terminate();
    worker.current = null;
    setRunning(false);
  }

  function fail(): void {
    setFailed(true);
    stop();
  }

  function start(asked: Omit<RaceRequest, 'wasm'>, onReply: (reply: RaceReply) => boolean): void {
    setFailed(false);
    if (typeof Worker === 'undefined' || typeof WebAssembly === 'undefined') return fail();
    setRunning(true);
    const made = new Worker(assetPath('/graph/race.worker.js'), { type: 'module' });
    worker.current = made;
    made.onerror = fail;
    made.onmessage = ({ data }: MessageEvent<RaceReply>) => {
      if (data.kind === 'failed') fail();
      else if (onReply(data)) stop();
    };
    const wasm = new URL(assetPath('/graph/view_sphere.wasm'), window.location.href).href;
    made.postMessage({ wasm, ...asked } satisfies RaceRequest);
  }

  return { running, failed, start, stop };
}
