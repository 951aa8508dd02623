import type {
  CabinChange,
  CabinChangePreview,
} from '@gangway/shared/contract/office/orders/cabin-changes.ts';
import type { Database, Transaction } from '../../../lib/database/database.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Deps } from '../../../lib/http/context.ts';
import { findStays } from '../../../reservations/cabins/stays.repository.ts';
import { type LockedOrder, lockOrders } from '../../../reservations/state/order-lock.repository.ts';
import { findSailingCabins, findSailingOf, type SailingCabin } from './cabins-of-sailing.repository.ts';

/** A cabin that somebody has. */
export type TakenCabin = SailingCabin & { cabinId: string; orderId: string; agreedSen: number };

/** What a change of cabin comes to, with all that it takes to do it. */
export interface CabinPlan {
  order: LockedOrder;
  from: TakenCabin;
  to: SailingCabin;
  /** The tickets of those who go. */
  going: string[];
  /** What the new cabin will have cost, if the difference is settled. */
  newSen: number;
  preview: CabinChangePreview;
}

/**
 * Works out what it takes to put guests of a cabin into another one of their sailing. Cabins that change places keep their
 * prices, and so does who goes to another cabin of the same order. Nothing is changed. The orders of both cabins stay locked.
 *
 * @throws AppError `order-not-found`, `order-not-paid`, `not-found` for a cabin that the order does not have, `cabin-unknown`,
 * `cabin-taken`, `room-in-maintenance`, `cabin-too-small`
 */
export async function planCabinChange(
  trx: Transaction<Database>,
  deps: Pick<Deps, 'clock'>,
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
  const kind = kindOf({ from, to, going, swap });
  requireBeds(kind, { from, to, going });
  const { newSen, differenceSen } = costOf(kind, from, to);
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

/** Locks the order and that of the other cabin, both at once, and looks at the cabins under these locks. */
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

interface Way {
  from: TakenCabin;
  to: SailingCabin;
  going: readonly string[];
}

/** @throws AppError `cabin-taken`, `room-in-maintenance`, `order-not-paid` for the order to swap with */
function kindOf({ from, to, going, swap }: Way & { swap: boolean }): CabinChangePreview['kind'] {
  const taken = new AppError('cabin-taken', { params: { number: to.number } });
  if (swap) {
    if (!isTaken(to)) throw taken;
    if (to.orderStatus !== 'paid') throw new AppError('order-not-paid');
    return 'swap';
  }
  if (to.orderId === from.orderId) return 'join';
  if (to.cabinId !== null) throw taken;
  if (to.status === 'maintenance')
    throw new AppError('room-in-maintenance', { params: { number: to.number, notes: '' } });
  return going.length < from.ticketIds.length ? 'split' : 'replace';
}

/** @throws AppError `cabin-too-small` */
function requireBeds(kind: CabinChangePreview['kind'], { from, to, going }: Way): void {
  const refuse = (beds: number, guests: number) => {
    if (guests > beds) throw new AppError('cabin-too-small', { params: { beds, guests } });
  };
  if (kind !== 'swap') refuse(to.maxOccupancy, going.length + (kind === 'join' ? to.ticketIds.length : 0));
  else {
    refuse(to.maxOccupancy, from.ticketIds.length);
    refuse(from.maxOccupancy, to.ticketIds.length);
  }
}

/** @throws AppError `cabin-unknown` where a cabin has no price on this sailing */
function costOf(
  kind: CabinChangePreview['kind'],
  from: TakenCabin,
  to: SailingCabin,
): { newSen: number; differenceSen: number } {
  if (kind === 'join' || kind === 'swap') return { newSen: from.agreedSen, differenceSen: 0 };
  if (to.priceSen === null) throw new AppError('cabin-unknown');
  return {
    newSen: to.priceSen,
    differenceSen: to.priceSen - (kind === 'replace' ? from.agreedSen : 0),
  };
}
