import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type { PaymentExportQuery } from '@gangway/shared/contract/office/orders/payments.ts';
import {
  paymentProviders,
  paymentProviderTable,
} from '@gangway/shared/contract/payment-providers/registry.ts';
import { sql } from 'kysely';
import { readInBatches, type Snapshot } from '../../../lib/database/snapshot.ts';
import type { SheetCell } from '../../../lib/excel/columns.ts';
import {
  cellsOf,
  days,
  plain,
  type ReadColumn,
  ringgit,
} from '../../../lib/excel/report-cells.repository.ts';
import { conditionsOf } from '../../../reservations/money/payment-conditions.repository.ts';
import { paymentOrderOf } from './office-payments.repository.ts';

/** Rows fetched at a time. */
const BATCH = 1000;

/** Methods have names in every language, providers not. */
const methodOf = sql`case p.provider ${sql.join(
  paymentProviders.map(code => sql`when ${sql.lit(code)} then ${sql.lit(paymentProviderTable[code].method)}`),
  sql` `,
)} end`;

/** The columns of the payments' report. */
export const paymentColumns: readonly ReadColumn[] = [
  { name: 'created', kind: 'instant', width: 20, cell: days('p.created_at') },
  { name: 'settled', kind: 'instant', width: 20, cell: days('p.settled_at') },
  {
    name: 'orders',
    kind: 'text',
    width: 22,
    cell: () => sql`(select string_agg(o.number, ', ' order by o.number)
      from payment_orders part join orders o on o.id = part.order_id where part.payment_id = p.id)`,
  },
  {
    name: 'customer',
    kind: 'text',
    width: 26,
    cell: () => sql`(select string_agg(distinct o.contact_name, ', ')
      from payment_orders part join orders o on o.id = part.order_id where part.payment_id = p.id)`,
  },
  {
    name: 'receipt',
    kind: 'text',
    width: 16,
    cell: () => sql`(select code from receipts where payment_id = p.id)`,
  },
  { name: 'method', kind: 'text', width: 18, words: 'paymentMethod', cell: () => methodOf },
  { name: 'status', kind: 'text', width: 12, words: 'payments.status', cell: plain('p.status') },
  { name: 'amount', kind: 'money', width: 14, cell: ringgit('p.amount_sen') },
  { name: 'rounding', kind: 'money', width: 12, cell: ringgit('p.rounding_sen') },
  {
    name: 'refunded',
    kind: 'money',
    width: 14,
    cell: () => sql`coalesce((select sum(r.amount_sen) from refunds r
      where r.payment_id = p.id and r.status = 'succeeded'), 0)::float8 / 100`,
  },
  {
    name: 'officer',
    kind: 'text',
    width: 22,
    cell: () => sql`(select name from system_users where id = p.taken_by)`,
  },
  { name: 'counter', kind: 'text', width: 18, cell: plain('p.counter') },
  { name: 'reference', kind: 'text', width: 30, cell: plain('p.gateway_reference') },
];

/** How many payments the filter leaves, in this snapshot. */
export async function countPayments({ db }: Snapshot, query: PaymentExportQuery): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from payments p where ${conditionsOf(query)}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** Every payment that the filter leaves, in its order, as the cells of the report's columns. */
export async function* readPaymentRows(
  snapshot: Snapshot,
  query: PaymentExportQuery,
  language: Language,
): AsyncGenerator<SheetCell[][]> {
  const statement = sql`
    select ${cellsOf(paymentColumns, language)} as cells from payments p
    where ${conditionsOf(query)} order by ${paymentOrderOf(query)}`;
  for await (const rows of readInBatches<{ cells: SheetCell[] }>(snapshot, statement, BATCH))
    yield rows.map(row => row.cells);
}
