import { randomBytes } from 'node:crypto';
import type { Clock } from './clock.ts';

/** Where identifiers and secrets come from; passed in so that a test can foresee them. */
export interface Ids {
  /** A UUID version 7: sortable by the millisecond it was made in. */
  uuid(): string;
  /** Random bytes fit for secrets. */
  bytes(count: number): Uint8Array;
}

/** Ids from the operating system's random source and the given clock. */
export function createIds(clock: Clock): Ids {
  return {
    uuid: () => uuidV7(clock.now().getTime(), randomBytes(10)),
    bytes: count => new Uint8Array(randomBytes(count)),
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
