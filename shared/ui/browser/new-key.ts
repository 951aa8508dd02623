const BYTES = 16;

const hex = (bytes: Uint8Array) => Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');

/** A unique key. `crypto.randomUUID` is missing on sites opened by an IP address in a local network. */
export const newKey = (): string => hex(crypto.getRandomValues(new Uint8Array(BYTES)));

/** The same as a UUID (version 4). */
export function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return hex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
