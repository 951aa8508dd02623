/*
 * Sessions of customers and staff: creation, authentication of each request, and the end of a session.
 *
 * May import: no other module.
 */

import { createHash } from 'node:crypto';
import type { RolePermission } from '@gangway/shared/contract/base/permissions.ts';
import type { Caller } from '../../lib/caller.ts';
import type { Connection } from '../../lib/database/database.ts';
import { AppError } from '../../lib/errors.ts';
import type { Data } from '../../lib/http/context.ts';
import {
  type Device,
  deleteSessionsOverBefore,
  type EndReason,
  forgetDevicesOf,
  insertSession,
  markSessionEnded,
  markSessionsOfOwnerEnded,
  type SessionOwner,
  type SessionRow,
} from './session.repository.ts';
import { readSession, recordUse } from './session-batches.service.ts';

export type { Device } from './session.repository.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const TOKEN_BYTES = 32;
/** A shift at the desk or the gate. It is not extended by use, so that a station left signed in ends with the shift. */
const STAFF_LIFETIME_MS = 12 * HOUR_MS;
/** From the last visit. */
const CUSTOMER_LIFETIME_MS = 30 * DAY_MS;
/** How long an ended session is kept, so that its device can be told the reason. */
const REMEMBERED_MS = 30 * DAY_MS;

type Times = Data;

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/**
 * Opens a session and gives its token, 32 random bytes in base64url. The database keeps only the SHA-256 of it: 256
 * random bits need no slow hash. Staff have 12 hours, customers 30 days from their last visit.
 */
export async function createSession(
  { clock, ids }: Data,
  db: Connection,
  owner: SessionOwner,
  device: Device,
  stationId: string | null = null,
): Promise<string> {
  const token = Buffer.from(ids.bytes(TOKEN_BYTES)).toString('base64url');
  const createdAt = clock.now();
  const lifetime = 'customerId' in owner ? CUSTOMER_LIFETIME_MS : STAFF_LIFETIME_MS;
  const expiresAt = new Date(createdAt.getTime() + lifetime);
  await insertSession(db, { tokenHash: hashOf(token), owner, createdAt, expiresAt, device, stationId });
  return token;
}

/**
 * The caller of a token; a guest without one.
 * @throws AppError `not-signed-in` for a token that is unknown or logged out, `session-ended` if another cause ended it
 * (an administrator, a changed password), `session-expired` after its expiry.
 */
export async function resolveCaller(deps: Data, token: string | undefined): Promise<Caller> {
  if (!token) return { kind: 'guest' };
  const tokenHash = hashOf(token);
  const session = await readSession(deps.db, tokenHash);
  const now = deps.clock.now();
  assertLive(session, now);
  const expiresAt = session.customer_id ? new Date(now.getTime() + CUSTOMER_LIFETIME_MS) : undefined;
  await recordUse(deps.db, session, { tokenHash, seenAt: now, expiresAt });
  return callerOf(session, tokenHash);
}

function assertLive(session: SessionRow | undefined, now: Date): asserts session is SessionRow {
  if (!session || session.end_reason === 'signed-out') throw new AppError('not-signed-in');
  if (session.end_reason !== null || session.account_status === 'inactive')
    throw new AppError('session-ended');
  if (session.expires_at <= now) throw new AppError('session-expired');
}

function callerOf(session: SessionRow, tokenHash: Buffer): Caller {
  const { customer_id, system_user_id, level, permissions } = session;
  if (customer_id && level) return { kind: 'customer', id: customer_id, level, tokenHash };
  if (!system_user_id) throw new Error('a session belongs to nobody');
  return {
    kind: 'staff',
    id: system_user_id,
    permissions: new Set(permissions as RolePermission[]),
    passwordIsGiven: session.password_is_given === true,
    secondFactorNeeded: session.second_factor_needed,
    tokenHash,
    session: {
      id: session.id,
      signedInAt: session.created_at,
      expiresAt: session.expires_at,
      stationId: session.station_id,
    },
  };
}

/** Ends the session of a token as a logout. Does nothing without a token, or for an unknown or ended one. */
export async function endSession({ clock }: Times, db: Connection, token: string | undefined): Promise<void> {
  if (token) await markSessionEnded(db, hashOf(token), 'signed-out', clock.now());
}

/** Ends every session of an account except the one with the token hash `spared`. */
export async function endSessionsOf(
  { clock }: Times,
  db: Connection,
  owner: SessionOwner,
  reason: EndReason,
  spared?: Buffer,
): Promise<void> {
  await markSessionsOfOwnerEnded(db, owner, reason, clock.now(), spared);
}

/** Erases the devices and addresses of a customer's sessions. */
export const forgetDevices = (db: Connection, customerId: string): Promise<void> =>
  forgetDevicesOf(db, customerId);

/** Deletes sessions that ended 30 days ago. */
export async function forgetOldSessions({ clock, db }: Data): Promise<void> {
  await deleteSessionsOverBefore(db, new Date(clock.now().getTime() - REMEMBERED_MS));
}
