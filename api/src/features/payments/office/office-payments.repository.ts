import {
  type Language,
  type PaymentProvider,
  type PaymentStatus,
  paymentProviders,
  type RefundStatus,
} from '@gangway/shared/contract/base/vocabulary.ts';
import {
  type OfficePaymentDetail,
  type OfficePaymentLine,
  type OfficePaymentsQuery,
  type OfficeRefund,
  type PaymentAttention,
  type PaymentDesks,
  type PaymentExportQuery,
  type PaymentFilters,
  type PaymentTotals,
  paymentAttentions,
} from '@gangway/shared/contract/office/orders/payments.ts';
import { paymentProviderTable } from '@gangway/shared/contract/payment-providers/registry.ts';
import { minorUnits } from '@gangway/shared/domain/money/currency.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../../lib/database/database.ts';
import { readInBatches, type Snapshot } from '../../../lib/database/snapshot.ts';
import { MONEY_WIDTH, type SheetCell } from '../../../lib/excel/columns.ts';
import {
  cellsOf,
  instantCell,
  moneyCell,
  plainCell,
  type ReadColumn,
} from '../../../lib/excel/report-cells.sql.ts';
import { attentions, conditionsOf } from '../../../reservations/payments/payment-conditions.sql.ts';
import { SETTLED_BY_HAND } from '../refunds.repository.ts';

interface Row {
  id: string;
  provider: PaymentProvider;
  status: PaymentStatus;
  amount_sen: number;
  rounding_sen: number;
  tendered_sen: number | null;
  details: Record<string, string>;
  receipt_code: string | null;
  refunded_sen: number;
  gateway_reference: string | null;
  created_at: Date;
  settled_at: Date | null;
  taken_by: string | null;
  counter: string;
  orders: OfficePaymentLine['orders'];
  attention: PaymentAttention[];
}

/** A line with the fields that only the payment's detail view shows. */
export type PaymentLine = OfficePaymentLine &
  Pick<OfficePaymentDetail, 'roundingSen' | 'tenderedSen' | 'details'>;

const attentionOf = sql<PaymentAttention[]>`array_remove(array[${sql.join(
  paymentAttentions.map(name => sql`case when ${attentions[name]} then ${sql.lit(name)} end`),
)}], null)`;

const columns = sql`
  p.id, p.provider, p.status, p.amount_sen, p.rounding_sen, p.tendered_sen, p.details, p.gateway_reference, p.created_at, p.settled_at,
  p.counter, (select name from system_users where id = p.taken_by) as taken_by,
  (select code from receipts where payment_id = p.id) as receipt_code,
  coalesce((select sum(r.amount_sen) from refunds r where r.payment_id = p.id and r.status = 'succeeded'), 0) as refunded_sen,
  coalesce((
    select jsonb_agg(jsonb_build_object('number', o.number, 'status', o.status, 'customerName', o.contact_name,
      'amountSen', part.amount_sen, 'difference', part.difference, 'outcome', part.outcome) order by o.number)
    from payment_orders part join orders o on o.id = part.order_id where part.payment_id = p.id), '[]') as orders,
  ${attentionOf} as attention`;

/** Sorting by newest settlement puts unsettled payments last. */
const orders: Record<OfficePaymentsQuery['sort'], { up: RawBuilder<unknown>; down: RawBuilder<unknown> }> = {
  created: { up: sql`p.created_at, p.id`, down: sql`p.created_at desc, p.id desc` },
  settled: {
    up: sql`p.settled_at nulls first, p.id`,
    down: sql`p.settled_at desc nulls last, p.id desc`,
  },
  amount: { up: sql`p.amount_sen, p.id`, down: sql`p.amount_sen desc, p.id desc` },
};

/** The sort key of payments (alias `p`). */
const paymentOrderOf = ({ sort, descending }: Pick<OfficePaymentsQuery, 'sort' | 'descending'>) =>
  orders[sort][descending ? 'down' : 'up'];

/** The query for the ids of one page; exported so that a test can explain it. */
export function paymentIdsOf({ page, size, sort, descending, ...filters }: OfficePaymentsQuery) {
  return sql`
    select p.id from payments p where ${conditionsOf(filters)}
    order by ${paymentOrderOf({ sort, descending })} limit ${size} offset ${(page - 1) * size}`;
}

export async function findPaymentLines(db: Connection, query: OfficePaymentsQuery): Promise<PaymentLine[]> {
  const { rows } = await sql<Row>`
    with page as materialized (
      select id, row_number() over () as place from (${paymentIdsOf(query)}) ids)
    select ${columns} from page join payments p on p.id = page.id order by page.place
  `.execute(db);
  return rows.map(toLine);
}

export async function findPaymentLine(db: Connection, id: string): Promise<PaymentLine | undefined> {
  const { rows } = await sql<Row>`select ${columns} from payments p where p.id = ${id}`.execute(db);
  return rows[0] && toLine(rows[0]);
}

/** Number and totals of the filtered payments. */
export async function sumPayments(
  db: Connection,
  filters: PaymentFilters,
): Promise<{ total: number; totals: PaymentTotals }> {
  const { rows } = await sql<{ total: number; received: number; refunded: number }>`
    select count(*) as total,
      coalesce(sum(p.amount_sen) filter (where p.status = 'succeeded'), 0) as received,
      coalesce(sum(back.sen), 0) as refunded
    from payments p
    left join (
      select payment_id, sum(amount_sen) as sen from refunds where status = 'succeeded' group by payment_id
    ) back on back.payment_id = p.id
    where ${conditionsOf(filters)}
  `.execute(db);
  const { total = 0, received = 0, refunded = 0 } = rows[0] ?? {};
  return {
    total,
    totals: { receivedSen: received, refundedSen: refunded, netSen: received - refunded },
  };
}

/** The officers who took or paid out money at the desk, and the workplaces. Both are few. */
export async function findPaymentDesks(db: Connection): Promise<PaymentDesks> {
  const { rows } = await sql<PaymentDesks>`
    select coalesce((
      select jsonb_agg(jsonb_build_object('id', u.id, 'name', u.name) order by u.name) from system_users u
      where exists (select from payments where taken_by = u.id) or exists (select from refunds where handed_out_by = u.id)
    ), '[]') as officers,
    array(select distinct name from gate_stations where name <> '' order by name) as counters
  `.execute(db);
  return rows[0] ?? { officers: [], counters: [] };
}

const toLine = (row: Row): PaymentLine => ({
  id: row.id,
  provider: row.provider,
  status: row.status,
  amountSen: row.amount_sen,
  roundingSen: row.rounding_sen,
  tenderedSen: row.tendered_sen,
  details: row.details,
  receiptNumber: row.receipt_code,
  refundedSen: row.refunded_sen,
  gatewayReference: row.gateway_reference,
  createdAt: row.created_at.toISOString(),
  settledAt: row.settled_at?.toISOString() ?? null,
  takenBy: row.taken_by,
  counter: row.counter,
  orders: row.orders,
  attention: row.attention,
});

/** The gateways' notifications of a payment, oldest first. */
export async function findNotifications(
  db: Connection,
  paymentId: string,
): Promise<OfficePaymentDetail['notifications']> {
  const rows = await db
    .selectFrom('payment_notifications')
    .select(['event_reference', 'claims', 'received_at'])
    .where('payment_id', '=', paymentId)
    .orderBy('received_at')
    .orderBy('event_reference')
    .execute();
  return rows.map(row => ({
    eventReference: row.event_reference,
    claims: row.claims,
    receivedAt: row.received_at.toISOString(),
  }));
}

/** Amounts reported by a gateway that differ from the amount asked for, oldest first. */
export async function findMismatches(
  db: Connection,
  paymentId: string,
): Promise<OfficePaymentDetail['mismatches']> {
  const rows = await db
    .selectFrom('audit_entries')
    .select(['at', 'detail'])
    .where('entity', '=', 'payments')
    .where('entity_id', '=', paymentId)
    .where('action', '=', 'amount-mismatch')
    .orderBy('id')
    .execute();
  return rows.map(({ at, detail }) => {
    const { askedSen, claimedSen } = detail as { askedSen: number; claimedSen: number | null };
    return { at: at.toISOString(), askedSen, claimedSen };
  });
}

/** The refunds of a payment, oldest first, each with the results of its attempts. */
export async function findRefunds(db: Connection, paymentId: string): Promise<OfficeRefund[]> {
  const { rows } = await sql<{
    id: string;
    number: string;
    amount_sen: number;
    rounding_sen: number;
    status: RefundStatus;
    receipt_code: string | null;
    reason: string;
    gateway_reference: string | null;
    attempts: number;
    last_error: string | null;
    history: { at: string; result: 'succeeded' | 'failed' }[];
    created_at: Date;
    settled_at: Date | null;
    handed_out_by: string | null;
    settled_by_hand: OfficeRefund['settledByHand'];
  }>`
    select r.id, o.number, r.amount_sen, r.rounding_sen, r.status, r.reason, r.gateway_reference, r.attempts, r.last_error,
      r.created_at, r.settled_at, (select name from system_users where id = r.handed_out_by) as handed_out_by,
      (select code from receipts where refund_id = r.id) as receipt_code, coalesce((
        select jsonb_agg(jsonb_build_object('at', a.at, 'result', a.to_state) order by a.id)
        from audit_entries a
        where a.entity = 'refunds' and a.entity_id = r.id::text and a.action = 'state'
          and a.to_state in ('succeeded', 'failed')), '[]') as history,
      (select jsonb_build_object('by', coalesce(nullif(u.name, ''), u.username), 'note', a.detail ->> 'note')
        from audit_entries a join system_users u on a.actor = 'staff:' || u.id
        where a.entity = 'refunds' and a.entity_id = r.id::text and a.action = ${sql.lit(SETTLED_BY_HAND)}
        order by a.id desc limit 1) as settled_by_hand
    from refunds r join orders o on o.id = r.order_id
    where r.payment_id = ${paymentId}
    order by r.created_at, r.id
  `.execute(db);
  return rows.map(row => ({
    id: row.id,
    orderNumber: row.number,
    amountSen: row.amount_sen,
    roundingSen: row.rounding_sen,
    status: row.status,
    receiptNumber: row.receipt_code,
    reason: row.reason,
    gatewayReference: row.gateway_reference,
    attempts: row.attempts,
    lastError: row.last_error,
    history: row.history.map(({ at, result }) => ({ at: new Date(at).toISOString(), result })),
    createdAt: row.created_at.toISOString(),
    settledAt: row.settled_at?.toISOString() ?? null,
    handedOutBy: row.handed_out_by,
    settledByHand: row.settled_by_hand,
  }));
}

/** Rows fetched at a time. */
const BATCH = 1000;

/** Methods have names in every language, providers not. */
const methodOf = sql`case p.provider ${sql.join(
  paymentProviders.map(code => sql`when ${sql.lit(code)} then ${sql.lit(paymentProviderTable[code].method)}`),
  sql` `,
)} end`;

/** The columns of the payments' report. */
export const paymentColumns: readonly ReadColumn[] = [
  { name: 'created', kind: 'instant', width: 20, cell: instantCell('p.created_at') },
  { name: 'settled', kind: 'instant', width: 20, cell: instantCell('p.settled_at') },
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
  { name: 'status', kind: 'text', width: 12, words: 'payments.status', cell: plainCell('p.status') },
  { name: 'amount', kind: 'money', width: MONEY_WIDTH, cell: moneyCell('p.amount_sen') },
  { name: 'rounding', kind: 'money', width: 12, cell: moneyCell('p.rounding_sen') },
  {
    name: 'refunded',
    kind: 'money',
    width: MONEY_WIDTH,
    cell: () => sql`coalesce((select sum(r.amount_sen) from refunds r
      where r.payment_id = p.id and r.status = 'succeeded'), 0)::float8 / ${sql.lit(minorUnits())}`,
  },
  {
    name: 'officer',
    kind: 'text',
    width: 22,
    cell: () => sql`(select name from system_users where id = p.taken_by)`,
  },
  { name: 'counter', kind: 'text', width: 18, cell: plainCell('p.counter') },
  { name: 'reference', kind: 'text', width: 30, cell: plainCell('p.gateway_reference') },
];

/** The number of filtered payments, in this snapshot. */
export async function countPayments({ db }: Snapshot, query: PaymentExportQuery): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from payments p where ${conditionsOf(query)}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** All filtered payments, in order, as the cells of the report's columns. */
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
