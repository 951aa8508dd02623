import type { MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';

const gzip = compress();

/**
 * Compresses what is read: pages, lists, documents. What was compressed when it was built goes as it is, and so do
 * streams of events. Answers to writes are small and many, and are left alone.
 */
export const compression: MiddlewareHandler = (c, next) => (c.req.method === 'GET' ? gzip(c, next) : next());
