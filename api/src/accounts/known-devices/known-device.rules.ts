import { createHmac, timingSafeEqual } from 'node:crypto';
import { derivedKey } from '../../lib/process/derived-key.ts';

/** The owner of an account to which a device is known. */
export interface KnownOwner {
  kind: 'customer' | 'staff';
  /** A UUID. */
  id: string;
}

/** Sizes of an entry's parts in bytes: the account, its last sign-in there, the name of the device, and the signature. */
const [ID, SINCE, NAME, SIGNATURE] = [16, 6, 12, 16];
const SIGNED = ID + SINCE + NAME;
/** Random bytes that name a device. */
export const DEVICE_NAME_BYTES = NAME;
/** A device is forgotten this long after the last sign-in. */
export const KNOWN_FOR_SECONDS = 400 * 24 * 3600;
/** Enough for a family's tablet, or a shift's computer at the desk. */
const MOST_ACCOUNTS = 12;
const SEPARATOR = '.';

/**
 * The name of a device for an account that has signed in there before; undefined for any other (R350). Only a sign-in issues an
 * entry, and it cannot be forged without the key.
 */
export function knownDeviceOf(
  masterKey: Uint8Array,
  owner: KnownOwner,
  shown: string | undefined,
  now: Date,
): string | undefined {
  const entry = entriesIn(shown).find(bytes => isEntryOf(masterKey, owner, bytes, now));
  return entry?.subarray(ID + SINCE, SIGNED).toString('base64url');
}

/** The device's new value: the account that has just signed in, then those that did so earlier. */
export function withKnownDevice(
  masterKey: Uint8Array,
  owner: KnownOwner,
  shown: string | undefined,
  { now, name }: { now: Date; name: Uint8Array },
): string {
  const id = idBytes(owner);
  const since = Buffer.alloc(SINCE);
  since.writeUIntBE(Math.floor(now.getTime() / 1000), 0, SINCE);
  const signed = Buffer.concat([id, since, name]);
  const own = Buffer.concat([signed, signatureOf(masterKey, owner.kind, signed)]);
  const others = entriesIn(shown).filter(entry => !entry.subarray(0, ID).equals(id));
  return [own, ...others]
    .slice(0, MOST_ACCOUNTS)
    .map(entry => entry.toString('base64url'))
    .join(SEPARATOR);
}

function isEntryOf(masterKey: Uint8Array, owner: KnownOwner, entry: Buffer, now: Date): boolean {
  const signed = entry.subarray(0, SIGNED);
  if (!signed.subarray(0, ID).equals(idBytes(owner))) return false;
  const age = now.getTime() / 1000 - signed.readUIntBE(ID, SINCE);
  return (
    age <= KNOWN_FOR_SECONDS &&
    timingSafeEqual(entry.subarray(SIGNED), signatureOf(masterKey, owner.kind, signed))
  );
}

const idBytes = ({ id }: KnownOwner): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');

const signatureOf = (masterKey: Uint8Array, kind: KnownOwner['kind'], signed: Uint8Array): Buffer =>
  createHmac('sha256', derivedKey(masterKey, 'known-devices'))
    .update(`${kind} `)
    .update(signed)
    .digest()
    .subarray(0, SIGNATURE);

const entriesIn = (shown = ''): Buffer[] =>
  shown
    .split(SEPARATOR)
    .slice(0, MOST_ACCOUNTS)
    .map(text => Buffer.from(text, 'base64url'))
    .filter(({ length }) => length === SIGNED + SIGNATURE);
