'use client';

import { useRef } from 'react';
import { site } from '@/content/site';
import { assetPath } from '@/lib/env';
import styles from './Head.module.css';
import { LoadingOverlay } from './LoadingOverlay';
import { HeadBoundary } from './HeadBoundary';
import type { Pose } from './renderer/messages';
import { StillHead } from './StillHead';
import { useHead } from './useHead';

type HeadProps = {
  /** On the contact page he smiles. */
  pose: Pose;
};

/**
 * The head made of particles, in a square of at most 800 px. A page sets its size by `--head`;
 * nothing moves when the head arrives, and the page is whole without it.
 */
export function Head({ pose }: HeadProps) {
  return (
    <div className={styles.head}>
      <HeadBoundary fallback={<StillHead />}>
        <HeadOnStage pose={pose} />
      </HeadBoundary>
      <noscript>
        <picture>
          <img className={styles.still} src={assetPath('/still/head-dark.webp')} alt="" />
        </picture>
      </noscript>
    </div>
  );
}

function HeadOnStage({ pose }: HeadProps) {
  const stage = useRef<HTMLDivElement>(null);
  const status = useHead(stage, pose);
  return (
    <>
      <div
        className={styles.stage}
        role="img"
        aria-label={`${site.name}’s head, made of particles`}
        data-status={status}
        ref={stage}
      />
      {status === 'absent' && <StillHead />}
      {status === 'loading' && <LoadingOverlay />}
    </>
  );
}
