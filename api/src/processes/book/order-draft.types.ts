import type { Language, OrderChannel } from '@gangway/shared/contract/base/vocabulary.ts';
import type { BookingRequest } from '@gangway/shared/contract/sales/orders.ts';
import type { Settings } from '@gangway/shared/contract/settings.ts';
import type { Caller } from '../../lib/caller.ts';
import type { PricedOrder } from '../../reservations/pricing/priced-order.rules.ts';
import type { AppliedPromo } from '../../reservations/promos/promo.rules.ts';
import type { SailingForSale } from '../../reservations/sailings/sailing-details.repository.ts';

export interface Booker {
  caller: Caller;
  language: Language;
  /** The client's address, where the call came over a network. */
  address?: string;
  /** Whether a proof of work came with the call. */
  proven?: boolean;
}

/** An order that somebody wants. Those of one checkout share its id. */
export interface OrderRequest {
  request: BookingRequest;
  booker: Booker;
  checkoutId: string;
  /** Its places were offered to it by a waiting list: it passes the line of a waiting room. */
  offered?: boolean;
}

/** A wanted order whose sailing is on sale. */
export interface OfferedOrder {
  wanted: OrderRequest;
  channel: OrderChannel;
  sailing: SailingForSale;
}

/** One that may sail, at the price that was agreed to. */
export interface PricedDraft extends OfferedOrder {
  cabins: DraftCabin[];
  /** The final price of each passenger's ticket, in their order. */
  ticketsSen: number[];
  totalSen: number;
  promo: AppliedPromo | null;
}

/** A cabin of an order, with the id that it has in it. */
type DraftCabin = PricedOrder['cabins'][number] & { id: string; roomTypeCode: string };

/** An order ready to be written, but for its places. */
export interface OrderDraft extends PricedDraft {
  id: string;
  number: string;
  referralCode: string;
  createdAt: Date;
  settings: Settings;
}

/** A passenger's ticket in an order, in the order of the passengers. */
export interface DraftTicket {
  id: string;
  passengerId: string;
  serial: string;
  seat: string;
  cabin: DraftCabin | undefined;
  priceSen: number;
  secret: Uint8Array;
}

/** An order that has its places. */
export interface SeatedOrder extends OrderDraft {
  /** For how long it holds them unpaid. */
  holdMinutes: number;
  tickets: DraftTicket[];
}
