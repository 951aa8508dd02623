import type { CreatedOrder } from '@gangway/shared/contract/sales/orders.ts';
import { type Attempt, judge, refused } from '../../lib/attempt.ts';
import type { Deps } from '../../lib/http/context.ts';
import { type RequestKey, storeRefusals } from '../../lib/http/idempotency.repository.ts';
import { loadSettings } from '../../operator/settings.service.ts';
import { findSailingsForSale } from '../../reservations/sailings/sailing-details.repository.ts';
import { requireRequestOnSale } from './order-draft.rules.ts';
import type { OrderRequest } from './order-draft.types.ts';

/** A request for an order under its key. */
export interface KeyedRequest {
  key: RequestKey;
  request: OrderRequest;
}

/** Refuses bookings that come too late. */
export interface LateBookings {
  /** Whether a booking of this sailing is likely to come too late. */
  isLikely(sailingId: number): boolean;
  /** The refusal of each booking that came too late, which is stored under its key; undefined for all others. */
  refuse(keyed: readonly KeyedRequest[]): Promise<(Attempt<never> | undefined)[]>;
  /** Learns from the results of bookings, in their order, which sailings are sold out. */
  learn(keyed: readonly KeyedRequest[], results: readonly Attempt<CreatedOrder>[]): void;
}

/**
 * Most bookings of a rush come after its last place is gone. If the last booking of a sailing was refused for want of places, the
 * next ones are judged first, by the rule that judges all, without a transaction: two reads and one statement for a whole batch
 * (decision 24). What the rule admits, because a place became free, is booked as usual.
 */
export function createLateBookings(deps: Deps): LateBookings {
  /** Sailings whose last booking on this copy was refused for want of places. */
  const soldOut = new Set<number>();
  return {
    isLikely: sailingId => soldOut.has(sailingId),
    async refuse(keyed) {
      const late = keyed.filter(({ request }) => soldOut.has(request.booking.sailingId));
      if (late.length === 0) return keyed.map(() => undefined);
      const now = deps.clock.now();
      const ids = [...new Set(late.map(({ request }) => request.booking.sailingId))];
      const [settings, sailings] = await Promise.all([
        loadSettings(deps.db),
        findSailingsForSale(deps.db, ids, now),
      ]);
      const decided = late.flatMap(each => {
        const judged = judge(() => requireRequestOnSale(each.request, sailings, now, settings));
        return judged.ok ? [] : [{ each, key: each.key, refusal: judged.refusal }];
      });
      const stored = await storeRefusals(deps, decided);
      const refusals = new Map(
        decided.filter((_, index) => stored.has(index)).map(({ each, refusal }) => [each, refused(refusal)]),
      );
      return keyed.map(each => refusals.get(each));
    },
    learn(keyed, results) {
      for (const [index, { request }] of keyed.entries()) {
        const result = results[index];
        if (result?.ok) soldOut.delete(request.booking.sailingId);
        else if (result?.refusal.code === 'sailing-sold-out') soldOut.add(request.booking.sailingId);
      }
    },
  };
}
