/*
 * What the host sees of the engine. Addresses are bytes into `memory`; they change when a graph is
 * staged or loaded, and then only.
 */
import * as memoryLayout from './memory';

export { commit, errorIndex, scatter, stage } from './load';
export { configure, currentTheta, forceError, repel, step } from './layout';
export { draw, resize } from './raster';
export { interactionCount } from './walk';

/** Per node: x, y, z, mass. */
export function positions(): usize {
  return memoryLayout.positions;
}

/** Per node: velocity x, y, z, and one unused. */
export function velocities(): usize {
  return memoryLayout.velocities;
}

/** Per node, a byte each: colour, radius in eighths of a pixel, focus (1, its neighbours 2), unused. */
export function nodeStyles(): usize {
  return memoryLayout.nodeStyles;
}

/** 32 words; see raster.ts. */
export function view(): usize {
  return memoryLayout.view;
}

/** The picture: R, G, B, A. */
export function pixels(): usize {
  return memoryLayout.pixels;
}
