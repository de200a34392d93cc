'use client';

import { useEffect, useState } from 'react';

/** A code as files: data URLs that a link with `download` saves. */
export interface QrFiles {
  pngUrl: string;
  svgUrl: string;
}

/** How far a code is. */
export type QrState =
  { kind: 'drawing' } | { kind: 'drawn'; files: QrFiles } | { kind: 'failed'; message: string };

/** What it says when the code's own module cannot be had, for example without a network. */
const FAILURE = 'The QR code could not be made: try again.';

/** Four times what the dialog shows: sharp on paper too. */
const PNG_SIDE_PX = 1280;

interface Drawn {
  /** Of which text on which canvas the state speaks. */
  text: string;
  canvas: HTMLCanvasElement | null;
  state: QrState;
}

async function draw(canvas: HTMLCanvasElement, text: string, sidePx: number): Promise<QrState> {
  try {
    // Loaded only now: most visitors never share.
    const { drawQr, qrPngDataUrl, qrSvg } = await import('@/lib/qr');
    drawQr(canvas, text, sidePx);
    const pngUrl = qrPngDataUrl(document.createElement('canvas'), text, PNG_SIDE_PX);
    const svgUrl = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(qrSvg(text))}`;
    return { kind: 'drawn', files: { pngUrl, svgUrl } };
  } catch (error) {
    // Only our own errors carry a sentence for people.
    const isOurs = error instanceof Error && error.name === 'QrError';
    return { kind: 'failed', message: isOurs ? error.message : FAILURE };
  }
}

/**
 * Draws a text's code on a canvas once both are there, and makes the files to save it as.
 *
 * @param canvas where the code is shown, or null until it is on the page
 * @param sidePx how large it is drawn there
 */
export function useQr(canvas: HTMLCanvasElement | null, text: string, sidePx: number): QrState {
  const [drawn, setDrawn] = useState<Drawn>({ text, canvas, state: { kind: 'drawing' } });

  useEffect(() => {
    if (!canvas) return;
    let current = true;
    void draw(canvas, text, sidePx).then((state) => {
      if (current) setDrawn({ text, canvas, state });
    });
    return () => {
      current = false;
    };
  }, [canvas, text, sidePx]);

  return drawn.text === text && drawn.canvas === canvas ? drawn.state : { kind: 'drawing' };
}
