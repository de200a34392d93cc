/*
 * Graphophile: a force-directed graph on a canvas, laid out and projected by view_sphere.wasm.
 *
 *   <canvas data-graphophile data-graph="dependencies.json" data-fps="#fps" tabindex="0"></canvas>
 *   <output id="fps"></output>
 *   <script src="graphophile.js" defer></script>
 *
 * graphophile.js and the two .wasm files lie in one folder. The graph is JSON:
 * { "nodes": [{ "name", "group" }], "edges": [[from, to]] }. Colours are the canvas's own:
 * `background-color`, `color`, and `accent-color` for nodes of group 1 and what is pointed at.
 * Scripts that want more call `graphophile.mount(canvas, options)`.
 *
 * The page runs this file, and starts it once more as the worker in which the graph is laid out
 * and drawn: so there is one file to fetch, and one to put on a site.
 */
import { serveCanvas } from '@/lib/canvas-host/openInWorkerOrPage';
import type { Graphophile, HostEvent, MountedGraph } from '@/lib/graph/hostApi';
import { createGraphRenderer } from './graphRenderer';
import type { GraphInput, GraphSetup } from './messages';
import { mount } from './mount';

function offerToPage(script: string): void {
  const handles = new WeakMap<HTMLCanvasElement, MountedGraph>();
  const graphophile: Graphophile = {
    mount(canvas, options = {}) {
      const handle = handles.get(canvas) ?? mount(canvas, script, options);
      handles.set(canvas, handle);
      return handle;
    },
  };
  Object.assign(globalThis, { graphophile });
  document
    .querySelectorAll<HTMLCanvasElement>('canvas[data-graphophile][data-graph]')
    .forEach((canvas) => void mountFound(canvas, graphophile).catch(console.error));
}

interface GraphFile {
  nodes: { group?: number }[];
  edges: [number, number][];
}

async function mountFound(canvas: HTMLCanvasElement, graphophile: Graphophile): Promise<void> {
  const { graph, fps } = canvas.dataset;
  const output = fps ? document.querySelector<HTMLElement>(fps) : null;
  const handle = graphophile.mount(canvas, output ? { fps: output } : {});
  const response = await fetch(graph ?? '');
  const { nodes, edges }: GraphFile = await response.json();
  handle.load({
    nodeCount: nodes.length,
    edges: new Uint32Array(edges.flat()),
    colourIndices: Uint8Array.from(nodes, (node) => (node.group === 1 ? 1 : 0)),
  });
}

if (typeof document === 'undefined') {
  serveCanvas<GraphSetup, GraphInput, HostEvent>(globalThis, createGraphRenderer);
} else offerToPage((document.currentScript as HTMLScriptElement).src);
