import type { ObjModel } from '@/lib/head/model/obj';
import type { Command, GivenLandmark } from '../command';
import { CommandError } from '../CommandError';
import type { Landmarks } from '../landmarks';
import { DepthMap } from '../mesh/DepthMap';
import { poseOfFace } from '../pose/facePose';
import { directionOf, type Pose, turnedAll, turnedBack } from '../pose/pose';
import { type Proposal, proposePose } from '../pose/proposePose';
import { middleOf, type Vector } from '../pose/vector';
import { footOf, measuresOf } from './headMeasures';
import { type Placement, placementOf } from './placement';

/** How a model is put up. */
export type Alignment = {
  readonly pose: Pose;
  /** What a proposed way up goes by; null where landmarks or its owner told it. */
  readonly proposed: string | null;
  readonly placement: Placement;
  /** In our millimetres; empty or all five. */
  readonly landmarks: Landmarks;
};

/** Finds out how a model stands, by its landmarks, its owner's word or its shape. */
export function alignmentOf(
  model: ObjModel,
  given: ReadonlyMap<string, GivenLandmark>,
  command: Pick<Command, 'up' | 'front'>,
): Alignment {
  const isFlat = [...given.values()].some((point) => point.length === 2);
  const proposal = given.size === 0 || isFlat ? poseInPicture(model, command) : null;
  const inFile = new Map(
    [...given].map(([name, point]) => [
      name,
      point.length === 3 ? point : onSurface(model, proposal?.pose, point, name),
    ]),
  );
  const pose = inFile.size > 0 ? poseOfFace(inFile, middleOfModel(model)) : proposal?.pose;
  if (!pose) throw new CommandError('The model has no way up.');
  const placement = placementOf(pose, portraitBox(model, pose, inFile), inFile, model.unit);
  const isTold = command.up !== null && command.front !== null;
  return {
    pose,
    proposed: inFile.size > 0 || isTold ? null : (proposal?.why ?? null),
    placement,
    landmarks: new Map([...inFile].map(([name, point]) => [name, placement.apply(point)])),
  };
}

/** The pose in which the picture shows a model, from which landmarks are read. */
export function poseInPicture(
  model: ObjModel,
  { up, front }: Pick<Command, 'up' | 'front'>,
): Proposal {
  return proposePose(model, {
    up: up && directionOf(up),
    front: front && directionOf(front),
  });
}

function middleOfModel({ positions }: ObjModel): Vector {
  const { min, max } = boxOf(positions, -Infinity);
  return middleOf(min, max);
}

/** Cells across the map that a landmark's depth is read from. */
const DEPTH_CELLS = 1400;
const maps = new WeakMap<ObjModel, DepthMap>();

/** A place of the file that lies under a point of the picture. */
function onSurface(
  model: ObjModel,
  pose: Pose | undefined,
  [across, up]: GivenLandmark,
  name: string,
): Vector {
  if (!pose || model.triangles.length === 0) {
    throw new CommandError('A model of points needs three numbers for each landmark.');
  }
  let map = maps.get(model);
  if (!map) {
    const positions = turnedAll(pose, model.positions);
    map = new DepthMap({ positions, triangles: model.triangles }, DEPTH_CELLS);
    maps.set(model, map);
  }
  const depth = map.at(across, up);
  if (Number.isFinite(depth)) return turnedBack(pose, [across, up, depth]);
  throw new CommandError(
    `There is nothing of the model at ${across},${up}, where ${name.replace('_', ' ')} should be: read the numbers from the picture’s left half.`,
  );
}

/** Where what belongs to the portrait lies, turned upright. */
function portraitBox(model: ObjModel, pose: Pose, landmarks: Landmarks) {
  const positions = turnedAll(pose, model.positions);
  return boxOf(positions, landmarks.size > 0 ? -Infinity : footOf(measuresOf(positions)));
}

/** @param foot what lies below it does not count */
function boxOf(positions: Float32Array, foot: number): { min: Vector; max: Vector } {
  const min: [number, number, number] = [Infinity, Infinity, Infinity];
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i < positions.length; i += 3) {
    if (positions[i + 1]! < foot) continue;
    for (const axis of [0, 1, 2] as const) {
      min[axis] = Math.min(min[axis], positions[i + axis]!);
      max[axis] = Math.max(max[axis], positions[i + axis]!);
    }
  }
  return { min, max };
}
