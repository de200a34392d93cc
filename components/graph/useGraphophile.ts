'use client';

import { useEffect, useRef, useState, type RefObject } from 'react';
import { useMotionPaused } from '@/components/page/motion';
import { useTheme } from '@/components/page/theme';
import type { Handle, HostMessage } from './host';
import { currentInks } from './inks';

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
  onMessage: (message: HostMessage) => void;
}

/**
 * Mounts the host script on a canvas of its own and keeps it in step with theme and motion.
 * The canvas is made here and not rendered: it is given to a worker, which can be done but once,
 * and React runs effects twice where it is strict.
 */
export function useGraphophile(options: Options): Handle | null {
  const { container, fps, ready, held, large, onMessage } = options;
  const [handle, setHandle] = useState<Handle | null>(null);
  const paused = useMotionPaused() || held;
  const theme = useTheme();
  const newest = useRef({ onMessage, large, paused });
  useEffect(() => {
    newest.current = { onMessage, large, paused };
  });

  useEffect(() => {
    const parent = container.current;
    const host = window.graphophile;
    if (!ready || !parent || !host) return;
    const canvas = document.createElement('canvas');
    canvas.dataset.graphophile = '';
    canvas.tabIndex = 0;
    canvas.setAttribute('role', 'img');
    canvas.setAttribute(
      'aria-label',
      'The graph. Arrow keys turn it, plus and minus zoom. What it shows is told in words below.',
    );
    parent.append(canvas);
    const mounted = host.mount(canvas, {
      ...(fps.current ? { fps: fps.current } : {}),
      inks: currentInks(),
      moving: !newest.current.paused,
      wheel: () => newest.current.large,
      onMessage: (message) => newest.current.onMessage(message),
    });
    setHandle(mounted);
    return () => {
      mounted.stop();
      parent.replaceChildren();
      setHandle(null);
    };
  }, [ready, container, fps]);

  useEffect(() => handle?.setMoving(!paused), [handle, paused]);
  useEffect(() => handle?.setInks(currentInks()), [handle, theme]);
  return handle;
}
