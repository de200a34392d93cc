'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { createLaboratory } from './createLaboratory';
import type { LaboratoryState } from './state';

/** All that can be done in the laboratory, and how it stands. */
export type Laboratory = ReturnType<typeof createLaboratory> & {
  state: LaboratoryState;
  /** Whether something is under way, so that nothing else can begin. */
  isBusy: boolean;
};

/** A laboratory for as long as the component is there. */
export function useLaboratory(): Laboratory {
  const [laboratory] = useState(createLaboratory);
  const { subscribe, getState, cancel } = laboratory;
  const state = useSyncExternalStore(subscribe, getState, getState);
  useEffect(() => cancel, [cancel]);
  return { ...laboratory, state, isBusy: state.running !== null || state.tourAt !== null };
}
