import { createHash, type KeyObject, sign, verify } from 'node:crypto';

/** Headers with which a station signs a call: its id, its time in milliseconds since 1970, and the signature. */
export const stationHeaders = {
  id: 'X-Station',
  time: 'X-Station-Time',
  signature: 'X-Station-Signature',
  version: 'X-Station-Version',
} as const;

/** The answer's header with the server's time, sent if a call was refused because of its time. */
export const SERVER_TIME_HEADER = 'X-Gangway-Time';

/** The signed data; none of it can be changed or used with another token. */
export interface SignedCall {
  method: string;
  /** Path and query. */
  target: string;
  stationId: string;
  /** Milliseconds since 1970. */
  time: string;
  token: string;
  /** JSON is signed; other bodies (pictures, spreadsheets) are streamed. */
  body: string;
}

/** Whether a body is part of the signature, by its content type. */
export const isSignedBody = (contentType: string | null | undefined): boolean =>
  /^application\/json\b/i.test(contentType ?? '');

const LABEL = 'gangway station call v1';
const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

const bytesOf = ({ method, target, stationId, time, token, body }: SignedCall): Buffer =>
  Buffer.from([LABEL, method.toUpperCase(), target, stationId, time, digest(token), digest(body)].join('\n'));

/** The Ed25519 signature of a call, in base64url. */
export const signCall = (key: KeyObject, call: SignedCall): string =>
  sign(null, bytesOf(call), key).toString('base64url');

export const isSignatureOf = (key: KeyObject, call: SignedCall, signature: string): boolean =>
  verify(null, bytesOf(call), key, Buffer.from(signature, 'base64url'));
