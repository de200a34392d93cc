import { KIND } from '@/lib/head/model/particles';
import { glsl } from './glsl';

/** One particle on its way through the program, and how each kind of it is posed. */
export const particle = glsl`
const float SKIN = ${KIND.skin}, EYE_CORNER = ${KIND.eyeCorner};
const float UPPER_TOOTH = ${KIND.upperTooth}, LOWER_TOOTH = ${KIND.lowerTooth}, TONGUE = ${KIND.tongue};
const float CAVITY = ${KIND.cavity};
const float IRIS_POINT = ${KIND.iris}, PUPIL = ${KIND.pupil}, UNDER_IRIS = ${KIND.underIris};
const float HIGHLIGHT = ${KIND.highlight};

struct Particle {
  vec3 restPosition; // on the moving face at rest
  vec3 position; // where it is now
  vec3 normal;
  float openness; // of the skin to the light
  float brightness; // of eyes and teeth
  float ridge; // -1 hollow .. 1 ridge
  float weight;
  float hair;
  float visible;
  float eye; // 1 for the ball, 0 again where a lid covers it
  float iris;
  float pupil;
  float highlight;
  float tooth; // 1 for teeth, less for the tongue, -1 for the dark behind them
  float glow; // of thinking
};

/** The normal of the moved skin, from two steps along it. */
vec3 movedNormal(vec3 restPosition, vec3 moved, vec3 normal, float side) {
  if (restPosition.z < -40.0 || restPosition.y < -160.0 || restPosition.y > 45.0) return normal;
  vec3 along = normalize(cross(abs(normal.y) < 0.9 ? vec3(0.0, 1.0, 0.0) : vec3(1.0, 0.0, 0.0), normal));
  vec3 across = cross(normal, along);
  const float STEP = 0.6;
  vec3 first = withExpression(restPosition + STEP * along, side) - moved;
  vec3 second = withExpression(restPosition + STEP * across, side) - moved;
  vec3 turned = cross(first, second);
  float size = dot(turned, turned);
  return size > 1e-9 ? turned * inversesqrt(size) : normal;
}

void poseSkin(inout Particle particle, float side) {
  vec3 moved = withExpression(particle.restPosition, side);
#ifndef OCCLUDER
  particle.normal = movedNormal(particle.restPosition, moved, particle.normal, side);
#endif
  // Lips that part let light into the seam between them.
  float open = lipsOpenAt(particle.restPosition);
  particle.openness = mix(particle.openness, max(particle.openness, 0.85), open);
  particle.ridge = mix(particle.ridge, 0.25, open);
  // A lid that closes comes out of the shadow of the brow, and its edge shows.
  float x = abs(particle.restPosition.x);
  if (particle.restPosition.z > 50.0 && particle.restPosition.y > -12.0 && particle.restPosition.y < 24.0 && x > INNER_CORNER && x < OUTER_CORNER && side > 0.0) {
    float y = particle.restPosition.y - EYE_TILT * particle.restPosition.x, closed = max(lidsClosed(particle.restPosition.x), 0.0);
    vec2 edges = lidEdges(x);
    float weight = ramp(14.0, 2.0, y - edges.x) * closed;
    particle.openness = mix(particle.openness, 0.92, weight);
    particle.ridge = mix(particle.ridge, 0.15, weight) + closed * closed * 0.9 * exp(-square(y - edges.x) / 1.2);
  }
  float below = belowEyes(particle.position.y);
  particle.position += (moved - particle.restPosition) * vec3(mix(rigMeasures.x, rigMeasures.y, below), 1.0, 1.0);
}

void poseEye(inout Particle particle, float kind) {
  particle.eye = 1.0;
  vec3 moved = particle.restPosition;
  vec3 middle = vec3(particle.restPosition.x < 0.0 ? -EYE_X : EYE_X, 0.0, EYE_Z);
  if (kind != HIGHLIGHT) {
    vec3 spoke = particle.restPosition - middle;
    spoke = turnY(turnX(spoke, -eyePose.y), eyePose.x);
    moved = middle + spoke;
    particle.normal = normalize(spoke);
  }
  particle.highlight = kind == HIGHLIGHT ? 1.0 : 0.0;
  particle.pupil = kind == PUPIL ? 1.0 : 0.0;
  float x = abs(moved.x), y = moved.y - EYE_TILT * moved.x, closed = lidsClosed(moved.x);
  vec2 edges = lidEdges(x);
  float upper = edges.x - closed * (edges.x - edges.y - 0.8);
  float lower = edges.y + max(closed, 0.0) * 0.6 + smile * 0.5;
  float within = step(INNER_CORNER, x) * step(x, OUTER_CORNER);
  float open = ramp(-0.1, 0.7, upper - y) * ramp(-0.1, 0.6, y - lower) * within;
  // What is not bright becomes the skin of a closing lid: no hole, and no points kept for it.
  float lid = kind != IRIS_POINT && kind != HIGHLIGHT
    ? ramp(0.6, 1.7, y - upper) * ramp(0.6, -0.2, y - edges.x) * within * step(0.05, closed)
    : 0.0;
  // Behind the iris there is nothing but the pupil.
  if (kind == UNDER_IRIS) open = 0.0;
  particle.visible *= max(open, lid);
  if (lid > open) {
    particle.eye = 0.0;
    particle.pupil = 0.0;
    moved = middle + particle.normal * 14.3;
    particle.openness = 0.66;
    particle.weight = 4.0;
    particle.ridge = 0.1;
  } else {
    particle.iris = kind == IRIS_POINT ? 1.0 : 0.0;
    // The upper lid throws a shadow on the ball.
    particle.brightness *= mix(0.45, 1.0, ramp(0.0, 3.5, upper - y));
  }
  particle.position = fromRig(moved, 0.0);
}

/** The tip of the tongue: up behind the upper teeth, or out between the teeth. */
vec3 withTongue(vec3 p, float restZ) {
  float tip = ramp(66.0, 86.0, restZ);
  p.y = mix(p.y, -71.8, 0.9 * tip * tongue.x);
  // Out, its front curls down from the teeth's edge: seen from before it has a thickness.
  p.y = mix(p.y, -73.2 - 3.2 * ramp(74.0, 86.5, restZ), tip * tongue.y);
  p.z += tip * (4.0 * tongue.x + 13.0 * tongue.y);
  return p;
}

/** Where the rows of teeth end when the jaw is shut. */
const float UPPER_EDGE_Y = -73.2, LOWER_EDGE_Y = -73.4;

/** On paper an open mouth is dark, but for its teeth and its tongue. */
void poseCavity(inout Particle particle, float upper, float lower, float narrowed) {
  float x = particle.restPosition.x, round = max(-mouthPose.z, 0.0);
  // Round lips hide the teeth.
  float top = mix(min(upper, UPPER_EDGE_Y), upper - 0.6, min(round, 1.0));
  float bottom = max(lower + 0.4, mix(withJaw(vec3(x, LOWER_EDGE_Y, 92.0), 1.0).y, lower, min(round, 1.0)));
  float besideTongue = ramp(11.0, 15.0, abs(x));
  top = mix(top, mix(bottom, top, max(0.35, besideTongue)), tongue.x);
  top = mix(top, mix(UPPER_EDGE_Y - 4.0, top, besideTongue), tongue.y);
  particle.tooth = -1.0;
  particle.visible *= ramp(0.3, 1.6, top - bottom) * ramp(25.0, 23.0, abs(x));
  particle.position = fromRig(vec3(x * narrowed, mix(top, bottom, -particle.restPosition.y / 10.0), particle.restPosition.z), 1.0);
}

void poseTooth(inout Particle particle, float kind) {
  particle.tooth = kind == TONGUE ? 0.6 : 1.0;
  vec3 moved = particle.restPosition;
  if (kind == LOWER_TOOTH || kind == TONGUE) {
    moved = withJaw(moved, 1.0);
    particle.normal = turnX(particle.normal, mouthPose.x * JAW_RADIANS);
  }
  if (kind == TONGUE) {
    moved = withTongue(moved, particle.restPosition.z);
    particle.brightness *= 1.0 + 1.5 * tongue.y + 1.2 * tongue.x;
  } else if (kind == LOWER_TOOTH) {
    particle.visible *= 1.0 - 0.8 * tongue.y * ramp(14.0, 9.0, abs(moved.x));
  }
  // Seen only between the lips as they are now.
  float wide = max(mouthPose.z, 0.0), round = max(-mouthPose.z, 0.0);
  float narrowed = (1.0 - 0.5 * round - 0.1 * mouthPose.x) * (1.0 + 0.16 * wide);
  float x = kind == CAVITY ? moved.x : moved.x / narrowed;
  vec3 seam = vec3(x, lipLine(abs(x)) - MOUTH_TILT * x, 98.0 - x * x / 40.0);
  float upper = withMouth(seam, 1.0).y, lower = withMouth(seam, -1.0).y;
  if (kind == CAVITY) {
    poseCavity(particle, upper, lower, narrowed);
    return;
  }
  particle.visible *= ramp(0.0, 1.0, upper - moved.y) * ramp(-0.2, 0.9, moved.y - lower)
    * ramp(25.5, 20.0, abs(x)) * ramp(0.6, 2.2, upper - lower) * (1.0 - 0.85 * min(round, 1.0));
  particle.brightness *= (0.6 + 0.4 * ramp(0.0, 4.0, upper - moved.y)) * mix(1.0, 0.55, ramp(4.0, 20.0, abs(x)));
  particle.position = fromRig(moved, 1.0);
}
`;
