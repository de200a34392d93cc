/** Something about the command or its file that its user can put right; the message is one sentence. */
export class Problem extends Error {
  override readonly name = 'Problem';
}
