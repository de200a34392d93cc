import { Figure, type NumberedProps } from '@/components/article/Figure';
import styles from './figures.module.css';

const LANES = ['x', 'y', 'z', 'm'];
const NODES = 6;
const CELL = 20;
const LEFT = 20;
const NODE = LANES.length * CELL;

/** Who reads a node's row, and as what; each takes the same four numbers. */
const READERS = [
  ['the engine', 'one vector load'],
  ['the worker’s script', 'a view, no copy'],
  ['the graphics card', 'one upload a frame'],
] as const;

/** Four floats a node, in the order in which everybody takes them. */
export function MemoryFigure({ number }: NumberedProps) {
  return (
    <Figure
      number={number}
      caption="One row of numbers, four a node. JavaScript converts none of it: the script sees the engine’s memory as it is, and the graphics card is sent the same bytes once a frame."
    >
      <svg
        viewBox="0 0 520 150"
        className={styles.wide}
        role="img"
        aria-label="A row of cells x, y, z, m, repeated once a node. Brackets under three of the nodes, each four cells wide, are marked: the engine, one vector load; the worker’s script, a view, no copy; the graphics card, one upload a frame."
      >
        {Array.from({ length: NODES * LANES.length }, (_, at) => (
          <g key={at}>
            <rect
              x={LEFT + at * CELL}
              y={16}
              width={CELL}
              height={24}
              className={at % LANES.length === 0 ? styles.cellStart : styles.cell}
            />
            <text x={LEFT + (at + 0.5) * CELL} y={33} className={styles.small}>
              {LANES[at % LANES.length]}
            </text>
          </g>
        ))}
        {READERS.map(([reader, means], at) => {
          const left = LEFT + 2 * at * NODE;
          const middle = left + NODE / 2;
          return (
            <g key={reader}>
              <path
                d={`M${left + 2} 46v6h${NODE - 4}v-6M${middle} 52v38`}
                className={styles.route}
              />
              <circle cx={middle} cy={94} r={4} className={styles.second} />
              <text x={middle} y={120} className={styles.centred}>
                {reader}
              </text>
              <text x={middle} y={138} className={styles.centred}>
                {means}
              </text>
            </g>
          );
        })}
      </svg>
    </Figure>
  );
}
