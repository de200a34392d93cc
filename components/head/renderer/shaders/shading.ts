import { site } from '@/content/site';
import { colourOf, glsl } from './glsl';

const dark = site.palette.dark.head;

/**
 * Two lamps that stay with the camera: a warm key from the upper left and a cold rim from behind
 * on the right. Colours are display values: nothing tone-maps or converts them afterwards.
 */
export const shading = glsl`
uniform vec3 topic; // the accent that the rim lamp drifts to
uniform float topicWeight;
uniform float breath;

const vec3 KEY = vec3(-0.6034, 0.5028, 0.6235);
const vec3 RIM = vec3(0.9467, 0.1671, -0.2784);
const vec3 WARM = ${colourOf(dark.skin)};
const vec3 COLD = ${colourOf(dark.edge)};
const vec3 IRIS = ${colourOf(dark.iris)};
const vec3 TOOTH = vec3(0.95, 0.97, 1.0);
const vec3 FLESH = vec3(0.95, 0.68, 0.6);

struct Shading {
  float key; // 0..1 of the warm lamp
  float rim; // 0..1 of the cold lamp
  float edge; // 1 where the surface turns away
  float brightness;
};

vec3 cold() { return mix(COLD, topic, topicWeight); }

/** faceForward: where the face looks, in the camera's axes; a face in profile gets some key too. */
Shading shade(Particle particle, vec3 normal, float facing, vec3 faceForward) {
  Shading result;
  result.key = max(dot(normal, KEY), 0.0);
  result.rim = max(dot(normal, RIM), 0.0);
  result.edge = pow(1.0 - facing, 3.0);
  float turnedAway = ramp(0.35, 0.95, abs(faceForward.x));
  vec3 follow = normalize(faceForward + vec3(0.0, 0.55, 0.75));
  float fill = 0.55 * turnedAway * max(dot(normal, follow), 0.0);
  result.key = max(result.key, fill);

  if (particle.highlight > 0.5) {
    result.brightness = 1.15;
  } else if (particle.iris > 0.5) {
    result.brightness = particle.brightness * (0.7 + 0.35 * result.key);
  } else if (particle.eye > 0.5) {
    result.brightness = particle.brightness * (0.45 + 0.85 * result.key);
  } else if (particle.tooth > 0.5) {
    result.brightness = particle.brightness * (0.45 + 0.75 * result.key);
  } else {
    float open = particle.openness;
    result.brightness = 0.07 * open + pow(result.key, 1.25) * pow(open, 1.25)
      + 0.55 * result.edge * (0.25 + 0.75 * result.rim) + 0.15 * result.rim * open;
    result.brightness *= 1.0 + 0.55 * particle.ridge;
  }
  return result;
}

/** The shoulders dissolve at its foot. */
float footFade(vec3 restPosition) {
  if (rigHeights.w < 0.5 || restPosition.y > -95.0) return 1.0;
  return ramp(1.0, 0.62, length(vec2(restPosition.x / 168.0, (restPosition.y + 95.0) / 142.0)));
}
`;
