/** Named points of a face: pupil_left, pupil_right, mouth_left, mouth_right, chin. */
export type Landmarks = ReadonlyMap<string, readonly [x: number, y: number, z: number]>;

/** What each landmark is, for people; left is the sitter's left. */
export const LANDMARK_TELLS = {
  pupil_left: 'the middle of the pupil on the sitter’s left',
  pupil_right: 'the middle of the pupil on the sitter’s right',
  mouth_left: 'the corner of the mouth on the sitter’s left',
  mouth_right: 'the corner of the mouth on the sitter’s right',
  chin: 'the foot of the chin',
} as const;

export type LandmarkName = keyof typeof LANDMARK_TELLS;
export const LANDMARK_NAMES = Object.keys(LANDMARK_TELLS) as LandmarkName[];
