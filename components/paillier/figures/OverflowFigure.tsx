'use client';

import { useState } from 'react';
import { Figure, type NumberedProps } from '@/components/article/Figure';
import { Slider } from '@/components/article/Slider';
import { CIRCLE_N, landingOf, LARGEST } from './circle';
import styles from './OverflowFigure.module.css';
import controls from '@/components/article/controls.module.css';

const N = Number(CIRCLE_N);
const RADIUS = 100;
/** How far the walk is drawn outside the circle, and how much further with each time round. */
const WALK_RADIUS = 112;
const TURN_PX = 10;
const LABEL_RADIUS = 82;
const FIRST_SUM = 3 * LARGEST;
const MOST = 2 * N;

/** An overflow walked round the circle of a small key: right, refused, then wrong unnoticed. */
export function OverflowFigure({ number }: NumberedProps) {
  const [sum, setSum] = useState(FIRST_SUM);
  const { place } = landingOf(sum);
  const spot = pointAt(place, RADIUS);
  return (
    <Figure
      number={number}
      caption={
        <>
          The numbers modulo <i>n</i> = {N}. The warm third is read as 0 to {LARGEST}, the blue one
          as −{LARGEST} to −1; what lands between them is refused. The dotted line is the way that
          the sum has gone.
        </>
      }
    >
      <svg
        viewBox="-170 -150 340 300"
        className={styles.picture}
        role="img"
        aria-label={`A circle of ${N} places, in three parts. ${words(sum)}`}
      >
        <path className={styles.empty} d={arc(LARGEST + 1, N - LARGEST - 1, RADIUS)} />
        <path className={styles.positive} d={arc(0, LARGEST, RADIUS)} />
        <path className={styles.negative} d={arc(N - LARGEST, N, RADIUS)} />
        {[0, LARGEST, 2 * LARGEST, N - LARGEST].map((mark) => (
          <Label key={mark} place={mark} />
        ))}
        <path className={styles.way} d={way(sum)} />
        <circle className={styles.spot} cx={spot.x} cy={spot.y} r={7} />
        <text className={styles.centre} x={0} y={-4}>
          {sum}
        </text>
        <text className={styles.read} x={0} y={20}>
          {verdict(sum)}
        </text>
      </svg>
      <div className={controls.sliders}>
        <Slider label="True sum" min={0} max={MOST} value={sum} onChange={setSum} />
      </div>
      <p className={controls.words} role="status">
        {words(sum)}
      </p>
    </Figure>
  );
}

function verdict(sum: number): string {
  const { read } = landingOf(sum);
  if (read === null) return 'refused';
  return `reads as ${read < 0 ? `−${-read}` : read}`;
}

function words(sum: number): string {
  const { place, read } = landingOf(sum);
  if (read === sum) return `The true sum ${sum} lands at ${place} and is read as it is.`;
  if (read === null) {
    return `The true sum ${sum} lands at ${place}, in the empty middle: the overflow is seen, and refused.`;
  }
  return `The true sum ${sum} lands at ${place} and ${verdict(sum)}: wrong, and nobody is told.`;
}

/** Zero stands at the top, and the numbers run clockwise. */
function pointAt(place: number, radius: number) {
  const angle = (place / N) * 2 * Math.PI;
  return { x: round(radius * Math.sin(angle)), y: round(-radius * Math.cos(angle)) };
}

const round = (value: number) => Math.round(value * 100) / 100;

function arc(from: number, to: number, radius: number): string {
  const [start, end] = [pointAt(from, radius), pointAt(to, radius)];
  const isLong = to - from > N / 2 ? 1 : 0;
  return `M${start.x} ${start.y}A${radius} ${radius} 0 ${isLong} 1 ${end.x} ${end.y}`;
}

/** A spiral from zero, outside the circle, one point for every step. */
function way(sum: number): string {
  return Array.from({ length: sum + 1 }, (_, step) => {
    const { x, y } = pointAt(step, WALK_RADIUS + (step / N) * TURN_PX);
    return `M${x} ${y}h0`;
  }).join('');
}

function Label({ place }: { place: number }) {
  const { x, y } = pointAt(place, LABEL_RADIUS);
  return (
    <text className={styles.label} x={x} y={y + 4}>
      {place}
    </text>
  );
}
