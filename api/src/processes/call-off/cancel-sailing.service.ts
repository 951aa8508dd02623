/*
 * A canceled or much delayed sailing: its sale ends, places on others are offered, and each party chooses or is decided for
 * (I13).
 *
 * May import: operator, accounts/vouchers, reservations/access, reservations/cabins, reservations/hold-limits,
 * reservations/inventory, reservations/order-views, reservations/orders, reservations/payments, reservations/pricing,
 * reservations/sailing-cancellations, reservations/sailings, reservations/tickets, reservations/waitlist,
 * reservations/worklist, features/payments, processes/cancel, processes/change.
 */

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
} from '../../reservations/sailing-cancellations/sailing-cancellations.repository.ts';
import { findBookings } from '../../reservations/sailings/sailing-facts.repository.ts';
import { type LockedSailing, setSailingStatus } from '../../reservations/sailings/sailings.repository.ts';
import { findCalledOffLines } from '../../reservations/worklist/worklist.repository.ts';
import { defaultChoice } from './choice/choice-time.rules.ts';

/**
 * Checks that a sailing can be canceled, and returns the deadline of its parties' choice; null if they are refunded in full at
 * once.
 *
 * @throws AppError `sailing-state`, also once it should have arrived; `choice-too-late` for a time that has passed
 */
export async function planCallOff(
  db: Connection,
  sailing: LockedSailing,
  { choice }: CallingOff,
  now: Date,
): Promise<Choice | null> {
  if (!canTransition('sailing', sailing.status, 'canceled') || sailing.arrives_at <= now)
    throw new AppError('sailing-state', { params: { status: sailing.status } });
  if (choice === null) return null;
  if (!choice) return defaultChoice(await loadSettings(db), now);
  const until = new Date(choice.until);
  if (until <= now) throw new AppError('choice-too-late');
  return { ...choice, until };
}

/**
 * Cancels a sailing. It can no longer be booked. The job `cancel-sailings` then asks its parties to choose another sailing or a
 * refund (R230), or refunds everything at once; its progress is stored with the sailing. The caller holds the sailing's lock, and
 * calls `planCallOff` for the choice.
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
  // Waits for transactions that hold its places; later ones see that it is canceled (migration 0008).
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

/** The parties of a canceled sailing that have not chosen, must be phoned, or are owed money (R235). */
export async function readPartiesLeft(db: Connection, sailingId: number): Promise<CalledOffWorklist> {
  return { lines: await findCalledOffLines(db, sailingId) };
}
