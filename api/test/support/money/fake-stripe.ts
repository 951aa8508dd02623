import Stripe from 'stripe';
import { serveOnFreePort } from '../serve.ts';

export const STRIPE_SECRETS = { secretKey: 'sk_test_gangway', webhookSecret: 'whsec_gangway' };

interface FakeSession {
  id: string;
  object: 'checkout.session';
  url: string;
  client_reference_id: string;
  amount_total: number;
  currency: string;
  payment_status: 'unpaid' | 'paid';
  payment_intent: string | null;
}
interface FakeRefund {
  id: string;
  object: 'refund';
  payment_intent: string;
  amount: number;
  status: string;
  metadata: { refund?: string };
}
interface FakeDispute {
  id: string;
  object: 'dispute';
  payment_intent: string;
  amount: number;
  reason: string;
  status: string;
}

/**
 * The part of Stripe's API that Checkout needs, over real HTTP: form-encoded requests, and idempotency keys that repeat
 * the first answer, including failures.
 */
export async function startFakeStripe() {
  const server = await serveOnFreePort();
  const sessions = new Map<string, FakeSession>();
  const refunds: FakeRefund[] = [];
  const disputes: FakeDispute[] = [];
  const answers = new Map<string, unknown>();
  const asked: { path: string; key: string | null; form: Record<string, string> }[] = [];
  const fake = {
    nextRefundStatus: 'succeeded',
    down: false,
    loseAnswer: false,
    /** Refuses the next request with this status and code. */
    refuses: undefined as { status: number; code: string } | undefined,
  };

  function createSession(form: Record<string, string>): FakeSession {
    const id = `cs_test_${sessions.size + 1}`;
    const session: FakeSession = {
      id,
      object: 'checkout.session',
      url: `https://checkout.stripe.test/c/pay/${id}`,
      client_reference_id: form.client_reference_id ?? '',
      amount_total: Number(form['line_items[0][price_data][unit_amount]']),
      currency: form['line_items[0][price_data][currency]'] ?? '',
      payment_status: 'unpaid',
      payment_intent: null,
    };
    sessions.set(id, session);
    return session;
  }

  function createRefund(form: Record<string, string>): FakeRefund {
    const refund: FakeRefund = {
      id: `re_${refunds.length + 1}`,
      object: 'refund',
      payment_intent: form.payment_intent ?? '',
      amount: Number(form.amount),
      status: fake.nextRefundStatus,
      metadata: { refund: form['metadata[refund]'] ?? '' },
    };
    refunds.push(refund);
    return refund;
  }

  server.answerWith(async request => {
    if (fake.down) return Response.json({ error: { type: 'api_error', message: 'down' } }, { status: 500 });
    if (request.headers.get('Authorization') !== `Bearer ${STRIPE_SECRETS.secretKey}`)
      return Response.json(
        { error: { type: 'invalid_request_error', message: 'Invalid API Key' } },
        { status: 401 },
      );
    if (fake.refuses)
      return Response.json(
        { error: { type: 'invalid_request_error', code: fake.refuses.code, message: 'no' } },
        { status: fake.refuses.status },
      );
    const { pathname: path, searchParams } = new URL(request.url);
    const form = Object.fromEntries(new URLSearchParams(await request.text()));
    const key = request.headers.get('Idempotency-Key');
    asked.push({ path, key, form });
    if (request.method === 'GET' && path === '/v1/checkout/sessions') {
      const intent = searchParams.get('payment_intent');
      const data = [...sessions.values()].filter(({ payment_intent }) => payment_intent === intent);
      return Response.json({ object: 'list', data, has_more: false, url: path });
    }
    if (request.method === 'GET' && path === '/v1/disputes') {
      const data = disputes.filter(one => one.payment_intent === searchParams.get('payment_intent'));
      return Response.json({ object: 'list', data, has_more: false, url: path });
    }
    const session = sessions.get(path.replace('/v1/checkout/sessions/', ''));
    if (request.method === 'GET' && session) return Response.json(session);
    if (request.method === 'GET' && path === '/v1/refunds') {
      const data = refunds.filter(refund => refund.payment_intent === searchParams.get('payment_intent'));
      return Response.json({ object: 'list', data, has_more: false, url: path });
    }
    const create = { '/v1/checkout/sessions': createSession, '/v1/refunds': createRefund }[path];
    if (!create)
      return Response.json(
        { error: { type: 'invalid_request_error', message: 'No such thing' } },
        { status: 404 },
      );
    const answer = (key !== null && answers.get(key)) || create(form);
    if (key !== null) answers.set(key, answer);
    if (fake.loseAnswer)
      return Response.json({ error: { type: 'api_error', message: 'lost' } }, { status: 500 });
    return Response.json(answer);
  });

  return {
    url: server.url,
    fake,
    asked,
    refunds,
    disputes,
    /** The customer pays in Checkout, or completes with a delayed payment method. */
    complete(payment: string, payment_status: 'paid' | 'unpaid' = 'paid'): FakeSession {
      const session = [...sessions.values()].find(
        ({ client_reference_id }) => client_reference_id === payment,
      );
      if (!session) throw new Error(`no session for payment ${payment}`);
      Object.assign(session, { payment_status, payment_intent: `pi_${session.id}` });
      return session;
    },
  };
}

let events = 0;
/** A webhook in Stripe's format, signed at `at`. */
export function stripeWebhook(
  type: string,
  object: unknown,
  at: Date,
  secret = STRIPE_SECRETS.webhookSecret,
) {
  const payload = JSON.stringify({ id: `evt_${++events}`, object: 'event', type, data: { object } });
  const timestamp = Math.floor(at.getTime() / 1000);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return { method: 'POST', headers: { 'Stripe-Signature': signature }, body: payload };
}
