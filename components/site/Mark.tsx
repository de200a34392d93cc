import { MARK_POINTS } from '@/lib/mark';
import styles from './Mark.module.css';

/** The site's mark, drawn in the two lamps of the theme. Decoration: its neighbour carries the name. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="2 4 28 24" aria-hidden="true" focusable="false">
      {MARK_POINTS.map(({ x, y, radius, lamp }) => (
        <circle key={`${lamp} ${y}`} className={styles[lamp]} cx={x} cy={y} r={radius} />
      ))}
    </svg>
  );
}
