'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** The least that Next can make of a page: a heading, and a button that shows when it hydrated. */
export default function Page() {
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <main>
      <h1>An empty page</h1>
      <button disabled={!hydrated}>Ready</button>
    </main>
  );
}
