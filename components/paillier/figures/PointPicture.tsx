import type { ReactNode } from 'react';
import { type PicturePoint, PITCH_PX } from './points';
import styles from './PointPicture.module.css';

/** The inks a point can have, by the character that stands for it in a drawing. */
const INKS = {
  /** Yours: plain numbers and the key. */
  k: styles.key,
  /** What anyone may touch: a bit that is 1, a glove. */
  r: styles.rim,
  /** A bit that is 0. */
  d: styles.dot,
} as const;

type PointPictureProps = {
  columns: number;
  rows: number;
  points: readonly PicturePoint[];
  /** What the picture shows, for those who do not see it. */
  label: string;
  className?: string;
  /** Points whose ground is shaded. */
  shaded?: readonly PicturePoint[] | undefined;
  /** Hairlines, drawn below the points. */
  children?: ReactNode;
};

/** A drawing of points. Each ink is one path, so that a field of points is a few hundred bytes. */
export function PointPicture({
  columns,
  rows,
  points,
  label,
  className = '',
  shaded = [],
  children,
}: PointPictureProps) {
  return (
    <svg
      className={`${styles.picture} ${className}`}
      viewBox={`0 0 ${columns * PITCH_PX} ${rows * PITCH_PX}`}
      width={columns * PITCH_PX}
      height={rows * PITCH_PX}
      role="img"
      aria-label={label}
    >
      {shaded.length > 0 && <path className={styles.shade} d={groundsOf(shaded)} />}
      {children}
      {Object.entries(INKS).map(([kind, ink]) => {
        const path = pathOf(points.filter((point) => point.kind === kind));
        return path && <path key={kind} className={ink} d={path} />;
      })}
    </svg>
  );
}

function groundsOf(points: readonly PicturePoint[]): string {
  return points
    .map(
      ({ column, row }) =>
        `M${column * PITCH_PX} ${row * PITCH_PX}h${PITCH_PX}v${PITCH_PX}h-${PITCH_PX}z`,
    )
    .join('');
}

/** A line of no length with round ends is a point. */
function pathOf(points: readonly PicturePoint[]): string {
  return points
    .map(({ column, row }) => `M${(column + 0.5) * PITCH_PX} ${(row + 0.5) * PITCH_PX}h0`)
    .join('');
}
