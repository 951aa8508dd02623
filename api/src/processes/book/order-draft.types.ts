import type { Language, OrderChannel } from '@gangway/shared/contract/base/vocabulary.ts';
import type { BookingRequest } from '@gangway/shared/contract/sales/orders.ts';
import type { Settings } from '@gangway/shared/contract/settings.ts';
import type { Caller } from '../../lib/caller.ts';
import type { PricedOrder, TicketPrice } from '../../reservations/pricing/priced-order.rules.ts';
import type { AppliedPromo } from '../../reservations/promos/promo.rules.ts';
import type { SailingForSale } from '../../reservations/sailings/sailing-details.repository.ts';

export interface Booker {
  caller: Caller;
  language: Language;
  /** The client's address, if the call came over a network. */
  address?: string;
  /** Whether the call had a valid proof of work. */
  proven?: boolean;
}

/** A request for an order. Those of one checkout share its id. */
export interface OrderRequest {
  booking: BookingRequest;
  booker: Booker;
  checkoutId: string;
  /** A waiting list offered the places: the order skips the queue of the sailing. */
  offered?: boolean;
  /** Its places were kept for it: it skips the queue too, and can be made until departure. */
  kept?: boolean;
}

/** A request whose sailing is on sale. */
export interface RequestOnSale {
  request: OrderRequest;
  channel: OrderChannel;
  sailing: SailingForSale;
}

/** A cabin of an order, with its id in the order. */
type DraftCabin = PricedOrder['cabins'][number] & { id: string; roomTypeCode: string };

/** The price of a party that may sail, as it was agreed. */
export interface AgreedPrice {
  cabins: DraftCabin[];
  /** The final price of each passenger's ticket, in their order. */
  ticketPrices: TicketPrice[];
  totalSen: number;
  promo: AppliedPromo | null;
}

/** An order that is ready to be written, except for its places. */
export interface OrderDraft extends RequestOnSale, AgreedPrice {
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
  /** The part of the price for choosing the seat. */
  seatFeeSen: number;
  secret: Uint8Array;
}

/** An order with its places. */
export interface NewOrder extends OrderDraft {
  /** How long the places are held unpaid. */
  holdMinutes: number;
  tickets: DraftTicket[];
}
