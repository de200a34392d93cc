import { frontierOf, type Point } from './frontier';
import styles from './figures.module.css';

const THETAS = Array.from({ length: 31 }, (_, at) => at / 10);
const MAX_THETA = 3;
const MAX_ERROR = 0.1;
/** What the engine keeps to. */
const ALLOWED_ERROR = 0.02;
const PLOT = { left: 48, top: 14, width: 310, height: 110 };

type ErrorCurveProps = {
  /** The group's upper left corner. */
  at: Point;
  /** The theta that is marked. */
  theta: number;
};

/** The error of a group's forces, for every theta. */
export function ErrorCurve({ at, theta }: ErrorCurveProps) {
  const errors = errorsAt(at);
  const chosen = errors[THETAS.indexOf(theta)];
  return (
    <svg
      viewBox="0 0 372 166"
      className={styles.paper}
      role="img"
      aria-label={`A curve of the error against theta from 0 to 3. ${wordsOfCurve(at)}`}
    >
      <path className={styles.rule} d={`M${PLOT.left} ${PLOT.top}v${PLOT.height}h${PLOT.width}`} />
      <path className={styles.hair} d={`M${PLOT.left} ${plotY(ALLOWED_ERROR)}h${PLOT.width}`} />
      {[ALLOWED_ERROR, 0.05, MAX_ERROR].map((mark) => (
        <text key={mark} x={PLOT.left - 8} y={plotY(mark) + 4} className={styles.right}>
          {mark * 100}&nbsp;%
        </text>
      ))}
      {[0, 1, 2, 3].map((mark) => (
        <text key={mark} x={plotX(mark)} y={PLOT.top + PLOT.height + 20} className={styles.centred}>
          {mark}
        </text>
      ))}
      <text x={plotX(1.5)} y={PLOT.top + PLOT.height + 36} className={styles.centred}>
        theta
      </text>
      {chosen !== undefined && chosen !== null && (
        <>
          <path
            className={styles.curve}
            d={`M${errors.map((error, index) => `${plotX(THETAS[index] ?? 0)} ${plotY(error ?? 0)}`).join('L')}`}
          />
          <circle cx={plotX(theta)} cy={plotY(chosen)} r={6} className={styles.first} />
        </>
      )}
    </svg>
  );
}

/** The largest theta that keeps to the allowed error. */
export function wordsOfCurve(at: Point): string {
  const errors = errorsAt(at);
  if (errors[0] === null) return '';
  const beyond = errors.findIndex((error) => (error ?? 0) > ALLOWED_ERROR);
  const most = beyond < 0 ? MAX_THETA : (THETAS[beyond - 1] ?? 0);
  return `To stay below ${ALLOWED_ERROR * 100}\u00a0% here, theta may be ${most.toFixed(1)} at most.`;
}

function errorsAt(at: Point): (number | null)[] {
  return THETAS.map((theta) => frontierOf(at, theta).error);
}

function plotX(theta: number): number {
  return PLOT.left + (theta / MAX_THETA) * PLOT.width;
}

function plotY(error: number): number {
  return Number((PLOT.top + PLOT.height * (1 - Math.min(error / MAX_ERROR, 1))).toFixed(1));
}
