import { currency } from '@gangway/shared/domain/money/currency.ts';
import type Stripe from 'stripe';
import { AppError } from '../../../lib/errors.ts';
import type { Deps } from '../../../lib/http/context.ts';
import type { AutomaticGateway, PaymentToStart } from './provider.types.ts';
import { readStripeEvent } from './stripe-event.rules.ts';
import { findOrRefuse, isStanding, readMoneyNews } from './stripe-news.service.ts';
import { isCountedAlike, readStripeSettings, type StripeSettings } from './stripe-settings.rules.ts';

/** Stripe requires at least 30 minutes; with 60, a repeated start still has that much left. */
const SESSION_MINUTES = 60;
const TIMEOUT_MS = 15_000;

/** Stripe Checkout in the operator's currency: cards, and in ringgit FPX and GrabPay. */
export const stripe: AutomaticGateway = {
  kind: 'gateway',
  readSettings: readStripeSettings,
  isOffered: env => settingsOf(env) !== undefined && isCountedAlike(currency()),
  async start(deps, payment) {
    try {
      const { id, url } = await (await connect(deps)).checkout.sessions.create(session(deps, payment), {
        idempotencyKey: payment.id,
      });
      if (!url) throw new Error(`Stripe's session ${id} has no address`);
      return { gatewayUrl: url, gatewayReference: id };
    } catch (error) {
      deps.log.error({ err: error, payment: payment.id }, 'Stripe opened no session');
      throw new AppError(isRefusal(error) ? 'payment-provider-refused' : 'payment-provider-unavailable');
    }
  },
  async verifyNotification(deps, headers, rawBody) {
    const event = await eventOf(deps, headers, rawBody);
    return readStripeEvent(event) ?? readMoneyNews(await connect(deps), event);
  },
  async refund(deps, { id, gatewayReference, amountSen }) {
    const client = await connect(deps);
    const intent = await intentOf(client, gatewayReference ?? '');
    const { data } = await client.refunds.list({ payment_intent: intent, limit: 100 });
    const attempts = data.filter(({ metadata }) => metadata?.refund === id);
    const standing = attempts.find(isStanding);
    if (standing) return idOnceSettled(standing);
    const foreign = await findOrRefuse(client, intent, data, amountSen);
    if (foreign) return foreign;
    // Stripe returns the same result for the same key, also a failure: a failed refund is retried with a new key.
    const made = await client.refunds.create(
      { payment_intent: intent, amount: amountSen, metadata: { refund: id } },
      { idempotencyKey: `${id}-${attempts.length}` },
    );
    if (!isStanding(made))
      throw new Error(`Stripe did not refund ${made.id}: ${made.failure_reason ?? made.status}`);
    return idOnceSettled(made);
  },
};

/** Refusals that another attempt may change: in use at this moment, or too many requests. */
const PASSING = new Set([409, 429]);

/** Whether Stripe refused the request permanently (R332), for example an amount that is too small. */
function isRefusal(error: unknown): boolean {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 0;
  return status >= 400 && status < 500 && !PASSING.has(status);
}

const settingsOf = (env: Deps['env']) => env.providers.stripe as StripeSettings | undefined;

function session({ env }: Deps, payment: PaymentToStart): Stripe.Checkout.SessionCreateParams {
  const back = `${env.publicUrl}/return?payment=${payment.id}`;
  return {
    mode: 'payment',
    client_reference_id: payment.id,
    allowed_payment_method_types: currency().code === 'MYR' ? ['card', 'fpx', 'grabpay'] : ['card'],
    adaptive_pricing: { enabled: false },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency().code.toLowerCase(),
          unit_amount: payment.amountSen,
          product_data: { name: payment.orderNumbers.join(', ') },
        },
      },
    ],
    success_url: back,
    cancel_url: back,
    expires_at: Math.floor(payment.createdAt.getTime() / 1000) + SESSION_MINUTES * 60,
  };
}

/** Loaded only if Stripe is configured, because it takes several megabytes. */
const load = async () => (await import('stripe')).default;

async function connect({ env }: Deps): Promise<Stripe> {
  const settings = settingsOf(env);
  if (!settings) throw new Error('Stripe is not configured');
  const { secretKey, apiUrl } = settings;
  const address = apiUrl === undefined ? undefined : new URL(apiUrl);
  const Client = await load();
  return new Client(secretKey, {
    timeout: TIMEOUT_MS,
    telemetry: false,
    ...(address && {
      protocol: address.protocol === 'http:' ? 'http' : 'https',
      host: address.hostname,
      port: address.port,
    }),
  });
}

async function eventOf({ env, clock }: Deps, headers: Headers, rawBody: Buffer): Promise<Stripe.Event> {
  const { webhooks } = await load();
  try {
    return webhooks.constructEvent(
      rawBody,
      headers.get('stripe-signature') ?? '',
      settingsOf(env)?.webhookSecret ?? '',
      undefined,
      undefined,
      clock.now().getTime(),
    );
  } catch {
    throw new AppError('notification-forged');
  }
}

async function intentOf(client: Stripe, sessionId: string): Promise<string> {
  const { payment_intent: intent } = await client.checkout.sessions.retrieve(sessionId);
  if (!intent) throw new Error(`Stripe's session ${sessionId} was not paid`);
  return typeof intent === 'string' ? intent : intent.id;
}

/** A pending refund may still fail: it counts as refunded once Stripe confirms it. */
const idOnceSettled = ({ id, status }: Stripe.Refund): string | null => (status === 'succeeded' ? id : null);
