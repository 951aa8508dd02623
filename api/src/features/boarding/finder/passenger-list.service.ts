import { createHmac } from 'node:crypto';
import type {
  PassengerListAnswer,
  PassengerListRequest,
} from '@gangway/shared/contract/office/gate/finder.ts';
import { LIST_NONCE_BYTES, sealPassengers, versionOfList } from '@gangway/shared/node/passenger-list.ts';
import { findStationKey } from '../../../accounts/stations/station.repository.ts';
import { actorOf, type StaffCaller } from '../../../lib/caller.ts';
import { writeAudit } from '../../../lib/database/audit.repository.ts';
import { inTransaction } from '../../../lib/database/database.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Data, Keys } from '../../../lib/http/context.ts';
import { derivedKey } from '../../../lib/process/derived-key.ts';
import { requireBoardedHere } from '../stations/reach.service.ts';
import { findListedPassengers, noteKeyGiven } from './finder.repository.ts';

/**
 * The sealed passenger list of the sailing that a workplace boards, and its key, for the officer who is signed in there and may
 * find passengers. The key stays the same as long as the workplace is enrolled under its key; it differs by workplace, sailing
 * and enrollment. The audit log records once that a session received it.
 *
 * @throws AppError `station-needed`, `not-signed-in`, `sailing-not-found`, `not-permitted`
 */
export async function readPassengerList(
  deps: Data & Keys,
  caller: StaffCaller,
  { stationId, sailingId, has }: PassengerListRequest,
): Promise<PassengerListAnswer> {
  const { db, clock, ids } = deps;
  const { session } = caller;
  if (!session) throw new AppError('not-signed-in');
  await requireBoardedHere(deps, stationId, sailingId);
  const key = await keyOf(deps, stationId, sailingId);
  const passengers = await findListedPassengers(db, sailingId);
  const version = versionOfList(passengers, key);
  await inTransaction(deps, actorOf(caller), async trx => {
    const isNew = await noteKeyGiven(trx, { sessionId: session.id, sailingId, at: clock.now() });
    const detail = { station: stationId };
    if (isNew)
      await writeAudit(trx, {
        entity: 'sailings',
        entityId: String(sailingId),
        action: 'passengers-unlocked',
        detail,
      });
  });
  return {
    key: key.toString('base64url'),
    until: session.expiresAt.toISOString(),
    list:
      version === has
        ? null
        : { version, sealed: sealPassengers(passengers, key, ids.bytes(LIST_NONCE_BYTES)) },
  };
}

async function keyOf({ db, env }: Data & Keys, stationId: string, sailingId: number): Promise<Buffer> {
  const station = await findStationKey(db, stationId);
  if (!station) throw new AppError('station-needed');
  return createHmac('sha256', derivedKey(env.masterKey, 'passenger-lists'))
    .update(`${stationId} ${sailingId} `)
    .update(station.publicKey)
    .digest();
}
