/** What is known of a head that has no landmarks, in its own unit: upright, the face towards +z. */
export type HeadMeasures = {
  readonly top: number;
  /** Of the upper part, across; 0 where there is too little of it. */
  readonly width: number;
  /** Across. */
  readonly middle: number;
};

/** The upper part of a model: shoulders lie below it, whether or not it has some. */
const UPPER_SHARE = 1 / 3;
/** Head, neck and what of the shoulders is in the picture, in widths of the head. */
const KEPT_WIDTHS = 2.3;
/** Crown to brow, and crown to chin. */
const FACE_WIDTHS = [0.45, 1.55] as const;
const FACE_HALF_WIDTH = 0.42;

export function measuresOf(positions: Float32Array): HeadMeasures {
  let [bottom, top] = [Infinity, -Infinity];
  for (let i = 1; i < positions.length; i += 3) {
    bottom = Math.min(bottom, positions[i]!);
    top = Math.max(top, positions[i]!);
  }
  let [min, max] = [Infinity, -Infinity];
  for (let i = 0; i < positions.length; i += 3) {
    if (positions[i + 1]! < top - UPPER_SHARE * (top - bottom)) continue;
    min = Math.min(min, positions[i]!);
    max = Math.max(max, positions[i]!);
  }
  return { top, width: Math.max(0, max - min), middle: (min + max) / 2 };
}

/** The height below which nothing belongs to the portrait. */
export const footOf = ({ top, width }: HeadMeasures) =>
  width > 0 ? top - KEPT_WIDTHS * width : -Infinity;

/** Whether a point that faces forward is about where the face is. */
export function isAboutFace({ top, width, middle }: HeadMeasures, x: number, y: number): boolean {
  const below = (top - y) / width;
  const across = Math.abs(x - middle) / width;
  return below > FACE_WIDTHS[0] && below < FACE_WIDTHS[1] && across < FACE_HALF_WIDTH;
}
