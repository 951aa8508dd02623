import { addDays, type LocalDate } from '@gangway/shared/domain/time/local-date.ts';
import type { Kysely } from 'kysely';
import type { Clock } from '../../api/src/lib/clock.ts';
import type { Database, Transaction } from '../../api/src/lib/database/database.ts';
import type { MediaStorage } from '../../api/src/lib/media/media-storage.ts';
import { writeCatalogue } from './fleet/catalogue.ts';
import { writeMaintenance } from './fleet/maintenance.ts';
import { writePictures } from './fleet/pictures.ts';
import { createBulkInsert } from './ground/bulk.ts';
import { withoutTriggers } from './ground/quiet-triggers.ts';
import { createRandom } from './ground/random.ts';
import { emptyBatch } from './ground/rows.ts';
import { startOfDay } from './ground/start-of-day.ts';
import { writeGuide } from './guide/write-guide.ts';
import { creditSen, firstBookings } from './history/first-balances.ts';
import { writeHistory, writeInitialStates } from './history/history.ts';
import { loadLedgerAccounts, openLedgerAccounts, writeBookings } from './history/ledger.ts';
import { createDemonstrationOrders } from './orders/demonstration-orders.ts';
import { createOrders, demandAroundToday, loadOrderContext, planOrders } from './orders/grow.ts';
import { numberReceipts } from './orders/receipts.ts';
import { writeBatch } from './orders/write-batch.ts';
import { loadPeople } from './people/load-people.ts';
import { writeFirstCustomers } from './people/write-customers.ts';
import { writeStaff } from './people/write-staff.ts';
import { loadOpenSailings } from './sailings/open-sailings.ts';
import { writeSailings } from './sailings/write-sailings.ts';

const FOUNDED_DAYS_AGO = 800;
const CUSTOMERS = 40;

/** Writes the operator with all its data and its first orders: all of it, or after a failure nothing. */
export async function writeOperator(
  { db, clock, media }: { db: Kysely<Database>; clock: Clock; media: MediaStorage },
  today: LocalDate,
  orders: number,
  report: (text: string) => void,
): Promise<void> {
  await db.transaction().execute(trx =>
    withoutTriggers(trx, async () => {
      report('ships, routes and sailings');
      await writeStanding(trx, today, media, report);
      report(`${orders} orders`);
      await writeFirstOrders(trx, today, orders, clock.now());
    }),
  );
}

/** Everything but orders. */
async function writeStanding(
  trx: Transaction<Database>,
  today: LocalDate,
  media: MediaStorage,
  report: (text: string) => void,
): Promise<void> {
  const random = createRandom(`${today} operator`);
  const insert = await createBulkInsert(trx);
  const founded = new Date(startOfDay(addDays(today, -FOUNDED_DAYS_AGO)));
  const catalogue = await writeCatalogue(trx, insert);
  await writeGuide(insert);
  const staff = await writeStaff(trx, random, founded);
  const customers = await writeFirstCustomers(insert, { random, today }, CUSTOMERS);
  const { managerId, frontDeskId } = await loadPeople(trx);
  await openLedgerAccounts(trx, insert, random, founded, creditSen);
  await writeBookings(
    insert,
    firstBookings(random, await loadLedgerAccounts(trx), today, `staff:${managerId}`),
  );
  const sailings = await writeSailings(trx, insert, { catalogue, today, managerId });
  await writeInitialStates(trx, 'ships', founded);
  await writeInitialStates(trx, 'rooms', founded);
  const repairs = await writeMaintenance(trx, insert, { random, today, frontDeskId });
  await writeHistory(insert, [...staff, ...customers, ...sailings, ...repairs]);
  await writePictures(trx, catalogue, media, (done, total) => report(`picture ${done} of ${total}`));
}

async function writeFirstOrders(
  trx: Transaction<Database>,
  today: LocalDate,
  count: number,
  now: Date,
): Promise<void> {
  const random = createRandom(`${today} orders`);
  const insert = await createBulkInsert(trx);
  const context = await loadOrderContext(trx, random, today);
  const sailings = await loadOpenSailings(trx, random, today);
  const batch = emptyBatch();
  createDemonstrationOrders(context, batch, sailings, now);
  const demand = demandAroundToday(sailings, today);
  createOrders(context, demand, planOrders(context, demand, count - batch.rows.orders.length), batch);
  await writeBatch(trx, insert, context, batch);
  await numberReceipts(trx);
}
