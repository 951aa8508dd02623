import type { BoardingChoices, BoardingRecordsQuery } from '@gangway/shared/contract/office/gate/boarding.ts';
import { momentIn } from '@gangway/shared/domain/time/moment.ts';
import type { Connection } from '../../../lib/database/database.ts';
import { pageOf } from '../../../lib/database/paging.ts';
import { countListedRecords, findChoices, findRecords } from './records.repository.ts';

/** One page of the records. */
export async function pageRecords(db: Connection, query: BoardingRecordsQuery) {
  const [items, counted] = await Promise.all([findRecords(db, query), countListedRecords(db, query)]);
  return pageOf({ items, ...counted }, query);
}

/** The choices of the filters; sailings only for a given day. */
export async function readChoices(db: Connection, departure: string | undefined): Promise<BoardingChoices> {
  const { sailings, ...choices } = await findChoices(db, departure);
  return {
    ...choices,
    sailings: sailings.map(({ zone, ...sailing }) => ({
      ...sailing,
      departsAt: momentIn(sailing.departsAt, zone),
    })),
  };
}
