import { sql } from 'kysely';
import type { BrokenRow, Check, Invariant } from '../invariant.ts';

const sumsToZero: Check = {
  name: 'sums-to-zero',
  broken: sql<BrokenRow>`
    select 'ledger_transfers' as entity, t.id::text as id,
      format('%s entries that sum to %s sen', count(e.transfer_id), coalesce(sum(e.amount_sen), 0)) as wrong
    from ledger_transfers t left join ledger_entries e on e.transfer_id = t.id
    group by t.id having coalesce(sum(e.amount_sen), 0) <> 0 or count(e.transfer_id) < 2
  `,
};

const withinLimit: Check = {
  name: 'within-limit',
  broken: sql<BrokenRow>`
    select 'ledger_accounts' as entity, a.id::text as id,
      format('the balance of customer %s is %s sen, its limit %s sen', a.customer_id, coalesce(sum(e.amount_sen), 0),
        a.limit_sen) as wrong
    from ledger_accounts a left join ledger_entries e on e.account_id = a.id
    where a.limit_sen is not null
    group by a.id having coalesce(sum(e.amount_sen), 0) < a.limit_sen
  `,
};

/**
 * A payment from a balance has a debit of the same amount for the same order, and every debit has a payment. If all of it moved
 * with guests who left (R374), the debit was booked back and nothing is paid from a balance.
 */
const paymentsAreDebits: Check = {
  name: 'payments-are-debits',
  broken: sql<BrokenRow>`
    with paid as (
      select part.order_id, sum(part.amount_sen) as sen
      from payment_orders part join payments p on p.id = part.payment_id
      where p.provider = 'balance' and p.status = 'succeeded' group by part.order_id
    ), debited as (
      select t.order_id, -sum(e.amount_sen) as sen
      from ledger_transfers t
        join ledger_entries e on e.transfer_id = t.id
        join ledger_accounts a on a.id = e.account_id and a.purpose = 'agent'
      where t.kind = 'order-payment' group by t.order_id
    )
    select 'orders' as entity, order_id::text as id,
      format('%s sen paid from a balance, %s sen debited', coalesce(paid.sen, 0), coalesce(debited.sen, 0)) as wrong
    from paid full join debited using (order_id)
    where coalesce(paid.sen, 0) <> coalesce(debited.sen, 0)
  `,
};

/** A refund to a balance is booked under the refund's id; it may be booked before it is marked as done. */
const refundsAreCredits: Check = {
  name: 'refunds-are-credits',
  broken: sql<BrokenRow>`
    with owed as (
      select r.id, r.amount_sen as sen, r.status
      from refunds r join payments p on p.id = r.payment_id where p.provider = 'balance'
    ), credited as (
      select t.id, sum(e.amount_sen) as sen
      from ledger_transfers t
        join ledger_entries e on e.transfer_id = t.id
        join ledger_accounts a on a.id = e.account_id and a.purpose = 'agent'
      where t.kind = 'order-refund' group by t.id
    )
    select 'refunds' as entity, id::text as id,
      format('a refund of %s sen (%s), %s sen credited', coalesce(owed.sen, 0), coalesce(owed.status::text, 'unknown'),
        coalesce(credited.sen, 0)) as wrong
    from owed full join credited using (id)
    where owed.sen is distinct from credited.sen
      and (owed.status is null or owed.status = 'succeeded' or credited.sen is not null)
  `,
};

export const ledgerInvariant: Invariant = {
  code: 'I4',
  says: 'Transfers sum to zero, no balance is below its limit, and the ledger agrees with payments from balances',
  checks: [sumsToZero, withinLimit, paymentsAreDebits, refundsAreCredits],
};
