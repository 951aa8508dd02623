import type { OfficeQueue, QueueChange } from '@gangway/shared/contract/office/sailings/queue.ts';
import { actorOf, type StaffCaller } from '../../lib/caller.ts';
import { writeAudit } from '../../lib/database/audit.repository.ts';
import {
  type Connection,
  type Database,
  inTransaction,
  type Transaction,
} from '../../lib/database/database.ts';
import { AppError } from '../../lib/errors.ts';
import type { Data, Deps } from '../../lib/http/context.ts';
import type { SeenVersion } from '../../lib/seen-version.ts';
import { loadSettings } from '../../operator/settings.service.ts';
import { lockVersion, type RecordVersion } from '../../operator/versions.repository.ts';
import { refuseStale } from '../../operator/versions.service.ts';
import { closeQueue } from '../../reservations/queue/close-queue.service.ts';
import { minuteOf } from '../../reservations/queue/minute.rules.ts';
import { countBookedAndAttempts, findQueue, openQueue } from '../../reservations/queue/queues.repository.ts';
import { lockOpening, setOpening } from '../../reservations/sailings/sailings.repository.ts';
import { waitingOf } from './queue.view.ts';

const SEED_BYTES = 32;

/** The state of a sailing's queue. @throws AppError `sailing-not-found` */
export async function readOfficeQueue(
  { clock }: Data,
  db: Connection,
  sailingId: number,
): Promise<OfficeQueue> {
  const now = clock.now();
  const queue = await findQueue(db, sailingId, now);
  if (!queue) throw new AppError('sailing-not-found');
  const { waitingRoomStartsAt } = await loadSettings(db);
  const aMinuteAgo = new Date(minuteOf(now).getTime() - 60_000);
  return {
    version: queue.version,
    salesOpenAt: queue.salesOpenAt?.toISOString() ?? null,
    openedBy: queue.openedBy,
    drawnAt: queue.drawnAt?.toISOString() ?? null,
    waiting: waitingOf(queue),
    inside: queue.inside,
    ...(await countBookedAndAttempts(db, sailingId, aMinuteAgo)),
    perMinute: queue.fastRate,
    startsAt: waitingRoomStartsAt,
  };
}

/**
 * Sets the opening of a sailing's sale, and opens or closes its queue.
 *
 * @throws AppError `sailing-not-found`, `changed-meanwhile`, `invalid-input` for an opening after the departure,
 * `waiting-room-drawn` for a new opening after the draw, whose seed is public.
 */
export function changeOfficeQueue(
  deps: Deps,
  caller: StaffCaller,
  sailingId: number,
  { salesOpenAt, open }: QueueChange,
  seen: SeenVersion,
): Promise<OfficeQueue> {
  return inTransaction(deps, actorOf(caller), async trx => {
    await refuseStale(trx, await lockBoth(trx, sailingId), seen, () => readOfficeQueue(deps, trx, sailingId));
    await changeOpening(trx, sailingId, salesOpenAt === null ? null : new Date(salesOpenAt));
    const switched = open
      ? await openQueue(trx, sailingId, 'office', deps.ids.bytes(SEED_BYTES))
      : await closeQueue(trx, sailingId, deps.clock.now());
    if (switched) await note(trx, sailingId, open ? 'waiting-room-opened' : 'waiting-room-closed');
    return readOfficeQueue(deps, trx, sailingId);
  });
}

/** The dialog shows a field of the sailing and one of its queue. The last author is named. */
async function lockBoth(trx: Transaction<Database>, sailingId: number): Promise<RecordVersion> {
  const sailing = await lockVersion(trx, 'sailings', sailingId);
  const queue = await lockVersion(trx, 'waiting_rooms', sailingId);
  const last = (queue.changedAt?.getTime() ?? 0) > (sailing.changedAt?.getTime() ?? 0) ? queue : sailing;
  return { ...last, version: sailing.version + queue.version };
}

async function changeOpening(trx: Transaction<Database>, sailingId: number, to: Date | null): Promise<void> {
  const before = await lockOpening(trx, sailingId);
  if (!before) throw new AppError('sailing-not-found');
  const { salesOpenAt: from, drawnAt, departsAt } = before;
  if (from?.getTime() === to?.getTime()) return;
  if (drawnAt) throw new AppError('waiting-room-drawn');
  if (to && to >= departsAt)
    throw new AppError('invalid-input', { fields: { salesOpenAt: 'opens-after-departure' } });
  await setOpening(trx, sailingId, to);
  await note(trx, sailingId, 'changed', {
    changes: { salesOpenAt: { from: from?.toISOString() ?? null, to: to?.toISOString() ?? null } },
  });
}

const note = (
  trx: Transaction<Database>,
  sailingId: number,
  action: string,
  detail?: Record<string, unknown>,
) => writeAudit(trx, { entity: 'sailings', entityId: String(sailingId), action, ...(detail && { detail }) });
