import { API_HOST, API_KEY, HAS_API_HOST } from '@/lib/env';
import { ApiError } from './ApiError';
import { loadPageService } from './loadPageService';

/**
 * POSTs a body as JSON to the API, with the key in its header (docs/specification.md, Calls).
 *
 * @param signal when it is aborted, its own reason is thrown
 * @returns the response, whose status is 2xx
 * @throws ApiError network or status; the message is the server's own sentence where it gave one
 */
export async function postJson(
  path: `/${string}`,
  body: unknown,
  signal: AbortSignal | null = null,
): Promise<Response> {
  let response: Response;
  try {
    response = await send(path, body, signal);
  } catch (cause) {
    signal?.throwIfAborted();
    throw new ApiError('network', `The service at ${path} could not be reached.`, { cause });
  }
  if (response.ok) return response;
  const { status } = response;
  const message = (await refusalOf(response)) ?? `The service at ${path} answered ${status}.`;
  signal?.throwIfAborted();
  throw new ApiError('status', message, { status });
}

async function send(path: string, body: unknown, signal: AbortSignal | null): Promise<Response> {
  if (!HAS_API_HOST) return (await loadPageService()).respond(path, body, signal);
  return fetch(`${API_HOST}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'x-api-key': API_KEY },
    body: JSON.stringify(body),
    signal,
  });
}

/** The server's own sentence. By hand: a parser of schemas would weigh more than the rest of this. */
async function refusalOf(response: Response): Promise<string | undefined> {
  const body = (await response.json().catch(() => null)) as {
    error?: { message?: unknown };
  } | null;
  const message = body?.error?.message;
  return typeof message === 'string' ? message : undefined;
}

/** @throws ApiError unreadable where the body is no JSON */
export async function readJson(
  response: Response,
  signal: AbortSignal | null = null,
): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    signal?.throwIfAborted();
    throw new ApiError('unreadable', 'The reply claims to be JSON but cannot be read as it.', {
      cause,
    });
  }
}
