import { Figure, type NumberedProps } from '@/components/article/Figure';
import { seededRandom } from '@/lib/math/random';
import styles from './figures.module.css';

const SIZE = 320;
const THETA = 1;
const LEAF = 3;
const random = seededRandom(23);

interface Point {
  x: number;
  y: number;
}
interface Box {
  x: number;
  y: number;
  side: number;
}
/** A box that counts as one body, which stands where its bodies have their centre of mass. */
interface FarBox extends Box {
  centre: Point;
}

const clusters = [
  { x: 70, y: 80 },
  { x: 240, y: 70 },
  { x: 215, y: 235 },
];
const points: Point[] = Array.from({ length: 110 }, (_, at) => {
  const centre = clusters[at % clusters.length] ?? { x: 0, y: 0 };
  const spread = () => (random() + random() + random() - 1.5) * 70;
  const hold = (c: number) => Math.min(Math.max(c, 2), SIZE - 2);
  return { x: hold(centre.x + spread()), y: hold(centre.y + spread()) };
});
/** The group that asks: the square in which the first cluster has its middle. */
const GROUP: Box = { x: 60, y: 60, side: 40 };

const inside = (box: Box, all: Point[]) =>
  all.filter(
    ({ x, y }) => x >= box.x && x < box.x + box.side && y >= box.y && y < box.y + box.side,
  );

function centreOfMass(all: Point[]): Point {
  const sum = all.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / all.length, y: sum.y / all.length };
}

function distanceToGroup({ x, y }: Point): number {
  const half = GROUP.side / 2;
  const dx = Math.max(Math.abs(x - GROUP.x - half) - half, 0);
  const dy = Math.max(Math.abs(y - GROUP.y - half) - half, 0);
  return Math.hypot(dx, dy);
}

/** Boxes that count as one body for the group, and bodies that it has to meet one by one. */
function walk(box: Box, all: Point[], far: FarBox[], near: Point[]): void {
  const here = inside(box, all);
  if (here.length === 0) return;
  const centre = centreOfMass(here);
  if (here.length > 1 && box.side < THETA * distanceToGroup(centre)) {
    far.push({ ...box, centre });
    return;
  }
  if (here.length <= LEAF || box.side <= 20) {
    near.push(...here);
    return;
  }
  const side = box.side / 2;
  for (const [dx, dy] of [
    [0, 0],
    [side, 0],
    [0, side],
    [side, side],
  ] as const) {
    walk({ x: box.x + dx, y: box.y + dy, side }, here, far, near);
  }
}

const far: FarBox[] = [];
const near: Point[] = [];
walk({ x: 0, y: 0, side: SIZE }, points, far, near);

/** What one group sees: near bodies one by one, far ones as boxes, larger the farther. */
export function FrontierFigure({ number }: NumberedProps) {
  return (
    <Figure
      number={number}
      caption={`The outlined square is the group that asks. It meets ${near.length} bodies one by one; the rest of ${points.length} it takes as ${far.length} boxes, each as one point at the centre of its bodies’ mass.`}
    >
      <svg
        viewBox={`-2 -2 ${SIZE + 4} ${SIZE + 4}`}
        className={styles.square}
        role="img"
        aria-label={`${points.length} points in three clusters. A small square in the first is the group. Around it are ${near.length} points that it meets one by one; the others lie in ${far.length} boxes, which grow with their distance.`}
      >
        <rect x={0} y={0} width={SIZE} height={SIZE} className={styles.cell} />
        {far.map(({ x, y, side, centre }) => (
          <g key={`${x} ${y}`}>
            <rect x={x} y={y} width={side} height={side} className={styles.rule} />
            <circle
              cx={centre.x.toFixed(1)}
              cy={centre.y.toFixed(1)}
              r={4}
              className={styles.second}
            />
          </g>
        ))}
        {points.map(({ x, y }, at) => (
          <circle
            key={at}
            cx={x.toFixed(1)}
            cy={y.toFixed(1)}
            r={near.some((point) => point.x === x && point.y === y) ? 2.6 : 1.4}
            className={
              near.some((point) => point.x === x && point.y === y) ? styles.first : styles.empty
            }
          />
        ))}
        <rect
          x={GROUP.x}
          y={GROUP.y}
          width={GROUP.side}
          height={GROUP.side}
          className={styles.route}
        />
      </svg>
    </Figure>
  );
}
