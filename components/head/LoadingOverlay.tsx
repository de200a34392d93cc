import { CyclingDots } from '@/components/site/CyclingDots';
import styles from './LoadingOverlay.module.css';

/** What stands in the head's place while its model is on the way. */
export function LoadingOverlay() {
  return (
    <p className={styles.overlay} role="status">
      Loading Dave 2.0
      <CyclingDots />
    </p>
  );
}
