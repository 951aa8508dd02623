import type { Context } from 'hono';

/** The path and query of a request, as they were sent. */
export const requestAddress = (c: Context): string =>
  c.req.url.slice(c.req.url.indexOf('/', 'https://'.length));
