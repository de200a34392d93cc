import type { ReactNode } from 'react';
import { Figure, type NumberedProps } from '@/components/article/Figure';
import { gloves } from './examples';
import { PointPicture } from './PointPicture';
import { type PicturePoint, pointsOfDrawing } from './points';
import styles from './GloveBoxFigure.module.css';

const COLUMNS = 24;
const ROWS = 18;
/** The ciphertext in the box: twelve points by eight, which makes its 96 bits. */
const NOISE = { column: 6, row: 5, columns: 12 };

/** The key with which you lock and open. */
const KEY = pointsOfDrawing([
  ...Array<string>(8).fill(''),
  '....................kkk.',
  '....................k.k.',
  '....................kkk.',
  '.....................k..',
  '.....................k..',
  '.....................kk.',
  '.....................k..',
  '.....................kk.',
]);

const OPEN_BOX = 'M40 32V136H152V32M40 32L144 6';
const CLOSED_BOX = 'M40 32H152V136H40Z';
/** A sleeve that comes in through the wall and ends in a mitten, its thumb up. */
const LEFT_GLOVE = 'M4 114H62V110a5 5 0 0 1 10 0V114H84a8 8 0 0 1 0 16H4';
const RIGHT_GLOVE = 'M188 114H130V110a5 5 0 0 0 -10 0V114H108a8 8 0 0 0 0 16H188';
const CUFFS = 'M36 110H44V134H36ZM148 110H156V134H148Z';

/** Who holds what, as a box with gloves: you encrypt, the server works blind, you decrypt. */
export function GloveBoxFigure({ number }: NumberedProps) {
  const { first, second, plaintext } = gloves;
  return (
    <Figure
      number={number}
      caption={
        <>
          The points in the middle are no ornament: they are the {gloves.bits.length} bits of a
          real, if tiny, ciphertext of {`${first.m}\u00a0+\u00a0${second.m}`}.
        </>
      }
    >
      <ol className={styles.panels}>
        <li className={styles.panel}>
          <Panel
            box={OPEN_BOX}
            points={[...stack(9, first.m), ...stack(14, second.m), ...KEY]}
            label={`An open box holds a stack of ${first.m} points and a stack of ${second.m}. Your key lies beside it.`}
          />
          <p className={styles.words}>
            <b className={styles.name}>You encrypt</b> You hold the key, and the numbers{' '}
            {String(first.m)} and {String(second.m)}.
          </p>
        </li>
        <li className={styles.panel}>
          <Panel
            box={CLOSED_BOX}
            points={noise()}
            label="The box is shut. Two gloves reach up to a field of scattered points; there is no key."
          >
            <path className={styles.glove} d={LEFT_GLOVE} />
            <path className={styles.glove} d={RIGHT_GLOVE} />
            <path className={styles.cuff} d={CUFFS} />
          </Panel>
          <p className={styles.words}>
            <b className={styles.name}>The server adds</b> It holds <i>n</i> and the ciphertexts,
            and no key.
          </p>
        </li>
        <li className={styles.panel}>
          <Panel
            box={OPEN_BOX}
            points={[...stack(11, plaintext), ...KEY]}
            label={`The box is open again and holds one stack of ${plaintext} points. Your key lies beside it.`}
          />
          <p className={styles.words}>
            <b className={styles.name}>You decrypt</b> The key, again, and now the number{' '}
            {String(plaintext)}.
          </p>
        </li>
      </ol>
    </Figure>
  );
}

type PanelProps = {
  box: string;
  points: readonly PicturePoint[];
  label: string;
  /** Hairlines in front of the box. */
  children?: ReactNode;
};

function Panel({ box, points, label, children }: PanelProps) {
  return (
    <PointPicture
      columns={COLUMNS}
      rows={ROWS}
      points={points}
      label={label}
      className={styles.picture}
    >
      <path className={styles.box} d={box} />
      {children}
    </PointPicture>
  );
}

/** A number as so many points, standing on the floor of the box. */
function stack(column: number, count: bigint): PicturePoint[] {
  return Array.from({ length: Number(count) }, (_, index) => ({
    column,
    row: 15 - index,
    kind: 'k',
  }));
}

/** The ciphertext, a point for each bit. */
function noise(): PicturePoint[] {
  return gloves.bits.map((bit, index) => ({
    column: NOISE.column + (index % NOISE.columns),
    row: NOISE.row + Math.floor(index / NOISE.columns),
    kind: bit ? 'r' : 'd',
  }));
}
