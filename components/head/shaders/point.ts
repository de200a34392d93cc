import { glsl } from './glsl';

/** One particle on its way through the program, and how each kind of it is posed. */
export const point = glsl`
const float SKIN = 0.0, EYEBALL = 1.0, UPPER_TOOTH = 2.0, LOWER_TOOTH = 3.0, EYE_CORNER = 4.0;

struct Point {
  vec3 home; // on the moving face at rest
  vec3 at; // where it is now
  vec3 normal;
  float openness; // to the light; brightness for eyes and teeth
  float ridge; // -1 hollow .. 1 ridge
  float weight;
  float hair;
  float visible;
  float eye; // 1 for the ball, 0 again where a lid covers it
  float iris;
  float pupil;
  float highlight;
  float tooth;
  float glow; // of thinking
};

/** The normal of the moved skin, from two steps along it. */
vec3 movedNormal(vec3 home, vec3 moved, vec3 normal, float side) {
  if (home.z < -40.0 || home.y < -160.0 || home.y > 45.0) return normal;
  vec3 along = normalize(cross(abs(normal.y) < 0.9 ? vec3(0.0, 1.0, 0.0) : vec3(1.0, 0.0, 0.0), normal));
  vec3 across = cross(normal, along);
  const float STEP = 0.6;
  vec3 first = withExpression(home + STEP * along, side) - moved;
  vec3 second = withExpression(home + STEP * across, side) - moved;
  vec3 turned = cross(first, second);
  float size = dot(turned, turned);
  return size > 1e-9 ? turned * inversesqrt(size) : normal;
}

void poseSkin(inout Point it, float side) {
  vec3 moved = withExpression(it.home, side);
#ifndef OCCLUDER
  it.normal = movedNormal(it.home, moved, it.normal, side);
#endif
  // Lips that part let light into the seam between them.
  float open = lipsOpenAt(it.home);
  it.openness = mix(it.openness, max(it.openness, 0.85), open);
  it.ridge = mix(it.ridge, 0.25, open);
  // A lid that closes comes out of the shadow of the brow, and its edge shows.
  float x = abs(it.home.x);
  if (it.home.z > 50.0 && it.home.y > -12.0 && it.home.y < 24.0 && x > 16.6 && x < 47.6 && side > 0.0) {
    float y = it.home.y - 0.0053 * it.home.x, closed = max(lidsClosed(it.home.x), 0.0);
    vec2 edges = lidEdges(x);
    float share = ramp(14.0, 2.0, y - edges.x) * closed;
    it.openness = mix(it.openness, 0.92, share);
    it.ridge = mix(it.ridge, 0.15, share) + closed * closed * 0.9 * exp(-square(y - edges.x) / 1.2);
  }
  float below = belowEyes(it.at.y);
  it.at += (moved - it.home) * vec3(mix(rigMeasures.x, rigMeasures.y, below), 1.0, 1.0);
}

void poseEye(inout Point it, float kind) {
  it.eye = 1.0;
  vec3 moved = it.home;
  if (kind == EYEBALL) {
    vec3 middle = vec3(it.home.x < 0.0 ? -32.0 : 32.0, 0.0, EYE_Z);
    vec3 spoke = it.home - middle;
    it.pupil = it.ridge < -0.5 && length(spoke.xy) < 3.1 ? 1.0 : 0.0;
    spoke = turnY(turnX(spoke, -eyePose.y), eyePose.x);
    moved = middle + spoke;
    it.normal = normalize(spoke);
  }
  it.highlight = kind == EYE_CORNER && it.openness > 1.5 ? 1.0 : 0.0;
  float x = abs(moved.x), y = moved.y - 0.0053 * moved.x, closed = lidsClosed(moved.x);
  vec2 edges = lidEdges(x);
  float upper = edges.x - closed * (edges.x - edges.y - 0.8);
  float lower = edges.y + max(closed, 0.0) * 0.6 + smile * 0.5;
  float within = step(16.6, x) * step(x, 47.6);
  float open = ramp(-0.1, 0.7, upper - y) * ramp(-0.1, 0.6, y - lower) * within;
  // White under a closing lid becomes the lid's skin: no hole, and no points kept for it.
  float lid = kind == EYEBALL && it.openness < 0.37
    ? ramp(0.6, 1.7, y - upper) * ramp(0.6, -0.2, y - edges.x) * within * step(0.05, closed)
    : 0.0;
  // Behind the iris there is nothing but the pupil.
  if (it.ridge < -0.5 && it.pupil < 0.5) open = 0.0;
  it.visible *= max(open, lid);
  if (lid > open) {
    it.eye = 0.0;
    it.pupil = 0.0;
    moved = vec3(it.home.x < 0.0 ? -32.0 : 32.0, 0.0, EYE_Z) + it.normal * 14.3;
    it.openness = 0.66;
    it.weight = 4.0;
    it.ridge = 0.1;
  } else {
    it.iris = kind == EYEBALL ? step(0.37, it.openness) : 0.0;
    // The upper lid throws a shadow on the ball.
    if (it.highlight < 0.5) it.openness *= mix(0.45, 1.0, ramp(0.0, 3.5, upper - y));
  }
  it.at = fromRig(moved, 0.0);
}

void poseTooth(inout Point it, float kind) {
  it.tooth = 1.0;
  vec3 moved = it.home;
  if (kind == LOWER_TOOTH) {
    moved = withJaw(moved, 1.0);
    it.normal = turnX(it.normal, mouthPose.x * JAW_RADIANS);
  }
  // Seen only between the lips as they are now.
  float wide = max(mouthPose.z, 0.0), round = max(-mouthPose.z, 0.0);
  float x = moved.x / (1.0 - 0.5 * round - 0.1 * mouthPose.x) / (1.0 + 0.16 * wide);
  vec3 seam = vec3(x, lipLine(abs(x)) - 0.01 * x, 98.0 - x * x / 40.0);
  float upper = withMouth(seam, 1.0).y, lower = withMouth(seam, -1.0).y;
  it.visible *= ramp(0.0, 1.0, upper - moved.y) * ramp(-0.2, 0.9, moved.y - lower)
    * ramp(25.5, 20.0, abs(x)) * ramp(0.6, 2.2, upper - lower) * (1.0 - 0.85 * min(round, 1.0));
  it.openness *= (0.6 + 0.4 * ramp(0.0, 4.0, upper - moved.y)) * mix(1.0, 0.55, ramp(4.0, 20.0, abs(x)));
  it.at = fromRig(moved, 1.0);
}
`;
