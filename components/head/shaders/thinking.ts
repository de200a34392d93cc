import { glsl } from './glsl';

/**
 * Thinking: at each temple sparks leave the skin and are drawn inwards along two arms of a slow
 * spiral, while the skin around them dims. On the skin itself arms looked like a tattoo; without
 * arms, like noise.
 */
export const thinking = glsl`
uniform float thinkingShare; // 0..1
uniform float seconds;

const vec3 TEMPLE = vec3(57.0, 30.0, 50.0);
const vec3 TEMPLE_AXIS = vec3(0.7846, 0.1408, 0.6036);
const float VORTEX_MM = 58.0;
const float INWARD_SECONDS = 5.2;

/** Moves the particle; gives how much the skin there dims. */
float think(inout Point it, float seed) {
  if (thinkingShare < 0.001) return 0.0;
  float sign = it.home.x < 0.0 ? -1.0 : 1.0;
  vec3 axis = vec3(sign, 1.0, 1.0) * TEMPLE_AXIS;
  vec3 away = it.home - vec3(sign, 1.0, 1.0) * TEMPLE;
  float height = dot(away, axis);
  vec3 across = normalize(cross(vec3(0.0, 1.0, 0.0), axis)) * sign, up = cross(axis, across) * sign;
  float radius = length(away - height * axis);
  float near = thinkingShare * ramp(VORTEX_MM, 0.45 * VORTEX_MM, radius) * ramp(-40.0, -18.0, height);
  if (near <= 0.0) return 0.0;
  float chosen = step(hash(seed), 0.34) * near;
  if (chosen <= 0.0) return near;

  float phase = fract(seconds / INWARD_SECONDS + hash(seed + 0.31));
  float shown = sin(3.14159 * phase);
  float inward = VORTEX_MM * (1.0 - 0.93 * phase) * (0.86 + 0.28 * hash(seed + 0.57));
  float arm = floor(2.0 * hash(seed + 0.83)) * 3.14159;
  float turn = arm + 2.6 * log(VORTEX_MM / inward) - 0.5 * seconds + (hash(seed + 0.19) - 0.5) * 1.1;
  vec3 place = vec3(sign, 1.0, 1.0) * TEMPLE + inward * (cos(turn) * across + sin(turn) * up)
    + axis * (6.0 + 9.0 * shown - inward * inward / 150.0);
  it.at += (place - it.home) * chosen;
  it.normal = normalize(mix(it.normal, axis, 0.7 * chosen));
  it.visible *= mix(1.0, shown * shown, chosen);
  it.glow = chosen * shown * (0.45 + 0.75 * phase);
  return 0.0;
}
`;
