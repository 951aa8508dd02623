import type { TicketType } from '@gangway/shared/contract/base/vocabulary.ts';

/** Places that a waiting list keeps for a party at the counter. */
export interface OfferToSell {
  token: string;
  sailingId: number;
  ticketTypes: TicketType[];
  roomTypeId: number | null;
  /** The sailing and the party, as displayed. */
  name: string;
}

let next: OfferToSell | undefined;

/** Starts the next sale at the counter with this offer. */
export function sellOffer(offer: OfferToSell): void {
  next = offer;
}

/** Returns the offer for the next sale, once. */
export function takeOffer(): OfferToSell | undefined {
  const offer = next;
  next = undefined;
  return offer;
}
