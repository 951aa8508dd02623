import type { TicketType } from '@gangway/shared/contract/base/vocabulary.ts';

/** What a waiting list keeps for a party at the counter. */
export interface OfferToSell {
  token: string;
  sailingId: number;
  ticketTypes: TicketType[];
  roomTypeId: number | null;
  /** The sailing and the party, in words. */
  name: string;
}

let next: OfferToSell | undefined;

/** The next sale at the counter begins with this. */
export function sellOffer(offer: OfferToSell): void {
  next = offer;
}

/** What the sale begins with, once. */
export function takeOffer(): OfferToSell | undefined {
  const taken = next;
  next = undefined;
  return taken;
}
