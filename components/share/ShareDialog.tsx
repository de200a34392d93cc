'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { qrFileName } from './fileName';
import { useQr } from './useQr';
import styles from './ShareDialog.module.css';

/** Twice the size it is shown at, for screens of two pixels to a point. */
const SHOWN_SIDE_PX = 640;

const COPY_FAILURE =
  'The browser did not allow copying. The address is selected: copy it with Ctrl+C or ⌘C.';

interface ShareDialogProps {
  /** The page's address, as its code says it. */
  address: string;
  onClose: () => void;
}

/** The page's address as a code to point a camera at, as text to copy and as files to keep. */
export function ShareDialog({ address, onClose }: ShareDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const copyButton = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  const [notice, setNotice] = useState('');
  const qr = useQr(canvas, address, SHOWN_SIDE_PX);
  const files = qr.kind === 'drawn' ? qr.files : undefined;
  const titleId = useId();
  const fieldId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!element.open) element.showModal();
    copyButton.current?.focus();
    // The address would be that of the page just left.
    const leave = () => element.close();
    window.addEventListener('popstate', leave);
    return () => window.removeEventListener('popstate', leave);
  }, []);

  const copy = async () => {
    // Empty first: a second copy must be announced again.
    setNotice('');
    try {
      await navigator.clipboard.writeText(address);
      setNotice('Copied');
    } catch {
      field.current?.focus();
      field.current?.select();
      setNotice(COPY_FAILURE);
    }
  };

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => {
        // The dialog's own box is covered by its content, so this is a click beside it.
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
    >
      <div className={styles.content}>
        <div className={styles.paper}>
          <canvas
            ref={setCanvas}
            className={styles.code}
            role="img"
            aria-label="QR code of this page’s address"
            hidden={qr.kind === 'failed'}
          />
          {qr.kind === 'failed' && (
            <p role="alert" className={styles.failure}>
              {qr.message}
            </p>
          )}
        </div>
        <div className={styles.words}>
          <h2 id={titleId} className={styles.title}>
            Share this page
          </h2>
          <p className={styles.lead}>Point a camera at the code, or take the address.</p>
          <label htmlFor={fieldId} className="visually-hidden">
            Address of this page
          </label>
          <input
            ref={field}
            id={fieldId}
            className={styles.field}
            type="text"
            readOnly
            value={address}
            onFocus={(event) => event.currentTarget.select()}
          />
          <div className={styles.actions}>
            <button ref={copyButton} type="button" className={styles.copy} onClick={copy}>
              Copy address
            </button>
            {files && (
              <>
                <a
                  className={styles.save}
                  href={files.pngUrl}
                  download={qrFileName(address, 'png')}
                >
                  Save PNG
                </a>
                <a
                  className={styles.save}
                  href={files.svgUrl}
                  download={qrFileName(address, 'svg')}
                >
                  Save SVG
                </a>
              </>
            )}
          </div>
          <p role="status" className={styles.notice}>
            {notice}
          </p>
          <button
            type="button"
            className={styles.close}
            aria-label="Close"
            onClick={() => dialog.current?.close()}
          >
            <svg viewBox="0 0 16 16" className={styles.cross} aria-hidden="true" focusable="false">
              <path d="M2.5 2.5l11 11M13.5 2.5l-11 11" />
            </svg>
          </button>
        </div>
      </div>
    </dialog>
  );
}
