import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { Station } from '../station/station.ts';

/** Proxies and browsers give up on a stream that says nothing. */
const HEARTBEAT_MS = 20_000;

/** The bridge over HTTP: a POST a call, and a stream of what the station tells by itself. */
export function createBridgeRoutes({
  dispatch,
  eventPublisher,
}: Pick<Station, 'dispatch' | 'eventPublisher'>): Hono {
  return new Hono()
    .post('/bridge/:channel', async c => {
      const body = await c.req.json().catch(() => undefined);
      return c.json(await dispatch(c.req.param('channel'), body?.input));
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
