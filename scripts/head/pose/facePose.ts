import { CommandError } from '../CommandError';
import type { Landmarks } from '../landmarks';
import type { Pose } from './pose';
import { acrossAxis, cross, dot, middleOf, minus, unit, type Vector } from './vector';

/**
 * How a model stands, by its five landmarks: left along the pupils, up from the mouth to them.
 *
 * @param middle of the model: a face lies in front of it
 * @throws CommandError where left and right or up and down are changed over
 */
export function poseOfFace(landmarks: Landmarks, middle: Vector): Pose {
  const at = (name: string) => landmarks.get(name) ?? ([NaN, NaN, NaN] as const);
  const pupils = middleOf(at('pupil_left'), at('pupil_right'));
  const mouth = middleOf(at('mouth_left'), at('mouth_right'));
  const left = unit(minus(at('pupil_left'), at('pupil_right')));
  if (!left) throw new CommandError('The two pupils lie in one place.');
  const up = acrossAxis(minus(pupils, mouth), left);
  if (!up) throw new CommandError('Pupils and mouth lie in one line.');
  const front = cross(left, up);
  const isMouthOver = dot(minus(at('mouth_left'), at('mouth_right')), left) <= 0;
  if (dot(minus(middleOf(pupils, mouth), middle), front) < 0) throw changedOver('pupil');
  if (isMouthOver) throw changedOver('mouth');
  if (dot(minus(mouth, at('chin')), up) <= 0) {
    throw new CommandError(
      'Pupils, mouth and chin must follow each other downward: one of them is in another’s place.',
    );
  }
  return { left, up, front };
}

function changedOver(part: string): CommandError {
  return new CommandError(
    `${part}_left must lie on the sitter's left of ${part}_right: change them over.`,
  );
}
