'use client';

import { type ReactNode, useState } from 'react';
import { Figure, type NumberedProps } from '@/components/article/Figure';
import { Slider } from '@/components/article/Slider';
import type { Scaled } from '@/lib/paillier/encoding';
import { alignedSum, alignment, broughtDown, type ScaledNumber } from './examples';
import styles from './AlignmentFigure.module.css';
import controls from '@/components/article/controls.module.css';

const DIGIT_PX = 14;
const ROW_PX = 26;
/** Room for the line that stands for the decimal point. */
const POINT_PX = 8;
const LABEL_PX = 46;
const WIDTH_PX = 344;
const TOP_PX = 40;
/** How far down the slider goes: a little below the smallest exponent. */
const LOWEST = alignment.smallest - 2;

/** Numbers with different exponents, brought down until they line up: zeros appended in base 16. */
export function AlignmentFigure({ number }: NumberedProps) {
  const { numbers, smallest } = alignment;
  const [level, setLevel] = useState(smallest);
  const total = alignedSum(level);
  const ruleY = TOP_PX + numbers.length * ROW_PX - 8;
  return (
    <Figure
      number={number}
      caption="Each row is one number in base 16, its exponent at the right. The blue points are the zeros that the server appends, unseen, until all rows end in the same place."
    >
      <svg
        className={styles.picture}
        viewBox={`0 0 ${WIDTH_PX} ${ruleY + 36}`}
        role="img"
        aria-label={`Three numbers below each other, digit under digit in base 16. ${words(level)}`}
      >
        <text className={styles.place} x={digitX(0)} y="14">
          16<Superscript>0</Superscript>
        </text>
        <text className={styles.place} x={digitX(-level)} y="14">
          {level < -1 && (
            <>
              16<Superscript>{minus(level)}</Superscript>
            </>
          )}
        </text>
        <path
          className={styles.rule}
          d={`M${digitX(0.5) + POINT_PX / 2} 22V${ruleY + 30}M0 ${ruleY}H${WIDTH_PX}`}
        />
        {numbers.map((one, row) => (
          <NumberRow key={one.label} number={one} level={level} y={TOP_PX + row * ROW_PX} />
        ))}
        {total && (
          <>
            <text className={styles.label} x="0" y={ruleY + 24}>
              {total.value}
            </text>
            <Digits encoding={total.sum} y={ruleY + 24} />
            <text className={styles.exponent} x={WIDTH_PX} y={ruleY + 24}>
              {minus(level)}
            </text>
          </>
        )}
      </svg>
      <div className={controls.sliders}>
        <Slider
          label="Bring down to"
          min={LOWEST}
          max={0}
          value={level}
          text={minus(level)}
          onChange={setLevel}
        />
      </div>
      <p className={controls.words} role="status">
        {words(level)}
      </p>
    </Figure>
  );
}

/** What the server has done so far, and whether it can add. */
function words(level: number): string {
  const zeros = alignment.numbers.map(({ label, original }) => {
    const count = Math.max(original.exponent - level, 0);
    return `${label} gets ${count === 0 ? 'no zero' : count === 1 ? 'one zero' : `${count} zeros`}`;
  });
  const total = alignedSum(level);
  const verdict = total
    ? `All have the exponent ${minus(level)} and can be added: ${total.value}.`
    : 'The exponents still differ, so they cannot be added.';
  return `${zeros.join(', ')}. ${verdict}`;
}

function Superscript({ children }: { children: ReactNode }) {
  return (
    <tspan className={styles.superscript} dy="-5">
      {children}
    </tspan>
  );
}

type NumberRowProps = { number: ScaledNumber; level: number; y: number };

function NumberRow({ number: { label, original }, level, y }: NumberRowProps) {
  const brought = broughtDown(original, level);
  const zeros = Array.from(
    { length: original.exponent - brought.exponent },
    (_, index) => `M${digitX(1 - original.exponent + index)} ${y - 5}h0`,
  );
  return (
    <>
      <text className={styles.label} x="0" y={y}>
        {label}
      </text>
      <Digits encoding={original} y={y} />
      <path className={styles.zeros} d={zeros.join('')} />
      <text className={styles.exponent} x={WIDTH_PX} y={y}>
        {minus(brought.exponent)}
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
