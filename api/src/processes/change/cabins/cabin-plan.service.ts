import type {
  CabinChange,
  CabinChangePreview,
} from '@gangway/shared/contract/office/orders/cabin-changes.ts';
import { type CabinMoveRefusal, planCabinMove } from '@gangway/shared/domain/changes/cabin-change.ts';
import type { Database, Transaction } from '../../../lib/database/database.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Data } from '../../../lib/http/context.ts';
import {
  findSailingCabins,
  findSailingOf,
  findStays,
  type SailingCabin,
} from '../../../reservations/cabins/cabin-booking.repository.ts';
import { type LockedOrder, lockOrders } from '../../../reservations/orders/order-locks.repository.ts';

/** A cabin that an order holds. */
export type TakenCabin = SailingCabin & { cabinId: string; orderId: string; agreedSen: number };

/** The result of a change of cabin, with all that is needed to carry it out. */
export interface CabinPlan {
  order: LockedOrder;
  from: TakenCabin;
  to: SailingCabin;
  /** The tickets of the guests who move. */
  going: string[];
  /** The price of the new cabin, once the difference is settled. */
  newSen: number;
  preview: CabinChangePreview;
}

/**
 * Plans moving guests of a cabin to another one of their sailing. Swapped cabins keep their prices, and so do guests who move
 * within their order. Nothing is changed. The orders of both cabins stay locked.
 *
 * @throws AppError `order-not-found`, `order-not-paid`, `not-found` for a cabin that the order does not have, `cabin-unknown`,
 * `cabin-taken`, `room-in-maintenance`, `cabin-too-small`
 */
export async function planCabinChange(
  trx: Transaction<Database>,
  deps: Data,
  orderId: string,
  cabinId: string,
  { roomId, ticketIds, swap }: CabinChange,
): Promise<CabinPlan> {
  const [order, cabins] = await lockBoth(trx, orderId, roomId, deps.clock.now());
  const from = cabins.find(cabin => cabin.cabinId === cabinId && cabin.orderId === orderId);
  if (!from || !isTaken(from)) throw new AppError('not-found');
  const to = cabins.find(cabin => cabin.roomId === roomId);
  if (!to || to === from) throw new AppError('cabin-unknown');
  const going = ticketIds ?? from.ticketIds;
  if (going.some(id => !from.ticketIds.includes(id))) throw new AppError('not-found');
  const plan = planCabinMove({ from, to, going: going.length, swap });
  if ('refusal' in plan) throw refused(plan.refusal, to);
  const { kind, newSen, differenceSen } = plan;
  const isIn = async (id: string | null, at: number) =>
    id !== null && (await findStays(trx, id)).some(stay => stay.roomId === at);
  return {
    order,
    from,
    to,
    going,
    newSen,
    preview: {
      kind,
      from: from.number,
      to: to.number,
      toPaySen: Math.max(0, differenceSen),
      refundSen: Math.max(0, -differenceSen),
      checkedIn: await isIn(orderId, from.roomId),
      other:
        kind === 'swap' && isTaken(to)
          ? {
              orderNumber: to.orderNumber ?? '',
              contactName: to.contactName ?? '',
              checkedIn: await isIn(to.orderId, to.roomId),
            }
          : null,
    },
  };
}

export const isTaken = (cabin: SailingCabin): cabin is TakenCabin =>
  cabin.cabinId !== null && cabin.orderId !== null && cabin.agreedSen !== null;

/** Locks both orders at once, and reads the cabins under these locks. */
async function lockBoth(
  trx: Transaction<Database>,
  orderId: string,
  roomId: number,
  now: Date,
): Promise<[LockedOrder, SailingCabin[]]> {
  const before = await findSailingCabins(trx, await findSailingOf(trx, orderId), now);
  const other = before.find(cabin => cabin.roomId === roomId)?.orderId;
  const locked = await lockOrders(trx, [...new Set([orderId, ...(other ? [other] : [])])]);
  const order = locked.find(({ id }) => id === orderId);
  if (order?.status !== 'paid') throw new AppError('order-not-paid');
  return [order, await findSailingCabins(trx, order.sailing_id, now)];
}

/** The error for a refused move to a cabin. */
function refused(refusal: CabinMoveRefusal, { number }: SailingCabin): AppError {
  switch (refusal.code) {
    case 'cabin-too-small':
      return new AppError(refusal.code, { params: { beds: refusal.beds, guests: refusal.guests } });
    case 'room-in-maintenance':
      return new AppError(refusal.code, { params: { number, notes: '' } });
    case 'cabin-taken':
      return new AppError(refusal.code, { params: { number } });
    default:
      return new AppError(refusal.code);
  }
}
