import type { Cost } from '@/lib/graph/race/cost';
import { COUNTS, NODES, PAIRS_PER_MS, pairsOf, SIZES, stepsOf } from './cost';
import styles from './figures.module.css';

const PLOT = { left: 38, top: 36, width: 272, height: 224 };
/** Powers of ten. */
const LEFT_MARKS = [2, 4, 6, 8, 10];
const RIGHT_MARKS = [
  [1e4, '0.01'],
  [1e6, '1'],
  [1e8, '100'],
  [1e10, '10,000'],
] as const;

type CostPaperProps = {
  /** The number of nodes that is chosen. */
  nodes: number;
  costs: readonly Cost[];
  /** What it shows, for those who do not see it. */
  label: string;
};

/** Two lines, what was measured, and the place that is chosen. */
export function CostPaper({ nodes, costs, label }: CostPaperProps) {
  return (
    <svg viewBox="0 0 372 304" className={styles.paper} role="img" aria-label={label}>
      <text x={0} y={14} className={styles.label}>
        pairs, steps
      </text>
      <text x={372} y={14} className={styles.right}>
        ms
      </text>
      {LEFT_MARKS.map((power) => (
        <g key={power}>
          <path className={styles.hair} d={`M${PLOT.left} ${plotY(10 ** power)}h${PLOT.width}`} />
          <text x={PLOT.left - 6} y={plotY(10 ** power) + 4} className={styles.right}>
            10
            <tspan dy={-5} fontSize={10}>
              {power}
            </tspan>
          </text>
        </g>
      ))}
      {RIGHT_MARKS.map(([count, text]) => (
        <text
          key={count}
          x={PLOT.left + PLOT.width + 6}
          y={plotY(count) + 4}
          className={styles.label}
        >
          {text}
        </text>
      ))}
      {[100, 1000, 10_000, 100_000].map((mark) => (
        <text key={mark} x={plotX(mark)} y={PLOT.top + PLOT.height + 20} className={styles.centred}>
          {mark.toLocaleString('en-GB')}
        </text>
      ))}
      <text x={plotX(3162)} y={PLOT.top + PLOT.height + 36} className={styles.centred}>
        nodes n
      </text>
      <path className={styles.rule} d={`M${plotX(nodes)} ${PLOT.top}v${PLOT.height}`} />
      <path className={styles.allPairs} d={lineOf(pairsOf)} />
      <path className={styles.curve} d={lineOf(stepsOf)} />
      <text x={plotX(24_000)} y={plotY(4e9)} className={styles.right}>
        n²/2 pairs
      </text>
      <text x={plotX(22_000)} y={plotY(3e4)} className={styles.label}>
        n log n
      </text>
      <circle className={styles.allPairsRing} cx={plotX(nodes)} cy={plotY(pairsOf(nodes))} r={6} />
      <circle className={styles.stepsRing} cx={plotX(nodes)} cy={plotY(stepsOf(nodes))} r={6} />
      {costs.map((cost) => (
        <g key={cost.nodes}>
          <circle
            className={styles.first}
            cx={plotX(cost.nodes)}
            cy={plotY(cost.allPairsMs * PAIRS_PER_MS)}
            r={4.5}
          />
          <circle
            className={styles.second}
            cx={plotX(cost.nodes)}
            cy={plotY(cost.engineMs * PAIRS_PER_MS)}
            r={4.5}
          />
        </g>
      ))}
    </svg>
  );
}

function lineOf(countOf: (nodes: number) => number): string {
  return `M${SIZES.map((nodes) => `${plotX(nodes)} ${plotY(countOf(nodes))}`).join('L')}`;
}

function plotX(nodes: number): number {
  const share = (Math.log10(nodes) - NODES.from) / (NODES.to - NODES.from);
  return fixed(PLOT.left + share * PLOT.width);
}

function plotY(count: number): number {
  const share = (Math.log10(count) - COUNTS.from) / (COUNTS.to - COUNTS.from);
  return fixed(PLOT.top + (1 - share) * PLOT.height);
}

function fixed(value: number): number {
  return Number(value.toFixed(1));
}
