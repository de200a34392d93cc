import { API_HOST, API_KEY } from '@/lib/env';
import { ApiError } from './ApiError';

/**
 * POSTs `body` as JSON to `path` of the API, with the key that SPEC section 7 asks for.
 * Gives the response when its status is 2xx; throws ApiError for anything else. When `signal`
 * is aborted its own reason is thrown instead.
 */
export async function postJson(
  path: `/${string}`,
  body: unknown,
  signal: AbortSignal,
): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(`${API_HOST}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'x-api-key': API_KEY },
      body: JSON.stringify(body),
      signal,
    });
  } catch (cause) {
    signal.throwIfAborted();
    throw new ApiError('network', `The service at ${path} could not be reached.`, { cause });
  }
  if (!response.ok) {
    throw new ApiError(
      'status',
      `The service at ${path} answered with status ${response.status}.`,
      {
        status: response.status,
      },
    );
  }
  return response;
}
