import type { WaitlistTickets } from '@gangway/shared/contract/sales/waitlist.ts';

/** A waiting list's offer that a party in this browser is about to book. */
export interface KeptOffer {
  token: string;
  tickets: WaitlistTickets;
  roomIds: number[];
}

type Offers = Record<string, KeptOffer>;

/** Stored until the tab is closed: the link of the mail opens the offer again. */
const KEY = 'gangway.offers';

/** If storage is forbidden, it lasts as long as the page. */
let unstored: Offers = {};

function stored(): Offers {
  try {
    return { ...unstored, ...(JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Offers) };
  } catch {
    return unstored;
  }
}

function store(offers: Offers): void {
  unstored = offers;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(offers));
  } catch {
    // Storage is full or forbidden.
  }
}

/** The offer to this browser on a sailing. The server decides whether it is still valid. */
export const offerOn = (sailingId: number): KeptOffer | undefined => stored()[sailingId];

export function rememberOffer(sailingId: number, offer: KeptOffer): void {
  store({ ...stored(), [sailingId]: offer });
}

/** Called when it was booked or has ended. */
export function forgetOffer(sailingId: number): void {
  const { [sailingId]: _, ...others } = stored();
  store(others);
}
