import type { CallingOff } from '@gangway/shared/contract/office/sailings/disruptions.ts';
import type { CalledOffWorklist } from '@gangway/shared/contract/office/sailings/sailings.ts';
import { canTransition } from '@gangway/shared/domain/states/transitions.ts';
import { writeAudit } from '../../lib/database/audit.repository.ts';
import type { Connection, Database, Transaction } from '../../lib/database/database.ts';
import { AppError } from '../../lib/errors.ts';
import type { Work } from '../../lib/http/context.ts';
import { loadSettings } from '../../operator/settings.service.ts';
import { lockInventory } from '../../reservations/inventory/inventory.repository.ts';
import {
  type Choice,
  insertCancellation,
} from '../../reservations/sailings/sailing-cancellations.repository.ts';
import { findBookings } from '../../reservations/sailings/sailing-facts.repository.ts';
import { type LockedSailing, setSailingStatus } from '../../reservations/sailings/sailings.repository.ts';
import { findCalledOffLines } from '../../reservations/worklist/worklist.repository.ts';
import { defaultChoice } from './choice/choice-time.rules.ts';

/**
 * Whether a sailing can be canceled, and until when its parties choose; null: they get all of their money at once.
 *
 * @throws AppError `sailing-state`, also once it should have arrived; `choice-too-late` for a time that has passed
 */
export async function planCallOff(
  db: Connection,
  sailing: LockedSailing,
  { choice: wanted }: CallingOff,
  now: Date,
): Promise<Choice | null> {
  if (!canTransition('sailing', sailing.status, 'canceled') || sailing.arrives_at <= now)
    throw new AppError('sailing-state', { params: { status: sailing.status } });
  if (wanted === null) return null;
  if (!wanted) return defaultChoice(await loadSettings(db), now);
  const until = new Date(wanted.until);
  if (until <= now) throw new AppError('choice-too-late');
  return { ...wanted, until };
}

/**
 * Cancels a sailing. It can no longer be booked, and the job `cancel-sailings` asks its parties whether they take another
 * sailing or their money (R230), or gives everything back at once; its progress is stored with the sailing. The caller holds
 * the sailing's lock, and lets `planCallOff` say what the parties are asked.
 */
export async function callOff(
  trx: Transaction<Database>,
  deps: Work,
  { id }: LockedSailing,
  {
    reason,
    note,
    choice,
    staffId,
  }: { reason: CallingOff['reason']; note: string; choice: Choice | null; staffId: string },
): Promise<void> {
  await setSailingStatus(trx, id, 'canceled');
  // Waits for transactions that hold its places; later ones find it canceled (migration 0008).
  await lockInventory(trx, id);
  const { orders, passengers, refundSen } = await findBookings(trx, id);
  await insertCancellation(trx, {
    sailingId: id,
    reason,
    note,
    choice,
    requestedBy: staffId,
    requestedAt: deps.clock.now(),
    orders,
  });
  await writeAudit(trx, {
    entity: 'sailings',
    entityId: String(id),
    action: 'canceled',
    detail: { reason, note, orders, passengers, refundSen, ...(choice && { chooseUntil: choice.until }) },
  });
  await deps.jobs.enqueue(trx, 'cancel-sailings', {});
}

/** Who of a canceled sailing has not chosen, is to be called, or is owed money (R235). */
export async function readWorklist(db: Connection, sailingId: number): Promise<CalledOffWorklist> {
  return { lines: await findCalledOffLines(db, sailingId) };
}
