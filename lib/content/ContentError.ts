/** A slip in content/ that an owner can mend: one sentence with the file and, where known, the line. */
export class ContentError extends Error {
  override name = 'ContentError';

  /**
   * @param file from the project's folder, such as content/facts.md
   * @param line counted from 1; null where the slip has no line
   * @param sentence what is wrong and what to do, without its full stop
   */
  constructor(
    readonly file: string,
    readonly line: number | null,
    sentence: string,
  ) {
    super(`${file}${line === null ? '' : `:${line}`}: ${sentence}.`);
  }
}
