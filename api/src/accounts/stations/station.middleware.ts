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

/** How far a station's time may be from the server's: a call that was listened to is worth nothing afterwards. */
export const TOLERANCE_MS = 2 * 60_000;
const MOST_OF_VERSION = 40;
const timeShape = /^[1-9]\d{0,15}$/;
const idShape = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
/** A station that comes to be enrolled signs with the key that it brings (`requireOwnKey`). */
const ENROLMENT = /\/office\/stations\/enrol$/;

const prefix = Buffer.from('302a300506032b6570032100', 'hex');
const keyOf = (bytes: Buffer): KeyObject =>
  createPublicKey({ key: Buffer.concat([prefix, bytes]), format: 'der', type: 'spki' });

/**
 * Sets `stationId` to the enrolled workplace that signed the call, before anybody asks whose token it brings: a revoked one
 * is to hear that it is. A signed call is taken once: a station signs no two with the same time. It throws an AppError:
 * `station-unknown`, `station-revoked`, `station-forged`, `station-clock` where the time is wrong or was used (the answer says
 * the time, and the station signs anew).
 */
export function identifyStation({ db, clock }: Data): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const id = c.req.header(stationHeaders.id);
    if (id !== undefined && !ENROLMENT.test(c.req.path)) {
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

/**
 * A session that was opened at a workplace is good there alone: its token is worth nothing elsewhere. It throws an AppError
 * `session-ended`.
 */
export const boundToStation: MiddlewareHandler<AppEnv> = async (c, next) => {
  const caller = c.get('caller');
  const bound = caller.kind === 'staff' ? caller.session?.stationId : null;
  if (bound && bound !== c.get('stationId') && !ENROLMENT.test(c.req.path))
    throw new AppError('session-ended');
  await next();
};

/** That whoever enrols a workplace has the key that it names. @throws AppError `station-clock`, `station-forged` */
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
