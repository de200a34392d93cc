'use client';

import dynamic from 'next/dynamic';
import { useRef, useState } from 'react';
import { useHydrated } from '@/components/site/useHydrated';
import { QrIcon } from './QrIcon';
import bar from '@/components/site/BarButton.module.css';

// Every page has the button; few visitors press it.
const ShareDialog = dynamic(() => import('./ShareDialog').then((module) => module.ShareDialog), {
  ssr: false,
});

/** The bar's Share button, and the dialog that it opens about the page it is pressed on. */
export function Share() {
  const [address, setAddress] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const hydrated = useHydrated();

  const open = () => {
    const { href, hash } = window.location;
    setAddress(hash ? href.slice(0, -hash.length) : href.replace(/#$/, ''));
  };
  const close = () => {
    setAddress(null);
    button.current?.focus();
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        className={bar.button}
        aria-haspopup="dialog"
        disabled={!hydrated}
        onClick={open}
      >
        <QrIcon className={bar.icon} />
        <span className={bar.label}>Share</span>
      </button>
      {address !== null && <ShareDialog address={address} onClose={close} />}
    </>
  );
}
