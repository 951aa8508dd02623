import { isFreeOfCharge } from '@gangway/shared/domain/money/cancellation.ts';
import type { Connection, Database, Transaction } from '../../../lib/database/database.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Deps } from '../../../lib/http/context.ts';
import { requireCheckedOut } from '../../../reservations/cabins/stays.service.ts';
import { findLiveParts } from '../../../reservations/inventory/order-cabins.repository.ts';
import type { LockedOrder } from '../../../reservations/orders/order-locks.repository.ts';
import {
  findMovedOrder,
  type OpenParty,
} from '../../../reservations/sailing-cancellations/called-off-parties.repository.ts';
import { cancelLocked } from '../../cancel/cancellation.service.ts';

/**
 * The party of a paid order whose sailing was rescheduled, as long as it may leave free of charge (R271). It has the choice of a
 * canceled sailing's party, but no places are kept for it, and without a choice it stays on its sailing. Undefined if it has no
 * choice.
 */
export async function findDelayedParty(
  db: Connection,
  orderId: string,
  now: Date,
): Promise<OpenParty | undefined> {
  const order = await findMovedOrder(db, orderId);
  if (!order?.freeUntil || !isFreeOfCharge(order.freeUntil, order.departsAt, now)) return undefined;
  return {
    orderId,
    sailingId: order.sailingId,
    offer: null,
    chooseUntil: order.freeUntil < order.departsAt ? order.freeUntil : order.departsAt,
    withoutChoice: 'stay',
    bonusPercent: 0,
  };
}

/** Refuses parties with a passenger on board. @throws AppError `passenger-boarded`, `guests-checked-in` */
export async function requireAshore(trx: Transaction<Database>, orderId: string): Promise<void> {
  const { tickets } = await findLiveParts(trx, orderId);
  if (tickets.some(({ boarding_status }) => boarding_status === 'boarded'))
    throw new AppError('passenger-boarded');
  await requireCheckedOut(trx, orderId);
}

/** Refunds everything. The caller holds the order's lock. @throws AppError what `cancelLocked` throws */
export async function refundDelayed(
  trx: Transaction<Database>,
  deps: Deps,
  order: LockedOrder,
  by: 'customer' | 'staff',
): Promise<void> {
  await cancelLocked(trx, deps, order, { expectedChargeSen: 0 }, by);
}
