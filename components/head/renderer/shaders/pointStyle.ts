import { site } from '@/content/site';
import { colourOf, glsl } from './glsl';

const light = site.palette.light.head;

/**
 * One set of points, two ways to print them: points of light on a dark page (size and strength
 * grow with the light), or points of ink on a light one (they grow with the dark): a stipple engraving.
 */
export const pointStyle = glsl`
struct PointStyle { vec3 colour; float strength; float size; };

PointStyle styleOnDark(Particle particle, Shading shading, float introRemaining) {
  float warmth = clamp(1.2 * shading.key - 0.1, 0.0, 1.0) * (1.0 - introRemaining);
  PointStyle result;
  result.colour = mix(cold(), WARM, warmth);
  result.colour = mix(result.colour, mix(IRIS, topic, topicWeight), clamp(0.9 * particle.glow, 0.0, 0.85));
  if (particle.iris > 0.5) result.colour = IRIS;
  if (particle.tooth > 0.5) result.colour = particle.tooth > 0.8 ? TOOTH : FLESH;
  result.strength = 1.035 * particle.visible * pow(max(shading.brightness, 0.0), 0.85) * (1.0 - particle.pupil) * step(-0.5, particle.tooth);
  result.size = mix(0.55, 1.25, pow(clamp(shading.brightness, 0.0, 1.0), 0.6));
  return result;
}

const vec3 BLACK_INK = ${colourOf(light.skin)};
const vec3 BLUE_INK = ${colourOf(light.edge)};
const vec3 IRIS_INK = ${colourOf(light.iris)};

PointStyle styleOnPaper(Particle particle, Shading shading, float introRemaining, float foot, float depth) {
  float bright = clamp(shading.brightness, 0.0, 1.4);
  float dark = clamp(1.06 - pow(1.02 * bright, 0.72), 0.0, 1.0);
  float contour = shading.edge * (0.2 + 0.8 * shading.rim);
  vec3 blue = mix(BLUE_INK, 0.62 * topic, topicWeight);
  dark = mix(dark, 0.75, clamp(1.1 * contour, 0.0, 1.0) * 0.6) * mix(0.55, 1.0, depth);
  dark = mix(dark, clamp(1.5 - 0.75 * pow(bright, 0.8), 0.55, 1.45), particle.hair);
  dark = mix(dark, 1.2, clamp(1.3 * particle.glow, 0.0, 1.0));
  dark = mix(dark, 0.5, introRemaining) * foot;

  PointStyle result;
  result.colour = mix(BLACK_INK, blue,
    clamp(1.6 * contour + 0.55 * shading.rim * (1.0 - shading.key) * ramp(0.35, 0.75, dark) + particle.glow, 0.0, 0.92));
  float shrink = 1.0;
  if (particle.tooth > 0.5) {
    dark = particle.tooth > 0.8 ? clamp(0.5 - 0.5 * bright, 0.0, 1.0) : 0.5;
  } else if (particle.tooth < -0.5) {
    dark = 1.05;
    result.colour = BLACK_INK;
  } else if (particle.highlight > 0.5) {
    dark = 1.0;
    result.colour = vec3(0.95, 0.96, 0.97);
  } else if (particle.pupil > 0.5) {
    dark = 1.2;
    result.colour = BLACK_INK;
  } else if (particle.iris > 0.5) {
    dark = 0.62;
    shrink = 0.8;
    result.colour = IRIS_INK;
  } else if (particle.eye > 0.5) {
    dark = 0.55 * clamp(0.75 - 0.6 * bright, 0.0, 1.0);
    result.colour = BLACK_INK;
  }
  result.strength = particle.visible * foot * clamp(0.16 + 1.15 * dark, 0.0, 1.0);
  result.size = shrink * mix(0.3, 1.22, pow(max(dark, 0.0), 0.75));
  return result;
}
`;
