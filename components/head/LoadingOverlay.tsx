import { CyclingDots } from '@/components/site/CyclingDots';
import { GIVEN_NAME } from '@/lib/ownerName';
import styles from './LoadingOverlay.module.css';

/**
 * What stands in the head's place while its model is on the way. For the eyes and for who comes by
 * it, but no status: a screen reader is not to speak of what nobody asked for.
 */
export function LoadingOverlay() {
  return (
    <p className={styles.overlay}>
      Loading {GIVEN_NAME} 2.0
      <CyclingDots />
    </p>
  );
}
