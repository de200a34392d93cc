'use client';

import { type RefObject, useEffect, useRef } from 'react';
import { isMotionPaused } from '@/components/site/motion';
import { type LaboratoryState, NUMBERED_STEPS, stepsDone } from './state';

/** Where the story goes on: a place marked by `data-place`. */
function placeOf(state: LaboratoryState): string {
  return state.tourAt?.place ?? NUMBERED_STEPS[stepsDone(state)] ?? 'result';
}

/**
 * Scrolls to where the story goes on, when a press has carried it on, and no further than needed to
 * see it. Gently, or at once where motion is paused or unwanted.
 */
export function useFollow(container: RefObject<HTMLElement | null>, state: LaboratoryState): void {
  const place = placeOf(state);
  const done = stepsDone(state);
  const isTouring = state.tourAt !== null;
  const previous = useRef({ place, done, isTouring });
  useEffect(() => {
    const before = previous.current;
    previous.current = { place, done, isTouring };
    const hasBegun = isTouring && !before.isTouring;
    const hasMoved = place !== before.place && (isTouring || done >= before.done);
    if (!hasBegun && !hasMoved) return;
    container.current?.querySelector(`[data-place='${place}']`)?.scrollIntoView({
      block: 'nearest',
      behavior: isMotionPaused() ? 'instant' : 'smooth',
    });
  }, [container, place, done, isTouring]);
}
