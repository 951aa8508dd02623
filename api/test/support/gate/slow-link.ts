import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { seededRandom } from '@gangway/shared/domain/codes/seeded-random.ts';
import { onTestFinished } from 'vitest';

/** A link between a station and the API, in each direction. */
export interface Link {
  /** Bits per second, shared by all connections. */
  bitsPerSecond: number;
  /** From one end to the other. */
  latencyMs: number;
  /** How many of a hundred segments are lost and sent again. */
  lossPercent: number;
}

/** The size of a TCP segment, and of the headers of IP and TCP. */
const SEGMENT_BYTES = 1_400;
const HEADER_BYTES = 40;
/** A lost segment is sent again this long after its acknowledgment was due. */
const RETRANSMIT_MS = 200;

/** One direction of the link: a queue through which one segment goes at a time. */
function createWay({ bitsPerSecond, latencyMs, lossPercent }: Link, seed: number) {
  const random = seededRandom(seed);
  let freeAt = 0;
  let carried = 0;
  return {
    carried: () => carried,
    /**
     * When a segment that is sent now arrives. A lost one is sent again later and takes the link again; other segments continue
     * meanwhile.
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
 * Opens a proxy to the API at this origin that is as slow as a link, closed after the test. Bytes arrive in order: segments after
 * a lost one wait for it. Opening a connection takes the time of one round trip.
 */
export async function openSlowLink(apiUrl: string, link: Link) {
  const { hostname, port } = new URL(apiUrl);
  const open = new Set<Socket>();
  const [up, down] = [createWay(link, 1), createWay(link, 2)];

  /** Forwards what one end sends. */
  function carry(from: Socket, to: Socket, way: ReturnType<typeof createWay>, openedAt: number): void {
    let lastArrival = openedAt;
    const later = (at: number, work: () => void) => setTimeout(work, Math.max(0, at - performance.now()));
    from.on('data', (bytes: Buffer) => {
      // The link delays the sender, and not this process.
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
    /** The bytes that were sent either way, including lost ones. */
    carried: () => ({ up: up.carried(), down: down.carried() }),
  };
}
