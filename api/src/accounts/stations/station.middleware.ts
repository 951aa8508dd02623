import { createPublicKey, type KeyObject } from 'node:crypto';
import {
  isSignatureOf,
  isSignedBody,
  type SignedCall,
  stationHeaders,
} from '@gangway/shared/node/station-signature.ts';
import type { Context, MiddlewareHandler } from 'hono';
import { AppError } from '../../lib/errors.ts';
import type { AppEnv, Data } from '../../lib/http/context.ts';
import { findStationKey, noteStationCall, noteStationVersion } from './station.repository.ts';

/** The largest difference between a station's clock and the server's: an intercepted call is useless afterwards. */
export const TOLERANCE_MS = 2 * 60_000;
const MOST_OF_VERSION = 40;
const timeShape = /^[1-9]\d{0,15}$/;
const idShape = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
/** A station that enrolls signs with the key that it sends (`requireOwnKey`). */
const ENROLLMENT = /\/office\/stations\/enrol$/;

const prefix = Buffer.from('302a300506032b6570032100', 'hex');
const keyOf = (bytes: Buffer): KeyObject =>
  createPublicKey({ key: Buffer.concat([prefix, bytes]), format: 'der', type: 'spki' });

/**
 * Sets `stationId` to the enrolled workplace that signed the call. This comes before the check of the token, so that a revoked
 * workplace learns that it is revoked. A signed call is accepted once: a station never signs two with the same time. It throws an
 * AppError: `station-unknown`, `station-revoked`, `station-forged`, `station-clock` where the time is wrong or was used (the
 * answer contains the server's time, and the station signs again).
 */
export function identifyStation({ db, clock }: Data): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const id = c.req.header(stationHeaders.id);
    if (id !== undefined && !ENROLLMENT.test(c.req.path)) {
      const station = idShape.test(id) ? await findStationKey(db, id) : undefined;
      if (!station) throw new AppError('station-unknown');
      if (station.revoked) throw new AppError('station-revoked');
      const signedAt = await requireSignature(c, station.publicKey, clock.now());
      if (!(await noteStationCall(db, id, signedAt))) throw clockError(clock.now());
      c.set('stationId', id);
      const version = c.req.header(stationHeaders.version)?.slice(0, MOST_OF_VERSION) ?? '';
      if (version !== '' && version !== station.version) await noteStationVersion(db, id, version);
    }
    await next();
  };
}

/** A session of a workplace is valid only there: its token is refused elsewhere. It throws an AppError `session-ended`. */
export const boundToStation: MiddlewareHandler<AppEnv> = async (c, next) => {
  const caller = c.get('caller');
  const bound = caller.kind === 'staff' ? caller.session?.stationId : null;
  if (bound && bound !== c.get('stationId') && !ENROLLMENT.test(c.req.path))
    throw new AppError('session-ended');
  await next();
};

/**
 * Requires that a workplace that enrolls has the private key of the key that it sends. @throws AppError `station-clock`,
 * `station-forged`
 */
export async function requireOwnKey(
  c: Context<AppEnv>,
  { stationId, publicKey }: { stationId: string; publicKey: string },
  now: Date,
): Promise<void> {
  if (c.req.header(stationHeaders.id) !== stationId) throw new AppError('station-forged');
  await requireSignature(c, Buffer.from(publicKey, 'base64url'), now);
}

const clockError = (now: Date) => new AppError('station-clock', { params: { now: now.getTime() } });

/** @returns the time that the station signed */
async function requireSignature(c: Context<AppEnv>, publicKey: Buffer, now: Date): Promise<number> {
  const time = c.req.header(stationHeaders.time) ?? '';
  if (!(timeShape.test(time) && Math.abs(Number(time) - now.getTime()) <= TOLERANCE_MS))
    throw clockError(now);
  const { pathname, search } = new URL(c.req.url);
  const call: SignedCall = {
    method: c.req.method,
    target: pathname + search,
    stationId: c.req.header(stationHeaders.id) ?? '',
    time,
    token: c.req.header('X-Token') ?? '',
    body: isSignedBody(c.req.header('Content-Type')) ? await c.req.text() : '',
  };
  const signature = c.req.header(stationHeaders.signature) ?? '';
  if (!isSignatureOf(keyOf(publicKey), call, signature)) throw new AppError('station-forged');
  return Number(time);
}
