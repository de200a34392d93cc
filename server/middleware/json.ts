import type { AppMiddleware } from '@/server/context';
import { Failure } from '@/server/errors';
import { limitedBody } from '@/server/middleware/bodyLimit';

const JSON_TYPE = /^application\/json\s*(;\s*charset\s*=\s*"?utf-?8"?\s*)?;?$/i;

/**
 * Reads a JSON body of at most so many bytes into the variable `json`.
 *
 * @throws Failure json_required (415), body_too_large (413), body_unreadable or json_invalid (400)
 */
export function jsonBody(maxBytes: number) {
  const isJson: AppMiddleware = async (context, next) => {
    if (!JSON_TYPE.test(context.req.header('content-type')?.trim() ?? '')) {
      throw new Failure('json_required');
    }
    await next();
  };
  const isRead: AppMiddleware = async (context, next) => {
    let bytes: ArrayBuffer;
    try {
      bytes = await context.req.arrayBuffer();
    } catch {
      throw new Failure('body_unreadable');
    }
    try {
      // Hono's own json() replaces what is no UTF-8; here it is refused.
      context.set('json', JSON.parse(UTF8.decode(bytes)));
    } catch {
      throw new Failure('json_invalid');
    }
    await next();
  };
  return [isJson, limitedBody(maxBytes), isRead] as const;
}

/** One for all: it keeps nothing of a text that it is given whole. */
const UTF8 = new TextDecoder('utf-8', { fatal: true });
