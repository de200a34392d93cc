'use client';

import { useMemo, useState } from 'react';
import { Figure, type NumberedProps } from '@/components/article/Figure';
import { Slider } from '@/components/article/Slider';
import { BODIES, ENGINE_SHARE, errorsAt, EXTENT, MEAN_SQUARE, THEORY_SHARE } from './softening';
import styles from './figures.module.css';
import controls from '@/components/article/controls.module.css';

const UNIT = 42;
const CELL = { x: 70, y: 80 };
/** The square around the bodies, with room for half a body. */
const BOX = (() => {
  const [[left, right] = [-1, 1], [top, bottom] = [-1, 1]] = EXTENT;
  const at = (centre: number, place: number, room: number) => fixed(centre + place * UNIT + room);
  return `M${at(CELL.x, left, -4)} ${at(CELL.y, top, -4)}H${at(CELL.x, right, 4)}V${at(CELL.y, bottom, 4)}H${at(CELL.x, left, -4)}Z`;
})();
const CURVE = { left: 60, top: 190, width: 440, height: 130 };
const SHARES = Array.from({ length: 51 }, (_, at) => at / 50);
/** The top of the curve's picture: a share of the force. */
const MAX_ERROR = 0.22;
const FIRST = { share: ENGINE_SHARE, distance: 2 };

/** A cell of bodies, the softened point that stands for it, and how wrong that is. */
export function SofteningFigure({ number }: NumberedProps) {
  const [share, setShare] = useState(FIRST.share);
  const [distance, setDistance] = useState(FIRST.distance);
  const errors = useMemo(() => errorsAt(distance, SHARES), [distance]);
  const [error = 0] = errorsAt(distance, [share]);
  const target = CELL.x + distance * UNIT * 1.6;
  const softening = Math.sqrt(share * MEAN_SQUARE) * UNIT;
  const best = SHARES[errors.indexOf(Math.min(...errors))] ?? 0;
  const words = `With ${share.toFixed(2)} of the mean squared radius, seen from ${inSides(distance)} away, the point’s push is wrong by ${percent(error)}. Without softening it would be ${percent(errors[0] ?? 0)}; the best here is ${best.toFixed(2)}.`;
  return (
    <Figure
      number={number}
      caption={
        <>
          {BODIES.length} bodies in a cube become one point, whose softening length is the ring’s
          radius. Below, the error of its push, body by body, as seen from all round. Marked are the
          third of theory and the {ENGINE_SHARE} of the engine.
        </>
      }
    >
      <svg
        viewBox="0 0 520 352"
        className={`${styles.wide} ${styles.roomy}`}
        role="img"
        aria-label={`A square of points with their centre and a ring around it, a single point to the right, and below a curve of the error that falls from the left, has its lowest place near the middle, and rises again. ${words}`}
      >
        <path d={BOX} className={styles.rule} />
        {BODIES.map(([x, y], at) => (
          <circle
            key={at}
            cx={fixed(CELL.x + x * UNIT)}
            cy={fixed(CELL.y + y * UNIT)}
            r={1.8}
            className={styles.first}
          />
        ))}
        <circle cx={CELL.x} cy={CELL.y} r={fixed(softening)} className={styles.ring} />
        <path d={`M${CELL.x} ${CELL.y}H${fixed(target)}`} className={styles.route} />
        <circle cx={CELL.x} cy={CELL.y} r={4.5} className={styles.second} />
        <circle cx={fixed(target)} cy={CELL.y} r={4.5} className={styles.first} />
        <text x={fixed((CELL.x + UNIT + target) / 2)} y={CELL.y - 8} className={styles.centred}>
          r
        </text>
        <path
          className={styles.rule}
          d={`M${CURVE.left} ${CURVE.top}v${CURVE.height}h${CURVE.width}`}
        />
        {[0.1, 0.2].map((line) => (
          <g key={line}>
            <path className={styles.hair} d={`M${CURVE.left} ${curveY(line)}h${CURVE.width}`} />
            <text x={CURVE.left - 8} y={curveY(line) + 4} className={styles.right}>
              {percent(line, 0)}
            </text>
          </g>
        ))}
        {[THEORY_SHARE, ENGINE_SHARE].map((mark) => (
          <path
            key={mark}
            className={styles.hair}
            d={`M${curveX(mark)} ${CURVE.top}v${CURVE.height}`}
          />
        ))}
        <text x={curveX(THEORY_SHARE) - 4} y={CURVE.top + 12} className={styles.right}>
          1/3
        </text>
        <text x={curveX(ENGINE_SHARE) + 4} y={CURVE.top + 12} className={styles.label}>
          {ENGINE_SHARE}
        </text>
        <path
          className={styles.curve}
          d={`M${SHARES.map((one, at) => `${curveX(one)} ${curveY(errors[at] ?? 0)}`).join('L')}`}
        />
        <circle cx={curveX(share)} cy={curveY(error)} r={5.5} className={styles.first} />
        {[0, 0.5, 1].map((mark) => (
          <text
            key={mark}
            x={curveX(mark)}
            y={CURVE.top + CURVE.height + 20}
            className={styles.centred}
          >
            {mark}
          </text>
        ))}
      </svg>
      <div className={controls.sliders}>
        <Slider
          label="Softening s²"
          min={0}
          max={1}
          step={0.01}
          value={share}
          text={share.toFixed(2)}
          onChange={setShare}
        />
        <Slider
          label="Distance r"
          min={1.5}
          max={5}
          step={0.1}
          value={distance}
          text={inSides(distance)}
          onChange={setDistance}
        />
      </div>
      <p className={controls.words} role="status">
        {words}
      </p>
    </Figure>
  );
}

/** The cube's side is two. */
function inSides(distance: number): string {
  const sides = (distance / 2).toFixed(2).replace(/\.?0+$/, '');
  return `${sides} ${sides === '1' ? 'side' : 'sides'}`;
}

function percent(share: number, digits = 1): string {
  return `${(share * 100).toFixed(digits)}\u00a0%`;
}

function fixed(value: number): number {
  return Number(value.toFixed(1));
}

function curveX(share: number): number {
  return fixed(CURVE.left + share * CURVE.width);
}

function curveY(error: number): number {
  return fixed(CURVE.top + CURVE.height * (1 - Math.min(error / MAX_ERROR, 1)));
}
