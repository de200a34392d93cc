import { CodedError } from '@/lib/CodedError';

export type ApiErrorCode = 'network' | 'timeout' | 'status' | 'unreadable';

/** Why a call to the API gave no answer. */
export class ApiError extends CodedError<ApiErrorCode> {
  override name = 'ApiError';
  /** Set when the server did answer. */
  readonly status: number | undefined;

  constructor(
    code: ApiErrorCode,
    message: string,
    { status, ...options }: ErrorOptions & { status?: number } = {},
  ) {
    super(code, message, options);
    this.status = status;
  }
}
