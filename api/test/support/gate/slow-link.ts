import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { seededRandom } from '@gangway/shared/domain/codes/seeded-random.ts';
import { onTestFinished } from 'vitest';

/** A link between a station and the API, in each direction. */
export interface Link {
  /** Bits a second that all connections share. */
  bitsPerSecond: number;
  /** From one end to the other. */
  latencyMs: number;
  /** How many of a hundred segments are lost on the way, and sent again. */
  lossPercent: number;
}

/** What TCP sends at once, and what IP and TCP add to it. */
const SEGMENT_BYTES = 1_400;
const HEADER_BYTES = 40;
/** A segment that is lost is sent again when its acknowledgment has not come for so long beside the way there and back. */
const RETRANSMIT_MS = 200;

/** One direction of the link: a queue through which one segment goes at a time. */
function createWay({ bitsPerSecond, latencyMs, lossPercent }: Link, seed: number) {
  const random = seededRandom(seed);
  let freeAt = 0;
  let carried = 0;
  return {
    carried: () => carried,
    /**
     * When a segment that is sent now has arrived. A lost one is sent again later and takes the link again; what else is on
     * the way goes on meanwhile.
     */
    arrivalOf(bytes: number): number {
      const onLinkMs = ((bytes + HEADER_BYTES) * 8 * 1_000) / bitsPerSecond;
      let sentAt = Math.max(freeAt, performance.now()) + onLinkMs;
      freeAt = sentAt;
      carried += bytes + HEADER_BYTES;
      while (random.below(100) < lossPercent) {
        sentAt += 2 * latencyMs + RETRANSMIT_MS + onLinkMs;
        freeAt += onLinkMs;
        carried += bytes + HEADER_BYTES;
      }
      return sentAt + latencyMs;
    },
  };
}

/**
 * Opens a proxy to the API at this origin that is as slow as a link, closed after the test. Bytes arrive in order: what was
 * sent after a lost segment waits for it. Opening a connection takes the time of one way there and back.
 */
export async function openSlowLink(apiUrl: string, link: Link) {
  const { hostname, port } = new URL(apiUrl);
  const open = new Set<Socket>();
  const [up, down] = [createWay(link, 1), createWay(link, 2)];

  /** Passes on what comes in from one end. */
  function carry(from: Socket, to: Socket, way: ReturnType<typeof createWay>, openedAt: number): void {
    let lastArrival = openedAt;
    const later = (at: number, work: () => void) => setTimeout(work, Math.max(0, at - performance.now()));
    from.on('data', (bytes: Buffer) => {
      // The sender is held up by the link, not by this process.
      from.pause();
      for (let start = 0; start < bytes.length; start += SEGMENT_BYTES) {
        const segment = bytes.subarray(start, start + SEGMENT_BYTES);
        lastArrival = Math.max(lastArrival, way.arrivalOf(segment.length));
        later(lastArrival, () => {
          if (!to.destroyed) to.write(segment);
        });
      }
      later(lastArrival - link.latencyMs, () => from.resume());
    });
    from.on('end', () => later(lastArrival, () => to.end()));
    from.on('error', () => undefined);
    from.on('close', () => {
      open.delete(from);
      later(lastArrival, () => to.destroy());
    });
  }

  const server = createServer({ allowHalfOpen: true }, near => {
    const far = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
    for (const socket of [near, far]) open.add(socket);
    const openedAt = performance.now() + 2 * link.latencyMs;
    carry(near, far, up, openedAt);
    carry(far, near, down, openedAt);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  return {
    /** The address that the station uses for the API. */
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The bytes that were sent either way, lost ones among them. */
    carried: () => ({ up: up.carried(), down: down.carried() }),
  };
}
