'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { useMotionPaused } from '@/components/site/motion';
import { useTheme } from '@/components/site/theme';
import { assetPath } from '@/lib/assetPath';
import { observeSize, observeVisibility } from '@/lib/canvas-host/observe';
import { type CanvasRenderer, openInWorkerOrPage } from '@/lib/canvas-host/openInWorkerOrPage';
import { conversationStatus } from '@/lib/conversationStatus';
import { observePointerTarget, relayPointers } from './pointers';
import type { HeadEvent, HeadInput, HeadSetup, Pose } from './renderer/messages';
import { useWideLayout } from './useWideLayout';

/** loading: nothing to see yet. shown: the head. absent: the still picture stands in. */
export type HeadStatus = 'loading' | 'shown' | 'absent';

/** Sharper than this nobody sees, and it costs four times as much. */
const MAX_PIXEL_RATIO = 2;

/** Opens the renderer in the host while the component is there, and keeps it told. */
export function useHead(host: RefObject<HTMLElement | null>, pose: Pose): HeadStatus {
  const [status, setStatus] = useState<HeadStatus>('loading');
  const renderer = useRef<CanvasRenderer<HeadInput> | null>(null);
  const lightTheme = useTheme() === 'light';
  const paused = useMotionPaused();
  const turned = useWideLayout();
  const isVisible = useRef(true);
  const isPaused = useRef(paused);

  useEffect(() => {
    if (!host.current) return;
    const element = host.current;
    const opened = openHead(element, (event) => {
      if (event.kind === 'model-failed') {
        console.error('An error occurred while loading the .obj model', event.error);
      }
      setStatus(event.kind === 'ready' || event.kind === 'context-restored' ? 'shown' : 'absent');
    });
    renderer.current = opened;
    const sendStatus = () => opened.send({ kind: 'status', status: conversationStatus.getState() });
    sendStatus();
    const stops = [
      conversationStatus.subscribe(sendStatus),
      relayPointers(element, (pointer) => opened.send({ kind: 'pointer', pointer })),
      observePointerTarget(element, (pointerTarget) =>
        opened.send({ kind: 'pointerTarget', pointerTarget }),
      ),
      observeSize(element, (size) => {
        const pixelRatio = Math.min(MAX_PIXEL_RATIO, Math.max(1, size.pixelRatio));
        opened.send({ kind: 'size', size: { ...size, pixelRatio } });
      }),
      observeVisibility(element, (visible) => {
        isVisible.current = visible;
        opened.send({ kind: 'motion', paused: isPaused.current, visible });
      }),
    ];
    return () => {
      stops.forEach((stop) => stop());
      opened.dispose();
      element.replaceChildren();
      renderer.current = null;
    };
  }, [host]);

  useEffect(() => {
    renderer.current?.send({ kind: 'appearance', lightTheme, pose, turned });
  }, [lightTheme, pose, turned]);

  useEffect(() => {
    isPaused.current = paused;
    renderer.current?.send({ kind: 'motion', paused, visible: isVisible.current });
  }, [paused]);

  return status;
}

function openHead(
  element: HTMLElement,
  onEvent: (event: HeadEvent) => void,
): CanvasRenderer<HeadInput> {
  return openInWorkerOrPage<HeadSetup, HeadInput, HeadEvent>({
    setup: {
      modelUrl: new URL(assetPath('/me.obj'), window.location.href).href,
      seed: Math.floor(Math.random() * 2 ** 32),
      timeOrigin: performance.timeOrigin,
    },
    newCanvas() {
      const canvas = document.createElement('canvas');
      element.replaceChildren(canvas);
      return canvas;
    },
    startWorker: () =>
      new Worker(new URL('./renderer/renderer.worker.ts', import.meta.url), { type: 'module' }),
    async openOnPage(options) {
      const [{ createRenderer }, { loadCloudInWorker }] = await Promise.all([
        import('./renderer/createRenderer'),
        import('./loadCloudInWorker'),
      ]);
      return createRenderer(options, loadCloudInWorker);
    },
    momentary: ['pointer'],
    onEvent(event) {
      if (event.kind === 'unavailable') element.replaceChildren();
      onEvent(event);
    },
    // By then the first inputs are known, which are sent in the same turn, and the page is hydrated.
    schedule: whenIdle,
  });
}

/** Safari tells of no idle moments: there the next turn must do. */
function whenIdle(act: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act, { timeout: 1000 });
  else setTimeout(act);
}
