import type { OrderDraft } from './order-draft.types.ts';

/** Fewer orders of a sailing hold its lock so briefly that the two more statements are not worth it. */
const FEWEST = 16;

/** A sailing with so many times the places that a batch needs has enough for the batch before it, too. */
const PLENTY = 2;

/** How long the orders of a sailing are written after the lock, once some had to be written again, in milliseconds. */
const PAUSE_MS = 10_000;

/** Which orders of a batch are written before their sailings are locked. */
export interface EarlyOrders {
  choose(drafts: readonly OrderDraft[], now: Date): OrderDraft[];
  /** These were written in vain, because one of them did not get its places as expected. */
  writtenInVain(drafts: readonly OrderDraft[], now: Date): void;
}

/**
 * Chooses orders that will hardly be refused once their sailing is locked: any seats, no cabins, and plenty of places left. They and
 * their passengers are half of what a batch writes, and while they are written before the lock, the batch before holds it.
 */
export function createEarlyOrders(): EarlyOrders {
  const pausedUntil = new Map<number, number>();
  return {
    choose(drafts, now) {
      const batch = new Map<number, { orders: number; places: number }>();
      for (const { sailing, request } of drafts) {
        const { orders, places } = batch.get(sailing.terms.id) ?? { orders: 0, places: 0 };
        batch.set(sailing.terms.id, {
          orders: orders + 1,
          places: places + request.booking.passengers.length,
        });
      }
      return drafts.filter(({ sailing, request }) => {
        const { id, placesLeft } = sailing.terms;
        const { cabins, seats } = request.booking;
        const { orders, places } = batch.get(id) ?? { orders: 0, places: 0 };
        const isPaused = (pausedUntil.get(id) ?? 0) > now.getTime();
        return !cabins && !seats && !isPaused && orders >= FEWEST && placesLeft >= PLENTY * places;
      });
    },
    writtenInVain(drafts, now) {
      for (const [id, until] of pausedUntil) if (until <= now.getTime()) pausedUntil.delete(id);
      for (const { sailing } of drafts) pausedUntil.set(sailing.terms.id, now.getTime() + PAUSE_MS);
    },
  };
}
