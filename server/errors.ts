import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Every way in which the server refuses. The status and the sentence are the same wherever it happens. */
export const FAILURES = {
  request_invalid: [400, 'The request could not be understood; check its first line and headers.'],
  headers_too_large: [431, 'The request’s headers are too large; send fewer or shorter ones.'],
  expectation_failed: [417, 'The server expects nothing but 100-continue; leave Expect out.'],
  request_too_slow: [408, 'The request took too long to arrive; send it again.'],
  unknown_path: [404, 'There is nothing at this address; ask by POST to /test.'],
  unknown_file: [404, 'There is no such file; begin at the home page.'],
  file_unreadable: [500, 'This file could not be read; ask again in a moment.'],
  wrong_method: [
    405,
    'This address does not take that method; the Allow header names those it does.',
  ],
  key_required: [401, 'Send the site’s key in the x-api-key header.'],
  json_required: [415, 'Send JSON in UTF-8, with the header content-type: application/json.'],
  body_too_large: [413, 'The request is too large for this address; send less.'],
  body_unreadable: [400, 'The request broke off before its end; send it again.'],
  json_invalid: [400, 'The request is not valid JSON; send an object such as {"prompt": "Hello"}.'],
  prompt_invalid: [
    400,
    'Send an object with a “prompt” that is a string, such as {"prompt": "Hello"}.',
  ],
  prompt_too_long: [400, 'The prompt may have at most 2,000 characters; shorten it.'],
  previous_invalid: [
    400,
    'When “previous” is sent, it is an object with two strings: “prompt” and “reply”.',
  ],
  too_many_requests: [
    429,
    'Too many requests at once; wait as long as the Retry-After header says.',
  ],
  sums_busy: [503, 'Many sums are waiting; wait as long as the Retry-After header says.'],
  answer_too_slow: [504, 'The answer took too long; ask again in a moment.'],
  origin_not_allowed: [403, 'Pages of this origin may not call the API; its owner can allow them.'],
  answer_failed: [500, 'Something went wrong on our side; ask again in a moment.'],
} as const satisfies Record<string, readonly [status: ContentfulStatusCode, message: string]>;

export type FailureCode = keyof typeof FAILURES;

/** A refusal on its way to the client. */
export class Failure extends HTTPException {
  override name = 'Failure';
  readonly code: FailureCode;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: FailureCode, headers: Record<string, string> = {}) {
    super(FAILURES[code][0], { message: FAILURES[code][1] });
    this.code = code;
    this.headers = headers;
  }
}

/** The one shape of every error: {error: {code, message}}, and never a stack. */
export function errorBody(code: string, message: string): string {
  return JSON.stringify({ error: { code, message } });
}
