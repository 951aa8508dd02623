import type { SailingSummary } from '@gangway/shared/contract/sailings.ts';
import type { SearchCriteria } from '@gangway/shared/domain/sailings/search-criteria.ts';
import { localDateOf } from '@gangway/shared/domain/time/moment.ts';
import { bookingPath, sailingsPath } from '../../lib/paths.ts';

/** Where the choice of a sailing leads: to its booking; on a return trip first to the sailings back (R404). */
export function chosenPath(criteria: SearchCriteria, { id, route, arrivesAt }: SailingSummary): string {
  const { party, cabin, returns, outward } = criteria;
  if (!returns) return bookingPath(id, { party: String(party) });
  if (outward !== null) return bookingPath(outward, { party: String(party), back: String(id) });
  return sailingsPath({
    departure: route.destination.code,
    destination: route.departure.code,
    party,
    cabin,
    returns,
    outward: id,
    notBefore: localDateOf(arrivesAt),
  });
}
