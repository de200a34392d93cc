import { glsl } from './glsl';

/** A soft round dot, its colour multiplied by its strength. */
export const particleFragment = glsl`
uniform float lightTheme;
varying vec3 colour;
varying float strength;

void main() {
  float away = 2.0 * length(gl_PointCoord - 0.5);
  if (away > 1.0) discard;
#ifdef OCCLUDER
  gl_FragColor = vec4(0.0);
#else
  float covered = (1.0 - smoothstep(mix(0.3, 0.45, lightTheme), 1.0, away)) * min(strength, mix(2.0, 1.0, lightTheme));
  gl_FragColor = vec4(colour * covered, covered);
#endif
}
`;
