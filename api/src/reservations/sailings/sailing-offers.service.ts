import type { CalendarDay, SailingSearch, SailingSummary } from '@gangway/shared/contract/sailings.ts';
import type { Data } from '../../lib/http/context.ts';
import { createSharedReading } from '../../lib/shared-reading.ts';
import { loadSettings } from '../../operator/settings.service.ts';
import { calendarOf, idsOnSale, searchSailings } from './sailing-search.rules.ts';
import { findSailingsOnSale, type SailingOnSale } from './sailings.repository.ts';

/** One page of a search. */
export interface FoundSailings {
  items: SailingSummary[];
  total: number;
  page: number;
  size: number;
}

/** The sailings on sale, for searches. */
export interface SailingOffers {
  /** All sailings on sale: the same object as long as it is cached. */
  read(): Promise<SearchableOffers>;
}

interface SearchableOffers {
  /** One page of the sailings on sale that have enough places for the party. */
  search(search: SailingSearch): FoundSailings;
  /** The dates between two days with a sailing, with the cheapest fare. */
  calendar(range: Parameters<typeof calendarOf>[1]): CalendarDay[];
  /** The bookable sailings, up to a limit, the next one first. */
  idsOnSale(most: number): number[];
}

/**
 * Reads all sailings on sale at once, and caches them for `sharedMs`: a thousand searches cause one query. The number of places
 * may be slightly outdated; a booking checks it again.
 */
export function createSailingOffers({ db, clock }: Data, sharedMs: number): SailingOffers {
  return {
    read: createSharedReading(clock, sharedMs, async now => {
      const { salesCloseMinutes } = await loadSettings(db);
      const sailings = await findSailingsOnSale(db, { now, salesCloseMinutes });
      return searchable(sailings, () => ({ now: clock.now(), salesCloseMinutes }));
    }),
  };
}

const searchable = (
  sailings: readonly SailingOnSale[],
  moment: () => { now: Date; salesCloseMinutes: number },
): SearchableOffers => ({
  search: search => ({ ...searchSailings(sailings, search, moment()), page: search.page, size: search.size }),
  calendar: range => calendarOf(sailings, range, moment()),
  idsOnSale: limit => idsOnSale(sailings, limit, moment()),
});
