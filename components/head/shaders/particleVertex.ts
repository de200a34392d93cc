import { basics } from './basics';
import { eyes } from './eyes';
import { gather } from './gather';
import { glsl } from './glsl';
import { lens } from './lens';
import { light } from './light';
import { mouth } from './mouth';
import { point } from './point';
import { print } from './print';
import { rig } from './rig';
import { thinking } from './thinking';

/**
 * Moves and lights one particle. With OCCLUDER defined the same particles are drawn as discs of
 * depth alone, a little inside the skin: so the face hides what is behind it, and the hiding moves
 * with the face.
 */
export const particleVertex = glsl`
attribute vec4 surface; // openness, ridge, weight, hair
attribute vec3 role; // side, kind, seed

uniform float canvasHeight; // pixels
uniform float radiusMm; // of a particle of the skin of middling brightness
uniform float spacing; // 1 at 24,000 points; grows as fewer are drawn
uniform float ink; // 0 light on dark, 1 ink on paper
uniform vec3 viewCentre; // millimetres
uniform vec3 touch; // pointer, millimetres in the camera's axes, and its strength 0..1

varying vec3 colour;
varying float strength;

${basics}
${lens}
${mouth}
${eyes}
${rig}
${point}
${thinking}
${gather}
${light}
${print}

// Eyes and teeth are always all there: theirs does not grow as fewer of the skin are drawn.
const float FEATURE_RADIUS_MM = 0.771;
const vec4 NOWHERE = vec4(2.0, 2.0, 2.0, 1.0);

// A model without landmarks has no face to move: it turns as a whole, and words ripple over it.
const float UNRIGGED_TURN = 0.5;
float rippleAt(vec3 home) {
  float away = length(home - vec3(0.0, -70.0, 100.0));
  return mouthPose.x * sin(0.2 * away - 16.0 * seconds) * exp(-away / 48.0);
}

Point posed(float side, float kind) {
  Point it;
  it.at = position;
  it.normal = normal;
  it.openness = surface.x;
  it.ridge = surface.y;
  it.weight = surface.z;
  it.hair = surface.w;
  it.visible = 1.0;
  it.eye = 0.0;
  it.iris = 0.0;
  it.pupil = 0.0;
  it.highlight = 0.0;
  it.tooth = 0.0;
  it.glow = 0.0;
  it.home = position;
  if (rigHeights.w < 0.5) return it;
  if (kind == SKIN) {
    it.home = toRig(position);
    poseSkin(it, side);
  } else if (kind == EYEBALL) {
    poseEye(it, kind);
  } else if (kind == EYE_CORNER) {
    // The corners of the model's own eyes are part of its skin; only highlights are ours.
    if (it.openness > 1.5) poseEye(it, kind);
    else it.eye = 1.0;
  } else {
    poseTooth(it, kind);
  }
  return it;
}

void main() {
  float side = role.x, kind = role.y, seed = role.z;
  Point it = posed(side, kind);
  float dimmed = kind == SKIN ? think(it, seed) : 0.0;

  bool rigged = rigHeights.w > 0.5;
  float share = rigged ? neckShare(it.home) : UNRIGGED_TURN;
  float ripple = rigged ? 0.0 : rippleAt(it.home);
  it.at += 2.6 * ripple * it.normal;
  mat3 toView = mat3(modelViewMatrix);
  vec3 seen = toView * (rigged ? onNeck(it.at, share) - viewCentre : turnedBy(it.at - viewCentre, share));
  vec3 turned = normalize(toView * turnedBy(it.normal, share));
  vec3 faceForward = toView * turnedBy(vec3(0.0, 0.0, 1.0), rigHeights.w);

  // The pointer dents the cloud a little where it passes.
  float fromTouch = length(seen.xy - touch.xy);
  float dent = touch.z * exp(-fromTouch * fromTouch / 700.0);
  seen += dent * vec3((seen.xy - touch.xy) / max(fromTouch, 1.0) * 5.0, -4.0);

  float flying = flyIn(seen, it.home, seed);
  vec3 toEye = normalize(vec3(0.0, 0.0, 1100.0) - seen);
  float facing = dot(turned, toEye);
  it.visible *= mix(ramp(-0.08, 0.12, facing), 1.0, ramp(0.0, 0.5, flying));
  facing = clamp(facing, 0.0, 1.0);

#ifdef OCCLUDER
  float across = clamp(6.6 * inversesqrt(it.weight) * spacing, 2.4, 9.0);
  float slope = sqrt(1.0 - facing * facing) / max(facing, 0.05);
  gl_PointSize = across * mix(0.6, 1.0, facing) * pixelsPerMm(seen);
  gl_Position = throughLens(seen - turned * 3.2, 2.4 + 0.5 * across * min(3.0, slope));
  bool hides = kind == SKIN && flying < 0.02 && it.glow < 0.05 && facing > 0.12 && footFade(it.home) > 0.3;
  if (!hides) gl_Position = NOWHERE;
#else
  Lit lamp = lit(it, turned, facing, faceForward);
  float foot = footFade(it.home), depth = ramp(-130.0, 110.0, seen.z);
  lamp.brightness *= mix(0.35, 1.0, depth) * foot;
  lamp.brightness *= 1.0 + breath * sin(1.85 * seconds);
  // Light recedes by shining less, ink by being paler: less light would be more ink.
  if (ink > 0.5) it.visible *= 1.0 - 0.4 * dimmed;
  else lamp.brightness *= 1.0 - 0.5 * dimmed;
  lamp.brightness *= max(0.0, 1.0 + ripple);
  lamp.brightness = mix(lamp.brightness, foot * (0.3 + 0.5 * hash(seed + 0.5)), flying * flying);
  lamp.brightness += it.glow * (0.3 + 0.7 * lamp.brightness);
  Print printed;
  if (ink > 0.5) printed = printInk(it, lamp, flying, foot, ramp(-130.0, 60.0, seen.z));
  else printed = printLight(it, lamp, flying);
  colour = printed.colour;
  strength = printed.strength;
  float radius = kind == SKIN ? radiusMm : FEATURE_RADIUS_MM;
  gl_PointSize = 2.0 * radius * pixelsPerMm(seen) * printed.size
    * clamp(pow(it.weight, -0.22), 0.5, 1.05) * (1.0 + 0.3 * flying);
  gl_Position = throughLens(seen, 0.0);
  // What flies in comes out of the dark, not from behind the edge of a square.
  strength *= 1.0 - ramp(0.0, 0.1, flying) * ramp(0.6, 0.98, length(gl_Position.xy / gl_Position.w));
  if (strength < 0.004) gl_Position = NOWHERE;
#endif
}
`;
