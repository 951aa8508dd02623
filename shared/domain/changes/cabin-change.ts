import type { OrderStatus, RoomStatus } from '../../contract/base/vocabulary.ts';
import type { Sen } from '../money/money.ts';

/** A cabin of a sailing, free or booked. */
export interface CabinOfSailing {
  /** Null: free. */
  cabinId: string | null;
  /** Null: free, or held without an order. */
  orderId: string | null;
  orderStatus: OrderStatus | null;
  /** The tickets of the guests who sleep there. */
  ticketIds: readonly string[];
  maxOccupancy: number;
  status: RoomStatus;
  /** The current price; null: not on sale. */
  priceSen: Sen | null;
  /** The price that its order paid; null: free. */
  agreedSen: Sen | null;
}

/** How guests get into the other cabin: it replaces theirs, some of them move to it, they join others of their order, or both cabins swap. */
type CabinChangeKind = 'replace' | 'split' | 'join' | 'swap';

/** A move of guests to another cabin of their sailing. */
export interface CabinMove {
  from: CabinOfSailing & { agreedSen: Sen };
  to: CabinOfSailing;
  /** The number of guests of `from` who move; in a swap all guests of both cabins move. */
  going: number;
  /** The guests of both cabins swap. */
  swap: boolean;
}

/** The reason why guests cannot move to a cabin. */
export type CabinMoveRefusal =
  | { code: 'cabin-taken' | 'room-in-maintenance' | 'order-not-paid' | 'cabin-unknown' }
  | { code: 'cabin-too-small'; beds: number; guests: number };

/** The cost of a cabin change: a negative `differenceSen` is refunded. */
export interface CabinMovePlan {
  kind: CabinChangeKind;
  /** The price of the new cabin. */
  newSen: Sen;
  differenceSen: Sen;
}

/**
 * Plans a change of cabin at the desk. Cabins that swap keep their prices, and joining others of the same order is free of charge.
 *
 * @returns the plan, or the refusal: another order has the cabin, it is in maintenance, it has too few beds, it is not on sale,
 * or the order to swap with is not paid.
 */
export function planCabinMove(move: CabinMove): CabinMovePlan | { refusal: CabinMoveRefusal } {
  const kind = kindOf(move);
  if (typeof kind !== 'string') return { refusal: kind };
  const small = missingBeds(kind, move);
  if (small) return { refusal: small };
  const { from, to } = move;
  if (kind === 'join' || kind === 'swap') return { kind, newSen: from.agreedSen, differenceSen: 0 };
  if (to.priceSen === null) return { refusal: { code: 'cabin-unknown' } };
  const replacedSen = kind === 'replace' ? from.agreedSen : 0;
  return { kind, newSen: to.priceSen, differenceSen: to.priceSen - replacedSen };
}

function kindOf({ from, to, going, swap }: CabinMove): CabinChangeKind | CabinMoveRefusal {
  if (swap) {
    if (to.cabinId === null || to.orderId === null) return { code: 'cabin-taken' };
    return to.orderStatus === 'paid' ? 'swap' : { code: 'order-not-paid' };
  }
  if (to.orderId !== null && to.orderId === from.orderId) return 'join';
  if (to.cabinId !== null) return { code: 'cabin-taken' };
  if (to.status === 'maintenance') return { code: 'room-in-maintenance' };
  return going < from.ticketIds.length ? 'split' : 'replace';
}

function missingBeds(kind: CabinChangeKind, { from, to, going }: CabinMove): CabinMoveRefusal | null {
  const crowded = ({ maxOccupancy: beds }: CabinOfSailing, guests: number): CabinMoveRefusal | null =>
    guests > beds ? { code: 'cabin-too-small', beds, guests } : null;
  if (kind === 'swap') return crowded(to, from.ticketIds.length) ?? crowded(from, to.ticketIds.length);
  return crowded(to, going + (kind === 'join' ? to.ticketIds.length : 0));
}
