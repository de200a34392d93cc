import { glsl } from './glsl';

/**
 * One set of points, two ways to print them: points of light on ink (size and strength grow with
 * the light), or points of ink on paper (they grow with the dark): a stipple engraving.
 */
export const print = glsl`
struct Print { vec3 colour; float strength; float size; };

Print printLight(Point it, Lit lamp, float flying) {
  float warmth = clamp(1.2 * lamp.key - 0.1, 0.0, 1.0) * (1.0 - flying);
  Print result;
  result.colour = mix(cold(), WARM, warmth);
  result.colour = mix(result.colour, mix(SPARK, topic, topicShare), clamp(0.9 * it.glow, 0.0, 0.85));
  if (it.iris > 0.5) result.colour = IRIS;
  if (it.tooth > 0.5) result.colour = TOOTH;
  result.strength = 1.035 * it.visible * pow(max(lamp.brightness, 0.0), 0.85) * (1.0 - it.pupil);
  result.size = mix(0.55, 1.25, pow(clamp(lamp.brightness, 0.0, 1.0), 0.6));
  return result;
}

const vec3 BLACK_INK = vec3(0.075, 0.085, 0.12);
const vec3 BLUE_INK = vec3(0.09, 0.27, 0.66);

Print printInk(Point it, Lit lamp, float flying, float foot, float depth) {
  float bright = clamp(lamp.brightness, 0.0, 1.4);
  float dark = clamp(1.06 - pow(1.02 * bright, 0.72), 0.0, 1.0);
  float contour = lamp.edge * (0.2 + 0.8 * lamp.rim);
  vec3 blue = mix(BLUE_INK, 0.62 * topic, topicShare);
  dark = mix(dark, 0.75, clamp(1.1 * contour, 0.0, 1.0) * 0.6) * mix(0.55, 1.0, depth);
  dark = mix(dark, clamp(1.5 - 0.75 * pow(bright, 0.8), 0.55, 1.45), it.hair);
  dark = mix(dark, 1.2, clamp(1.3 * it.glow, 0.0, 1.0));
  dark = mix(dark, 0.5, flying) * foot;

  Print result;
  result.colour = mix(BLACK_INK, blue,
    clamp(1.6 * contour + 0.55 * lamp.rim * (1.0 - lamp.key) * ramp(0.35, 0.75, dark) + it.glow, 0.0, 0.92));
  float shrink = 1.0;
  if (it.tooth > 0.5) {
    dark = clamp(0.5 - 0.5 * bright, 0.0, 1.0);
  } else if (it.highlight > 0.5) {
    dark = 1.0;
    result.colour = vec3(0.95, 0.96, 0.97);
  } else if (it.pupil > 0.5) {
    dark = 1.2;
    result.colour = BLACK_INK;
  } else if (it.iris > 0.5) {
    dark = 0.62;
    shrink = 0.8;
    result.colour = vec3(0.13, 0.32, 0.72);
  } else if (it.eye > 0.5) {
    dark = 0.55 * clamp(0.75 - 0.6 * bright, 0.0, 1.0);
    result.colour = BLACK_INK;
  }
  result.strength = it.visible * foot * clamp(0.16 + 1.15 * dark, 0.0, 1.0);
  result.size = shrink * mix(0.3, 1.22, pow(max(dark, 0.0), 0.75));
  return result;
}
`;
