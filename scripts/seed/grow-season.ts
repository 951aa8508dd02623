import type { LocalDate } from '@gangway/shared/domain/time/local-date.ts';
import type { Kysely } from 'kysely';
import type { Database, Transaction } from '../../api/src/lib/database/database.ts';
import { createBulkInsert } from './ground/bulk.ts';
import { withoutTriggers } from './ground/quiet-triggers.ts';
import { createRandom } from './ground/random.ts';
import type { OrderBatch } from './ground/rows.ts';
import { writeHistory } from './history/history.ts';
import type { OrderContext } from './orders/draft.ts';
import { createOrders, demandOfSeason, loadOrderContext, planOrders } from './orders/grow.ts';
import { numberReceipts } from './orders/receipts.ts';
import { writeBatch } from './orders/write-batch.ts';
import { writeCustomers } from './people/write-customers.ts';
import type { Demand } from './sailings/demand.ts';
import { loadOpenSailings } from './sailings/open-sailings.ts';

const BATCH = 2500;
const ORDERS_PER_CUSTOMER = 40;

/** Adds `count` orders, a batch per transaction, and customers for them. */
export async function growSeason(
  { db }: { db: Kysely<Database> },
  today: LocalDate,
  count: number,
  report: (text: string) => void,
): Promise<void> {
  if (count <= 0) return;
  const { context, demand } = await quietly(db, trx => prepare(trx, today, count));
  const planned = planOrders(context, demand, count);
  let writing: Promise<void> = Promise.resolve();
  try {
    for (let made = 0; made < count; made += BATCH) {
      // The next batch is created while the database writes the one before.
      const batch = createOrders(context, demand, planned.slice(made, made + BATCH));
      await writing;
      report(`${made} of ${count} orders`);
      writing = quietly(db, trx => writeOrders(trx, context, batch));
    }
  } finally {
    await writing;
  }
  await quietly(db, numberReceipts);
}

async function prepare(
  trx: Transaction<Database>,
  today: LocalDate,
  count: number,
): Promise<{ context: OrderContext; demand: Demand }> {
  const { number } = await trx
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('number'))
    .executeTakeFirstOrThrow();
  const random = createRandom(`${today} season ${number}`);
  const insert = await createBulkInsert(trx);
  const customers = await writeCustomers(insert, { random, today }, Math.ceil(count / ORDERS_PER_CUSTOMER));
  await writeHistory(insert, customers);
  const context = await loadOrderContext(trx, random, today);
  return { context, demand: demandOfSeason(await loadOpenSailings(trx, random, today), today) };
}

async function writeOrders(
  trx: Transaction<Database>,
  context: OrderContext,
  batch: OrderBatch,
): Promise<void> {
  await writeBatch(trx, await createBulkInsert(trx), context, batch);
}

function quietly<Result>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(trx => withoutTriggers(trx, () => work(trx)));
}
