import { PARTICLE_RADIUS_MM } from '@/lib/head/model/particles';
import { basics } from './basics';
import { eyes } from './eyes';
import { glsl } from './glsl';
import { intro } from './intro';
import { mouth } from './mouth';
import { particle } from './particle';
import { pointStyle } from './pointStyle';
import { projection } from './projection';
import { rig } from './rig';
import { shading } from './shading';
import { thinking } from './thinking';

/**
 * Moves and lights one particle. With OCCLUDER defined the same particles are drawn as discs of
 * depth alone, a little inside the skin: so the face hides what is behind it, and the hiding moves
 * with the face.
 */
export const particleVertex = glsl`
attribute vec4 surface; // openness of skin or brightness of features, ridge, weight, hair
attribute vec3 role; // side, kind, seed

uniform float canvasHeight; // pixels
uniform float radiusMm; // of a particle of the skin of middling brightness
uniform float spacing; // 1 at 24,000 points; grows as fewer are drawn
uniform float lightTheme; // 0 points of light on dark, 1 points of ink on paper
uniform vec3 viewCentre; // millimetres
uniform vec3 pointerDent; // pointer, millimetres in the camera's axes, and its strength 0..1

varying vec3 colour;
varying float strength;

${basics}
${projection}
${mouth}
${eyes}
${rig}
${particle}
${thinking}
${intro}
${shading}
${pointStyle}

// Eyes and teeth are always all there: theirs does not grow as fewer of the skin are drawn.
const float FEATURE_RADIUS_MM = ${PARTICLE_RADIUS_MM};
const vec4 NOWHERE = vec4(2.0, 2.0, 2.0, 1.0);

// A model without landmarks has no face to move: it turns as a whole, and words ripple over it.
const float UNRIGGED_TURN = 0.5;
float rippleAt(vec3 restPosition) {
  float away = length(restPosition - vec3(0.0, -70.0, 100.0));
  return mouthPose.x * sin(0.2 * away - 16.0 * seconds) * exp(-away / 48.0);
}

Particle posed(float side, float kind) {
  Particle particle;
  particle.position = position;
  particle.normal = normal;
  particle.openness = surface.x;
  particle.brightness = surface.x;
  particle.ridge = surface.y;
  particle.weight = surface.z;
  particle.hair = surface.w;
  particle.visible = 1.0;
  particle.eye = 0.0;
  particle.iris = 0.0;
  particle.pupil = 0.0;
  particle.highlight = 0.0;
  particle.tooth = 0.0;
  particle.glow = 0.0;
  particle.restPosition = position;
  if (rigHeights.w < 0.5) return particle;
  if (kind == SKIN) {
    particle.restPosition = toRig(position);
    poseSkin(particle, side);
  } else if (kind == UPPER_TOOTH || kind == LOWER_TOOTH || kind == TONGUE || kind == CAVITY) {
    poseTooth(particle, kind);
  } else if (kind == EYE_CORNER) {
    // The corners of the model's own eyes are part of its skin.
    particle.eye = 1.0;
  } else {
    poseEye(particle, kind);
  }
  return particle;
}

void main() {
  float side = role.x, kind = role.y, seed = role.z;
  Particle particle = posed(side, kind);
  float dimmed = kind == SKIN ? think(particle, seed) : 0.0;

  bool rigged = rigHeights.w > 0.5;
  float weight = rigged ? neckWeight(particle.restPosition) : UNRIGGED_TURN;
  float ripple = rigged ? 0.0 : rippleAt(particle.restPosition);
  particle.position += 2.6 * ripple * particle.normal;
  mat3 toView = mat3(modelViewMatrix);
  vec3 viewPosition = toView * (rigged ? onNeck(particle.position, weight) - viewCentre : turnedBy(particle.position - viewCentre, weight));
  vec3 turned = normalize(toView * turnedBy(particle.normal, weight));
  vec3 faceForward = toView * turnedBy(vec3(0.0, 0.0, 1.0), rigHeights.w);

  // The pointer dents the cloud a little where it passes.
  float fromPointer = length(viewPosition.xy - pointerDent.xy);
  float dent = pointerDent.z * exp(-fromPointer * fromPointer / 700.0);
  viewPosition += dent * vec3((viewPosition.xy - pointerDent.xy) / max(fromPointer, 1.0) * 5.0, -4.0);

  float introRemaining = introOffset(viewPosition, particle.restPosition, seed);
  vec3 toEye = normalize(vec3(0.0, 0.0, 1100.0) - viewPosition);
  float facing = dot(turned, toEye);
  particle.visible *= mix(ramp(-0.08, 0.12, facing), 1.0, ramp(0.0, 0.5, introRemaining));
  facing = clamp(facing, 0.0, 1.0);

#ifdef OCCLUDER
  float across = clamp(6.6 * inversesqrt(particle.weight) * spacing, 2.4, 9.0);
  float slope = sqrt(1.0 - facing * facing) / max(facing, 0.05);
  gl_PointSize = across * mix(0.6, 1.0, facing) * pixelsPerMm(viewPosition);
  gl_Position = projectWithCompressedDepth(viewPosition - turned * 3.2, 2.4 + 0.5 * across * min(3.0, slope));
  bool hides = kind == SKIN && introRemaining < 0.02 && particle.glow < 0.05 && facing > 0.12 && footFade(particle.restPosition) > 0.3;
  if (!hides) gl_Position = NOWHERE;
#else
  Shading shading = shade(particle, turned, facing, faceForward);
  float foot = footFade(particle.restPosition), depth = ramp(-130.0, 110.0, viewPosition.z);
  shading.brightness *= mix(0.35, 1.0, depth) * foot;
  shading.brightness *= 1.0 + breath * sin(1.85 * seconds);
  // On dark, what recedes shines less; on paper it is paler, as less light would be more ink.
  if (lightTheme > 0.5) particle.visible *= 1.0 - 0.4 * dimmed;
  else shading.brightness *= 1.0 - 0.5 * dimmed;
  shading.brightness *= max(0.0, 1.0 + ripple);
  shading.brightness = mix(shading.brightness, foot * (0.3 + 0.5 * hash(seed + 0.5)), introRemaining * introRemaining);
  shading.brightness += particle.glow * (0.3 + 0.7 * shading.brightness);
  PointStyle style;
  if (lightTheme > 0.5) style = styleOnPaper(particle, shading, introRemaining, foot, ramp(-130.0, 60.0, viewPosition.z));
  else style = styleOnDark(particle, shading, introRemaining);
  colour = style.colour;
  strength = style.strength;
  float radius = kind == SKIN ? radiusMm : FEATURE_RADIUS_MM;
  gl_PointSize = 2.0 * radius * pixelsPerMm(viewPosition) * style.size
    * clamp(pow(particle.weight, -0.22), 0.5, 1.05) * (1.0 + 0.3 * introRemaining);
  gl_Position = projectWithCompressedDepth(viewPosition, 0.0);
  // What flies in comes out of the dark, not from behind the edge of a square.
  strength *= 1.0 - ramp(0.0, 0.1, introRemaining) * ramp(0.6, 0.98, length(gl_Position.xy / gl_Position.w));
  if (strength < 0.004) gl_Position = NOWHERE;
#endif
}
`;
