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

/** Those that are paid for must be able to sail: who cancels the last ticket cancels the order. */
const paidHasTickets: Check = {
  name: 'paid-has-tickets',
  broken: sql<BrokenRow>`
    select 'orders' as entity, o.id::text as id, format('order %s is %s without a ticket', o.number, o.status) as wrong
    from orders o
    where o.status in ('paid', 'completed')
      and not exists (select from tickets t where t.order_id = o.id and t.canceled_at is null)
  `,
};

/** Refunds count from their request on: nothing that was paid too much is forgotten. */
const paidIsDue: Check = {
  name: 'paid-is-due',
  broken: sql<BrokenRow>`
    select 'orders' as entity, id::text as id,
      format('order %s has %s sen paid, %s refunded, %s sen are vouchers now, and is due %s sen', number, paid_sen,
        refunded_sen, credited_sen, due_sen) as wrong
    from orders
    where status <> 'unpaid' and paid_sen > 0 and paid_sen - refunded_sen - credited_sen <> due_sen
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
  says: 'The amount due of an order is the sum of its tickets and cabins, and once it is paid, what was paid and not returned; paid and refunded equal its payments, refunded does not exceed paid, its status fits, and a paid order has a ticket',
  checks: [
    dueIsSumOfParts,
    refundsWithinPayments,
    paidIsApplied,
    refundedIsGivenBack,
    statusFollowsMoney,
    paidHasTickets,
    paidIsDue,
    refundedIsSettled,
  ],
};
