import type { MountedGraph } from '@/lib/graph/hostApi';
import styles from './ViewPad.module.css';

interface ViewPadProps {
  /** Null until there is a graph to turn. */
  graph: MountedGraph | null;
}

const TURN_RADIANS = 0.3;
const ZOOM = 1.3;

const BUTTONS: readonly { name: string; icon: string; act: (graph: MountedGraph) => void }[] = [
  { name: 'Zoom in', icon: 'M8 3v10M3 8h10', act: (graph) => graph.zoom(ZOOM) },
  { name: 'Turn up', icon: 'M3 10l5-5 5 5', act: (graph) => graph.turn(0, -TURN_RADIANS) },
  { name: 'Zoom out', icon: 'M3 8h10', act: (graph) => graph.zoom(1 / ZOOM) },
  { name: 'Turn left', icon: 'M10 3L5 8l5 5', act: (graph) => graph.turn(-TURN_RADIANS, 0) },
  { name: 'Turn down', icon: 'M3 6l5 5 5-5', act: (graph) => graph.turn(0, TURN_RADIANS) },
  { name: 'Turn right', icon: 'M6 3l5 5-5 5', act: (graph) => graph.turn(TURN_RADIANS, 0) },
];

/** What dragging and the wheel do, at single presses. */
export function ViewPad({ graph }: ViewPadProps) {
  return (
    <div className={styles.pad} role="group" aria-label="Turn and zoom">
      {BUTTONS.map(({ name, icon, act }) => (
        <button
          key={name}
          type="button"
          className={styles.button}
          title={name}
          disabled={!graph}
          onClick={() => graph && act(graph)}
        >
          <svg viewBox="0 0 16 16" className={styles.icon} aria-hidden="true" focusable="false">
            <path d={icon} />
          </svg>
          <span className="visually-hidden">{name}</span>
        </button>
      ))}
    </div>
  );
}
