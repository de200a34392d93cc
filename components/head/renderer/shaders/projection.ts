import { glsl } from './glsl';

/**
 * The portrait lens. The scene's camera stands 1 unit away with a field of view of 55 degrees: as
 * near as an arm's length, which makes a large nose. So depth is compressed to what a portrait
 * photographer sees from 1100 mm, while 382 mm across still make one unit: 398 mm fill the height.
 */
export const projection = glsl`
const float UNITS_PER_MM = 1.0 / 382.0;
const float DEPTH_UNITS_PER_MM = 1.0 / 1100.0;

float compressedDistance(float depth) {
  return length(cameraPosition) - depth * DEPTH_UNITS_PER_MM;
}
/** From millimetres in the camera's axes, the scene's origin at 0, to the screen. */
vec4 projectWithCompressedDepth(vec3 viewPosition, float towardsBack) {
  float away = compressedDistance(viewPosition.z - towardsBack);
  // Nearer to the back of the head only in depth: the place on the screen stays.
  float place = compressedDistance(viewPosition.z);
  return projectionMatrix * vec4(viewPosition.xy * UNITS_PER_MM * (away / place), -away, 1.0);
}
/** How many pixels a millimetre is at the depth of the point. */
float pixelsPerMm(vec3 viewPosition) {
  return 0.5 * projectionMatrix[1][1] * UNITS_PER_MM * canvasHeight / compressedDistance(viewPosition.z);
}
`;
