'use client';

import { useState } from 'react';
import { Figure, type NumberedProps } from '@/components/article/Figure';
import { useHydrated } from '@/components/site/useHydrated';
import { randomUnit } from '@/lib/paillier/random';
import { addToBid, BID, disguiseBid, doubleBid, openBid } from './sealedBid';
import styles from './SealedBidFigure.module.css';
import controls from '@/components/article/controls.module.css';

/** What the rival does to a bid, of which there is only the ciphertext. */
const MOVES = [
  { label: 'Bid 1 more', done: 'multiplied it by 1 + n, which adds 1', change: addToBid(1n) },
  {
    label: 'Bid 100 more',
    done: 'multiplied it by 1 + 100 n, which adds 100',
    change: addToBid(100n),
  },
  { label: 'Double it', done: 'squared it, which doubles the bid', change: doubleBid },
  {
    label: 'Disguise it',
    done: 'multiplied it by a fresh encryption of zero: the same bid, and nobody sees whence it came',
    change: (c: bigint) => disguiseBid(c, randomUnit(BID.key.n)),
  },
];

/** A rival makes a bid of his own from one that he cannot read. */
export function SealedBidFigure({ number }: NumberedProps) {
  const hydrated = useHydrated();
  const [rival, setRival] = useState(() => MOVES[0]?.change(BID.ciphertext) ?? BID.ciphertext);
  const [done, setDone] = useState(MOVES[0]?.done ?? '');

  function copy(): void {
    setRival(BID.ciphertext);
    setDone('copied it');
  }

  return (
    <Figure
      number={number}
      caption="Real ciphertexts, with a key of 64 bits. The rival knows n and Ada’s ciphertext, and nothing else; the auctioneer decrypts both bids in the end."
    >
      <dl className={styles.bids}>
        <Bid name="Ada’s sealed bid" ciphertext={BID.ciphertext} />
        <Bid name="The rival’s bid, made from it" ciphertext={rival} />
      </dl>
      <div className={controls.buttons}>
        {MOVES.map((move) => (
          <button
            key={move.label}
            type="button"
            className={controls.button}
            disabled={!hydrated}
            onClick={() => {
              setRival(move.change(rival));
              setDone(move.done);
            }}
          >
            {move.label}
          </button>
        ))}
        <button type="button" className={controls.button} disabled={!hydrated} onClick={copy}>
          Copy Ada’s anew
        </button>
      </div>
      <p className={controls.words} role="status">
        The rival {done}. Decrypted, Ada’s bid is {openBid(BID.ciphertext)} and the rival’s{' '}
        {openBid(rival)}.
      </p>
    </Figure>
  );
}

function Bid({ name, ciphertext }: { name: string; ciphertext: bigint }) {
  return (
    <div className={styles.bid}>
      <dt>{name}</dt>
      <dd className={styles.ciphertext}>{String(ciphertext)}</dd>
      <dd className={styles.plain}>decrypts to {openBid(ciphertext)}</dd>
    </div>
  );
}
