import type { EncryptedPayload } from '@/lib/paillier/encryptedPayload';
import { postJson, readJson } from './postJson';

/**
 * Has the server add the encrypted values: POST {api-host}/test/homomorphic.
 *
 * @returns what the server sent, as it came from JSON: check it before use
 * @throws ApiError network, status or unreadable; the signal's reason where it was aborted
 */
export async function postHomomorphic(
  payload: EncryptedPayload,
  signal: AbortSignal | null = null,
): Promise<unknown> {
  return readJson(await postJson('/test/homomorphic', payload, signal), signal);
}
