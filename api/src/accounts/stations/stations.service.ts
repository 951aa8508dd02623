/*
 * Workplaces of staff: enrollment by a code, the key that signs their calls, their gates, and the end of a workplace.
 *
 * May import: accounts/sessions.
 */

import { createHmac } from 'node:crypto';
import type { StationCode, StationEnrollment } from '@gangway/shared/contract/office/gate/stations.ts';
import { decodeCrockford, encodeCrockford, groupSymbols } from '@gangway/shared/domain/codes/crockford.ts';
import { actorOf, type StaffCaller } from '../../lib/caller.ts';
import { writeAudit } from '../../lib/database/audit.repository.ts';
import { type Database, inTransaction, type Transaction } from '../../lib/database/database.ts';
import { AppError, requireFound } from '../../lib/errors.ts';
import type { Data, Keys } from '../../lib/http/context.ts';
import { checkPermission } from '../../lib/http/permission.ts';
import { createRateLimit } from '../../lib/http/rate-limit.ts';
import { derivedKey } from '../../lib/process/derived-key.ts';
import { markSessionsOfStationEnded } from '../sessions/session.repository.ts';
import { TOLERANCE_MS } from './station.middleware.ts';
import {
  deleteStationCallsBefore,
  insertStationCode,
  insertUnknownStation,
  lockStation,
  markStationEnrolled,
  markStationRevoked,
  useStationCode,
} from './station.repository.ts';

const MINUTE_MS = 60_000;
const CODE_LASTS_MS = 15 * MINUTE_MS;

/** 40 random bits, eight symbols to type. */
const CODE_BYTES = 5;

/** Too few for guessing 40 random bits. */
const WRONG_CODES = { attempts: 10, seconds: 15 * 60 };

/** A keyed digest: the codes are short, but the database alone does not reveal them. */
const digestOf = ({ env }: Keys, code: Uint8Array): Buffer =>
  createHmac('sha256', derivedKey(env.masterKey, 'station-codes')).update(code).digest();

/** Deletes signed calls that are too old to be accepted again. */
export async function forgetStationCalls({ db, clock }: Data): Promise<void> {
  await deleteStationCallsBefore(db, new Date(clock.now().getTime() - 2 * TOLERANCE_MS));
}

/** Creates a code that enrolls one workplace, once, within 15 minutes. */
export async function createStationCode(deps: Data & Keys, caller: StaffCaller): Promise<StationCode> {
  const code = deps.ids.bytes(CODE_BYTES);
  const createdAt = deps.clock.now();
  const expiresAt = new Date(createdAt.getTime() + CODE_LASTS_MS);
  await inTransaction(deps, actorOf(caller), trx =>
    insertStationCode(trx, { digest: digestOf(deps, code), createdAt, createdBy: caller.id, expiresAt }),
  );
  return { code: groupSymbols(encodeCrockford(code), [4]), expiresAt: expiresAt.toISOString() };
}

/**
 * Creates the function that enrolls a workplace with its key: by a code, or by a user who may create one. An enrolled workplace
 * gets the new key; a revoked one returns with a new key.
 *
 * The function throws an AppError: `code-wrong`, `too-many-attempts`, `not-permitted` without a code, `station-revoked`.
 */
export function createStationEnrollment(deps: Data & Keys) {
  const limit = createRateLimit(deps.db, { name: 'station-code', ...WRONG_CODES });
  return async (caller: StaffCaller, enrollment: StationEnrollment): Promise<void> => {
    if (enrollment.code === null) checkPermission(caller, 'stations.manage');
    else await limit.take(caller.id);
    await inTransaction(deps, actorOf(caller), trx => enroll(trx, deps, caller, enrollment));
    if (enrollment.code !== null) await limit.giveBack(caller.id);
  };
}

async function enroll(
  trx: Transaction<Database>,
  deps: Data & Keys,
  caller: StaffCaller,
  { stationId: id, publicKey, name, version, code }: StationEnrollment,
): Promise<void> {
  const at = deps.clock.now();
  await insertUnknownStation(trx, { id, officerId: caller.id, now: at });
  const before = requireFound(await lockStation(trx, id));
  const by = code === null ? caller.id : await makerOf(trx, deps, code, id);
  const key = Buffer.from(publicKey, 'base64url');
  if (before.revoked_at && before.public_key?.equals(key)) throw new AppError('station-revoked');
  await markStationEnrolled(trx, id, { name, version, publicKey: key, at, by });
  const detail = { name, enrolledBy: by, again: before.enrolled_at !== null };
  await writeAudit(trx, { entity: 'gate_stations', entityId: id, action: 'enrolled', detail });
}

async function makerOf(
  trx: Transaction<Database>,
  deps: Data & Keys,
  code: string,
  stationId: string,
): Promise<string> {
  const bytes = decodeCrockford(code, CODE_BYTES);
  const maker =
    bytes && (await useStationCode(trx, { digest: digestOf(deps, bytes), stationId, now: deps.clock.now() }));
  if (!maker) throw new AppError('code-wrong');
  return maker;
}

/**
 * Revokes a workplace: from the commit on every call of it is refused, its stream is closed, and its sessions end.
 *
 * @throws AppError `not-found` where it is not enrolled
 */
export async function revokeStation(deps: Data & Keys, caller: StaffCaller, id: string): Promise<void> {
  await inTransaction(deps, actorOf(caller), async trx => {
    const station = requireFound(await lockStation(trx, id));
    if (!station.enrolled_at) throw new AppError('not-found');
    if (station.revoked_at) return;
    const at = deps.clock.now();
    await markStationRevoked(trx, id, { at, by: caller.id });
    const ended = await markSessionsOfStationEnded(trx, id, 'by-administrator', at);
    const detail = { name: station.name, sessionsEnded: ended };
    await writeAudit(trx, { entity: 'gate_stations', entityId: id, action: 'revoked', detail });
  });
}
