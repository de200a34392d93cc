import { CyclingDots } from '@/components/site/CyclingDots';
import { GIVEN_NAME } from '@/lib/ownerName';
import styles from './LoadingOverlay.module.css';

/** What stands in the head's place while its model is on the way. */
export function LoadingOverlay() {
  return (
    <p className={styles.overlay} role="status">
      Loading {GIVEN_NAME} 2.0
      <CyclingDots />
    </p>
  );
}
