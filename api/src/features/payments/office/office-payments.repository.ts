import type { PaymentProvider, PaymentStatus } from '@gangway/shared/contract/base/vocabulary.ts';
import {
  type OfficePaymentDetail,
  type OfficePaymentLine,
  type OfficePaymentsQuery,
  type PaymentAttention,
  type PaymentDesks,
  type PaymentFilters,
  type PaymentTotals,
  paymentAttentions,
} from '@gangway/shared/contract/office/orders/payments.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../../lib/database/database.ts';
import { attentions, conditionsOf } from '../../../reservations/money/payment-conditions.repository.ts';

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

/** What payments (alias `p`) are in order of. */
export const paymentOrderOf = ({ sort, descending }: Pick<OfficePaymentsQuery, 'sort' | 'descending'>) =>
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

/** Who has taken or handed out money at the desk, and where. Both are few. */
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
