import { createElement, type ReactNode } from 'react';
import { type MathNode, parseFormula } from '@/lib/content/formula';
import styles from './Maths.module.css';

type MathsProps = {
  /** A formula in the notation of lib/content/formula.ts. */
  children: ReactNode;
};

/** A formula within a sentence, as MathML: read out as mathematics, and set without a script. */
export function Maths({ children }: MathsProps) {
  return mathOf(children, 'inline', styles.maths);
}

/** A formula on a line of its own. */
export function Formula({ children }: MathsProps) {
  return <div className={styles.formula}>{mathOf(children, 'block', styles.maths)}</div>;
}

function mathOf(children: ReactNode, display: 'inline' | 'block', className?: string) {
  if (typeof children !== 'string') {
    throw new Error('A formula is text alone: <Maths>n^2</Maths>, on one line.');
  }
  return createElement('math', { display, className }, ...parseFormula(children).map(elementOf));
}

function elementOf(node: MathNode | string): ReactNode {
  if (typeof node === 'string') return node;
  const isVariable = node.tag === 'mi' && String(node.children[0]).length === 1;
  const className = isVariable ? styles.variable : undefined;
  return createElement<{ className?: string }>(
    node.tag,
    { ...node.attributes, ...(className && { className }) },
    ...node.children.map(elementOf),
  );
}
