import type { LaboratoryState } from './state';

/** The laboratory's state, outside React: a procedure of several steps reads it as it then is. */
export interface LaboratoryStore {
  get: () => LaboratoryState;
  set: (change: Partial<LaboratoryState>) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createStore(first: LaboratoryState): LaboratoryStore {
  let state = first;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set: (change) => {
      state = { ...state, ...change };
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
