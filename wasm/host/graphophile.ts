/*
 * Graphophile: a force-directed graph on a canvas, laid out and projected by view_sphere.wasm.
 *
 *   <canvas data-graphophile data-graph="dependencies.json" data-fps="#fps" tabindex="0"></canvas>
 *   <output id="fps"></output>
 *   <script src="graphophile.js" defer></script>
 *
 * graphophile.js, graphophile.worker.js and the two .wasm files lie in one folder. The graph is
 * JSON: { "nodes": [{ "name", "group" }], "edges": [[from, to]] }. Colours are the canvas's own:
 * `background-color`, `color`, and `accent-color` for nodes of group 1 and what is pointed at.
 * Scripts that want more call `graphophile.mount(canvas, options)`.
 */
import { mount, type Handle, type MountOptions } from './mount';

export interface Graphophile {
  mount(canvas: HTMLCanvasElement, options?: MountOptions): Handle;
}

const base = new URL('.', (document.currentScript as HTMLScriptElement).src).href;
const handles = new WeakMap<HTMLCanvasElement, Handle>();

const graphophile: Graphophile = {
  mount(canvas, options = {}) {
    const handle = handles.get(canvas) ?? mount(canvas, base, options);
    handles.set(canvas, handle);
    return handle;
  },
};
Object.assign(globalThis, { graphophile });

interface GraphFile {
  nodes: { group?: number }[];
  edges: [number, number][];
}

async function mountFound(canvas: HTMLCanvasElement): Promise<void> {
  const { graph, fps } = canvas.dataset;
  const output = fps ? document.querySelector<HTMLElement>(fps) : null;
  const handle = graphophile.mount(canvas, output ? { fps: output } : {});
  const response = await fetch(graph ?? '');
  const { nodes, edges }: GraphFile = await response.json();
  handle.load({
    nodeCount: nodes.length,
    edges: new Uint32Array(edges.flat()),
    inks: Uint8Array.from(nodes, (node) => (node.group === 1 ? 1 : 0)),
  });
}

document
  .querySelectorAll<HTMLCanvasElement>('canvas[data-graphophile][data-graph]')
  .forEach((canvas) => void mountFound(canvas).catch(console.error));
