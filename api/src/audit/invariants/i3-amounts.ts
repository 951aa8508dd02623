import { sql } from 'kysely';
import type { BrokenRow, Check, Invariant } from './invariant.ts';

const dueIsSumOfParts: Check = {
  name: 'due-is-sum-of-parts',
  broken: sql<BrokenRow>`
    with parts as (
      select order_id, sum(coalesce(charge_sen, price_sen)) as sen from (
        select order_id, charge_sen, price_sen from tickets
        union all select order_id, charge_sen, price_sen from order_cabins
      ) part group by order_id
    )
    select 'orders' as entity, o.id::text as id,
      format('order %s is due %s sen, its parts cost %s sen', o.number, o.due_sen, coalesce(parts.sen, 0)) as wrong
    from orders o left join parts on parts.order_id = o.id
    where o.due_sen <> coalesce(parts.sen, 0)
  `,
};

const refundsWithinPayments: Check = {
  name: 'refunds-within-payments',
  broken: sql<BrokenRow>`
    select 'orders' as entity, id::text as id,
      format('order %s: %s sen refunded of %s sen paid', number, refunded_sen, paid_sen) as wrong
    from orders where refunded_sen > paid_sen
  `,
};

const paidIsApplied: Check = {
  name: 'paid-is-applied',
  broken: sql<BrokenRow>`
    with applied as (
      select order_id, sum(amount_sen) as sen from payment_orders where outcome = 'applied' group by order_id
    )
    select 'orders' as entity, o.id::text as id,
      format('order %s has %s sen paid, its applied payments are %s sen', o.number, o.paid_sen,
        coalesce(applied.sen, 0)) as wrong
    from orders o left join applied on applied.order_id = o.id
    where o.paid_sen <> coalesce(applied.sen, 0)
  `,
};

/** A payment that arrived too late never paid the order, so that its return is no refund of the order. */
const refundedIsGivenBack: Check = {
  name: 'refunded-is-given-back',
  broken: sql<BrokenRow>`
    with given_back as (
      select r.order_id, sum(r.amount_sen) as sen
      from refunds r join payment_orders part using (payment_id, order_id)
      where part.outcome = 'applied' group by r.order_id
    )
    select 'orders' as entity, o.id::text as id,
      format('order %s has %s sen refunded, its refunds are %s sen', o.number, o.refunded_sen,
        coalesce(given_back.sen, 0)) as wrong
    from orders o left join given_back on given_back.order_id = o.id
    where o.refunded_sen <> coalesce(given_back.sen, 0)
  `,
};

const statusFollowsMoney: Check = {
  name: 'status-follows-money',
  broken: sql<BrokenRow>`
    select 'orders' as entity, id::text as id,
      format('order %s is %s with %s sen paid', number, status, paid_sen) as wrong
    from orders
    where (status = 'unpaid' and paid_sen > 0)
       or (status in ('paid', 'completed') and paid_sen = 0 and due_sen > 0)
       or (status = 'refunded' and paid_sen = 0)
  `,
};

/** A canceled order is refunded once its refunds are paid, neither earlier nor later. */
const refundedIsSettled: Check = {
  name: 'refunded-is-settled',
  broken: sql<BrokenRow>`
    select 'orders' as entity, id::text as id,
      format('order %s is %s, its money %s', number, status,
        case when status = 'refunded' then 'has not gone back' else 'has gone back' end) as wrong
    from orders
    where status in ('canceled', 'refunded') and refunded_sen > 0 and (status = 'refunded') <> order_is_settled(id)
  `,
};

export const amountsInvariant: Invariant = {
  code: 'I3',
  says: 'The amount due of an order is the sum of its tickets and cabins; paid and refunded equal its payments, refunded does not exceed paid, and its status fits',
  checks: [
    dueIsSumOfParts,
    refundsWithinPayments,
    paidIsApplied,
    refundedIsGivenBack,
    statusFollowsMoney,
    refundedIsSettled,
  ],
};
