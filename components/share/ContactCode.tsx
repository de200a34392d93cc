'use client';

import { useState } from 'react';
import { useQr } from './useQr';
import styles from './ContactCard.module.css';

const DRAWN_SIDE_PX = 480;

interface ContactCodeProps {
  /** The card's text (vCard). */
  card: string;
  /** Whose card it is. */
  name: string;
}

/** The card as a code: a phone that looks at it offers to keep the contact. */
export function ContactCode({ card, name }: ContactCodeProps) {
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  const qr = useQr(canvas, card, { sidePx: DRAWN_SIDE_PX });
  return (
    <div className={styles.paper}>
      <canvas
        ref={setCanvas}
        className={styles.code}
        role="img"
        aria-label={`QR code of ${name}’s contact card`}
        hidden={qr.kind === 'failed'}
      />
      {qr.kind === 'failed' && <p className={styles.failure}>{qr.message}</p>}
    </div>
  );
}
