import { Figure, type NumberedProps } from '@/components/article/Figure';
import styles from './figures.module.css';

const LANES = ['x', 'y', 'z', 'm'];
const NODES = 3;
const CELL = 25;
const LEFT = 10;
const TEXT_TOP = 118;
const LINE = 18;
const NODE = LANES.length * CELL;

/**
 * Who reads a node's row, and as what; each takes the same four numbers. In lines as short as a
 * node is wide, so that they can be read on a phone.
 */
const READERS = [
  ['the engine:', 'one vector', 'load'],
  ['the script:', 'a view,', 'no copy'],
  ['the card:', 'one upload', 'a frame'],
] as const;

/** Four floats a node, in the order in which everybody takes them. */
export function MemoryFigure({ number }: NumberedProps) {
  return (
    <Figure
      number={number}
      caption="One row of numbers, four a node. JavaScript converts none of it: the script sees the engine’s memory as it is, and the graphics card is sent the same bytes once a frame."
    >
      <svg
        viewBox="0 0 320 162"
        className={styles.paper}
        role="img"
        aria-label="A row of cells x, y, z, m, repeated once a node. Brackets under three nodes, each four cells wide, are marked: the engine, one vector load; the worker’s script, a view, no copy; the graphics card, one upload a frame."
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
        {READERS.map((lines, node) => {
          const left = LEFT + node * NODE;
          const middle = left + NODE / 2;
          return (
            <g key={lines[0]}>
              <path
                d={`M${left + 2} 46v6h${NODE - 4}v-6M${middle} 52v38`}
                className={styles.route}
              />
              <circle cx={middle} cy={94} r={4} className={styles.second} />
              {lines.map((line, at) => (
                <text key={line} x={middle} y={TEXT_TOP + at * LINE} className={styles.centred}>
                  {line}
                </text>
              ))}
            </g>
          );
        })}
      </svg>
    </Figure>
  );
}
