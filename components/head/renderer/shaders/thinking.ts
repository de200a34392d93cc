import { glsl } from './glsl';

/**
 * Thinking: at each temple sparks are drawn inwards along the two arms of a slow spiral, a little
 * above the skin, which dims around them. On the skin itself arms look like a tattoo; sparks
 * without arms look like noise. The sparks are particles of the back of the head, which faces away from
 * the camera, so that the face has no gaps.
 */
export const thinking = glsl`
uniform float thinking; // 0..1
uniform float seconds;

const vec3 TEMPLE = vec3(61.0, 41.0, 41.0);
const vec3 TEMPLE_AXIS = vec3(0.815, 0.27, 0.513);
const float SPIRAL_MM = 72.0;
const float INWARD_SECONDS = 5.0;
const float SPARK_FRACTION = 0.42;

/** Moves the particle; gives how much the skin there dims. */
float think(inout Particle particle, float seed) {
  if (thinking < 0.001) return 0.0;
  float sign = particle.restPosition.x < 0.0 ? -1.0 : 1.0;
  vec3 axis = vec3(sign, 1.0, 1.0) * TEMPLE_AXIS, temple = vec3(sign, 1.0, 1.0) * TEMPLE;
  bool isSpark = particle.restPosition.z < -25.0 && particle.restPosition.y > -45.0 && hash(seed) < SPARK_FRACTION;
  if (!isSpark) {
    vec3 away = particle.restPosition - temple;
    float height = dot(away, axis);
    return thinking * ramp(0.95 * SPIRAL_MM, 0.25 * SPIRAL_MM, length(away - height * axis))
      * ramp(-40.0, -18.0, height);
  }

  vec3 across = normalize(cross(vec3(0.0, 1.0, 0.0), axis)), up = cross(axis, across);
  float phase = fract(seconds / INWARD_SECONDS + hash(seed + 0.31));
  float shown = ramp(0.0, 0.4, phase) * ramp(1.0, 0.84, phase);
  float inward = SPIRAL_MM * pow(1.0 - 0.95 * phase, 0.8) * (0.88 + 0.24 * hash(seed + 0.57));
  float arm = floor(2.0 * hash(seed + 0.83)) * PI;
  // Broad arms: three draws make a soft edge.
  float spread = hash(seed + 0.19) + hash(seed + 0.43) + hash(seed + 0.61) - 1.5;
  float turn = arm + 2.1 * log(SPIRAL_MM / inward) + 0.55 * seconds + 0.62 * spread;
  particle.position = temple + inward * (sign * cos(turn) * across + sin(turn) * up)
    + axis * (3.0 + 9.0 * hash(seed + 0.27) * shown - inward * inward / 210.0);
  particle.restPosition = particle.position;
  particle.normal = axis;
  particle.openness = 0.4 + 0.5 * phase;
  particle.ridge = 0.0;
  particle.hair = 0.0;
  particle.weight = 4.0;
  particle.visible = shown * thinking;
  particle.glow = shown * (0.5 + 0.5 * phase);
  return 0.0;
}
`;
