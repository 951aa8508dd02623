import {
  definitionOf,
  ERASED,
  passengerFieldNames,
} from '@gangway/shared/contract/entries/passenger-fields.ts';
import { sql, type Updateable } from 'kysely';
import type { Connection, Database, Transaction } from '../../lib/database/database.ts';
import type { Deps } from '../../lib/http/context.ts';
import { emptyIn } from '../../reservations/passengers/passenger-rows.rules.ts';

/** Days after a voyage for which travel documents are kept, according to the privacy policy. */
const DOCUMENTS_KEPT_DAYS = 90;

/** The erased value of each column: empty, unless the table of fields defines another. */
const erasedColumns: Updateable<Database['passengers']> = Object.fromEntries(
  passengerFieldNames.flatMap((field): [string, unknown][] => {
    const { column, erasure } = definitionOf(field);
    if (erasure === 'kept') return [];
    if (erasure === 'year') return [[column, sql`date_trunc('year', ${sql.ref(column)})::date`]];
    return [[column, erasure ? erasure.becomes : emptyIn(field)]];
  }),
);

/** Numbers of a customer's orders that still hold places: waiting for payment, or paid and yet to arrive. */
export async function findOpenOrders(db: Connection, customerId: string, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('sailings', 'sailings.id', 'orders.sailing_id')
    .where('orders.customer_id', '=', customerId)
    .where(where =>
      where.or([
        where('orders.status', '=', 'unpaid'),
        where.and([where('orders.status', '=', 'paid'), where('sailings.arrives_at', '>', now)]),
      ]),
    )
    .select('orders.number')
    .orderBy('orders.number')
    .execute();
  return rows.map(({ number }) => number);
}

/**
 * Anonymises a customer's orders. Numbers, sailings and amounts stay, because accounting requires them (seven years,
 * Income Tax Act 1967 section 82); of a passenger the year of birth, the nationality and the ticket type stay, which
 * identify nobody.
 *
 * @returns the number of orders.
 */
export async function anonymiseOrders(
  trx: Transaction<Database>,
  customerId: string,
  now: Date,
): Promise<number> {
  // First of all the orders: passengers' tickets follow them (migration 0016), and nobody takes a ticket before its order.
  await trx.selectFrom('orders').select('id').where('customer_id', '=', customerId).forUpdate().execute();
  await trx
    .updateTable('passengers')
    .set(erasedColumns)
    .where('order_id', 'in', query =>
      query.selectFrom('orders').select('id').where('customer_id', '=', customerId),
    )
    .execute();
  await trx
    .deleteFrom('booked_persons')
    .where('passenger_id', 'in', query =>
      query
        .selectFrom('passengers')
        .innerJoin('orders', 'orders.id', 'passengers.order_id')
        .select('passengers.id')
        .where('orders.customer_id', '=', customerId),
    )
    .execute();
  await trx
    .updateTable('order_changes')
    .set({ wanted: null })
    .where('order_id', 'in', query =>
      query.selectFrom('orders').select('id').where('customer_id', '=', customerId),
    )
    .execute();
  await trx
    .deleteFrom('order_notes')
    .where('order_id', 'in', query =>
      query.selectFrom('orders').select('id').where('customer_id', '=', customerId),
    )
    .execute();
  const { numUpdatedRows } = await trx
    .updateTable('orders')
    .set({ contact_name: ERASED, contact_email: null, contact_phone: '', remarks: '', updated_at: now })
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Forgets the numbers of the documents that passengers travelled with, once the voyage is long enough over. */
export async function forgetDocuments({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const longAgo = new Date(clock.now().getTime() - DOCUMENTS_KEPT_DAYS * 86_400_000);
  await db
    .updateTable('passengers')
    .from('orders')
    .innerJoin('sailings', 'sailings.id', 'orders.sailing_id')
    .set({ id_number: ERASED })
    .whereRef('orders.id', '=', 'passengers.order_id')
    .where('sailings.arrives_at', '<', longAgo)
    .where('passengers.id_number', '<>', ERASED)
    .execute();
  await db
    .deleteFrom('booked_persons')
    .where('passenger_id', 'in', query =>
      query.selectFrom('passengers').select('id').where('id_number', '=', ERASED),
    )
    .execute();
}
