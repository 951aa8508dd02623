import { sql } from 'kysely';
import type { Database, Transaction } from '../../../api/src/lib/database/database.ts';
import type { BulkInsert } from '../ground/bulk.ts';
import type { OrderBatch, OrderRows } from '../ground/rows.ts';
import { writeHistory, writeTicketHistory } from '../history/history.ts';
import { bookingsOf, loadLedgerAccounts, writeBookings } from '../history/ledger.ts';
import { writeStays } from '../history/stays.ts';
import type { OrderContext } from './draft.ts';
import { addDuplicateBoardings } from './duplicate-boardings.ts';

/** Writes a batch of orders with their consequences: inventory, balances, cabins' stays and the history. */
export async function writeBatch(
  trx: Transaction<Database>,
  insert: BulkInsert,
  context: OrderContext,
  batch: OrderBatch,
): Promise<void> {
  const { random, people, today } = context;
  const { rows, changes, movements } = batch;
  addDuplicateBoardings(context, batch);
  for (const table of Object.keys(rows) as (keyof OrderRows)[]) await insert(table, rows[table]);
  const orderIds = rows.orders.map(({ id }) => id);
  await countPlaces(trx, orderIds);
  await makeSearchable(trx, orderIds);
  const accounts = await loadLedgerAccounts(trx);
  await writeBookings(insert, bookingsOf(random, accounts, movements, `staff:${people.managerId}`));
  const stays = await writeStays(trx, insert, { random, today, orderIds, frontDeskId: people.frontDeskId });
  const made = changes.filter(({ entity, from }) => entity === 'orders' && from === null);
  await writeTicketHistory(
    trx,
    made.map(({ entityId, actor }) => ({ id: entityId, madeBy: actor })),
  );
  await writeHistory(insert, [...changes, ...stays]);
}

/** Does what the triggers do, which are off while a batch is written (migrations 0009 and 0072). */
async function makeSearchable(trx: Transaction<Database>, orderIds: readonly string[]): Promise<void> {
  await sql`select write_order_search(${orderIds}::uuid[]), write_order_nationalities(${orderIds}::uuid[])`.execute(
    trx,
  );
}

/** Live tickets of unpaid orders are held places, those of paid ones sold. */
async function countPlaces(trx: Transaction<Database>, orderIds: readonly string[]): Promise<void> {
  await sql`
    update sailing_inventory i set held = i.held + taken.held, sold = i.sold + taken.sold
    from (
      select t.sailing_id, count(*) filter (where o.status = 'unpaid') as held,
        count(*) filter (where o.status in ('paid', 'completed')) as sold
      from unnest(${orderIds}::uuid[]) as made (order_id)
      join orders o on o.id = made.order_id
      join tickets t on t.order_id = o.id and t.canceled_at is null
      group by t.sailing_id
    ) taken
    where i.sailing_id = taken.sailing_id
  `.execute(trx);
}
