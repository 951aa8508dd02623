import { sql } from 'kysely';
import type { BrokenRow, Check, Invariant } from './invariant.ts';

/** A party that may still choose has a paid order on the canceled sailing. */
const openPartiesArePaid: Check = {
  name: 'open-parties-are-paid',
  broken: sql<BrokenRow>`
    select 'called_off_parties' as entity, party.order_id::text as id,
      format('order %s has a choice to make, but is %s on sailing %s, which is %s', o.number, o.status, s.id, s.status) as wrong
    from called_off_parties party
    join orders o on o.id = party.order_id
    join sailings s on s.id = o.sailing_id
    where party.outcome is null
      and (o.status <> 'paid' or o.sailing_id <> party.sailing_id or s.status <> 'canceled')
  `,
};

/** Every party of a canceled sailing was asked. */
const everybodyIsAsked: Check = {
  name: 'everybody-is-asked',
  broken: sql<BrokenRow>`
    select 'orders' as entity, o.id::text as id,
      format('order %s is paid on the canceled sailing %s, and has nothing to choose', o.number, o.sailing_id) as wrong
    from orders o
    join sailing_cancellations cancellation on cancellation.sailing_id = o.sailing_id
    where o.status = 'paid' and cancellation.completed_at is not null and not exists (
      select from called_off_parties party
      where party.order_id = o.id and party.sailing_id = o.sailing_id and party.outcome is null
    )
  `,
};

const outcomesAreTrue: Check = {
  name: 'outcomes-are-true',
  broken: sql<BrokenRow>`
    select 'called_off_parties' as entity, party.order_id::text as id,
      format('order %s was %s, but is %s on sailing %s', o.number, party.outcome, o.status, o.sailing_id) as wrong
    from called_off_parties party join orders o on o.id = party.order_id
    where (party.outcome = 'moved' and o.sailing_id = party.sailing_id)
      or (party.outcome in ('refunded', 'credited') and o.status not in ('canceled', 'refunded'))
  `,
};

const decidedPartiesKeepNothing: Check = {
  name: 'decided-parties-keep-nothing',
  broken: sql<BrokenRow>`
    select 'place_offers' as entity, offer.id::text as id,
      format('offer %s is still kept, its party was %s', offer.id, party.outcome) as wrong
    from called_off_parties party join place_offers offer on offer.id = party.offer_id
    where party.outcome is not null and offer.released_at is null
  `,
};

/** Money that became credit is in vouchers for the order, without their bonus, and nowhere else. */
const creditIsIssued: Check = {
  name: 'credit-is-issued',
  broken: sql<BrokenRow>`
    with issued as (
      select t.order_id, sum(e.amount_sen) as sen
      from ledger_transfers t join ledger_entries e on e.transfer_id = t.id
        join ledger_accounts a on a.id = e.account_id
        join vouchers v on v.id = a.voucher_id
      where t.kind = 'voucher-issue' and t.order_id is not null and v.origin = 'disruption' group by t.order_id
    )
    select 'orders' as entity, o.id::text as id,
      format('order %s became credit of %s sen, its vouchers are worth %s sen', o.number, o.credited_sen,
        coalesce(issued.sen, 0)) as wrong
    from orders o left join issued on issued.order_id = o.id
    where o.credited_sen <> coalesce(issued.sen, 0)
  `,
};

export const calledOffInvariant: Invariant = {
  code: 'I13',
  says: 'Each party of a canceled sailing is asked, has one outcome, and keeps nothing on other sailings after it',
  checks: [openPartiesArePaid, everybodyIsAsked, outcomesAreTrue, decidedPartiesKeepNothing, creditIsIssued],
};
