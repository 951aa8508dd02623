import type { CalendarDay, SailingSearch, SailingSummary } from '@gangway/shared/contract/sailings.ts';
import type { Moment, SailingOnSale } from './sailings.repository.ts';

type Places = Pick<SailingSearch, 'departure' | 'destination' | 'ship'>;

/** One page of the sailings on sale with enough places for the party, or of those without, by departure. */
export function searchSailings(
  sailings: readonly SailingOnSale[],
  { sort, page, size, ...search }: SailingSearch,
  moment: Moment,
): { items: SailingSummary[]; total: number } {
  const { from, to, session, party, cabin, soldOut } = search;
  const matching = sailings.filter(
    sailing =>
      isOnSale(sailing, search, moment) &&
      (from === undefined || sailing.date >= from) &&
      (to === undefined || sailing.date <= to) &&
      (session === undefined || sailing.session === session) &&
      ((!cabin || sailing.freeRooms > 0) && sailing.placesLeft >= party) !== (soldOut === true),
  );
  const inOrder = sort === 'price' ? matching.sort((a, b) => a.fromSen - b.fromSen) : matching;
  const items = inOrder.slice((page - 1) * size, page * size).map(summaryOf);
  return { items, total: items.length > 0 ? matching.length : 0 };
}

/** Each date with a sailing that still has a place, with its sessions and the cheapest adult fare. */
export function calendarOf(
  sailings: readonly SailingOnSale[],
  { from, to, ...places }: Places & { from: string; to: string },
  moment: Moment,
): CalendarDay[] {
  const days = new Map<string, CalendarDay>();
  for (const sailing of sailings) {
    const { date, session, fromSen } = sailing;
    if (date < from || date > to || sailing.placesLeft === 0 || !isOnSale(sailing, places, moment)) continue;
    const day = days.get(date) ?? { date, sessions: [], fromSen };
    day.fromSen = Math.min(day.fromSen, fromSen);
    if (!day.sessions.includes(session)) day.sessions.push(session);
    days.set(date, day);
  }
  for (const day of days.values()) day.sessions.sort();
  return [...days.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** Ids of sailings with a free place, up to a limit, by departure. */
export const idsOnSale = (sailings: readonly SailingOnSale[], limit: number, moment: Moment): number[] =>
  sailings
    .filter(sailing => sailing.placesLeft > 0 && isOnSale(sailing, {}, moment))
    .slice(0, limit)
    .map(({ id }) => id);

/** The data may be slightly outdated: the sale of a sailing may have closed since. */
function isOnSale(
  { departsMs, route, ship: on }: SailingOnSale,
  { departure, destination, ship }: Places,
  { now, salesCloseMinutes }: Moment,
): boolean {
  return (
    departsMs > now.getTime() + salesCloseMinutes * 60_000 &&
    (departure === undefined || route.departure.code === departure) &&
    (destination === undefined || route.destination.code === destination) &&
    (ship === undefined || on.code === ship)
  );
}

const summaryOf = ({ departsMs: _, freeRooms: __, ...summary }: SailingOnSale): SailingSummary => summary;
