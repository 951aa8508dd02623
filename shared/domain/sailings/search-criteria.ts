import type { Session } from '../../contract/base/vocabulary.ts';
import { isLocalDate } from '../time/local-date.ts';
import { LARGEST_PARTY } from '../travel/travel-limits.ts';

/** The criteria of a search, stored in the address, so that a search can be bookmarked and shared. */
export interface SearchCriteria {
  /** Codes of the ports and the ship; empty for any. */
  departure: string;
  destination: string;
  ship: string;
  /** `YYYY-MM-DD`, or empty for any day from today. */
  date: string;
  session: Session | '';
  /** Number of people who need a place, 1 to 9. */
  party: number;
  /** Only sailings with a free cabin. */
  cabin: boolean;
  sort: 'date' | 'price';
  /** A return trip (R404): first the sailing there is chosen, then the one back. */
  returns: boolean;
  /** The chosen sailing there; null until it is chosen. */
  outward: number | null;
  /** `YYYY-MM-DD`: the sailing back leaves on this day or later; empty until the sailing there is chosen. */
  notBefore: string;
}

/** The parameters of an address; `URLSearchParams` has this interface. */
interface AddressParameters {
  get(name: string): string | null | undefined;
}

export function criteriaOf(parameters: AddressParameters): SearchCriteria {
  const text = (name: string) => parameters.get(name) ?? '';
  const session = text('session');
  const party = Number(text('party'));
  const outward = Number(text('outward'));
  return {
    departure: text('departure'),
    destination: text('destination'),
    ship: text('ship'),
    date: isLocalDate(text('date')) ? text('date') : '',
    session: session === 'daytime' || session === 'nighttime' ? session : '',
    party: Number.isInteger(party) && party >= 1 && party <= LARGEST_PARTY ? party : 1,
    cabin: text('cabin') === 'true',
    sort: text('sort') === 'price' ? 'price' : 'date',
    returns: text('trip') === 'return',
    outward: Number.isInteger(outward) && outward >= 1 ? outward : null,
    notBefore: isLocalDate(text('after')) ? text('after') : '',
  };
}

/** The parameters of an address; criteria with their default are left out. */
export function searchParametersOf(criteria: Partial<SearchCriteria>): Record<string, string> {
  const parameters: Record<string, string> = {};
  for (const name of ['departure', 'destination', 'ship', 'date', 'session'] as const)
    if (criteria[name]) parameters[name] = criteria[name];
  if (criteria.party && criteria.party > 1) parameters.party = String(criteria.party);
  if (criteria.cabin) parameters.cabin = 'true';
  if (criteria.sort === 'price') parameters.sort = 'price';
  if (criteria.returns) parameters.trip = 'return';
  if (criteria.outward) parameters.outward = String(criteria.outward);
  if (criteria.notBefore) parameters.after = criteria.notBefore;
  return parameters;
}

/** How many sailings the route list shows at a time. */
const PAGE_SIZE = 10;

/** The query of `GET /sailings` for a search and page (from 1). */
export const sailingsQuery = (criteria: SearchCriteria, page: number) => ({
  departure: criteria.departure,
  destination: criteria.destination,
  ship: criteria.ship,
  from: criteria.date || criteria.notBefore,
  to: criteria.date,
  session: criteria.session,
  party: criteria.party,
  cabin: criteria.cabin || undefined,
  sort: criteria.sort,
  page,
  size: PAGE_SIZE,
});
