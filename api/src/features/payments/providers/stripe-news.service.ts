import { uuid } from '@gangway/shared/contract/base/primitives.ts';
import type Stripe from 'stripe';
import type { MoneyNews } from './provider.types.ts';

/** A dispute that was won, or a mere inquiry: the money is ours again. */
const SETTLED = new Set<Stripe.Dispute.Status>(['won', 'warning_closed']);

/** Whether a refund at Stripe has not failed: it has succeeded, or is pending. */
export const isStanding = ({ status }: Stripe.Refund): boolean =>
  status !== 'failed' && status !== 'canceled';

/** Whether a refund was not made by Gangway but in Stripe's dashboard, for example. */
const isForeign = ({ metadata }: Stripe.Refund): boolean => !metadata?.refund;

/**
 * The content of an event about a payment that was paid before (R333): a refund or dispute at Stripe, or the outcome of one of
 * our refunds. Null for other events, and for payments that are not ours. The current state is read from Stripe, because events
 * arrive late and in any order.
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
 * Refuses a refund of money that may have been returned already (R333): it is disputed, or was refunded at Stripe outside
 * Gangway. One such refund of exactly this amount counts as the owed one.
 *
 * @param amountSen the owed amount, in sen
 * @returns that refund's id at Stripe; undefined if a refund may be made
 * @throws Error that tells the staff what was found
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
