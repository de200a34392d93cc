import { LIP_LINE, MOUTH_HALF_WIDTH_MM, MOUTH_TILT } from '@/lib/head/face';
import { glsl } from './glsl';

/*
 * Numbers in millimetres on the moving face (lib/head/face.ts). "t" is the height above the line
 * between the lips, "s" the distance from the midline in half widths of the mouth.
 */
export const mouth = glsl`
uniform vec4 mouthPose; // jaw 0..1 | lips -1 pressed..1 open | -1 round..1 wide | lower lip on teeth 0..1
uniform vec2 tongue; // its tip up behind the upper teeth | out between the teeth, 0..1
uniform float smile;

const float HALF_WIDTH = ${MOUTH_HALF_WIDTH_MM}, MOUTH_TILT = ${MOUTH_TILT};
const float JAW_RADIANS = 0.175;
const vec3 JAW_HINGE = vec3(0.0, -14.0, 12.0);

float lipLine(float x) {
  float corner = min(1.0, x / ${LIP_LINE.cornerXMm});
  return ${LIP_LINE.seamYMm} - bell(x, ${LIP_LINE.dipSigmaMm})
    + ${LIP_LINE.bowMm} * bell(x - ${LIP_LINE.bowXMm}, ${LIP_LINE.bowSigmaMm})
    + ${LIP_LINE.cornerRiseMm} * corner * corner * corner;
}

/** How much of the jaw's turn a point takes. */
float jawWeight(vec3 p, float side) {
  float x = abs(p.x), t = p.y + MOUTH_TILT * p.x - lipLine(x);
  float around = atan(-(p.y + 14.0), p.z - 12.0);
  float weight = ramp(0.35, 0.95, around) * (1.0 - ramp(1.15, 1.75, around))
    * ramp(-34.0, -4.0, p.y + 115.5 - 0.45 * min(84.0 - p.z, 77.0));
  float s = x / (HALF_WIDTH + (side < 0.0 ? 0.8 * clamp(-t, 0.0, 30.0) : 0.0));
  float lip = pow(max(0.0, 1.0 - s * s), side < 0.0 ? 0.62 : 0.8) * ramp(55.0, 80.0, p.z);
  if (side > 0.0) return weight * (1.0 - lip);
  if (side < 0.0) return mix(weight, 1.0, lip * (1.0 - ramp(0.95, 1.2, around)));
  return weight;
}

vec3 withJaw(vec3 p, float weight) {
  p = JAW_HINGE + turnX(p - JAW_HINGE, mouthPose.x * JAW_RADIANS * weight);
  p.z += 2.5 * mouthPose.x * weight;
  return p;
}

vec3 smiling(vec3 p, float sign, float x, float t, float front) {
  float corner = exp(-square(x - 25.0) / 150.0 - t * t / 170.0) * front;
  float lip = exp(-x * x / 260.0 - t * t / 60.0) * front;
  float cheek = exp(-square(x - 42.0) / 240.0 - square(p.y + 40.0) / 380.0) * ramp(30.0, 60.0, p.z);
  float fold = exp(-square(x - 33.0) / 40.0 - square(p.y + 58.0) / 220.0) * front;
  p += smile * corner * vec3(sign * 3.6, 4.2, -3.6);
  p += smile * lip * vec3(0.0, 0.4, -1.4);
  p += smile * cheek * vec3(sign * 0.8, 2.6, 2.6);
  p.z -= smile * fold * 0.9;
  return p;
}

vec3 withMouth(vec3 p, float side) {
  if (p.z < 20.0 || p.y > 0.0 || p.y < -160.0) return p;
  float x = abs(p.x), sign = p.x < 0.0 ? -1.0 : 1.0, front = ramp(55.0, 80.0, p.z);
  float t = p.y + MOUTH_TILT * p.x - lipLine(x), s = x / HALF_WIDTH;
  float lip = pow(max(0.0, 1.0 - s * s), 0.8) * front;
  float jaw = mouthPose.x, lipOpening = mouthPose.y, labiodental = mouthPose.w;
  float wide = max(mouthPose.z, 0.0), round = max(-mouthPose.z, 0.0);
  float upper = step(0.5, side), lower = step(0.5, -side);
  float weight = jawWeight(p, side);
  vec3 q = smiling(p, sign, x, t, front);

  // Lips apart, or pressed together and rolled forward.
  float nearUpper = exp(-t * t / 81.0), nearLower = exp(-t * t / 144.0);
  float opening = pow(lip, 1.0 - 0.55 * min(round, 1.0));
  q.y += upper * opening * nearUpper * (lipOpening > 0.0 ? 2.8 : 1.5) * lipOpening;
  q.y -= lower * pow(opening, 0.75) * nearLower * (lipOpening > 0.0 ? 4.0 : 1.5) * lipOpening;
  q.z += lip * exp(-t * t / 50.0) * (lipOpening < 0.0 ? 2.6 * lipOpening : lower * 0.8 * lipOpening);

  // f and v: the lower lip rises behind the upper teeth, which show.
  q += labiodental * lip * (lower * exp(-t * t / 60.0) * vec3(0.0, 2.4, -5.5)
    + upper * nearUpper * vec3(0.0, 4.6, 1.0));

  // The bow of the closed lips straightens as they part.
  float open = clamp(2.0 * jaw + max(lipOpening, 0.0) + round + labiodental, 0.0, 1.0) * front * exp(-t * t / 10.0);
  q.y += open * (lower * (1.25 * bell(x, 4.0) - bell(x - 9.0, 6.0)) + upper * (0.4 + 0.6 * round) * bell(x, 4.0));

  // Wide: corners out, up and back along the teeth; the cheek gathers.
  float corner = ramp(0.0, 27.0, x) * exp(-square(max(0.0, x - 27.0)) / 420.0);
  q += wide * exp(-t * t / 330.0) * front
    * vec3(sign * 5.5 * corner, 1.6 * corner, -4.6 * corner - 1.2 * exp(-x * x / 300.0));
  // Cheeks gather beside a wide mouth, fill behind pressed lips, and hollow where it is open or round.
  q.z += (2.0 * wide + 1.2 * max(-lipOpening, 0.0) - 1.4 * round - 1.0 * jaw) * front * exp(-square(x - 43.0) / 130.0 - square(p.y + 52.0) / 180.0);

  // Round: corners in, lips forward.
  q.x -= (0.5 * round + 0.1 * jaw) * q.x * exp(-x * x / 1100.0 - t * t / 420.0) * front;
  q.z += round * front * 7.5 * exp(-x * x / 420.0 - t * t / 190.0);
  q.y += round * pow(lip, 0.55) * (upper * 1.5 - lower * 2.0) * exp(-t * t / 90.0);

  return withJaw(q, weight);
}

/** How far the lips stand open over a point: 0 closed, 1 open. */
float lipsOpenAt(vec3 p) {
  float x = abs(p.x), t = p.y + MOUTH_TILT * p.x - lipLine(x), s = x / HALF_WIDTH;
  if (p.z < 60.0 || p.y > -58.0 || p.y < -82.0) return 0.0;
  return clamp(1.6 * mouthPose.x + 0.7 * max(mouthPose.y, 0.0), 0.0, 1.0) * max(0.0, 1.0 - s * s) * exp(-t * t / 16.0);
}
`;
