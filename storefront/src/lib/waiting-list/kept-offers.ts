import type { WaitlistTickets } from '@gangway/shared/contract/sales/waitlist.ts';

/** What a waiting list keeps for a party of this browser, which is about to book it. */
export interface KeptOffer {
  token: string;
  tickets: WaitlistTickets;
  roomIds: number[];
}

type Offers = Record<string, KeptOffer>;

/** Until the tab is closed: the link of the mail opens the offer again. */
const KEY = 'gangway.offers';

/** Where storage is forbidden, it lasts as long as the page. */
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

/** What was offered to this browser on a sailing. The server says whether it is still kept. */
export const offerOn = (sailingId: number): KeptOffer | undefined => stored()[sailingId];

export function rememberOffer(sailingId: number, offer: KeptOffer): void {
  store({ ...stored(), [sailingId]: offer });
}

/** It was booked, or is over. */
export function forgetOffer(sailingId: number): void {
  const { [sailingId]: _, ...others } = stored();
  store(others);
}
