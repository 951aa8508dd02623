import { randomBytes } from 'node:crypto';
import type { Clock } from './clock.ts';

/** The source of identifiers and secrets; injected, so that a test can predict them. */
export interface Ids {
  /** A UUID version 7: sortable by the millisecond of its creation. */
  uuid(): string;
  /** Random bytes for secrets. */
  bytes(count: number): Uint8Array;
}

const UUID_RANDOM_BYTES = 10;

/** Random bytes that are fetched at once: each fetch costs as much as the rest of a refused booking. */
const FETCHED_BYTES = 4096;

/** Ids from the operating system's random source and the given clock. */
export function createIds(clock: Clock): Ids {
  let fetched = Buffer.alloc(0);
  const random = (count: number) => {
    if (fetched.length < count) fetched = randomBytes(Math.max(FETCHED_BYTES, count));
    const taken = new Uint8Array(fetched.subarray(0, count));
    // No secret stays behind in the memory that it was taken from.
    fetched.fill(0, 0, count);
    fetched = fetched.subarray(count);
    return taken;
  };
  return {
    uuid: () => uuidV7(clock.now().getTime(), random(UUID_RANDOM_BYTES)),
    bytes: random,
  };
}

/** RFC 9562 section 5.7: 48 bits of milliseconds, then 74 random bits (10 bytes given, version and variant laid over). */
export function uuidV7(milliseconds: number, random: Uint8Array): string {
  const bytes = Buffer.alloc(16);
  bytes.writeUIntBE(milliseconds, 0, 6);
  bytes.set(random, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
