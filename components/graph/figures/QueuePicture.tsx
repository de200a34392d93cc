import { AREA, type Cell, CELLS, GROUP, isLeaf, type Moment } from './queue';
import figures from './figures.module.css';
import styles from './QueueFigure.module.css';

const UNIT = 58;
const EDGE = 4;
const SLOT = 22;
const QUEUE_Y = 146;
const LIST_Y = 196;
const WIDTH = AREA.width * UNIT + 2 * EDGE;
const HEIGHT = LIST_Y + SLOT + EDGE;

type QueuePictureProps = {
  moment: Moment;
  /** What it shows, for those who do not see it. */
  label: string;
};

/** The tree's boxes from above, the queue and the list. */
export function QueuePicture({ moment, label }: QueuePictureProps) {
  const { cell, queue, open, queueEnd, list, listEnd } = moment;
  const taken = list.slice(0, listEnd);
  const current = CELLS.get(cell);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className={styles.picture}
      role="img"
      aria-label={label}
    >
      {[...CELLS.values()].filter(isLeaf).map((leaf) => (
        <g key={leaf.name}>
          <Box cell={leaf} className={figures.cell} />
          <text x={px(leaf.x) + 4} y={px(leaf.y) + 14} className={styles.leaf}>
            {leaf.name}
          </text>
          {[0.32, 0.68].map((place, body) => (
            <circle
              key={place}
              cx={px(leaf.x + place)}
              cy={px(leaf.y + (body ? 0.42 : 0.72))}
              r={2.5}
              className={taken.includes(leaf.name.toLowerCase()) ? figures.first : figures.empty}
            />
          ))}
        </g>
      ))}
      {taken.map((name) => {
        const one = CELLS.get(name);
        if (!one) return null;
        return (
          <g key={name}>
            <Box cell={one} className={figures.rule} />
            <circle
              cx={px(one.x + one.width / 2)}
              cy={px(one.y + one.height / 2)}
              r={4}
              className={figures.second}
            />
          </g>
        );
      })}
      <rect
        x={px(GROUP.x)}
        y={px(GROUP.y)}
        width={GROUP.side * UNIT}
        height={GROUP.side * UNIT}
        className={figures.group}
      />
      {current && <Box cell={current} className={styles.asked} />}
      <Row name="queue" entries={queue} from={open} end={queueEnd} y={QUEUE_Y} />
      <Row name="list" entries={list} from={0} end={listEnd} y={LIST_Y} />
    </svg>
  );
}

function px(sides: number): number {
  return EDGE + sides * UNIT;
}

function Box({ cell, className }: { cell: Cell; className: string | undefined }) {
  return (
    <rect
      x={px(cell.x)}
      y={px(cell.y)}
      width={cell.width * UNIT}
      height={cell.height * UNIT}
      className={className}
    />
  );
}

type RowProps = {
  name: string;
  entries: readonly string[];
  /** What is before this is done with. */
  from: number;
  end: number;
  y: number;
};

function Row({ name, entries, from, end, y }: RowProps) {
  return (
    <>
      <text x={EDGE} y={y - 6} className={styles.rowName}>
        {name}
      </text>
      {entries.map((entry, at) => (
        <g
          key={at}
          className={at < from ? styles.done : at < end ? styles.wanted : styles.unwanted}
        >
          <rect x={EDGE + at * SLOT} y={y} width={SLOT - 3} height={SLOT - 3} />
          <text x={EDGE + at * SLOT + (SLOT - 3) / 2} y={y + 14}>
            {entry}
          </text>
        </g>
      ))}
    </>
  );
}
