import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { Station } from '../station/station.ts';

/** Proxies and browsers close a stream that is silent for too long. */
const HEARTBEAT_MS = 20_000;

/**
 * For the browser's own viewer in a frame of our page, which brings its own scripts and styles. The file is not cached.
 */
const documentHeaders = (fileName: string) => ({
  'Content-Type': 'application/pdf',
  'Content-Disposition': `inline; filename="${fileName}"`,
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'",
  'X-Frame-Options': 'SAMEORIGIN',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
});

/** The bridge over HTTP: a POST per call, and a stream of the station's events. */
export function createBridgeRoutes({
  dispatch,
  eventPublisher,
  pageDocuments,
}: Pick<Station, 'dispatch' | 'eventPublisher' | 'pageDocuments'>): Hono {
  return new Hono()
    .post('/bridge/:channel', async c => {
      const body = await c.req.json().catch(() => undefined);
      return c.json(await dispatch(c.req.param('channel'), body?.input));
    })
    .get('/bridge/documents/:id/:fileName', c => {
      const document = pageDocuments.find(c.req.param('id'));
      if (!document) return c.notFound();
      return c.body(document.bytes, 200, documentHeaders(document.fileName));
    })
    .get('/bridge/events', c =>
      streamSSE(c, async stream => {
        const stop = eventPublisher.listen((event, data) => {
          void stream.writeSSE({ event, data: JSON.stringify(data) });
        });
        stream.onAbort(stop);
        while (!stream.aborted) {
          await stream.writeSSE({ event: 'heartbeat', data: '' });
          await stream.sleep(HEARTBEAT_MS);
        }
      }),
    );
}
