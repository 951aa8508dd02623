import type { BoardingChoices, BoardingRecordsQuery } from '@gangway/shared/contract/office/gate/boarding.ts';
import type { Connection } from '../../../lib/database/database.ts';
import { pageOf } from '../../../lib/database/paging.ts';
import { countListedRecords, findChoices, findRecords } from './records.repository.ts';

/** One page of what happened at the gates. */
export async function pageRecords(db: Connection, query: BoardingRecordsQuery) {
  const [items, counted] = await Promise.all([findRecords(db, query), countListedRecords(db, query)]);
  return pageOf({ items, ...counted }, query);
}

/** What the records can be filtered by; sailings only of a day that is named. */
export async function readChoices(db: Connection, departure: string | undefined): Promise<BoardingChoices> {
  const { sailings, ...choices } = await findChoices(db, departure);
  return {
    ...choices,
    sailings: sailings.map(sailing => ({ ...sailing, departsAt: sailing.departsAt.toISOString() })),
  };
}
