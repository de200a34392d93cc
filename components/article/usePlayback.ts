'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isMotionPaused } from '@/components/site/motion';
import { observeVisibility } from '@/lib/canvas-host/observe';
import { clamp } from '@/lib/math/scalar';

type Playback = {
  /** What has to be in sight while it plays. */
  ref: RefObject<HTMLDivElement | null>;
  playing: boolean;
  /** The step that is shown, from 0. */
  step: number;
  /** How much of a step is done: 0 before it, 1 after it. */
  shareOf: (step: number) => number;
  /** Plays from where it stands, from the start at the end; stops where it plays. */
  toggle: () => void;
  /** Shows the next step as done; after the last, the first. */
  next: () => void;
};

/**
 * Steps that play one after the other: only when asked to, and only while they are in sight. Where
 * motion is stopped, the end is shown at once. Until it is played, and on paper, the end stands.
 *
 * @param stepsMs how long each step takes
 */
export function usePlayback(stepsMs: readonly number[]): Playback {
  const ref = useRef<HTMLDivElement>(null);
  const starts = stepsMs.map((_, step) => sumOf(stepsMs.slice(0, step)));
  const end = sumOf(stepsMs);
  const [time, setTime] = useState(end);
  const [wantsToPlay, setWantsToPlay] = useState(false);
  const playing = wantsToPlay && time < end;
  const step = Math.max(
    starts.findLastIndex((start) => start < time),
    0,
  );

  useEffect(() => {
    const showEnd = () => flushSync(() => setTime(end));
    window.addEventListener('beforeprint', showEnd);
    return () => window.removeEventListener('beforeprint', showEnd);
  }, [end]);

  useEffect(() => {
    if (!playing || !ref.current) return;
    let frame = 0;
    let before: number | undefined;
    const advance = (now: number) => {
      const passed = now - (before ?? now);
      before = now;
      setTime((at) => Math.min(at + passed, end));
      frame = requestAnimationFrame(advance);
    };
    const stopObserving = observeVisibility(ref.current, (visible) => {
      cancelAnimationFrame(frame);
      before = undefined;
      if (visible) frame = requestAnimationFrame(advance);
    });
    return () => {
      stopObserving();
      cancelAnimationFrame(frame);
    };
  }, [playing, end]);

  return {
    ref,
    playing,
    step,
    shareOf: (at) => clamp((time - (starts[at] ?? 0)) / (stepsMs[at] ?? 1), 0, 1),
    toggle() {
      if (!playing) setTime(isMotionPaused() ? end : time < end ? time : 0);
      setWantsToPlay(!playing);
    },
    next() {
      const coming = time < end ? step + (time > 0 ? 1 : 0) : 0;
      setTime((starts[coming] ?? 0) + (stepsMs[coming] ?? 0));
      setWantsToPlay(false);
    },
  };
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
