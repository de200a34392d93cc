import type { ReactNode } from 'react';
import { worked } from './examples';
import styles from './WorkedExampleFigure.module.css';

/** The whole of Paillier with numbers that fit on a line, computed while the page is built. */
export function WorkedExampleFigure() {
  const { key, first, second, negative, sum, difference, largest } = worked;
  const { p, q, n, nSquared, lambda, mu } = key;
  return (
    <figure>
      <div className={styles.example}>
        <Part title="You make a key">
          <Step name="Two secret primes">
            <i>p</i> = {String(p)}, <i>q</i> = {String(q)}
          </Step>
          <Step name="Their product is public">
            <i>n</i> = {String(p)} × {String(q)} = <b>{String(n)}</b>, <i>n</i>² ={' '}
            {String(nSquared)}
          </Step>
          <Step name="The secret exponent">
            λ = lcm({String(p - 1n)}, {String(q - 1n)}) = {String(lambda)}
          </Step>
          <Step name="Its inverse modulo n">
            λ<sup>−1</sup> mod {String(n)} = {String(mu)}
          </Step>
        </Part>
        <Part title="You lock two numbers">
          {[first, second].map(({ m, r, c }) => (
            <Step key={String(m)} name={`${m}, with the random ${r}`}>
              (1 + {String(m)} × {String(n)}) × {String(r)}
              <sup>{String(n)}</sup> mod {String(nSquared)} = <b>{String(c)}</b>
            </Step>
          ))}
        </Part>
        <Part title="The server adds them">
          <Step name="By multiplying">
            {String(first.c)} × {String(second.c)} mod {String(nSquared)} = <b>{String(sum.c)}</b>
          </Step>
        </Part>
        <Part title="You open the sum">
          <Step name="Raise it to λ">
            {String(sum.c)}
            <sup>{String(lambda)}</sup> mod {String(nSquared)} = {String(sum.raised)}
          </Step>
          <Step name="Take away 1, divide by n">
            ({String(sum.raised)} − 1) / {String(n)} = {String(sum.quotient)}
          </Step>
          <Step name="Multiply by that inverse">
            {String(sum.quotient)} × {String(mu)} mod {String(n)} = <b>{String(sum.plaintext)}</b>
          </Step>
          <Step name="Which is">
            {String(first.m)} + {String(second.m)} = {String(first.m + second.m)}
          </Step>
        </Part>
        <Part title="A minus sign">
          <Step name={`${minus(negative.m)} is locked as`}>
            {String(n)} − {String(-negative.m)} = {String(n + negative.m)}, which gives{' '}
            <b>{String(negative.c)}</b>
          </Step>
          <Step name={`${second.m} and ${minus(negative.m)}`}>
            {String(second.c)} × {String(negative.c)} mod {String(nSquared)} ={' '}
            {String(difference.c)}, which opens as <b>{String(difference.value)}</b>
          </Step>
        </Part>
      </div>
      <figcaption>
        Computed while this page was built. With so small an <i>n</i> the numbers may run from{' '}
        {minus(-largest)} to {String(largest)}, and anyone can factor it; a real one has more than
        six hundred digits.
      </figcaption>
    </figure>
  );
}

/** A number below zero with the typographic sign. */
function minus(value: bigint): string {
  return `−${-value}`;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <p className={styles.title}>{title}</p>
      <dl className={styles.steps}>{children}</dl>
    </section>
  );
}

function Step({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.step}>
      <dt>{name}</dt>
      <dd className={styles.formula}>{children}</dd>
    </div>
  );
}
