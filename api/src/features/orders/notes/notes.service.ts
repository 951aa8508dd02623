import { MOST_PINNED_NOTES, type NewOrderNote } from '@gangway/shared/contract/office/orders/order-notes.ts';
import type { OfficeOrderDetail } from '@gangway/shared/contract/office/orders/orders.ts';
import { actorOf, type StaffCaller } from '../../../lib/caller.ts';
import { writeAudit } from '../../../lib/database/audit.repository.ts';
import { type Database, inTransaction, type Transaction } from '../../../lib/database/database.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Deps } from '../../../lib/http/context.ts';
import { answerOnce, type RequestKey } from '../../../lib/http/idempotency.repository.ts';
import { orderIdOf, readOfficeOrder } from '../../../reservations/order-views/office-order.service.ts';
import { lockOrder } from '../../../reservations/orders/order-locks.repository.ts';
import { countPinned, insertNote, setPinned } from '../../../reservations/orders/order-notes.repository.ts';

/**
 * Adds a note with its author and time. A pinned one is sent to the gates with the party's tickets (R221). The audit log, which
 * is kept forever, records the note without its text.
 *
 * @throws AppError `order-not-found`, `too-many-pinned-notes`
 */
export function addNote(
  deps: Deps,
  key: RequestKey,
  caller: StaffCaller,
  number: string,
  { text, pinned }: NewOrderNote,
): Promise<OfficeOrderDetail> {
  return answerOnce(deps, key, async trx => {
    const now = deps.clock.now();
    const { id: orderId } = await lockOrder(trx, await orderIdOf(trx, number));
    if (pinned) await requireRoomAtTheGate(trx, orderId);
    const id = deps.ids.uuid();
    await insertNote(trx, { id, orderId, text, pinned, systemUserId: caller.id, at: now });
    await writeAudit(trx, { entity: 'orders', entityId: orderId, action: 'note-added', detail: { pinned } });
    return readOfficeOrder(trx, orderId, now);
  });
}

/** Pins a note for the gate, or unpins it. @throws AppError `order-not-found`, `not-found`, `too-many-pinned-notes` */
export function pinNote(
  deps: Deps,
  caller: StaffCaller,
  number: string,
  noteId: string,
  pinned: boolean,
): Promise<OfficeOrderDetail> {
  return inTransaction(deps, actorOf(caller), async trx => {
    const { id: orderId } = await lockOrder(trx, await orderIdOf(trx, number));
    const outcome = await setPinned(trx, { orderId, noteId, pinned });
    if (outcome === 'unknown') throw new AppError('not-found');
    if (outcome === 'changed') {
      if (pinned) await requireRoomAtTheGate(trx, orderId, 1);
      const action = pinned ? 'note-pinned' : 'note-unpinned';
      await writeAudit(trx, { entity: 'orders', entityId: orderId, action });
    }
    return readOfficeOrder(trx, orderId, deps.clock.now());
  });
}

/** @param counted the number of notes that this call has pinned already */
async function requireRoomAtTheGate(trx: Transaction<Database>, orderId: string, counted = 0): Promise<void> {
  if ((await countPinned(trx, orderId)) - counted >= MOST_PINNED_NOTES)
    throw new AppError('too-many-pinned-notes', { params: { most: MOST_PINNED_NOTES } });
}
