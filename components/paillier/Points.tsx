import styles from './Points.module.css';

/** Between two neighbouring points, in px. */
const PITCH_PX = 7;

export type PointTone = 'rim' | 'key' | 'waiting';

type PointsProps = {
  columns: number;
  rows: number;
  points: readonly { column: number; row: number }[];
  tone: PointTone;
};

/** Points on a grid, as one path. Decoration: name beside it what it shows. */
export function Points({ columns, rows, points, tone }: PointsProps) {
  return (
    <svg
      className={styles.field}
      data-tone={tone}
      viewBox={`-0.5 -0.5 ${columns} ${rows}`}
      width={columns * PITCH_PX}
      height={rows * PITCH_PX}
      aria-hidden="true"
    >
      <path
        d={points.map(({ column, row }) => `M${column} ${row}h0`).join('')}
        strokeWidth="0.55"
        strokeLinecap="round"
        fill="none"
      />
    </svg>
  );
}
