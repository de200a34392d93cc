import type { RefObject } from 'react';
import { site } from '@/content/site';
import { LoadingOverlay } from './LoadingOverlay';
import { StillHead } from './StillHead';
import type { HeadStatus } from './useHead';
import styles from './Head.module.css';

type HeadFrameProps = {
  status: HeadStatus;
  /** Where the canvas is put; none before the scene has been loaded. */
  host?: RefObject<HTMLDivElement | null>;
};

/** What stands in the page with the scene and before it: its place, its name, what is shown instead. */
export function HeadFrame({ status, host }: HeadFrameProps) {
  return (
    <>
      <div
        className={styles.stage}
        role="img"
        aria-label={`${site.name}’s head, made of particles`}
        data-status={status}
        ref={host}
      />
      {status === 'absent' && <StillHead />}
      {status === 'loading' && <LoadingOverlay />}
    </>
  );
}
