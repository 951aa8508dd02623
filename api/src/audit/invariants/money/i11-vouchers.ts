import { sql } from 'kysely';
import type { BrokenRow, Check, Invariant } from '../invariant.ts';

/** A voucher's account is debited for its payments of orders, credited for their refunds, and nothing else. */
const entriesFollowPayments: Check = {
  name: 'voucher-entries-follow-payments',
  broken: sql<BrokenRow>`
    with paid as (
      select p.voucher_id, sum(p.amount_sen) as sen,
        coalesce(sum(p.amount_sen) filter (where p.status in ('canceled', 'failed')), 0) as unused
      from payments p where p.voucher_id is not null group by p.voucher_id
    ), back as (
      select p.voucher_id, sum(r.amount_sen) as sen,
        coalesce(sum(r.amount_sen) filter (where r.status = 'succeeded'), 0) as settled
      from refunds r join payments p on p.id = r.payment_id where p.voucher_id is not null group by p.voucher_id
    ), booked as (
      select a.voucher_id,
        coalesce(-sum(e.amount_sen) filter (where t.kind = 'order-payment'), 0) as paid,
        coalesce(sum(e.amount_sen) filter (where t.kind = 'order-refund'), 0) as back
      from ledger_accounts a
        join ledger_entries e on e.account_id = a.id
        join ledger_transfers t on t.id = e.transfer_id
      where a.voucher_id is not null group by a.voucher_id
    )
    select 'vouchers' as entity, v.id::text as id,
      format('%s sen paid and %s to %s sen given back, %s and %s sen booked', coalesce(paid.sen, 0),
        coalesce(paid.unused, 0) + coalesce(back.settled, 0), coalesce(paid.unused, 0) + coalesce(back.sen, 0),
        coalesce(booked.paid, 0), coalesce(booked.back, 0)) as wrong
    from vouchers v left join paid on paid.voucher_id = v.id left join back on back.voucher_id = v.id
      left join booked on booked.voucher_id = v.id
    where coalesce(paid.sen, 0) <> coalesce(booked.paid, 0)
      or coalesce(booked.back, 0) not between coalesce(paid.unused, 0) + coalesce(back.settled, 0)
        and coalesce(paid.unused, 0) + coalesce(back.sen, 0)
  `,
};

const neverOverspent: Check = {
  name: 'voucher-never-overspent',
  broken: sql<BrokenRow>`
    select 'vouchers' as entity, v.id::text as id,
      format('the balance is %s sen%s', coalesce(sum(e.amount_sen), 0),
        case when v.canceled_at is not null or v.expired_at is not null then ', although it has ended' end) as wrong
    from vouchers v
      left join ledger_accounts a on a.voucher_id = v.id left join ledger_entries e on e.account_id = a.id
    group by v.id
    having coalesce(sum(e.amount_sen), 0) < 0
      or (coalesce(sum(e.amount_sen), 0) > 0 and (v.canceled_at is not null or v.expired_at is not null))
  `,
};

const issuedOnce: Check = {
  name: 'voucher-is-worth-something',
  broken: sql<BrokenRow>`
    select 'vouchers' as entity, v.id::text as id, 'issued without money' as wrong
    from vouchers v where not exists (
      select from ledger_accounts a
        join ledger_entries e on e.account_id = a.id
        join ledger_transfers t on t.id = e.transfer_id
      where a.voucher_id = v.id and t.kind in ('voucher-issue', 'voucher-bonus') and e.amount_sen > 0
    )
  `,
};

/** A use counts unless its order ended unpaid. */
const promoUsesCounted: Check = {
  name: 'promo-uses-counted',
  broken: sql<BrokenRow>`
    select 'promo_codes' as entity, p.id::text as id,
      format('code %s says %s uses of %s, %s count', p.code, p.uses, coalesce(p.most_uses::text, 'any number'),
        count(u.order_id)) as wrong
    from promo_codes p left join promo_code_uses u on u.promo_code_id = p.id and u.given_back_at is null
    group by p.id having p.uses <> count(u.order_id) or p.uses > p.most_uses
  `,
};

const givenBackUnpaid: Check = {
  name: 'promo-given-back-unpaid',
  broken: sql<BrokenRow>`
    select 'promo_code_uses' as entity, u.order_id::text as id,
      format('returned, although order %s is %s', o.number, o.status) as wrong
    from promo_code_uses u join orders o on o.id = u.order_id
    where u.given_back_at is not null and (o.status <> 'canceled' or o.paid_at is not null)
  `,
};

export const vouchersInvariant: Invariant = {
  code: 'I11',
  says: 'A voucher is worth the sum of its entries and is never overspent, and a promo code is used no more often than it may be',
  checks: [entriesFollowPayments, neverOverspent, issuedOnce, promoUsesCounted, givenBackUnpaid],
};
