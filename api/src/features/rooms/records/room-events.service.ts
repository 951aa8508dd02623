import type { RoomEventsQuery } from '@gangway/shared/contract/office/fleet/room-events.ts';
import { pageOf } from '../../../lib/database/paging.ts';
import type { Data } from '../../../lib/http/context.ts';
import { findRoomEvents } from './cabin-guests.repository.ts';

/** One page of the check-in records, the newest first unless asked otherwise. */
export async function pageRoomEvents({ db }: Data, query: RoomEventsQuery) {
  return pageOf(await findRoomEvents(db, query), query);
}
