/**
 * A failure with a code that programs tell apart and one sentence for people. Its kinds set `name`
 * as a text, because a minified class has lost its own.
 */
export class CodedError<Code extends string> extends Error {
  constructor(
    readonly code: Code,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
