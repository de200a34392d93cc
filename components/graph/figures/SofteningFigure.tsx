import { seededRandom } from '@/lib/math/random';
import styles from './figures.module.css';

const BODIES = 24;
const random = seededRandom(11);
const bodies = Array.from({ length: BODIES }, () => ({
  x: 60 + random() * 130,
  y: 30 + random() * 130,
}));
const centre = {
  x: bodies.reduce((sum, { x }) => sum + x, 0) / BODIES,
  y: bodies.reduce((sum, { y }) => sum + y, 0) / BODIES,
};
const moment =
  bodies.reduce((sum, { x, y }) => sum + (x - centre.x) ** 2 + (y - centre.y) ** 2, 0) / BODIES;
/** The radius whose square a cell in space adds, as in wasm/engine/layout.ts, to the squared distance. */
const softening = Math.sqrt(moment * 0.42);
const TARGET = { x: 470, y: 95 };

/** A cell of bodies and what stands for it: its centre, with a softening as large as its spread. */
export function SofteningFigure() {
  return (
    <figure className={styles.figure}>
      <svg
        viewBox="0 0 520 190"
        className={styles.wide}
        role="img"
        aria-label="Left, a box of 24 points with their centre and a ring around it. A line runs from the centre to a single point far to the right."
      >
        <rect x={50} y={20} width={150} height={150} className={styles.rule} />
        {bodies.map(({ x, y }, at) => (
          <circle key={at} cx={x.toFixed(1)} cy={y.toFixed(1)} r={2.6} className={styles.first} />
        ))}
        <circle
          cx={centre.x.toFixed(1)}
          cy={centre.y.toFixed(1)}
          r={softening.toFixed(1)}
          className={styles.ring}
        />
        <line
          x1={centre.x.toFixed(1)}
          y1={centre.y.toFixed(1)}
          x2={TARGET.x}
          y2={TARGET.y}
          className={styles.route}
        />
        <circle
          cx={centre.x.toFixed(1)}
          cy={centre.y.toFixed(1)}
          r={4.5}
          className={styles.second}
        />
        <circle cx={TARGET.x} cy={TARGET.y} r={4.5} className={styles.first} />
        <text x={300} y={84} className={styles.label}>
          r
        </text>
        <text x={centre.x + softening + 10} y={centre.y + 32} className={styles.label}>
          s
        </text>
      </svg>
      <figcaption>
        Twenty-four bodies become one, at their centre, whose push is d / (r² + s²). The ring’s
        radius s says how spread out they were.
      </figcaption>
    </figure>
  );
}
