import type { Hub } from '@/lib/graph/graph';
import styles from './Graphophile.module.css';

interface HubListProps {
  hubs: Hub[];
  onChoose: (node: number) => void;
}

/** The graph in words: its hubs, most joined first; each can be chosen to be shown. */
export function HubList({ hubs, onChoose }: HubListProps) {
  return (
    <div className={styles.hubs}>
      <h3>Most joined</h3>
      <ol className={styles.hubList}>
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
