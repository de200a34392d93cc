import { glsl } from './glsl';

/** The way in: from a scatter into the face; eyes and mouth first, the shoulders last. */
export const intro = glsl`
uniform float introProgress; // 0 scattered .. 1 a face

/** How far the particle still has to fly, 1..0; moves \`viewPosition\`, in the camera's axes. */
float introOffset(inout vec3 viewPosition, vec3 restPosition, float seed) {
  if (introProgress >= 1.0) return 0.0;
  float first = hash(seed + 0.11), second = hash(seed + 0.37), third = hash(seed + 0.71);
  float fromFace = length((restPosition - vec3(0.0, -25.0, 85.0)) * vec3(1.0, 0.9, 0.55)) / 210.0;
  float delay = 0.44 * clamp(fromFace, 0.0, 1.0) + 0.1 * first;
  float remaining = square(1.0 - clamp((introProgress - delay) / 0.44, 0.0, 1.0));
  remaining *= remaining;
  float angle = 6.2832 * first + 1.6 * remaining;
  float radius = 40.0 + 90.0 * second + 190.0 * second * second * second;
  float height = (third + hash(seed + 0.53) - 1.0) * 300.0 - 20.0;
  vec3 scatter = vec3(cos(angle) * radius, height, sin(angle) * radius * 0.8);
  viewPosition = mix(viewPosition, scatter + 0.15 * viewPosition, remaining);
  viewPosition.xz += remaining * (1.0 - remaining) * 60.0 * vec2(-sin(angle), cos(angle));
  return remaining;
}
`;
