import type { ReactNode } from 'react';
import type { Scaled } from '@/lib/paillier/encoding';
import { type AlignedNumber, alignment } from './examples';
import styles from './AlignmentFigure.module.css';

const DIGIT_PX = 14;
const ROW_PX = 26;
/** Room for the line that stands for the decimal point. */
const POINT_PX = 8;
const LABEL_PX = 46;
const WIDTH_PX = 320;
const TOP_PX = 40;
/** The digits from 16^0 down to the smallest place that any number uses. */
const PLACES = 1 - alignment.smallest;

/** Numbers with different exponents, lined up: what is appended is zeros, in base 16. */
export function AlignmentFigure() {
  const { numbers, smallest, sum, value } = alignment;
  const ruleY = TOP_PX + numbers.length * ROW_PX - 8;
  const label = [
    ...numbers.map(
      ({ label: name, original }) =>
        `${name} has the exponent ${original.exponent} and gets ${original.exponent - smallest} zeros`,
    ),
    `the sum, at the exponent ${smallest}, is ${value}`,
  ].join('; ');
  return (
    <figure>
      <svg
        className={styles.picture}
        viewBox={`0 0 ${WIDTH_PX} ${ruleY + 36}`}
        role="img"
        aria-label={`${label}.`}
      >
        <text className={styles.place} x={digitX(0)} y="14">
          16<Superscript>0</Superscript>
        </text>
        <text className={styles.place} x={digitX(PLACES - 1)} y="14">
          16<Superscript>{minus(smallest)}</Superscript>
        </text>
        <path
          className={styles.rule}
          d={`M${digitX(0.5) + POINT_PX / 2} 22V${ruleY + 30}M0 ${ruleY}H${WIDTH_PX}`}
        />
        {numbers.map((number, row) => (
          <NumberRow key={number.label} number={number} y={TOP_PX + row * ROW_PX} />
        ))}
        <text className={styles.label} x="0" y={ruleY + 24}>
          {value}
        </text>
        <Digits encoding={sum} y={ruleY + 24} />
        <text className={styles.exponent} x={WIDTH_PX} y={ruleY + 24}>
          {minus(smallest)}
        </text>
      </svg>
      <figcaption>
        Each row is one number in base 16, its exponent at the right. The blue points are the zeros
        that the server appends, unseen, so that all rows end in the same place.
      </figcaption>
    </figure>
  );
}

function Superscript({ children }: { children: ReactNode }) {
  return (
    <tspan className={styles.superscript} dy="-5">
      {children}
    </tspan>
  );
}

function NumberRow({
  number: { label, original, aligned },
  y,
}: {
  number: AlignedNumber;
  y: number;
}) {
  const zeros = original.exponent - aligned.exponent;
  const firstZero = PLACES - zeros;
  const points = Array.from(
    { length: zeros },
    (_, index) => `M${digitX(firstZero + index)} ${y - 5}h0`,
  );
  return (
    <>
      <text className={styles.label} x="0" y={y}>
        {label}
      </text>
      <Digits encoding={original} y={y} />
      <path className={styles.zeros} d={points.join('')} />
      <text className={styles.exponent} x={WIDTH_PX} y={y}>
        {minus(original.exponent)}
      </text>
    </>
  );
}

/** A mantissa in base 16, its last digit in the column of its exponent. */
function Digits({ encoding: { mantissa, exponent }, y }: { encoding: Scaled; y: number }) {
  const digits = mantissa.toString(16);
  const last = -exponent;
  const columns = [...digits].map((_, index) => digitX(last - (digits.length - 1 - index)));
  return (
    <text className={styles.digits} x={columns.join(' ')} y={y}>
      {digits}
    </text>
  );
}

function digitX(place: number): number {
  const pastThePoint = place > 0.5 ? POINT_PX : 0;
  return LABEL_PX + (place + 0.5) * DIGIT_PX + pastThePoint;
}

function minus(exponent: number): string {
  return exponent < 0 ? `−${-exponent}` : String(exponent);
}
