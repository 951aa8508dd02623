import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { AppError } from '../errors.ts';

/** The most bytes of a body, but for the calls that take more. */
export const MAX_BODY_BYTES = 256 * 1024;

/** Calls that take files, or much at once: the end of their path, and how many bytes they may send. */
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
    // They have no body, and to look for one would make a whole Request of what Node gives.
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    const upload = c.req.method === 'POST' && larger.find(({ path }) => path.test(c.req.path));
    const limit = upload || usual;
    // So does the count of a stream. Where the length is told, Node takes no more than that.
    const told = c.req.header('Transfer-Encoding') ? undefined : c.req.header('Content-Length');
    if (told === undefined) return limit.ofStream(c, next);
    return Number(told) > limit.bytes ? onError() : next();
  };
}
