import type { PaymentAttention, PaymentFilters } from '@gangway/shared/contract/office/orders/payments.ts';
import { addDays, instantOf, type LocalDate } from '@gangway/shared/domain/time/local-date.ts';
import { type RawBuilder, sql } from 'kysely';
import { likePattern } from '../../lib/database/like-pattern.ts';

type Condition = RawBuilder<boolean>;

/** For a few payments: the list is read once, and each payment is found by its id. */
const isOneOf = (ids: RawBuilder<unknown>): Condition => sql<boolean>`p.id = any(array(${ids}))`;

/** Payments with returned parts, whose order had or had not been paid by another payment before. */
const returned = (before: boolean): Condition =>
  isOneOf(sql`
  select part.payment_id from payment_orders part join payments late on late.id = part.payment_id
  where part.outcome = 'returned' and ${before ? sql`` : sql`not`} exists (
    select from payment_orders first join payments paid on paid.id = first.payment_id
    where first.order_id = part.order_id and first.payment_id <> part.payment_id and first.outcome = 'applied'
      and paid.settled_at <= late.settled_at
  )`);

const withRefund = (status: 'failed' | 'pending'): Condition =>
  isOneOf(sql`select payment_id from refunds where status <> 'succeeded' and status = ${status}`);

/** Payments about which a gateway reported something, according to the audit log. */
const reportedAs = (action: string): Condition =>
  isOneOf(
    sql`select entity_id::uuid from audit_entries where entity = 'payments' and action = ${sql.lit(action)}`,
  );

/** Payments with a dispute whose outcome is not known yet. */
const inDispute: Condition = isOneOf(sql`
  select opened.entity_id::uuid from audit_entries opened
  where opened.entity = 'payments' and opened.action = 'disputed' and not exists (
    select from audit_entries closed
    where closed.entity = 'payments' and closed.entity_id = opened.entity_id and closed.action = 'dispute-closed'
      and closed.detail ->> 'reference' = opened.detail ->> 'reference')`);

/** Why a payment (alias `p`) needs attention; each condition finds a small set by an index. */
export const attentions: Readonly<Record<PaymentAttention, Condition>> = {
  late: returned(false),
  twice: returned(true),
  mismatch: reportedAs('amount-mismatch'),
  'refunded-elsewhere': reportedAs('refunded-elsewhere'),
  disputed: inDispute,
  'refund-failed': withRefund('failed'),
  'refund-owed': withRefund('pending'),
};

/** The filters as a condition on a payment (alias `p`), or `true`. Days are on the operator's clock, first and last included. */
export function conditionsOf(filters: PaymentFilters): Condition {
  const { from, to, provider, status, order, amountFrom, amountTo, reference, outcome, attention } = filters;
  const { officer, counter, handedOutFrom, handedOutTo } = filters;
  const conditions: (Condition | false | undefined)[] = [
    from !== undefined && sql<boolean>`p.created_at >= ${instantOf(from, '00:00')}`,
    to !== undefined && sql<boolean>`p.created_at < ${instantOf(addDays(to, 1), '00:00')}`,
    provider && sql<boolean>`p.provider = any(${provider}::payment_provider[])`,
    status && sql<boolean>`p.status = any(${status}::payment_status[])`,
    amountFrom !== undefined && sql<boolean>`p.amount_sen >= ${amountFrom}`,
    amountTo !== undefined && sql<boolean>`p.amount_sen <= ${amountTo}`,
    order !== undefined &&
      order !== '' &&
      isOneOf(sql`
        select part.payment_id from orders o join payment_orders part on part.order_id = o.id
        where o.number like ${beginning(order.toUpperCase())}`),
    reference !== undefined && reference !== '' && named(reference),
    officer !== undefined && atTheDesk(sql`taken_by = ${officer}`, sql`handed_out_by = ${officer}`),
    counter !== undefined &&
      counter !== '' &&
      atTheDesk(sql`counter = ${counter}`, sql`counter = ${counter}`),
    (handedOutFrom !== undefined || handedOutTo !== undefined) && handedOut(handedOutFrom, handedOutTo),
    outcome &&
      sql<boolean>`p.id in (select payment_id from payment_orders where outcome = ${sql.lit(outcome)})`,
    attention &&
      sql<boolean>`(${sql.join(
        attention.map(name => attentions[name]),
        sql` or `,
      )})`,
  ];
  const all = conditions.filter((condition): condition is Condition => Boolean(condition));
  return all.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(all, sql` and `)}`;
}

/** Payments at the desk that meet the first condition, or with a refund that meets the second. */
const atTheDesk = (ofPayment: RawBuilder<unknown>, ofRefund: RawBuilder<unknown>): Condition =>
  sql<boolean>`p.id in (select id from payments where ${ofPayment} union select payment_id from refunds where ${ofRefund})`;

/** Payments with a refund that was paid between these days, both included. */
const handedOut = (from: LocalDate | undefined, to: LocalDate | undefined): Condition =>
  sql<boolean>`p.id in (select payment_id from refunds where ${sql.join(
    [
      sql`status = 'succeeded'`,
      sql`settled_at is not null`,
      ...(from === undefined ? [] : [sql`settled_at >= ${instantOf(from, '00:00')}`]),
      ...(to === undefined ? [] : [sql`settled_at < ${instantOf(addDays(to, 1), '00:00')}`]),
    ],
    sql` and `,
  )})`;

/** A prefix pattern; `%`, `_` and `\` are escaped. */
const beginning = (text: string): string => likePattern(text).slice(1);

const uuidShape = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

function named(reference: string): Condition {
  const byGateway = sql<boolean>`p.gateway_reference like ${beginning(reference)}`;
  return uuidShape.test(reference) ? sql<boolean>`(${byGateway} or p.id = ${reference})` : byGateway;
}
