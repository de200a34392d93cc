import styles from './Mark.module.css';

/** Centres and radii of the mark: `>>`, two chevrons of five points, in a 32-unit square. */
const CHEVRON = [
  [5.6, 7.2, 2.3],
  [9.7, 11.6, 2.3],
  [13.8, 16, 2.7],
  [9.7, 20.4, 2.3],
  [5.6, 24.8, 2.3],
] as const;
const CHEVRON_STEP = 12.4;

/** The site's mark, drawn in the two lamps of the theme. Decoration: its neighbour carries the name. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="2 4 28 24" aria-hidden="true" focusable="false">
      {CHEVRON.map(([x, y, radius]) => (
        <circle key={`key${y}`} className={styles.key} cx={x} cy={y} r={radius} />
      ))}
      {CHEVRON.map(([x, y, radius]) => (
        <circle key={`rim${y}`} className={styles.rim} cx={x + CHEVRON_STEP} cy={y} r={radius} />
      ))}
    </svg>
  );
}
