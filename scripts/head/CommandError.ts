/** Something about the command or its file that its user can put right; the message is one sentence. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
