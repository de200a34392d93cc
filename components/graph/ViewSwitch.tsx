import { useRef } from 'react';
import { useEarlyInput } from '@/components/site/useEarlyInput';
import { type View, VIEW_LABELS, VIEWS } from './graphs';
import styles from './ViewSwitch.module.css';

interface ViewSwitchProps {
  /** The view on screen; null while a graph of the visitor's own is. */
  view: View | null;
  onChoose: (view: View) => void;
}

/** Which graph is shown: a group of radio buttons, worked by the arrow keys as any other. */
export function ViewSwitch({ view, onChoose }: ViewSwitchProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  useEarlyInput(group, (changed) => {
    const chosen = changed.find((field) => field instanceof HTMLInputElement && field.checked);
    const name = VIEWS.find((each) => each === chosen?.value);
    if (name) onChoose(name);
  });
  return (
    <fieldset ref={group} className={styles.switch}>
      <legend className="visually-hidden">Which graph</legend>
      {VIEWS.map((each) => (
        <label key={each} className={styles.choice}>
          <input
            type="radio"
            name="graph-view"
            value={each}
            className={styles.radio}
            checked={view === each}
            onChange={() => onChoose(each)}
          />
          <span>{VIEW_LABELS[each]}</span>
        </label>
      ))}
    </fieldset>
  );
}
