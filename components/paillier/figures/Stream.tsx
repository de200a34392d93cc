import styles from './ThreeNumbersFigure.module.css';

const WIDTH = 300;
const HEIGHT = 34;
const TARGET = WIDTH / 2;
/** Points that travel on each way, and how far each is behind the one before, as a share of it. */
const TRAVELLERS = 7;
const LAG = 0.08;

type StreamProps = {
  /** Where the ways begin, of 300; all end in the middle. */
  from: readonly number[];
  /** How far what travels has come. */
  share: number;
};

/** Ways from one row to the next, and what travels along them. */
export function Stream({ from, share }: StreamProps) {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.stream} aria-hidden="true">
      {from.map((start) => (
        <g key={start}>
          <path
            d={`M${start} 3L${TARGET} ${HEIGHT - 3}`}
            className={share === 1 ? styles.gone : styles.way}
          />
          {Array.from({ length: TRAVELLERS }, (_, at) => {
            const along = share * (1 + TRAVELLERS * LAG) - at * LAG;
            if (along <= 0 || along >= 1) return null;
            const x = start + (TARGET - start) * along;
            return (
              <circle
                key={at}
                cx={x.toFixed(1)}
                cy={(3 + (HEIGHT - 6) * along).toFixed(1)}
                r={2}
                className={styles.traveller}
              />
            );
          })}
        </g>
      ))}
    </svg>
  );
}
