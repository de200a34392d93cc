/*
 * Questions that a service offers where it is not sure what was meant. They travel in a header, so
 * that the reply stays the plain text that it is for every other client.
 */

export const OFFERED_QUESTIONS_HEADER = 'x-offered-questions';

/** More than this is no offer any more. */
const MAX_OFFERED_QUESTIONS = 3;
const MAX_QUESTION_CHARACTERS = 200;

/** @returns the header's value: a JSON list, its characters escaped as in an address */
export function writeOfferedQuestions(questions: readonly string[]): string {
  return encodeURIComponent(JSON.stringify(questions));
}

/** @returns the questions of a header; none where there is no header, or one that cannot be read */
export function readOfferedQuestions(value: string | null): string[] {
  if (!value) return [];
  try {
    const read: unknown = JSON.parse(decodeURIComponent(value));
    if (!Array.isArray(read)) return [];
    return read
      .filter((one): one is string => typeof one === 'string' && one.trim() !== '')
      .filter((one) => one.length <= MAX_QUESTION_CHARACTERS)
      .slice(0, MAX_OFFERED_QUESTIONS);
  } catch {
    return [];
  }
}
