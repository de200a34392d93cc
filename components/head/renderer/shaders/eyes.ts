import {
  EYE_CENTRE_Z_MM,
  EYE_INNER_CORNER_X_MM,
  EYE_OFFSET_X_MM,
  EYE_OUTER_CORNER_X_MM,
  EYE_TILT,
  LIDS,
} from '@/lib/head/face';
import { glsl } from './glsl';

/** Gaze, lids and brows, on the moving face in millimetres (lib/head/face.ts). */
export const eyes = glsl`
uniform vec4 eyePose; // yaw, pitch in radians | lids closed, x < 0 | lids closed, x > 0

const float EYE_X = ${EYE_OFFSET_X_MM}, EYE_Z = ${EYE_CENTRE_Z_MM}, EYE_TILT = ${EYE_TILT};
const float INNER_CORNER = ${EYE_INNER_CORNER_X_MM}, OUTER_CORNER = ${EYE_OUTER_CORNER_X_MM};

/** Heights of the upper and the lower lid's edge when the eye is open. */
vec2 lidEdges(float x) {
  float s = clamp((x - INNER_CORNER) / (OUTER_CORNER - INNER_CORNER), 0.0, 1.0);
  float axis = ${LIDS.innerYMm} + ${LIDS.riseMm} * s;
  return vec2(
    axis + ${LIDS.upper.archMm} * pow(max(0.0, sin(PI * pow(s, ${LIDS.upper.skew}))), ${LIDS.upper.power}),
    axis - ${LIDS.lower.archMm} * pow(max(0.0, sin(PI * pow(s, ${LIDS.lower.skew}))), ${LIDS.lower.power})
  );
}

/** How far the lids are closed; they follow a gaze that goes up or down. */
float lidsClosed(float x) {
  float blink = x < 0.0 ? eyePose.z : eyePose.w;
  return clamp(blink + (1.0 - blink) * clamp(-eyePose.y * 1.15, -0.22, 0.5), -0.25, 1.0);
}

vec3 withLids(vec3 p, float side, float brow) {
  if (p.z < 50.0 || p.y < -20.0 || p.y > 40.0) return p;
  float x = abs(p.x);
  if (x > INNER_CORNER && x < OUTER_CORNER && side != 0.0) {
    float y = p.y - EYE_TILT * p.x, deep = p.z - EYE_Z, radius = length(vec2(y, deep));
    vec2 edges = lidEdges(x);
    float opening = edges.x - edges.y, closed = lidsClosed(p.x);
    float weight = side > 0.0 ? ramp(13.0, 0.0, y - edges.x) : ramp(9.0, 0.0, edges.y - y);
    float travel = side > 0.0
      ? -closed * (opening - 0.8)
      : max(closed, 0.0) * 0.9 * min(1.0, opening * 0.15);
    // The lid slides over the ball, not through it.
    float slid = y + weight * travel;
    float over = mix(radius, max(14.4, min(radius, 15.0)), weight * max(closed, 0.0) * 0.7);
    float onBall = EYE_Z + sqrt(max(1.0, over * over - slid * slid)) * (deep < 0.0 ? -1.0 : 1.0);
    p.z = mix(p.z, onBall, min(1.0, abs(weight * travel) * 0.6));
    p.y += weight * travel;
  }
  p.y += brow * 3.2 * exp(-square(x - 27.0) / 650.0 - square(p.y - 19.0) / 140.0);
  return p;
}
`;
