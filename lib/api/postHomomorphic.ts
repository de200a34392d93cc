import { API_HOST, API_KEY } from '@/lib/env';
import type { Exchange } from '@/lib/paillier/exchange';

/** The server answered, but with a refusal. `message` is its own sentence where it gave one. */
export class HomomorphicRefusal extends Error {
  override name = 'HomomorphicRefusal';
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

async function refusalFrom(response: Response): Promise<HomomorphicRefusal> {
  const body = (await response.json().catch(() => null)) as {
    error?: { message?: unknown };
  } | null;
  const message = body?.error?.message;
  return new HomomorphicRefusal(
    response.status,
    typeof message === 'string' ? message : `The server answered ${response.status}.`,
  );
}

/**
 * Has the server add the encrypted values: POST {api-host}/test/homomorphic.
 *
 * @returns what the server sent, as it came from JSON: check it before use
 * @throws HomomorphicRefusal on any status that is not 2xx; what fetch and JSON throw on the rest
 */
export async function postHomomorphic(
  exchange: Exchange,
  signal: AbortSignal | null = null,
): Promise<unknown> {
  const response = await fetch(`${API_HOST}/test/homomorphic`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': API_KEY },
    body: JSON.stringify(exchange),
    signal,
  });
  if (!response.ok) throw await refusalFrom(response);
  return response.json();
}
