import styles from './figures.module.css';

const LANES = ['x', 'y', 'z', 'm'];
const NODES = 6;
const WIDTH = 20;

/** Who reads the row, and as what. */
const READERS = [
  ['the engine', 'one load'],
  ['the graphics card', 'one attribute'],
  ['the page', 'a view'],
] as const;

/** Four floats a node, read by three parties where they lie. */
export function MemoryFigure() {
  return (
    <figure className={styles.figure}>
      <svg
        viewBox="0 0 520 158"
        className={styles.wide}
        role="img"
        aria-label="A row of cells x, y, z, m, repeated once a node. Three lines lead from the same row to the engine, the graphics card and the page."
      >
        {Array.from({ length: NODES * 4 }, (_, at) => (
          <g key={at}>
            <rect
              x={20 + at * WIDTH}
              y={16}
              width={WIDTH}
              height={24}
              className={at % 4 === 0 ? styles.cellStart : styles.cell}
            />
            <text x={20 + at * WIDTH + WIDTH / 2} y={33} className={styles.small}>
              {LANES[at % 4]}
            </text>
          </g>
        ))}
        {READERS.map(([reader, means], at) => (
          <g key={reader}>
            <line x1={60 + at * 180} y1={44} x2={60 + at * 180} y2={100} className={styles.route} />
            <circle cx={60 + at * 180} cy={104} r={4} className={styles.second} />
            <text x={60 + at * 180} y={130} className={styles.label}>
              {reader}
            </text>
            <text x={60 + at * 180} y={148} className={styles.label}>
              {means}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>One row of numbers, three readers, no copy between them.</figcaption>
    </figure>
  );
}
