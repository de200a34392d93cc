'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { useMotionPaused } from '@/components/site/motion';
import { useTheme } from '@/components/site/theme';
import type { HostEvent, MountedGraph } from '@/lib/graph/hostApi';
import { currentPalette } from './palette';

interface Options {
  /** Where the canvas is put. */
  container: RefObject<HTMLElement | null>;
  /** Where the frames a second are written. */
  fps: RefObject<HTMLElement | null>;
  /** Whether the host script has loaded. */
  ready: boolean;
  /** Whether the visitor holds this graph still; the page's own Pause counts besides. */
  held: boolean;
  /** Whether the canvas is shown large: the wheel zooms then, instead of scrolling the page. */
  large: boolean;
  onEvent: (message: HostEvent) => void;
}

/**
 * Mounts the host script on a canvas of its own and keeps it in step with theme and motion.
 * The canvas is made here and not rendered: it is given to a worker, which can be done but once,
 * and React runs effects twice where it is strict.
 */
export function useGraphophile(options: Options): MountedGraph | null {
  const { container, fps, ready, held, large, onEvent } = options;
  const [handle, setHandle] = useState<MountedGraph | null>(null);
  const paused = useMotionPaused() || held;
  const theme = useTheme();
  const newest = useRef({ onEvent, large, paused });
  useEffect(() => {
    newest.current = { onEvent, large, paused };
  });

  useEffect(() => {
    const parent = container.current;
    const host = window.graphophile;
    if (!ready || !parent || !host) return;
    const canvas = document.createElement('canvas');
    canvas.dataset.graphophile = '';
    canvas.tabIndex = 0;
    // Not an image: screen readers would keep the keys that turn it to themselves.
    canvas.setAttribute('role', 'application');
    canvas.setAttribute('aria-roledescription', 'graph that can be turned');
    canvas.setAttribute(
      'aria-label',
      'The graph. Arrow keys turn it, plus and minus zoom. What it shows is told in words below.',
    );
    parent.append(canvas);
    const mounted = host.mount(canvas, {
      ...(fps.current ? { fps: fps.current } : {}),
      palette: currentPalette(),
      moving: !newest.current.paused,
      wheelZooms: () => newest.current.large,
      onEvent: (message) => newest.current.onEvent(message),
    });
    setHandle(mounted);
    return () => {
      mounted.dispose();
      parent.replaceChildren();
      setHandle(null);
    };
  }, [ready, container, fps]);

  useEffect(() => handle?.setMoving(!paused), [handle, paused]);
  useEffect(() => handle?.setPalette(currentPalette()), [handle, theme]);
  return handle;
}
