import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type { OrderExportQuery } from '@gangway/shared/contract/office/orders/orders.ts';
import { sql } from 'kysely';
import { readInBatches, type Snapshot } from '../../../lib/database/snapshot.ts';
import type { SheetCell } from '../../../lib/excel/columns.ts';
import { cellsOf } from '../../../lib/excel/report-cells.repository.ts';
import { matchingOrders } from '../office/matching-orders.repository.ts';
import { reportColumns } from './report-columns.repository.ts';

/** Rows fetched at a time. */
const BATCH = 1000;

/** How many orders the filter leaves, in this snapshot. */
export async function countReportRows({ db }: Snapshot, query: OrderExportQuery): Promise<number> {
  const { tables, where } = matchingOrders({ ...query, sort: 'created' });
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${tables} ${where}`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Every order that the filter leaves, in its order, as the cells of the report's columns.
 */
export async function* readReportRows(
  snapshot: Snapshot,
  query: OrderExportQuery,
  language: Language,
): AsyncGenerator<SheetCell[][]> {
  const { tables, where, inOrder } = matchingOrders(query, { whole: true });
  const statement = sql`
    select ${cellsOf(reportColumns, language)} as cells
    from ${tables}
    join ships on ships.id = s.ship_id
    join routes r on r.id = s.route_id
    join ports dep on dep.id = r.departure_port_id
    join ports dest on dest.id = r.destination_port_id
    left join customers c on c.id = o.customer_id
    ${where} ${inOrder}`;
  for await (const rows of readInBatches<{ cells: SheetCell[] }>(snapshot, statement, BATCH))
    yield rows.map(row => row.cells);
}
