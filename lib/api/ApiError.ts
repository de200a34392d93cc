export type ApiErrorCode = 'network' | 'timeout' | 'status' | 'unreadable';

/** Why a call to the API gave no answer. `status` is set when the server did answer. */
export class ApiError extends Error {
  constructor(
    readonly code: ApiErrorCode,
    message: string,
    options: { cause?: unknown; status?: number } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'ApiError';
    this.status = options.status;
  }

  readonly status: number | undefined;
}
