import styles from './Race.module.css';

interface RaceBarsProps {
  label: string;
  rows: {
    label: string;
    /** Null before there is a measurement. */
    ms: number | null;
    /** Whether the row is in the second ink. */
    ours: boolean;
  }[];
}

const POINTS = 52;
const PITCH = 8;
/** What one point may stand for, in milliseconds: the smallest that lets the longest row fit. */
const SCALES_MS = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

const written = (ms: number) => ms.toFixed(ms < 10 ? 2 : ms < 100 ? 1 : 0);

/** Times as rows of points, and the same times in words. */
export function RaceBars({ label, rows }: RaceBarsProps) {
  const longest = Math.max(...rows.map(({ ms }) => ms ?? 0));
  const msPerPoint = SCALES_MS.find((scale) => longest / scale <= POINTS) ?? longest / POINTS;
  return (
    <>
      <dl className={styles.rows} aria-label={label}>
        {rows.map((row) => (
          <div key={row.label} className={styles.row}>
            <dt className={styles.label}>{row.label}</dt>
            <dd className={styles.points}>
              <svg
                viewBox={`0 0 ${POINTS * PITCH} ${PITCH}`}
                className={row.ours ? styles.ours : styles.theirs}
                aria-hidden="true"
              >
                {Array.from({ length: POINTS }, (_, at) => {
                  const full = row.ms !== null && at < Math.max(row.ms / msPerPoint, 1);
                  return (
                    <circle
                      key={at}
                      cx={at * PITCH + PITCH / 2}
                      cy={PITCH / 2}
                      r={full ? 3 : 1}
                      className={full ? undefined : styles.empty}
                    />
                  );
                })}
              </svg>
            </dd>
            <dd className={styles.time}>{row.ms === null ? '– ms' : `${written(row.ms)} ms`}</dd>
          </div>
        ))}
      </dl>
      {longest > 0 && (
        <p className={styles.scale}>
          Each point is {msPerPoint} {msPerPoint === 1 ? 'millisecond' : 'milliseconds'}.
        </p>
      )}
    </>
  );
}
