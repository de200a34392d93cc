/*
 * The stage as a file of its own. In a worker it listens for messages; where a page has loaded it
 * as a script, because its workers cannot draw, it leaves the stage for graphophile.js to find.
 */
import type { FromStage, ToStage } from './protocol';
import { createStage } from './stage';

interface WorkerScope {
  document?: Document;
  postMessage(message: FromStage): void;
  addEventListener(kind: 'message', listener: (event: { data: ToStage }) => void): void;
  graphophileStage?: typeof createStage;
}

const scope = globalThis as unknown as WorkerScope;
if (scope.document) {
  scope.graphophileStage = createStage;
} else {
  const receive = createStage((message) => scope.postMessage(message));
  scope.addEventListener('message', ({ data }) => receive(data));
}
