/** Named points of a face in millimetres: pupil_left, pupil_right, mouth_left, mouth_right, chin. */
export type Landmarks = ReadonlyMap<string, readonly [x: number, y: number, z: number]>;
