import type { PaymentStatus } from '@gangway/shared/contract/base/vocabulary.ts';
import { currency } from '@gangway/shared/domain/money/currency.ts';
import type Stripe from 'stripe';
import type { Notice } from './provider.types.ts';

/** Converts a Stripe event about a payment to a notice; null for other events. */
export function readStripeEvent(event: Stripe.Event): Notice | null {
  switch (event.type) {
    case 'checkout.session.completed':
      // With some methods the session completes before the money arrives, which a later event reports.
      return notice(
        event,
        event.data.object,
        event.data.object.payment_status === 'paid' ? 'succeeded' : 'pending',
      );
    case 'checkout.session.async_payment_succeeded':
      return notice(event, event.data.object, 'succeeded');
    case 'checkout.session.async_payment_failed':
      return notice(event, event.data.object, 'failed');
    case 'checkout.session.expired':
      return notice(event, event.data.object, 'canceled');
    default:
      return null;
  }
}

function notice({ id }: Stripe.Event, session: Stripe.Checkout.Session, claims: PaymentStatus): Notice {
  return {
    eventReference: id,
    paymentId: session.client_reference_id ?? '',
    gatewayReference: session.id,
    claims,
    amountSen: session.currency === currency().code.toLowerCase() ? session.amount_total : null,
  };
}
