import { glsl } from './glsl';

/** Small functions that every chunk uses. */
export const basics = glsl`
const float PI = 3.14159;
float hash(float value) { return fract(sin(value * 127.1) * 43758.5453); }
float bell(float value, float width) { return exp(-value * value / (2.0 * width * width)); }
float square(float value) { return value * value; }
/** Like smoothstep, but its edges may come in either order. */
float ramp(float from, float to, float value) {
  float t = clamp((value - from) / (to - from), 0.0, 1.0);
  return t * t * (3.0 - 2.0 * t);
}
vec3 turnX(vec3 p, float angle) {
  float c = cos(angle), s = sin(angle);
  return vec3(p.x, c * p.y - s * p.z, s * p.y + c * p.z);
}
vec3 turnY(vec3 p, float angle) {
  float c = cos(angle), s = sin(angle);
  return vec3(c * p.x + s * p.z, p.y, c * p.z - s * p.x);
}
vec3 turnZ(vec3 p, float angle) {
  float c = cos(angle), s = sin(angle);
  return vec3(c * p.x - s * p.y, s * p.x + c * p.y, p.z);
}
`;
