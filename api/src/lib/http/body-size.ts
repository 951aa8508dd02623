import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { AppError } from '../errors.ts';

/** The largest body, except for calls with a larger limit. */
export const MAX_BODY_BYTES = 256 * 1024;

/** Calls with large bodies, such as files: the end of their path, and their limit in bytes. */
export type Uploads = readonly { path: RegExp; bytes: number }[];

/** Refuses bodies above 256 KB with `body-too-large`, except on the calls that take more. */
export function bodySize(uploads: Uploads): MiddlewareHandler {
  const onError = () => {
    throw new AppError('body-too-large');
  };
  const limitOf = (bytes: number) => ({ bytes, ofStream: bodyLimit({ maxSize: bytes, onError }) });
  const usual = limitOf(MAX_BODY_BYTES);
  const larger = uploads.map(({ path, bytes }) => ({ path, ...limitOf(bytes) }));
  return (c, next) => {
    // They have no body, and checking for one would create a whole Request from Node's.
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    const upload = c.req.method === 'POST' && larger.find(({ path }) => path.test(c.req.path));
    const limit = upload || usual;
    // A stream is counted. With a declared length, Node reads no more than that.
    const declaredLength = c.req.header('Transfer-Encoding') ? undefined : c.req.header('Content-Length');
    if (declaredLength === undefined) return limit.ofStream(c, next);
    return Number(declaredLength) > limit.bytes ? onError() : next();
  };
}
