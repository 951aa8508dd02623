import type { Session } from '../../contract/base/vocabulary.ts';
import { isLocalDate } from '../time/local-date.ts';

/** The criteria of a search. They are in the address, so that a search can be bookmarked and shared. */
export interface SearchCriteria {
  /** Codes of the ports and the ship; empty for any. */
  departure: string;
  destination: string;
  ship: string;
  /** `YYYY-MM-DD`, or empty for any day from today. */
  date: string;
  session: Session | '';
  /** People who need a place, 1 to 9. */
  party: number;
  /** Only sailings with a free cabin. */
  cabin: boolean;
  sort: 'date' | 'price';
}

/** The parameters of an address, as `URLSearchParams` gives them. */
interface AddressParameters {
  get(name: string): string | null | undefined;
}

export const LARGEST_PARTY = 9;

export function criteriaOf(parameters: AddressParameters): SearchCriteria {
  const text = (name: string) => parameters.get(name) ?? '';
  const session = text('session');
  const party = Number(text('party'));
  return {
    departure: text('departure'),
    destination: text('destination'),
    ship: text('ship'),
    date: isLocalDate(text('date')) ? text('date') : '',
    session: session === 'daytime' || session === 'nighttime' ? session : '',
    party: Number.isInteger(party) && party >= 1 && party <= LARGEST_PARTY ? party : 1,
    cabin: text('cabin') === 'true',
    sort: text('sort') === 'price' ? 'price' : 'date',
  };
}

/** Only what differs from "anything" goes into the address. */
export function searchParametersOf(criteria: Partial<SearchCriteria>): Record<string, string> {
  const parameters: Record<string, string> = {};
  for (const name of ['departure', 'destination', 'ship', 'date', 'session'] as const)
    if (criteria[name]) parameters[name] = criteria[name];
  if (criteria.party && criteria.party > 1) parameters.party = String(criteria.party);
  if (criteria.cabin) parameters.cabin = 'true';
  if (criteria.sort === 'price') parameters.sort = 'price';
  return parameters;
}

/** How many sailings the route list shows at a time. */
const PAGE_SIZE = 10;

/** What `GET /sailings` is asked for a search, a page (from 1) at a time. */
export const sailingsQuery = ({ date, cabin, ...criteria }: SearchCriteria, page: number) => ({
  ...criteria,
  from: date,
  to: date,
  cabin: cabin || undefined,
  page,
  size: PAGE_SIZE,
});
