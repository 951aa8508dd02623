import { paymentProviders } from '@gangway/shared/contract/base/vocabulary.ts';
import { sql } from 'kysely';
import type { BrokenRow, Check, Invariant } from '../invariant.ts';

const noticeOnce: Check = {
  name: 'notice-once',
  broken: sql<BrokenRow>`
    select 'payment_notifications' as entity, concat_ws(' ', provider, event_reference) as id,
      format('stored %s times', count(*)) as wrong
    from payment_notifications group by provider, event_reference having count(*) > 1
  `,
};

const gatewayReferenceOnce: Check = {
  name: 'gateway-reference-once',
  broken: sql<BrokenRow>`
    select 'payments' as entity, id::text as id,
      format('shares the reference %s with %s others', gateway_reference, times - 1) as wrong
    from (
      select id, gateway_reference, count(*) over (partition by provider, gateway_reference) as times
      from payments where gateway_reference is not null
    ) named where times > 1
  `,
};

const refundReferenceOnce: Check = {
  name: 'refund-reference-once',
  broken: sql<BrokenRow>`
    select 'refunds' as entity, id::text as id,
      format('shares the reference %s with %s others', gateway_reference, times - 1) as wrong
    from (
      select id, gateway_reference, count(*) over (partition by provider, gateway_reference) as times
      from refunds where gateway_reference is not null
    ) named where times > 1
  `,
};

/** The database checks the form of a provider's code, not whether it exists. */
const knownProvider: Check = {
  name: 'known-provider',
  broken: sql<BrokenRow>`
    select 'payments' as entity, id::text as id, format('taken by an unknown provider, %s', provider) as wrong
    from payments where provider <> all(${[...paymentProviders]})
  `,
};

const paidOnce: Check = {
  name: 'order-paid-once',
  broken: sql<BrokenRow>`
    select 'payment_orders' as entity, concat_ws(' ', payment_id, order_id) as id,
      format('one of %s payments that were applied to the order', times) as wrong
    from (
      select payment_id, order_id, count(*) over (partition by order_id) as times
      from payment_orders where outcome = 'applied' and not difference and not split and not beside
    ) applied where times > 1
  `,
};

/** A payment takes effect on all of its orders when it succeeds, and never otherwise. */
const effectOfSuccess: Check = {
  name: 'effect-of-success',
  broken: sql<BrokenRow>`
    select 'payment_orders' as entity, concat_ws(' ', part.payment_id, part.order_id) as id,
      format('%s, its payment is %s', coalesce(part.outcome, 'without effect'), p.status) as wrong
    from payment_orders part join payments p on p.id = part.payment_id
    where (part.outcome is not null) <> (p.status = 'succeeded')
  `,
};

const partsMakeThePayment: Check = {
  name: 'parts-make-the-payment',
  broken: sql<BrokenRow>`
    select 'payments' as entity, p.id::text as id,
      format('%s sen, its parts are %s sen', p.amount_sen, coalesce(sum(part.amount_sen), 0)) as wrong
    from payments p left join payment_orders part on part.payment_id = p.id
    where not exists (select from vouchers where payment_id = p.id)
    group by p.id having p.amount_sen <> coalesce(sum(part.amount_sen), 0)
  `,
};

const refundsWithinPart: Check = {
  name: 'refunds-within-part',
  broken: sql<BrokenRow>`
    select 'payment_orders' as entity, concat_ws(' ', r.payment_id, r.order_id) as id,
      format('refunds of %s sen, %s sen were paid', sum(r.amount_sen), coalesce(part.amount_sen, 0)) as wrong
    from refunds r left join payment_orders part using (payment_id, order_id)
    group by r.payment_id, r.order_id, part.amount_sen having sum(r.amount_sen) > coalesce(part.amount_sen, 0)
  `,
};

const lateMoneyGoesBack: Check = {
  name: 'late-money-goes-back',
  broken: sql<BrokenRow>`
    select 'payment_orders' as entity, concat_ws(' ', part.payment_id, part.order_id) as id,
      format('%s sen to return, refunds of %s sen', part.amount_sen, coalesce(sum(r.amount_sen), 0)) as wrong
    from payment_orders part left join refunds r using (payment_id, order_id)
    where part.outcome = 'returned'
    group by part.payment_id, part.order_id having coalesce(sum(r.amount_sen), 0) < part.amount_sen
  `,
};

export const paymentsInvariant: Invariant = {
  code: 'I5',
  says: 'A notification is applied once, a payment pays an order once, and refunds do not exceed payments',
  checks: [
    noticeOnce,
    gatewayReferenceOnce,
    refundReferenceOnce,
    knownProvider,
    paidOnce,
    effectOfSuccess,
    partsMakeThePayment,
    refundsWithinPart,
    lateMoneyGoesBack,
  ],
};
