import type { MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';

const gzip = compress();

/** What gates ask for with a body, over links of any kind: lists like those that are read. */
const GATE_CALLS = /\/office\/gate\/(scans|sync)$/;

/**
 * Compresses what is read: pages, lists, documents, and the gates' part of the day. What was compressed when it was built
 * goes as it is, and so do streams of events. Answers to other writes are small and many, and are left alone.
 */
export const compression: MiddlewareHandler = (c, next) =>
  c.req.method === 'GET' || GATE_CALLS.test(c.req.path) ? gzip(c, next) : next();
