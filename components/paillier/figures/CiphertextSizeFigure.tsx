import { Figure, type NumberedProps } from '@/components/article/Figure';
import { ciphertextBytes } from './examples';
import { PITCH_PX } from './points';
import styles from './CiphertextSizeFigure.module.css';

const BYTES_PER_POINT = 8;
const POINTS_PER_LINE = 32;

const ROWS = [
  { name: 'The number itself, a double', bytes: 8, ink: styles.key },
  { name: 'Encrypted with 2,048 bits', bytes: ciphertextBytes(2048), ink: styles.rim },
  { name: 'Encrypted with 3,072 bits', bytes: ciphertextBytes(3072), ink: styles.rim },
];

/** How much longer a number gets by being encrypted: one point is eight bytes. */
export function CiphertextSizeFigure({ number }: NumberedProps) {
  return (
    <Figure
      number={number}
      caption={`One point is ${BYTES_PER_POINT} bytes, the size of one plain number.`}
    >
      <ul className={styles.rows}>
        {ROWS.map(({ name, bytes, ink }) => (
          <li key={name} className={styles.row}>
            <span>{name}</span>
            <Points count={bytes / BYTES_PER_POINT} ink={ink} />
            <span className={styles.bytes}>{bytes} bytes</span>
          </li>
        ))}
      </ul>
    </Figure>
  );
}

/** A count as points in lines of 32. Its meaning stands beside it as text. */
function Points({ count, ink }: { count: number; ink: string | undefined }) {
  const lines = Math.ceil(count / POINTS_PER_LINE);
  const path = Array.from({ length: count }, (_, index) => {
    const x = ((index % POINTS_PER_LINE) + 0.5) * PITCH_PX;
    const y = (Math.floor(index / POINTS_PER_LINE) + 0.5) * PITCH_PX;
    return `M${x} ${y}h0`;
  });
  return (
    <svg
      className={styles.points}
      viewBox={`0 0 ${POINTS_PER_LINE * PITCH_PX} ${lines * PITCH_PX}`}
      aria-hidden="true"
    >
      <path className={ink} d={path.join('')} />
    </svg>
  );
}
