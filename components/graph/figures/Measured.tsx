import { measured, type MeasuredNumber } from '@/lib/content/measured';

interface MeasuredProps {
  of: MeasuredNumber;
}

/** A number of the benchmark, in a sentence of the article. */
export function Measured({ of }: MeasuredProps) {
  return <>{measured(of)}</>;
}
