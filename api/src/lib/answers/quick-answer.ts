import { Hono } from 'hono';
import { securityHeaders } from '../http/security-headers.ts';

/** The headers that the middleware of all calls gives to each answer. */
const usual = Object.fromEntries(
  (
    await new Hono()
      .use(securityHeaders)
      .get('/', c => c.body(null))
      .request('/')
  ).headers,
);

/**
 * An answer with the headers of all middleware, created at once: setting a header on an existing Response reads and checks all of
 * them again, which costs more than a short answer. The names of its own headers are in lower case, as those of the usual ones.
 */
export const quickAnswer = (
  status: number,
  body: string | Uint8Array<ArrayBuffer>,
  own: Record<string, string>,
): Response => new Response(body, { status, headers: { ...usual, ...own } });
