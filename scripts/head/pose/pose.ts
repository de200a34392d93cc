import { acrossAxis, cross, dot, type Vector } from './vector';

/** How a model stands in its file: directions of length 1, across each other. */
export type Pose = {
  /** To the sitter's left. */
  readonly left: Vector;
  readonly up: Vector;
  /** Where the face looks. */
  readonly front: Vector;
};

export const AXES = ['x', '-x', 'y', '-y', 'z', '-z'] as const;
export type Axis = (typeof AXES)[number];

export function directionOf(axis: Axis): Vector {
  const sign = axis.startsWith('-') ? -1 : 1;
  return [
    axis.endsWith('x') ? sign : 0,
    axis.endsWith('y') ? sign : 0,
    axis.endsWith('z') ? sign : 0,
  ];
}

/** The pose with this way up and, as nearly as that lets it be, this front; null where they are one. */
export function poseOf(up: Vector, front: Vector): Pose | null {
  const across = acrossAxis(front, up);
  return across && { left: cross(up, across), up, front: across };
}

/** A view from where `front` points to, from far away. */
export function viewFrom(front: Vector): Pose {
  const up = acrossAxis(Math.abs(front[1]) > 0.9 ? [0, 0, 1] : [0, 1, 0], front) ?? [0, 1, 0];
  return { left: cross(up, front), up, front };
}

/** A point of the file, turned upright and forward. */
export const turned = ({ left, up, front }: Pose, point: Vector): Vector => [
  dot(point, left),
  dot(point, up),
  dot(point, front),
];

/** Back from {@link turned}. */
export function turnedBack({ left, up, front }: Pose, [x, y, z]: Vector): Vector {
  const at = (axis: 0 | 1 | 2) => x * left[axis] + y * up[axis] + z * front[axis];
  return [at(0), at(1), at(2)];
}

/** Every point of the file, turned upright and forward. */
export function turnedAll(pose: Pose, positions: Float32Array): Float32Array {
  const all = new Float32Array(positions.length);
  for (let i = 0; i < all.length; i += 3) {
    all.set(turned(pose, [positions[i]!, positions[i + 1]!, positions[i + 2]!]), i);
  }
  return all;
}

/** Within this much of an axis a direction is named after it (about 8 degrees). */
const NEARLY = 0.99;

/** A direction in words: the axis that it follows, or its numbers. */
export function nameOf(direction: Vector): string {
  const axis = AXES.find((one) => dot(directionOf(one), direction) > NEARLY);
  return axis ?? `(${direction.map((value) => value.toFixed(2)).join(', ')})`;
}
