import type { Report } from '@/lib/graph/hostApi';
import styles from './LivePanel.module.css';

interface LivePanelProps {
  report: Report | null;
  renderer: string;
}

const milliseconds = (value: number | undefined) =>
  value === undefined || value === 0 ? '–' : value.toFixed(2);

/** How the layout runs, from the host's report of the last second. */
export function LivePanel({ report, renderer }: LivePanelProps) {
  const rows = [
    ['Nodes', report?.nodes.toLocaleString('en-GB') ?? '–'],
    ['Edges', report?.edges.toLocaleString('en-GB') ?? '–'],
    ['ms per step', report?.settled ? 'at rest' : milliseconds(report?.stepMs)],
    ['ms per frame', milliseconds(report?.frameMs)],
    ['Force error', report?.forceError ? `${(report.forceError * 100).toFixed(1)} %` : '–'],
    ['Drawn by', renderer],
  ];
  return (
    <dl className={styles.panel}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
