/*
 * One step of a layout: springs, repulsion, motion, in d3-force's order.
 *
 * Nodes move little in a step, so their Morton order of some steps ago still serves: cells are
 * measured anew each time, which keeps the forces right, and only their shapes grow slack. The
 * sort and the cutting are done again when that shows in the leaves' sizes, before a walk has to
 * pay for it, or after eight steps.
 */
import { measureError } from './accuracy';
import { nodeCount } from './memory';
import { applyForces, moveNodes } from './integrate';
import { gatherBodies, hasOrder, sortNodes } from './sort';
import { projectToSphere } from './sphere';
import { applySprings } from './springs';
import { buildTree, measureCells, setMomentShare, sizeOfLeaves } from './tree';
import { walk } from './walk';

const STEPS_A_SORT: i32 = 8;
/** Sort again when the leaves have grown to this many times their size at the last sort. */
const MAX_SLACK: f32 = 1.6;
/** The forces' error is measured on the first step and on every so-manyth after it. */
const STEPS_A_MEASURE: i32 = 50;
/** See tree.ts. One third and anything from 0 to 1 by theory; these let cells be largest. */
const SHARE_IN_SPACE: f32 = 0.42;
const SHARE_ON_SPHERE: f32 = 0.7;
const MIN_THETA: f32 = 0.2;
/** The share of the allowed error that is aimed at, and how fast theta may follow. */
const AIM: f32 = 0.95;
const MAX_RISE: f32 = 1.1;
const MAX_FALL: f32 = 0.7;
const TINY: f32 = 1e-9;

let coarsest: f32 = 3.5;
let tolerance: f32 = 0;
let theta: f32 = 3.5;
let error: f32 = 0;
let strength: f32 = 30;
let length: f32 = 30;
let keep: f32 = 0.6;
let gravity: f32 = 0;
let radius: f32 = 0;

let stepsSinceSort: i32 = 0;
let stepsSinceMeasure: i32 = STEPS_A_MEASURE;
let sizeAtSort: f32 = 0;

/** The share by which the forces were wrong when last measured; 0 before the first step. */
export function forceError(): f32 {
  return error;
}

/** Barnes-Hut's theta as it stands. */
export function currentTheta(): f32 {
  return theta;
}

/**
 * @param largestTheta how large a cell may look at most, as a share of its distance
 * @param allowedError the force error to keep theta to, as a share; 0 leaves theta as it is given
 * @param repulsion the force between two nodes one unit apart, in units a step
 * @param restLength of an edge, in units
 * @param kept the share of its velocity that a node keeps from step to step
 * @param pull towards the origin, as a share of the distance a step
 * @param sphere the radius on which nodes are held, in units; 0 leaves them free
 */
export function configure(
  largestTheta: f32,
  allowedError: f32,
  repulsion: f32,
  restLength: f32,
  kept: f32,
  pull: f32,
  sphere: f32,
): void {
  coarsest = largestTheta;
  theta = largestTheta;
  tolerance = allowedError;
  stepsSinceMeasure = STEPS_A_MEASURE;
  strength = repulsion;
  length = restLength;
  keep = kept;
  gravity = pull;
  radius = sphere;
  setMomentShare(sphere > 0 ? SHARE_ON_SPHERE : SHARE_IN_SPACE);
}

/** Adds the repulsion to the velocities. */
export function repel(alpha: f32): void {
  if (!nodeCount) return;
  const first = !hasOrder();
  let sortNow = first || ++stepsSinceSort >= STEPS_A_SORT;
  if (!sortNow) {
    gatherBodies();
    measureCells();
    sortNow = !(sizeOfLeaves() <= sizeAtSort * MAX_SLACK);
  }
  if (sortNow) {
    sortNodes();
    gatherBodies();
    buildTree();
    measureCells();
    stepsSinceSort = 0;
    sizeAtSort = sizeOfLeaves();
  }
  walk(theta);
  if (tolerance > 0 && (first || ++stepsSinceMeasure >= STEPS_A_MEASURE)) keepTolerance();
  applyForces(strength * alpha);
}

/** Lowers theta until the error is allowed, and raises it where there is room. */
function keepTolerance(): void {
  stepsSinceMeasure = 0;
  error = measureError();
  // The error grows about as the square of theta.
  const fit: f32 = sqrt<f32>((tolerance * AIM) / max<f32>(error, TINY));
  if (fit > 1) theta = min<f32>(theta * min<f32>(fit, MAX_RISE), coarsest);
  while (error > tolerance && theta > MIN_THETA) {
    theta *= max<f32>(sqrt<f32>((tolerance * AIM) / error), MAX_FALL);
    walk(theta);
    error = measureError();
  }
}

/** Moves the layout on by one step. `alpha`, from 1 down to 0, is how warm it still is. */
export function step(alpha: f32): void {
  applySprings(length, alpha);
  repel(alpha);
  moveNodes(keep, gravity * alpha);
  if (radius > 0) projectToSphere(radius);
}
