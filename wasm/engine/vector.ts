/*
 * Four bodies are four vectors of (x, y, z, w); arithmetic wants one vector of four x, one of four
 * y and so on. These turn the one into the other: a 4 x 4 transposition, a row each.
 */
export function rowX(a: v128, b: v128, c: v128, d: v128): v128 {
  return v128.shuffle<f32>(
    v128.shuffle<f32>(a, b, 0, 4, 1, 5),
    v128.shuffle<f32>(c, d, 0, 4, 1, 5),
    0,
    1,
    4,
    5,
  );
}

export function rowY(a: v128, b: v128, c: v128, d: v128): v128 {
  return v128.shuffle<f32>(
    v128.shuffle<f32>(a, b, 0, 4, 1, 5),
    v128.shuffle<f32>(c, d, 0, 4, 1, 5),
    2,
    3,
    6,
    7,
  );
}

export function rowZ(a: v128, b: v128, c: v128, d: v128): v128 {
  return v128.shuffle<f32>(
    v128.shuffle<f32>(a, b, 2, 6, 3, 7),
    v128.shuffle<f32>(c, d, 2, 6, 3, 7),
    0,
    1,
    4,
    5,
  );
}

export function rowW(a: v128, b: v128, c: v128, d: v128): v128 {
  return v128.shuffle<f32>(
    v128.shuffle<f32>(a, b, 2, 6, 3, 7),
    v128.shuffle<f32>(c, d, 2, 6, 3, 7),
    2,
    3,
    6,
    7,
  );
}

/** a * b + c. */
export function multiplyAdd(a: v128, b: v128, c: v128): v128 {
  return f32x4.add(f32x4.mul(a, b), c);
}

export function sumOfLanes(v: v128): f32 {
  return (
    f32x4.extract_lane(v, 0) +
    f32x4.extract_lane(v, 1) +
    f32x4.extract_lane(v, 2) +
    f32x4.extract_lane(v, 3)
  );
}

export function sumOfThree(v: v128): f32 {
  return f32x4.extract_lane(v, 0) + f32x4.extract_lane(v, 1) + f32x4.extract_lane(v, 2);
}
