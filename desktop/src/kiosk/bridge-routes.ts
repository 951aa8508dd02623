import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { Station } from '../station/station.ts';

/** Proxies and browsers close a stream that is silent for too long. */
const HEARTBEAT_MS = 20_000;

/** The bridge over HTTP: a POST per call, and a stream of the station's events. */
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
