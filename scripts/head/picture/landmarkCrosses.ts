import { VIEW_CENTRE_MM } from '@/lib/head/model/modelTransform';
import type { Landmarks } from '../landmarks';

/** The picture's height at the head's middle, and the camera's distance: shaders/projection.ts. */
const PICTURE_MM = 398;
const CAMERA_MM = 1100;
const ARM_PX = 9;

/** Crosses where the landmarks lie in a picture of the head from `yaw` degrees aside, as an SVG. */
export function landmarkCrosses(landmarks: Landmarks, yaw: number, sizePx: number): Buffer {
  const angle = (yaw * Math.PI) / 180;
  const crosses = [...landmarks.values()].map(([x, y, z]) => {
    const [right, up, front] = [
      x - VIEW_CENTRE_MM[0],
      y - VIEW_CENTRE_MM[1],
      z - VIEW_CENTRE_MM[2],
    ];
    const across = right * Math.cos(angle) - front * Math.sin(angle);
    const depth = right * Math.sin(angle) + front * Math.cos(angle);
    const pxPerMm = (sizePx / PICTURE_MM) * (CAMERA_MM / (CAMERA_MM - depth));
    const [cx, cy] = [sizePx / 2 + across * pxPerMm, sizePx / 2 - up * pxPerMm];
    return `M${cx - ARM_PX} ${cy}h${2 * ARM_PX}M${cx} ${cy - ARM_PX}v${2 * ARM_PX}`;
  });
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sizePx}" height="${sizePx}">` +
      `<path d="${crosses.join('')}" fill="none" stroke="#ff4050" stroke-width="2"/></svg>`,
  );
}
