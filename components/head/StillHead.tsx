'use client';

import { useState } from 'react';
import { useTheme } from '@/components/site/theme';
import { assetPath } from '@/lib/assetPath';
import styles from './Head.module.css';

/** The same head as a picture, for browsers that cannot draw it. */
export function StillHead() {
  const theme = useTheme();
  const [missing, setMissing] = useState(false);
  if (missing) return null;
  return (
    <picture>
      <img
        className={styles.still}
        src={assetPath(`/still/head-${theme}.webp`)}
        alt=""
        width={800}
        height={800}
        onError={() => setMissing(true)}
      />
    </picture>
  );
}
