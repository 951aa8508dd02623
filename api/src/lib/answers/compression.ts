import type { MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';

const gzip = compress();

/** Calls of gates that read lists with a POST, over links of any kind. */
const GATE_CALLS = /\/office\/gate\/(scans|sync)$/;

/**
 * Compresses pages, lists, documents, and the gates' data of the day. Files that were compressed in the build and streams of
 * events are sent unchanged. Answers to other writes are small and many, and are not compressed.
 */
export const compression: MiddlewareHandler = (c, next) =>
  c.req.method === 'GET' || GATE_CALLS.test(c.req.path) ? gzip(c, next) : next();
