import type { RoomEventsQuery } from '@gangway/shared/contract/office/fleet/room-events.ts';
import type {
  CabinGuestsQuery,
  CheckInSailing,
} from '@gangway/shared/contract/office/fleet/room-operation.ts';
import { localDateIn } from '@gangway/shared/domain/time/local-date.ts';
import { pageOf } from '../../../lib/database/paging.ts';
import type { Data } from '../../../lib/http/context.ts';
import { findCabinGuests, findCheckInSailings, findRoomEvents } from './check-in-records.repository.ts';

/** One page of the guests who have a room on a sailing. */
export async function pageCabinGuests({ db }: Data, query: CabinGuestsQuery) {
  return pageOf(await findCabinGuests(db, query), query);
}

/** The sailings of a date and those delayed to it; without a date, today's and those under way. */
export function listCheckInSailings(
  { db, clock }: Data,
  date: string | undefined,
): Promise<CheckInSailing[]> {
  const now = clock.now();
  return findCheckInSailings(db, {
    date: date ?? localDateIn(now),
    underWayAt: date === undefined ? now : null,
    now,
  });
}

/** One page of the check-in records, newest first by default. */
export async function pageRoomEvents({ db }: Data, query: RoomEventsQuery) {
  return pageOf(await findRoomEvents(db, query), query);
}
