'use client';

import { useEffect } from 'react';

/** Tells public/before-scripts.js that the page can act now on what was pressed or chosen before. */
export function Awake() {
  useEffect(() => {
    document.dispatchEvent(new Event('awake'));
  }, []);
  return null;
}
