'use client';

import { useRef } from 'react';
import { site } from '@/content/site';
import { assetPath } from '@/lib/env';
import styles from './Head.module.css';
import { LoadingOverlay } from './LoadingOverlay';
import { StageBoundary } from './StageBoundary';
import type { Pose } from './stageMessages';
import { StillHead } from './StillHead';
import { useStage } from './useStage';

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
      <StageBoundary fallback={<StillHead />}>
        <HeadOnStage pose={pose} />
      </StageBoundary>
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
  const status = useStage(stage, pose);
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
