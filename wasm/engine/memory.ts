/*
 * Memory. Everything the engine owns lies in one block, laid out when a graph is loaded, so memory
 * grows at most once a load and every address is a plain number afterwards. Nodes are four floats
 * (x, y, z, mass): one 128-bit load each, and a graphics card can read them where they are.
 *
 * A new graph is written to a staging area behind the old one and checked there; only then is the
 * old one given up.
 */

/** Lengths are in units of which an edge at rest measures about 30; see springs.ts. */
export const BODY_BYTES: usize = 16;
export const EDGE_BYTES: usize = 16;
export const CELL_BYTES: usize = 32;
export const ITEM_BYTES: usize = 32;
export const KEY_BYTES: usize = 8;
export const SCREEN_BYTES: usize = 16;

/** The largest picture that the rasteriser draws, in pixels. */
export const FRAME_PIXELS: usize = 1 << 20;

/** Three digits of 11 bits; see sort.ts. */
export const HISTOGRAM_BYTES: usize = 3 * 2048 * 4;

/** Vectors may read past the last body: this much room lies behind every list of bodies. */
const SLACK: usize = 256;
/**
 * A frontier is at most one entry a node, and at most eleven are open at once; a group's queue behind
 * them has at most every cell, two a node. See walk.ts.
 */
const FRONTIER_BYTES_PER_NODE: usize = 13 * 4;
const EXPANSION_BYTES: usize = 64 * 16;
const VIEW_BYTES: usize = 128;
const COVERAGE_TABLE_BYTES: usize = 1024 * 4;
const PAGE_SHIFT: u64 = 16;
const LAST_PAGE: u64 = 65535;

export let nodeCount: i32 = 0;
export let edgeCount: i32 = 0;

/** Per node: x, y, z, mass. */
export let positions: usize = 0;
/** Per node: velocity x, y, z in units a step, and one unused. */
export let velocities: usize = 0;
/** Per node, four bytes: colour, radius in eighths of a pixel, focus (1, its neighbours 2), unused. */
export let nodeStyles: usize = 0;
/** Per edge: byte offsets of its two nodes, then how far each end is moved (f32 each). */
export let edges: usize = 0;
/** Per node: Morton key, node index. As they are made, and as sort.ts leaves them. */
export let freshKeys: usize = 0;
export let orderedKeys: usize = 0;
/** The nodes in Morton order, and the forces on them in the same order. */
export let bodies: usize = 0;
export let forces: usize = 0;
/** The tree; see tree.ts. */
export let cells: usize = 0;
export let boxes: usize = 0;
/** The walk's lists; see walk.ts. */
export let items: usize = 0;
export let frontier: usize = 0;
export let expansions: usize = 0;
export let histogram: usize = 0;
/** The picture; see raster.ts. */
export let screen: usize = 0;
export let view: usize = 0;
export let colourByCoverage: usize = 0;
export let coverage: usize = 0;
export let pixels: usize = 0;

/** Where the staged edges of the next graph lie: u32 source, u32 target, f32 weight, unused. */
export let staging: usize = 0;

let top: u64 = 0;
let end: u64 = 0;

function take(bytes: u64): usize {
  const start = top;
  top = (top + bytes + 63) & ~63;
  return <usize>start;
}

/** Lays a graph of that size out and returns the first free byte. */
function layOut(nodes: u64, links: u64): u64 {
  top = (<u64>__heap_base + 63) & ~63;
  view = take(VIEW_BYTES);
  colourByCoverage = take(COVERAGE_TABLE_BYTES);
  histogram = take(HISTOGRAM_BYTES);
  expansions = take(EXPANSION_BYTES);
  coverage = take(FRAME_PIXELS * 4 + SLACK);
  pixels = take(FRAME_PIXELS * 4 + SLACK);
  positions = take(nodes * BODY_BYTES + SLACK);
  velocities = take(nodes * BODY_BYTES + SLACK);
  nodeStyles = take(nodes * 4 + SLACK);
  edges = take(links * EDGE_BYTES + SLACK);
  freshKeys = take(nodes * KEY_BYTES + SLACK);
  orderedKeys = take(nodes * KEY_BYTES + SLACK);
  bodies = take(nodes * BODY_BYTES + SLACK);
  forces = take(nodes * BODY_BYTES + SLACK);
  cells = take(2 * nodes * CELL_BYTES + SLACK);
  boxes = take(2 * nodes * CELL_BYTES + SLACK);
  items = take(nodes * ITEM_BYTES + SLACK);
  frontier = take(nodes * FRONTIER_BYTES_PER_NODE + SLACK);
  screen = take(nodes * SCREEN_BYTES + SLACK);
  return top;
}

/**
 * Makes room to stage a graph behind the one that is loaded, which stays as it is.
 * @returns whether memory could be had
 */
export function reserveStaging(nodes: u32, links: u32): bool {
  const size = layOut(nodes, links);
  layOut(nodeCount, edgeCount);
  const free = max(end, size);
  staging = <usize>free;
  const pages = (free + <u64>links * EDGE_BYTES + 65535) >> PAGE_SHIFT;
  if (free > <u64>u32.MAX_VALUE || pages > LAST_PAGE) return false;
  const missing = <i32>pages - memory.size();
  return missing <= 0 || memory.grow(missing) >= 0;
}

/** Gives up the old graph and lays the new one out. Staged edges are not touched by this. */
export function adoptStaged(nodes: u32, links: u32): void {
  nodeCount = nodes;
  edgeCount = links;
  end = layOut(nodes, links);
  memory.fill(positions, 0, <usize>(edges - positions));
}
