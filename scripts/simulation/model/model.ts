/*
 * The model: what the world must look like. It knows no tables, no locks and no jobs, and learns only from what it is told by answers of
 * the API and by the bank. Amounts are in sen, times in milliseconds.
 */

export type Provider = 'sandbox' | 'balance' | 'counter';

export interface ModelSailing {
  id: number;
  /** The local day of departure. */
  date: string;
  departsAt: number;
  arrivesAt: number;
  status: 'scheduled' | 'departed' | 'canceled';
  orders: ModelOrder[];
  /** For changes that are not paid yet. */
  kept: KeptPlaces[];
}

export interface KeptPlaces {
  until: number;
  places: number;
}

interface Part {
  priceSen: number;
  isLive: boolean;
}
export interface ModelTicket extends Part {
  id: string;
  isAdult: boolean;
  isBoarded: boolean;
}
export interface ModelCabin extends Part {
  roomId: number;
}

interface ModelPayment {
  provider: Provider;
  amountSen: number;
  refundedSen: number;
}
interface ModelRefund {
  provider: Provider;
  amountSen: number;
  isDone: boolean;
  /** Of money that came for an order which could not be paid with it: it was never the order's. */
  isReturn: boolean;
}

export interface ModelOrder {
  number: string;
  /** Null if only the desk has the order. */
  accessToken: string | null;
  sailing: ModelSailing;
  agent: ModelAgent | null;
  state: 'unpaid' | 'paid' | 'completed' | 'canceled';
  /** Canceled because it was not paid in time. */
  isExpired: boolean;
  holdUntil: number;
  tickets: ModelTicket[];
  cabins: ModelCabin[];
  /** What canceled parts are still charged. */
  chargesSen: number;
  payments: ModelPayment[];
  refunds: ModelRefund[];
  /** The places of a change that is to be paid at the bank. */
  awaits: KeptPlaces | null;
}

export interface ModelAgent {
  customerId: string;
  token: string;
  balanceSen: number;
}

export interface Model {
  /** By their departure. */
  sailings: ModelSailing[];
  orders: ModelOrder[];
  agents: ModelAgent[];
  /** In the open drawer of the desk. */
  drawerSen: number;
  /** Scans that a gate admitted and the server could not let stand. */
  conflicts: number;
}

export const FARES = { adult: 20_000, child: 12_000 } as const;
export const CABIN_SEN = 30_000;
export const PLACES = 24;
export const ROOMS = 5;
export const BEDS = 4;

/** The operator's ladder: from this many days left, this many percent. */
export const LADDER = [
  [30, 0],
  [14, 25],
  [7, 50],
  [3, 75],
  [0, 90],
] as const;

/** So long before departure boarding closes: the operator's setting, as it is by default. */
export const BOARDING_CLOSES_MS = 15 * 60_000;

/** So long before departure the sale closes: the operator's setting, as it is by default. */
export const SALE_CLOSES_MS = 60 * 60_000;

/** Within so many days of departure a move counts as a cancellation: the operator's setting, as it is by default. */
export const AMENDMENT_DAYS = 4;

export const createModel = (): Model => ({
  sailings: [],
  orders: [],
  agents: [],
  drawerSen: 0,
  conflicts: 0,
});

const liveOf = <One extends Part>(parts: readonly One[]): One[] => parts.filter(({ isLive }) => isLive);
export const liveTickets = ({ tickets }: ModelOrder) => liveOf(tickets);
export const liveCabins = ({ cabins }: ModelOrder) => liveOf(cabins);
export const sumSen = (amounts: readonly number[]) => amounts.reduce((sum, sen) => sum + sen, 0);
const priceSen = (parts: readonly Part[]) => sumSen(parts.map(part => part.priceSen));

const isHolding = ({ state }: ModelOrder) => state !== 'canceled';
export const dueSen = (order: ModelOrder) =>
  priceSen(liveTickets(order)) + priceSen(liveCabins(order)) + order.chargesSen;
export const paidSen = ({ payments }: ModelOrder) => sumSen(payments.map(({ amountSen }) => amountSen));
export const refundedSen = ({ payments }: ModelOrder) => sumSen(payments.map(payment => payment.refundedSen));

/** The status that the API shows: an ended order is refunded once all that it is owed has been paid back. */
export function statusOf(order: ModelOrder): string {
  if (order.state !== 'canceled') return order.state;
  const owed = order.refunds.filter(({ isReturn }) => !isReturn);
  return owed.length > 0 && owed.every(({ isDone }) => isDone) ? 'refunded' : 'canceled';
}

/** Places of unpaid orders and kept ones, and places of paid orders. */
export function placesOf({ orders, kept }: ModelSailing): { held: number; sold: number } {
  const of = (states: readonly ModelOrder['state'][]) =>
    orders.reduce((sum, one) => sum + (states.includes(one.state) ? liveTickets(one).length : 0), 0);
  const keptPlaces = kept.reduce((sum, { places }) => sum + places, 0);
  return { held: of(['unpaid']) + keptPlaces, sold: of(['paid', 'completed']) };
}

export function placesLeft(sailing: ModelSailing): number {
  const { held, sold } = placesOf(sailing);
  return PLACES - held - sold;
}

export const takenRooms = ({ orders }: ModelSailing): number[] =>
  orders.filter(isHolding).flatMap(order => liveCabins(order).map(({ roomId }) => roomId));

/** Orders whose hold is over end, and owe nothing; places are kept no longer. It makes no difference when the API notices that. */
export function expireOverdue(sailing: ModelSailing, now: number): void {
  sailing.kept = sailing.kept.filter(({ until }) => until > now);
  for (const order of sailing.orders) {
    if (order.state !== 'unpaid' || order.holdUntil > now) continue;
    order.state = 'canceled';
    order.isExpired = true;
  }
}
