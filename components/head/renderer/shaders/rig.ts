import { CHIN_Y_MM, MOUTH_CORNER_Y_MM } from '@/lib/head/face';
import { glsl } from './glsl';

/**
 * The whole face and the neck. A model with other measures is taken to the moving face, moved
 * there, and given back the difference alone.
 */
export const rig = glsl`
uniform vec4 headPose; // yaw, pitch, roll in radians | brow -1..1
uniform vec4 rigHeights; // eyes, mouth, chin in the model | 1 when it has landmarks
uniform vec4 rigMeasures; // width at the eyes, at the mouth | depth of the eyes, of the mouth

const float MOUTH_CORNER_Y = ${MOUTH_CORNER_Y_MM};
const float CHIN_Y = ${CHIN_Y_MM};
const vec3 NECK = vec3(0.0, -70.0, -20.0);

float belowEyes(float y) {
  return clamp((rigHeights.x - y) / (rigHeights.x - rigHeights.y), 0.0, 1.0);
}
vec3 toRig(vec3 p) {
  float below = belowEyes(p.y);
  float y = p.y > rigHeights.x ? p.y - rigHeights.x
    : p.y > rigHeights.y ? (p.y - rigHeights.x) / (rigHeights.x - rigHeights.y) * -MOUTH_CORNER_Y
    : MOUTH_CORNER_Y + (p.y - rigHeights.y) / (rigHeights.y - rigHeights.z) * (MOUTH_CORNER_Y - CHIN_Y);
  return vec3(
    p.x / mix(rigMeasures.x, rigMeasures.y, below),
    y,
    p.z - mix(rigMeasures.z, rigMeasures.w, below)
  );
}
/** For eyes and teeth, which are made on the moving face: 0 at the eyes, 1 at the mouth. */
vec3 fromRig(vec3 p, float atMouth) {
  return vec3(
    p.x * mix(rigMeasures.x, rigMeasures.y, atMouth),
    mix(rigHeights.x + p.y, rigHeights.y + p.y - MOUTH_CORNER_Y, atMouth),
    p.z + mix(rigMeasures.z, rigMeasures.w, atMouth)
  );
}
vec3 withExpression(vec3 p, float side) {
  return withLids(withMouth(p, side), side, headPose.w);
}
/** Head on neck: all of the head turns, the shoulders do not. */
float neckWeight(vec3 restPosition) {
  return ramp(-185.0, -100.0, restPosition.y + 0.3 * clamp(restPosition.z - 10.0, 0.0, 80.0));
}
vec3 turnedBy(vec3 direction, float weight) {
  return turnY(turnX(turnZ(direction, headPose.z * weight), -headPose.y * weight), headPose.x * weight);
}
vec3 onNeck(vec3 p, float weight) {
  return NECK + turnedBy(p - NECK, weight);
}
`;
