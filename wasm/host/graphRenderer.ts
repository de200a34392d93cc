import { type CanvasSize, observeContext } from '@/lib/canvas-host/observe';
import {
  type CanvasRenderer,
  type CanvasRendererOptions,
  unavailable,
} from '@/lib/canvas-host/openInWorkerOrPage';
import {
  ALLOWED_ERROR,
  ALPHA_DECAY,
  ALPHA_MIN,
  MAX_THETA,
  REPULSION,
  REST_LENGTH,
  VELOCITY_RETENTION,
} from '@/lib/graph/engine';
import {
  type Forces,
  type GraphData,
  type HostEvent,
  NO_NODE,
  type Palette,
} from '@/lib/graph/hostApi';
import { median } from '@/lib/math/scalar';
import { createCamera, lensOf, reachOf, turnCamera, zoomCamera } from './camera';
import { type Engine, type EngineViews, loadGraph, startEngine, viewsOf } from './engine';
import { createEnginePainter } from './enginePainter';
import type { GraphInput, GraphSetup } from './messages';
import { edgeOpacityFor, markFocus, writeNodeStyles } from './nodeStyles';
import type { AnyCanvas, Painter, Scene } from './painter';
import { pickNode } from './pick';
import { createWebglPainter, hasGraphicsCard } from './webglPainter';

/** On the sphere the force error may be larger. */
const ALLOWED_ERROR_ON_SPHERE = 0.025;
/** Keeps parts that no edge joins from drifting apart for ever. */
const GRAVITY = 0.02;
const TURN_RADIANS_PER_MS = 0.00009;
const REPORT_MS = 1000;
/** What a change of the forces warms a layout to that has come to rest. */
const REHEATED_ALPHA = 0.3;

const NOTHING: GraphData = { nodeCount: 0, edges: new Uint32Array() };
const GREY = [128, 128, 128] as const;
const PLAIN: Palette = { ground: [0, 0, 0], edge: GREY, nodes: [GREY, GREY, GREY, GREY] };

/**
 * Runs one graph on one canvas, in a worker or in the page: it takes inputs, steps the layout, draws,
 * and tells what happened. Nothing happens while nobody sees it.
 */
export function createGraphRenderer({
  canvas,
  setup,
  inputs,
  onEvent,
}: CanvasRendererOptions<GraphSetup, GraphInput, HostEvent>): CanvasRenderer<GraphInput> {
  const camera = createCamera();
  let engine: Engine | undefined;
  let painter: Painter | undefined;
  let views: EngineViews | undefined;
  let graph = NOTHING;
  let palette = PLAIN;
  let size: CanvasSize = { width: 1, height: 1, pixelRatio: 1 };
  let focus = NO_NODE;
  let forces: Forces = {};
  let alpha = 0;
  let moving = false;
  let visible = true;
  let stale = false;
  let disposed = false;
  let requested = 0;
  let reporter: ReturnType<typeof setInterval> | undefined;
  let lastFrameAt = 0;
  let lastReportAt = 0;
  let frames = 0;
  let stepTimes: number[] = [];
  let frameTimes: number[] = [];
  const waiting: GraphInput[] = [...inputs];

  async function start(): Promise<void> {
    engine = await startEngine(setup.base);
    if (disposed) return;
    const card =
      setup.renderer === 'auto' ? hasGraphicsCard(spareCanvas()) : setup.renderer === 'webgl';
    painter = card ? createWebglPainter(canvas) : createEnginePainter(engine, canvas);
    if (card) observeContext(canvas, () => undefined, repaint);
    onEvent({ kind: 'ready', renderer: card ? 'webgl' : 'engine', simd: engine.simd });
    waiting.splice(0).forEach(send);
  }

  /** The graphics card was taken away for a while: all that it knew is gone. */
  function repaint(): void {
    if (disposed) return;
    painter = createWebglPainter(canvas);
    renew(true);
  }

  function load(next: GraphData): void {
    if (!engine) return;
    const refused = loadGraph(engine, next);
    // Staging may have moved the memory that the views look into, even where it was refused.
    views = viewsOf(engine, refused ? graph.nodeCount : next.nodeCount);
    if (refused) {
      onEvent({ kind: 'refused', code: refused.refusal, index: refused.index });
      return;
    }
    graph = next;
    focus = NO_NODE;
    writeNodeStyles(views.nodeStyles, graph);
    reset();
    onEvent({ kind: 'loaded', nodes: graph.nodeCount, edges: graph.edges.length >> 1 });
  }

  /** Puts the nodes where they start, warm. */
  function reset(): void {
    if (!engine || !views) return;
    const { places, velocities } = views;
    const start = graph.places;
    velocities.fill(0);
    for (let node = 0; node < graph.nodeCount; node++) {
      for (let axis = 0; axis < 3; axis++) {
        places[node * 4 + axis] = start ? (start[node * 3 + axis] ?? 0) : 0;
      }
    }
    const sphere = graph.sphereRadius ?? 0;
    const room = 10 * Math.cbrt(graph.nodeCount);
    // Given places are only shaken, so that no two nodes are in one.
    engine.exports.scatter(graph.seed ?? 1, start ? 0.5 : sphere || room);
    configure();
    alpha = 1;
    if (sphere > 0) engine.exports.step(0);
    camera.zoom = 1;
    camera.radius = reachOf(places, graph.nodeCount, sphere);
    renew(true);
  }

  function configure(): void {
    const sphere = graph.sphereRadius ?? 0;
    engine?.exports.configure(
      MAX_THETA,
      forces.allowedError ?? (sphere > 0 ? ALLOWED_ERROR_ON_SPHERE : ALLOWED_ERROR),
      forces.repulsion ?? REPULSION,
      forces.linkLength ?? REST_LENGTH,
      VELOCITY_RETENTION,
      sphere > 0 ? 0 : GRAVITY,
      sphere,
    );
  }

  function step(): void {
    if (!engine || !views) return;
    const before = performance.now();
    engine.exports.step(alpha);
    stepTimes.push(performance.now() - before);
    alpha -= alpha * ALPHA_DECAY;
    const reach = reachOf(views.places, graph.nodeCount, graph.sphereRadius ?? 0);
    camera.radius += (reach - camera.radius) * 0.15;
  }

  function sceneNow(): Scene | undefined {
    if (!painter || !views) return undefined;
    const wanted = size.width * size.height * size.pixelRatio * size.pixelRatio;
    const ratio = size.pixelRatio * Math.min(1, Math.sqrt(painter.maxPixels / wanted));
    const width = Math.max(1, Math.round(size.width * ratio));
    const height = Math.max(1, Math.round(size.height * ratio));
    const edges = graph.edges.length >> 1;
    return {
      ...{ ...views, nodeCount: graph.nodeCount, edges: graph.edges },
      ...{ turn: camera.turn, radius: camera.radius, ...lensOf(camera, width, height) },
      edgeOpacity: edgeOpacityFor(edges, size.width, size.height),
      nodeScale: ratio * Math.min(1.5, Math.max(0.62, Math.min(size.width, size.height) / 480)),
      ...{ width, height, palette, focus },
    };
  }

  /** After a load (`whole`) or a change of focus. */
  function renew(whole: boolean): void {
    const scene = sceneNow();
    if (scene && whole) painter?.renew?.(scene);
    if (scene) painter?.mark?.(scene);
    show();
  }

  /** Draws in the next frame. */
  function show(): void {
    stale = true;
    if (!requested && visible && !disposed) requested = requestAnimationFrame(frame);
  }

  function frame(now: number): void {
    requested = 0;
    if (!visible || disposed || !painter) return;
    if (painter.busy()) {
      requested = requestAnimationFrame(frame);
      return;
    }
    const before = performance.now();
    if (moving && graph.nodeCount) {
      if (alpha > ALPHA_MIN) step();
      const passed = Math.min(now - lastFrameAt, 100);
      turnCamera(camera, Math.max(passed, 0) * TURN_RADIANS_PER_MS, 0);
      stale = true;
    }
    lastFrameAt = now;
    const scene = stale ? sceneNow() : undefined;
    if (scene) {
      stale = false;
      if (canvas.width !== scene.width) canvas.width = scene.width;
      if (canvas.height !== scene.height) canvas.height = scene.height;
      painter.paint(scene);
      frames++;
      frameTimes.push(performance.now() - before);
    }
    if (moving) show();
  }

  function report(): void {
    const now = performance.now();
    onEvent({
      kind: 'report',
      report: {
        fps: Math.round((frames * 1000) / Math.max(now - lastReportAt, 1)),
        stepMs: median(stepTimes) || 0,
        frameMs: median(frameTimes) || 0,
        nodes: graph.nodeCount,
        edges: graph.edges.length >> 1,
        forceError: engine?.exports.forceError() ?? 0,
        settled: alpha <= ALPHA_MIN,
      },
    });
    lastReportAt = now;
    frames = 0;
    stepTimes = [];
    frameTimes = [];
  }

  function setMotion(input: Extract<GraphInput, { kind: 'motion' }>): void {
    ({ moving, visible } = input);
    clearInterval(reporter);
    if (!visible) return;
    lastReportAt = performance.now();
    frames = 0;
    reporter = setInterval(report, REPORT_MS);
    show();
  }

  function setFocus(node: number): void {
    if (!views) return;
    focus = node < graph.nodeCount ? node : NO_NODE;
    markFocus(views.nodeStyles, graph.edges, focus);
    renew(false);
  }

  function pick({ x, y, tapped }: Extract<GraphInput, { kind: 'pick' }>): void {
    const scene = sceneNow();
    const node = scene ? pickNode(scene, x, y, scene.width / size.width) : NO_NODE;
    onEvent({ kind: 'picked', node, tapped });
  }

  function setForces(next: Forces): void {
    forces = next;
    configure();
    // Warm enough to find its new shape, not so warm that it loses the old one.
    alpha = Math.max(alpha, REHEATED_ALPHA);
  }

  function send(input: GraphInput): void {
    if (!painter) {
      waiting.push(input);
      return;
    }
    if (input.kind === 'load') load(input.graph);
    else if (input.kind === 'motion') setMotion(input);
    else if (input.kind === 'focus') setFocus(input.node);
    else if (input.kind === 'pick') pick(input);
    else if (input.kind === 'reset') reset();
    else {
      if (input.kind === 'size') size = input.size;
      if (input.kind === 'palette') palette = input.palette;
      if (input.kind === 'turn') turnCamera(camera, input.right, input.down);
      if (input.kind === 'zoom') zoomCamera(camera, input.factor);
      if (input.kind === 'step') step();
      if (input.kind === 'forces') setForces(input.forces);
      show();
    }
  }

  start().catch((error: unknown) => onEvent(unavailable(error)));

  return {
    send,
    dispose() {
      disposed = true;
      clearInterval(reporter);
      if (requested) cancelAnimationFrame(requested);
      painter?.dispose?.();
      painter = engine = views = undefined;
    },
  };
}

function spareCanvas(): AnyCanvas {
  return typeof OffscreenCanvas === 'undefined'
    ? document.createElement('canvas')
    : new OffscreenCanvas(1, 1);
}
