'use client';

import { type PointerEvent, useState } from 'react';
import { Figure, type NumberedProps } from '@/components/article/Figure';
import { Slider } from '@/components/article/Slider';
import { BITS, bitsOf, type Cell, cellOfKey, mortonKey, SIDE } from './morton';
import styles from './figures.module.css';
import controls from '@/components/article/controls.module.css';

const PITCH = 40;
const CELLS = SIDE * SIDE;
const FIRST: Cell = { x: 5, y: 3 };

/** The line that fills a square cell by cell, and the key of one cell woven from its coordinates. */
export function MortonFigure({ number }: NumberedProps) {
  const [cell, setCell] = useState(FIRST);
  const key = mortonKey(cell);

  function point({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): void {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    setCell({
      x: cellAt((clientX - left) / width),
      y: cellAt((clientY - top) / height),
    });
  }

  return (
    <Figure
      number={number}
      caption="Morton order in two dimensions, with three bits a coordinate. The line fills a quarter, and a quarter of that quarter, before it goes on: every square is one stretch of it. Point at a cell, or move it with the sliders."
    >
      <svg
        viewBox={`0 0 ${SIDE * PITCH} ${SIDE * PITCH}`}
        className={styles.square}
        role="img"
        aria-label={`A square of ${SIDE} by ${SIDE} cells, joined by one line in the shape of many Zs. ${words(cell)}`}
        onPointerMove={point}
        onPointerDown={point}
      >
        {Array.from({ length: SIDE + 1 }, (_, line) => (
          <path
            key={line}
            className={line % (SIDE / 2) === 0 ? styles.rule : styles.hair}
            d={`M${line * PITCH} 0v${SIDE * PITCH}M0 ${line * PITCH}h${SIDE * PITCH}`}
          />
        ))}
        <rect
          x={cell.x * PITCH}
          y={cell.y * PITCH}
          width={PITCH}
          height={PITCH}
          className={styles.chosen}
        />
        <path d={lineBetween(key, CELLS - 1)} className={styles.later} />
        <path d={lineBetween(0, key)} className={styles.walked} />
        {Array.from({ length: CELLS }, (_, at) => {
          const { x, y } = middleOf(cellOfKey(at));
          return (
            <circle
              key={at}
              cx={x}
              cy={y}
              r={at === key ? 5 : 2.6}
              className={at < key ? styles.second : at === key ? styles.first : styles.empty}
            />
          );
        })}
      </svg>
      <div className={controls.sliders}>
        {(['x', 'y'] as const).map((axis) => (
          <Slider
            key={axis}
            label={axis}
            min={0}
            max={SIDE - 1}
            value={cell[axis]}
            text={`${cell[axis]} = ${bitsOf(cell[axis], BITS)}`}
            onChange={(value) => setCell({ ...cell, [axis]: value })}
          />
        ))}
      </div>
      <p className={styles.woven} aria-hidden="true">
        {[...bitsOf(key, 2 * BITS)].map((bit, at) => (
          <span key={at} className={at % 2 ? styles.fromX : styles.fromY}>
            {bit}
            <span className={styles.origin}>{at % 2 ? 'x' : 'y'}</span>
          </span>
        ))}
      </p>
      <p className={controls.words} role="status">
        {words(cell)}
      </p>
    </Figure>
  );
}

function words(cell: Cell): string {
  const { x, y } = cell;
  const key = mortonKey(cell);
  return `x is ${x}, in bits ${bitsOf(x, BITS)}; y is ${y}, in bits ${bitsOf(y, BITS)}. Woven, they are ${bitsOf(key, 2 * BITS)}: the key ${key}, so this is cell ${key + 1} of ${CELLS} along the line.`;
}

function cellAt(share: number): number {
  return Math.min(Math.max(Math.floor(share * SIDE), 0), SIDE - 1);
}

function middleOf({ x, y }: Cell): Cell {
  return { x: (x + 0.5) * PITCH, y: (y + 0.5) * PITCH };
}

/** The stretch of the line from one key to another. */
function lineBetween(from: number, to: number): string {
  const places = Array.from({ length: to - from + 1 }, (_, at) => {
    const { x, y } = middleOf(cellOfKey(from + at));
    return `${x} ${y}`;
  });
  return `M${places.join('L')}`;
}
