import type { LocalDate } from '@gangway/shared/domain/time/local-date.ts';
import { type Kysely, sql } from 'kysely';
import type { Connection, Database, Transaction } from '../../api/src/lib/database/database.ts';
import { StartError } from '../../api/src/lib/process/start-error.ts';
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

/**
 * Adds `count` orders, a batch per transaction, and customers for them. The orders are planned with the places and cabins that were
 * free at the beginning.
 *
 * @throws StartError after whole batches if somebody else books meanwhile.
 */
export async function growSeason(
  { db }: { db: Kysely<Database> },
  today: LocalDate,
  count: number,
  report: (text: string) => void,
): Promise<void> {
  if (count <= 0) return;
  const { context, demand, before } = await quietly(db, trx => prepare(trx, today, count));
  const planned = planOrders(context, demand, count);
  let writing: Promise<void> = Promise.resolve();
  try {
    for (let made = 0; made < count; made += BATCH) {
      // The next batch is created while the database writes the one before.
      const batch = createOrders(context, demand, planned.slice(made, made + BATCH));
      await writing;
      report(`${made} of ${count} orders`);
      writing = quietly(db, async trx => {
        await requireNoOthers(trx, before + made);
        await writeOrders(trx, context, batch);
      });
      // A failure is thrown by the next `await`; until then it is not unhandled.
      writing.catch(() => {});
    }
    await writing;
  } finally {
    await quietly(db, numberReceipts);
  }
}

/** Keeps others from booking until the transaction ends. @throws StartError if somebody has booked since the plan was made. */
async function requireNoOthers(trx: Transaction<Database>, expected: number): Promise<void> {
  await lockOrders(trx);
  const others = (await countOrders(trx)) - expected;
  if (others > 0)
    throw new StartError(
      `Somebody else books on this database (orders: ${others}), and the places that were planned may be sold. What was written so far is complete. Stop Gangway, and run the command again.`,
    );
}

const lockOrders = (trx: Transaction<Database>) =>
  sql`lock table orders in share row exclusive mode`.execute(trx);

/** The number of orders of the database. */
export async function countOrders(db: Connection): Promise<number> {
  const { number } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('number'))
    .executeTakeFirstOrThrow();
  return number;
}

async function prepare(
  trx: Transaction<Database>,
  today: LocalDate,
  count: number,
): Promise<{ context: OrderContext; demand: Demand; before: number }> {
  await lockOrders(trx);
  const before = await countOrders(trx);
  const random = createRandom(`${today} season ${before}`);
  const insert = await createBulkInsert(trx);
  const customers = await writeCustomers(insert, { random, today }, Math.ceil(count / ORDERS_PER_CUSTOMER));
  await writeHistory(insert, customers);
  const context = await loadOrderContext(trx, random, today);
  const demand = demandOfSeason(await loadOpenSailings(trx, random, today), today);
  return { context, demand, before };
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
