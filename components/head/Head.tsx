'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { assetPath } from '@/lib/assetPath';
import { HeadBoundary } from './HeadBoundary';
import { HeadFrame } from './HeadFrame';
import type { Pose } from './renderer/messages';
import { StillHead } from './StillHead';
import { useDataSaving } from './useDataSaving';
import styles from './Head.module.css';

const HeadScene = dynamic(() => import('./HeadScene').then((module) => module.HeadScene), {
  ssr: false,
  loading: () => <HeadFrame status="loading" />,
});

type HeadProps = {
  /** On the contact page he smiles. */
  pose: Pose;
};

/**
 * The head made of particles, in a square of at most 800 px. A page sets its size by `--head`;
 * nothing moves when the head arrives, and the page is whole without it. Who saves data gets a
 * picture of it, and the head itself when they ask for it.
 */
export function Head({ pose }: HeadProps) {
  const saving = useDataSaving();
  const [wanted, setWanted] = useState(false);
  return (
    <div className={styles.head}>
      <HeadBoundary fallback={<StillHead />}>
        {saving === null ? (
          <HeadFrame status="loading" />
        ) : saving && !wanted ? (
          <>
            <HeadFrame status="absent" />
            <button type="button" className={styles.wake} onClick={() => setWanted(true)}>
              Load the moving head
            </button>
          </>
        ) : (
          <HeadScene pose={pose} />
        )}
      </HeadBoundary>
      <noscript>
        <picture>
          <img className={styles.still} src={assetPath('/still/head-dark.webp')} alt="" />
        </picture>
      </noscript>
    </div>
  );
}
