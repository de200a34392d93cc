import { median } from '@/lib/math/scalar';
import { createCamera, lensOf, reachOf, turnCamera, zoomCamera } from './camera';
import { type Engine, type EngineViews, loadGraph, startEngine, viewsOf } from './engine';
import { createEnginePainter } from './enginePainter';
import { dress, edgeOpacityFor, markFocus } from './looks';
import type { AnyCanvas, Painter, Scene } from './painter';
import type { FromStage, Inks, StageGraph, ToStage } from './protocol';
import { createWebglPainter, hasGraphicsCard } from './webglPainter';

/** The layout cools from 1 by this share a step, as d3-force does: at rest after 300 steps. */
const COOLING = 0.0228;
const AT_REST = 0.001;
/** The measured force error that theta is kept to, free and on the sphere. */
const ALLOWED_ERROR = [0.02, 0.025] as const;
const LARGEST_THETA = 3.5;
const REPULSION = 30;
const REST_LENGTH = 30;
const KEPT = 0.6;
/** Keeps parts that no edge joins from drifting apart for ever. */
const PULL = 0.02;
const TURN_RADIANS_A_MS = 0.00009;
const REPORT_MS = 1000;
/** A pointer this near to a node, in CSS pixels, means it. */
const PICK_PIXELS = 14;

const NOTHING: StageGraph = { nodeCount: 0, edges: new Uint32Array() };
const GREY = [128, 128, 128] as const;
const PLAIN: Inks = { ground: [0, 0, 0], edge: GREY, nodes: [GREY, GREY, GREY, GREY] };

/**
 * Runs one graph on one canvas, in a worker or in the page: it takes messages, steps the layout,
 * draws, and posts what happened. Nothing happens while nobody sees it.
 */
export function createStage(post: (message: FromStage) => void): (message: ToStage) => void {
  const camera = createCamera();
  let canvas: AnyCanvas | undefined;
  let engine: Engine | undefined;
  let painter: Painter | undefined;
  let views: EngineViews | undefined;
  let graph = NOTHING;
  let inks = PLAIN;
  let size = { width: 1, height: 1, ratio: 1 };
  let focus = -1;
  let alpha = 0;
  let moving = false;
  let seen = true;
  let stale = false;
  let stopped = false;
  let requested = 0;
  let reporter: ReturnType<typeof setInterval> | undefined;
  let lastFrameAt = 0;
  let lastReportAt = 0;
  let frames = 0;
  let stepTimes: number[] = [];
  let frameTimes: number[] = [];
  const waiting: ToStage[] = [];

  async function start(message: Extract<ToStage, { kind: 'start' }>): Promise<void> {
    engine = await startEngine(message.base);
    if (stopped) return;
    canvas = message.canvas;
    const card =
      message.renderer === 'auto' ? hasGraphicsCard(spareCanvas()) : message.renderer === 'webgl';
    painter = card ? createWebglPainter(canvas) : createEnginePainter(engine, canvas);
    post({ kind: 'ready', renderer: card ? 'webgl' : 'engine', simd: engine.simd });
    waiting.splice(0).forEach(receive);
  }

  function load(next: StageGraph): void {
    if (!engine) return;
    const refused = loadGraph(engine, next);
    // Staging may have moved the memory that the views look into, even where it was refused.
    views = viewsOf(engine, refused ? graph.nodeCount : next.nodeCount);
    if (refused) {
      post({ kind: 'refused', code: refused.refusal, index: refused.index });
      return;
    }
    graph = next;
    focus = -1;
    dress(views.looks, graph);
    reset();
    post({ kind: 'loaded', nodes: graph.nodeCount, edges: graph.edges.length >> 1 });
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
    engine.exports.configure(
      LARGEST_THETA,
      ALLOWED_ERROR[sphere > 0 ? 1 : 0],
      REPULSION,
      REST_LENGTH,
      KEPT,
      sphere > 0 ? 0 : PULL,
      sphere,
    );
    alpha = 1;
    if (sphere > 0) engine.exports.step(0);
    camera.zoom = 1;
    camera.radius = reachOf(places, graph.nodeCount, sphere);
    renew(true);
  }

  function step(): void {
    if (!engine || !views) return;
    const before = performance.now();
    engine.exports.step(alpha);
    stepTimes.push(performance.now() - before);
    alpha -= alpha * COOLING;
    const reach = reachOf(views.places, graph.nodeCount, graph.sphereRadius ?? 0);
    camera.radius += (reach - camera.radius) * 0.15;
  }

  function sceneNow(): Scene | undefined {
    if (!painter || !views) return undefined;
    const wanted = size.width * size.height * size.ratio * size.ratio;
    const ratio = size.ratio * Math.min(1, Math.sqrt(painter.mostPixels / wanted));
    const width = Math.max(1, Math.round(size.width * ratio));
    const height = Math.max(1, Math.round(size.height * ratio));
    const edges = graph.edges.length >> 1;
    return {
      ...{ ...views, nodeCount: graph.nodeCount, edges: graph.edges },
      ...{ turn: camera.turn, radius: camera.radius, ...lensOf(camera, width, height) },
      edgeOpacity: edgeOpacityFor(edges, size.width, size.height),
      nodeScale: ratio * Math.min(1.5, Math.max(0.62, Math.min(size.width, size.height) / 480)),
      ...{ width, height, inks, focus },
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
    if (!requested && seen && !stopped) requested = requestAnimationFrame(frame);
  }

  function frame(now: number): void {
    requested = 0;
    if (!seen || stopped || !painter || !canvas) return;
    if (painter.busy()) {
      requested = requestAnimationFrame(frame);
      return;
    }
    const before = performance.now();
    if (moving && graph.nodeCount) {
      if (alpha > AT_REST) step();
      const passed = Math.min(now - lastFrameAt, 100);
      turnCamera(camera, Math.max(passed, 0) * TURN_RADIANS_A_MS, 0);
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
    post({
      kind: 'report',
      report: {
        fps: Math.round((frames * 1000) / Math.max(now - lastReportAt, 1)),
        stepMs: median(stepTimes) || 0,
        frameMs: median(frameTimes) || 0,
        nodes: graph.nodeCount,
        edges: graph.edges.length >> 1,
        forceError: engine?.exports.forceError() ?? 0,
        settled: alpha <= AT_REST,
      },
    });
    lastReportAt = now;
    frames = 0;
    stepTimes = [];
    frameTimes = [];
  }

  function run(message: Extract<ToStage, { kind: 'run' }>): void {
    ({ moving, seen } = message);
    clearInterval(reporter);
    if (!seen) return;
    lastReportAt = performance.now();
    frames = 0;
    reporter = setInterval(report, REPORT_MS);
    show();
  }

  function setFocus(node: number): void {
    if (!views) return;
    focus = node < graph.nodeCount ? node : -1;
    markFocus(views.looks, graph.edges, focus);
    renew(false);
  }

  function pick(x: number, y: number): void {
    const scene = sceneNow();
    let found = -1;
    if (scene && views) {
      const ratio = scene.width / size.width;
      let nearest = PICK_PIXELS * PICK_PIXELS;
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0] = camera.turn;
      for (let node = 0; node < graph.nodeCount; node++) {
        const [px = 0, py = 0, pz = 0] = [
          views.places[node * 4],
          views.places[node * 4 + 1],
          views.places[node * 4 + 2],
        ];
        const depth = g * px + h * py + i * pz + scene.distance;
        if (depth <= 0) continue;
        const k = scene.focal / depth / ratio;
        const dx = size.width / 2 + (a * px + b * py + c * pz) * k - x;
        const dy = size.height / 2 - (d * px + e * py + f * pz) * k - y;
        // Of two that are as near to the pointer, the one in front.
        const far = dx * dx + dy * dy + (depth / scene.distance) * 4;
        if (far < nearest) [nearest, found] = [far, node];
      }
    }
    post({ kind: 'picked', node: found });
  }

  function stop(): void {
    stopped = true;
    clearInterval(reporter);
    if (requested) cancelAnimationFrame(requested);
    painter?.dispose?.();
    painter = engine = views = undefined;
  }

  function receive(message: ToStage): void {
    if (message.kind === 'stop') return stop();
    if (message.kind === 'start') {
      start(message).catch((error: unknown) => {
        post({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
      });
      return;
    }
    if (!painter) {
      waiting.push(message);
      return;
    }
    if (message.kind === 'load') load(message.graph);
    else if (message.kind === 'run') run(message);
    else if (message.kind === 'focus') setFocus(message.node);
    else if (message.kind === 'pick') pick(message.x, message.y);
    else if (message.kind === 'reset') reset();
    else {
      if (message.kind === 'resize') size = message;
      if (message.kind === 'inks') inks = message.inks;
      if (message.kind === 'turn') turnCamera(camera, message.right, message.down);
      if (message.kind === 'zoom') zoomCamera(camera, message.factor);
      if (message.kind === 'step') step();
      show();
    }
  }
  return receive;
}

function spareCanvas(): AnyCanvas {
  return typeof OffscreenCanvas === 'undefined'
    ? document.createElement('canvas')
    : new OffscreenCanvas(1, 1);
}
