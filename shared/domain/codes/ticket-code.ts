import { decodeBase45, encodeBase45 } from './base45.ts';
import { VERIFICATION_SECRET_BYTES } from './verification-code.ts';

/**
 * The code in a ticket's QR (R108): `GW1:` and, in Base45,
 *
 *     version 1 · key id 1 · ticket id 16 · sailing id 4 (big-endian) · verification secret 8 · Ed25519 signature 64
 *
 * 94 bytes, so 141 characters and 145 in all. An even number of bytes never ends in Base45's blank: a scanner that trims
 * its lines loses nothing. Nothing in it names a person.
 */
export type TicketCodeFields = {
  /** Id of the public key that verifies the signature, 1–255. */
  keyId: number;
  /** UUID in lower case. */
  ticketId: string;
  /** 1 to 2³² − 1. */
  sailingId: number;
  verificationSecret: Uint8Array;
};

export type ParsedTicketCode =
  | { ok: true; fields: TicketCodeFields; text: string; signedBytes: Uint8Array; signature: Uint8Array }
  | { ok: false; reason: 'not-a-ticket' | 'malformed' | 'unsupported-version' };

const VERSION = 1;
const PREFIX = `GW${VERSION}:`;
const SIGNATURE_BYTES = 64;

const TICKET_ID_AT = 2;
const SAILING_ID_AT = 18;
const SECRET_AT = 22;
const PAYLOAD_BYTES = SECRET_AT + VERIFICATION_SECRET_BYTES;

/** Prefix of the signed data, so that a signature made for another purpose is never valid for a ticket. */
const SIGNED_LABEL = asciiBytes('gangway ticket code v1\0');

/** The bytes to sign: the label and the fields. Throws a RangeError for fields out of range. */
export function encodeUnsigned(fields: TicketCodeFields): Uint8Array {
  return concatenate(SIGNED_LABEL, encodeFields(fields));
}

/** The text of the QR, from the fields and the signature over `encodeUnsigned(fields)`. */
export function assemble(fields: TicketCodeFields, signature: Uint8Array): string {
  if (signature.length !== SIGNATURE_BYTES) throw new RangeError(`a signature has ${SIGNATURE_BYTES} bytes`);
  return PREFIX + encodeBase45(concatenate(encodeFields(fields), signature));
}

/**
 * Parses a scanned text; never throws. White space around it and lower case are accepted: scanners end lines in different
 * ways, and a keyboard scanner may type with Caps Lock on. `text` is the code as `assemble` wrote it. The fields can be
 * trusted only after the signature is verified.
 */
export function parse(text: string): ParsedTicketCode {
  const code = text.trim().replace(/[a-z]/g, letter => letter.toUpperCase());
  const version = /^GW(\d+):/.exec(code)?.[1];
  if (version === undefined) return { ok: false, reason: 'not-a-ticket' };
  if (!code.startsWith(PREFIX)) return { ok: false, reason: 'unsupported-version' };
  const bytes = decodeBase45(code.slice(PREFIX.length));
  if (!bytes?.length) return { ok: false, reason: 'malformed' };
  if (bytes[0] !== VERSION) return { ok: false, reason: 'unsupported-version' };
  if (bytes.length !== PAYLOAD_BYTES + SIGNATURE_BYTES) return { ok: false, reason: 'malformed' };

  const payload = bytes.slice(0, PAYLOAD_BYTES);
  const fields = decodeFields(payload);
  if (fields.keyId === 0 || fields.sailingId === 0) return { ok: false, reason: 'malformed' };
  return {
    ok: true,
    fields,
    text: code,
    signedBytes: concatenate(SIGNED_LABEL, payload),
    signature: bytes.slice(PAYLOAD_BYTES),
  };
}

function encodeFields({ keyId, ticketId, sailingId, verificationSecret }: TicketCodeFields): Uint8Array {
  assertWithin('key id', keyId, 0xff);
  assertWithin('sailing id', sailingId, 0xffff_ffff);
  if (verificationSecret.length !== VERIFICATION_SECRET_BYTES) {
    throw new RangeError(`a verification secret has ${VERIFICATION_SECRET_BYTES} bytes`);
  }
  const bytes = new Uint8Array(PAYLOAD_BYTES);
  bytes[0] = VERSION;
  bytes[1] = keyId;
  bytes.set(uuidBytes(ticketId), TICKET_ID_AT);
  new DataView(bytes.buffer).setUint32(SAILING_ID_AT, sailingId);
  bytes.set(verificationSecret, SECRET_AT);
  return bytes;
}

function decodeFields(payload: Uint8Array): TicketCodeFields {
  const view = new DataView(payload.buffer, payload.byteOffset);
  return {
    keyId: view.getUint8(1),
    ticketId: uuidText(payload.subarray(TICKET_ID_AT, SAILING_ID_AT)),
    sailingId: view.getUint32(SAILING_ID_AT),
    verificationSecret: payload.slice(SECRET_AT),
  };
}

function assertWithin(what: string, value: number, max: number): void {
  if (!Number.isInteger(value) || value < 1 || value > max) {
    throw new RangeError(`${what} out of range: ${value}`);
  }
}

function uuidBytes(uuid: string): Uint8Array {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(uuid)) throw new RangeError(`not a UUID: ${uuid}`);
  const pairs = uuid.replaceAll('-', '').match(/../g) ?? [];
  return Uint8Array.from(pairs, pair => Number.parseInt(pair, 16));
}

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

function uuidText(bytes: Uint8Array): string {
  let hex = '';
  for (const byte of bytes) hex += HEX[byte];
  const group = (from: number, to?: number) => hex.slice(from, to);
  return `${group(0, 8)}-${group(8, 12)}-${group(12, 16)}-${group(16, 20)}-${group(20)}`;
}

function asciiBytes(text: string): Uint8Array {
  return Uint8Array.from(text, character => character.charCodeAt(0));
}

function concatenate(first: Uint8Array, second: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(first.length + second.length);
  bytes.set(first);
  bytes.set(second, first.length);
  return bytes;
}
