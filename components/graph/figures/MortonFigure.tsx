import { seededRandom } from '@/lib/math/random';
import styles from './figures.module.css';

const POINTS = 56;
const GRID = 16;
const CELL = 20;
const SIZE = GRID * CELL;

/** Weaves the bits of two four-bit numbers. */
function morton(x: number, y: number): number {
  let key = 0;
  for (let bit = 0; bit < 4; bit++) {
    key |= (((x >> bit) & 1) << (2 * bit)) | (((y >> bit) & 1) << (2 * bit + 1));
  }
  return key;
}

const random = seededRandom(7);
const points = Array.from({ length: POINTS }, () => {
  const [x, y] = [random() * GRID, random() * GRID];
  return { x: x * CELL, y: y * CELL, key: morton(Math.floor(x), Math.floor(y)) };
}).sort((a, b) => a.key - b.key);

/** The same points twice: as they come, and joined in the order of their Morton keys. */
export function MortonFigure() {
  const path = points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  return (
    <figure className={styles.figure}>
      <svg
        viewBox={`-8 -8 ${SIZE + 16} ${SIZE + 16}`}
        className={styles.square}
        role="img"
        aria-label="56 points in a square of 16 by 16 cells, joined by one line that fills one quarter, and one quarter of that quarter, before it goes on to the next."
      >
        {[0, 1, 2, 3, 4].map((line) => (
          <g key={line} className={line % 2 ? styles.hair : styles.rule}>
            <line x1={(line * SIZE) / 4} y1={0} x2={(line * SIZE) / 4} y2={SIZE} />
            <line x1={0} y1={(line * SIZE) / 4} x2={SIZE} y2={(line * SIZE) / 4} />
          </g>
        ))}
        <polyline points={path} className={styles.route} />
        {points.map(({ x, y, key }, at) => (
          <circle
            key={`${key}-${at}`}
            cx={x.toFixed(1)}
            cy={y.toFixed(1)}
            r={3.4}
            className={at === 0 ? styles.second : styles.first}
          />
        ))}
      </svg>
      <figcaption>
        Morton order in two dimensions. Points that are near each other are mostly near each other
        on the line too, and every square is one stretch of it.
      </figcaption>
    </figure>
  );
}
