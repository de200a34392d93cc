/** What the words of a sentence let a face show. */
export type Mood = 'glad' | 'unsure';

/** Who says this does not know, cannot or failed. */
const UNSURE =
  /\b(?:(?:don[’']t|do not|won[’']t|cannot|can[’']t) (?:know|guess|say|tell)|not sure|nobody has told|(?:not told|left) me|was not told|beyond what|have to pass|found nothing|no answer|no note|notes end|rather ask|brain hurts|sorry|unfortunately|perhaps i)\b/i;
const GLAD =
  /\b(?:thank(?:s| you)|glad(?:ly)?|happy|welcome|hello|love|lovely|delighted|pleasure|wonderful|congratulations|enjoy|kind of you|nice to|good (?:morning|evening))\b|!/i;

/** The mood of a sentence by its words; most have none. */
export function moodOf(sentence: string): Mood | null {
  if (UNSURE.test(sentence)) return 'unsure';
  return GLAD.test(sentence) ? 'glad' : null;
}
