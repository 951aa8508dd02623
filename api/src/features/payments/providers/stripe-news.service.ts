import { uuid } from '@gangway/shared/contract/base/primitives.ts';
import type Stripe from 'stripe';
import type { MoneyNews } from './provider.types.ts';

/** A dispute that ended in our favour, or was a mere inquiry: its money is ours again. */
const SETTLED = new Set<Stripe.Dispute.Status>(['won', 'warning_closed']);

/** Whether a refund at Stripe has not failed: its money has gone back, or is on its way. */
export const isStanding = ({ status }: Stripe.Refund): boolean =>
  status !== 'failed' && status !== 'canceled';

/** Whether a refund was made at Stripe by somebody else than Gangway, as in its dashboard. */
const isForeign = ({ metadata }: Stripe.Refund): boolean => !metadata?.refund;

/**
 * What an event says of money that had been paid before (R333): it was refunded or disputed at Stripe, or a refund of ours came
 * to an end there. Null for other events, and for payments that are not ours. What it comes to is asked from Stripe: events come
 * late, and in any order.
 */
export async function readMoneyNews(client: Stripe, event: Stripe.Event): Promise<MoneyNews | null> {
  switch (event.type) {
    case 'charge.refunded': {
      const foreign = (await refundsOf(client, event.data.object.payment_intent)).filter(isForeign);
      const amountSen = foreign.filter(isStanding).reduce((sum, { amount }) => sum + amount, 0);
      if (amountSen === 0) return null;
      const reference = foreign.map(({ id }) => id).join(' ');
      return about(client, event, event.data.object.payment_intent, {
        news: 'refunded-elsewhere',
        amountSen,
        reference,
      });
    }
    case 'charge.dispute.created':
    case 'charge.dispute.closed': {
      const { id: reference, amount: amountSen, reason, status, payment_intent } = event.data.object;
      const news = event.type === 'charge.dispute.created' ? 'disputed' : 'dispute-closed';
      return about(client, event, payment_intent, {
        news,
        amountSen,
        reference,
        reason: `${reason} ${status}`,
      });
    }
    case 'refund.updated':
    case 'refund.failed': {
      const { id: reference, amount: amountSen, metadata, payment_intent } = event.data.object;
      const refundId = uuid.safeParse(metadata?.refund).data;
      if (!refundId) return null;
      const news = isStanding(event.data.object) ? 'refund-settled' : 'refund-failed-later';
      return about(client, event, payment_intent, { news, amountSen, reference, refundId });
    }
    default:
      return null;
  }
}

/**
 * Refuses to give money back that may have gone back already (R333): while it is disputed, or was refunded at Stripe by somebody
 * else. One refund of exactly this amount is taken for the one that is owed.
 *
 * @param amountSen what is owed, in sen
 * @returns that refund's id at Stripe; undefined where nothing stands in the way
 * @throws Error that says what was found, for the staff
 */
export async function findOrRefuse(
  client: Stripe,
  intent: string,
  refunds: readonly Stripe.Refund[],
  amountSen: number,
): Promise<string | undefined> {
  const disputes = (await client.disputes.list({ payment_intent: intent, limit: 100 })).data;
  const open = disputes.find(({ status }) => !SETTLED.has(status));
  if (open) throw new Error(`not refunded: the payment is disputed at Stripe (${open.id}, ${open.status})`);
  const foreign = refunds.filter(refund => isForeign(refund) && isStanding(refund));
  const [first, second] = foreign;
  if (!first) return undefined;
  if (!second && first.amount === amountSen) return first.id;
  const made = foreign.map(({ id, amount }) => `${id}: ${amount} sen`).join(', ');
  throw new Error(`not refunded: refunds were made at Stripe that Gangway did not ask for (${made})`);
}

type Intent = string | Stripe.PaymentIntent | null;

async function refundsOf(client: Stripe, intent: Intent): Promise<Stripe.Refund[]> {
  if (!intent) return [];
  return (await client.refunds.list({ payment_intent: idOf(intent), limit: 100 })).data;
}

async function about(
  client: Stripe,
  { id }: Stripe.Event,
  intent: Intent,
  news: Omit<MoneyNews, 'eventReference' | 'paymentId'>,
): Promise<MoneyNews | null> {
  if (!intent) return null;
  const { data } = await client.checkout.sessions.list({ payment_intent: idOf(intent), limit: 1 });
  const paymentId = data[0]?.client_reference_id;
  return paymentId ? { eventReference: id, paymentId, ...news } : null;
}

const idOf = (intent: string | Stripe.PaymentIntent): string =>
  typeof intent === 'string' ? intent : intent.id;
