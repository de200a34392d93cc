import { useId } from 'react';
import type { Hub } from '@/lib/graph/graph';
import styles from './HubList.module.css';

interface HubListProps {
  hubs: Hub[];
  onChoose: (node: number) => void;
}

/** The graph in words: its hubs, most joined first; each can be chosen to be shown. */
export function HubList({ hubs, onChoose }: HubListProps) {
  const titleId = useId();
  return (
    <div className={styles.hubs}>
      <p id={titleId} className={styles.hubTitle}>
        Hubs, the most joined first
      </p>
      <ol className={styles.hubList} aria-labelledby={titleId}>
        {hubs.map(({ node, name, degree }) => (
          <li key={node}>
            <button type="button" className={styles.hub} onClick={() => onChoose(node)}>
              {name}
            </button>{' '}
            <span className={styles.degree}>{degree} edges</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
