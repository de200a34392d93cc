import { bodyLimit } from 'hono/body-limit';
import type { AppMiddleware } from '@/server/context';
import { Failure } from '@/server/errors';

/**
 * Lets bodies of at most so many bytes through.
 *
 * @throws Failure body_too_large (413)
 */
export function limitedBody(maxBytes: number): AppMiddleware {
  const tooLarge = () => {
    // The rest of a body that is too large is not worth reading, so the connection goes too.
    throw new Failure('body_too_large', { connection: 'close' });
  };
  const limited = bodyLimit({ maxSize: maxBytes, onError: tooLarge });
  return async (context, next) => {
    const length = context.req.header('content-length');
    // A length that is told is kept by the parser below us. Hono's limit would ask for the body as
    // a web stream all the same, which takes Node three times as long as all the rest of a reply.
    if (length === undefined || context.req.header('transfer-encoding') !== undefined) {
      return limited(context, next);
    }
    if (Number(length) > maxBytes) tooLarge();
    await next();
  };
}
