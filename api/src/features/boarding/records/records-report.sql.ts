import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type { BoardingExportQuery } from '@gangway/shared/contract/office/gate/boarding.ts';
import { sql } from 'kysely';
import { readInBatches, type Snapshot } from '../../../lib/database/snapshot.ts';
import type { SheetCell } from '../../../lib/excel/columns.ts';
import {
  cellsOf,
  dateCell,
  instantCell,
  plainCell,
  type ReadColumn,
} from '../../../lib/excel/report-cells.sql.ts';
import { conditionsOf } from './record-conditions.sql.ts';
import { inOrder } from './records.repository.ts';

/** Rows fetched at a time. */
const BATCH = 1000;

const officer = () => sql`coalesce(nullif(u.name, ''), u.username)`;

/** The cells of a scan in the file. */
export const recordColumns: readonly ReadColumn[] = [
  { name: 'scannedAt', kind: 'instant', width: 20, cell: instantCell('e.scanned_at') },
  { name: 'outcome', kind: 'text', width: 12, cell: plainCell('e.outcome'), words: 'boardingOutcome' },
  { name: 'refusal', kind: 'text', width: 22, cell: plainCell('e.refusal'), words: 'boardingRefusal' },
  { name: 'serial', kind: 'text', width: 16, cell: plainCell('t.serial') },
  { name: 'passenger', kind: 'text', width: 30, cell: plainCell('p.name') },
  { name: 'ticketType', kind: 'text', width: 10, cell: plainCell('t.ticket_type'), words: 'ticketType' },
  { name: 'order', kind: 'text', width: 14, cell: plainCell('o.number') },
  { name: 'ship', kind: 'text', width: 18, cell: plainCell('ships.name') },
  { name: 'date', kind: 'date', width: 13, cell: dateCell('s.date') },
  { name: 'session', kind: 'text', width: 12, cell: plainCell('s.session'), words: 'session' },
  {
    name: 'gate',
    kind: 'text',
    width: 12,
    cell: () => sql`concat_ws(' · ', nullif(e.gate, ''), nullif(e.lane, ''))`,
  },
  { name: 'officer', kind: 'text', width: 20, cell: officer },
  { name: 'method', kind: 'text', width: 12, cell: plainCell('e.method'), words: 'boardingMethod' },
  { name: 'effective', kind: 'text', width: 10, cell: plainCell('e.effective'), words: 'boardingEffective' },
  { name: 'undoneAt', kind: 'instant', width: 20, cell: instantCell('e.undone_at') },
  { name: 'reason', kind: 'text', width: 30, cell: plainCell('e.reason') },
  { name: 'receivedAt', kind: 'instant', width: 20, cell: instantCell('e.received_at') },
];

/** All filtered records, in order, as the cells of the report's columns. */
export async function* readRecordRows(
  snapshot: Snapshot,
  { descending, sort: _, ...filters }: BoardingExportQuery,
  language: Language,
): AsyncGenerator<SheetCell[][]> {
  const statement = sql`
    select ${cellsOf(recordColumns, language)} as cells
    from boarding_events e
    join system_users u on u.id = e.officer_id
    left join tickets t on t.id = e.ticket_id
    left join passengers p on p.id = t.passenger_id
    left join orders o on o.id = t.order_id
    left join sailings s on s.id = e.sailing_id
    left join ships on ships.id = s.ship_id
    where ${conditionsOf(filters)} ${inOrder({ descending })}`;
  for await (const rows of readInBatches<{ cells: SheetCell[] }>(snapshot, statement, BATCH))
    yield rows.map(row => row.cells);
}
