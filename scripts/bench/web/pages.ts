import { randomUUID } from 'node:crypto';
import type { Envelope } from '@gangway/shared/contract/base/envelope.ts';
import type { SailingSummary } from '@gangway/shared/contract/sailings.ts';
import type { CreatedOrder, OrderRequestInput } from '@gangway/shared/contract/sales/orders.ts';
import type { StartedPayment } from '@gangway/shared/contract/sales/payments.ts';
import type { Quote } from '@gangway/shared/contract/sales/quotes.ts';

/** A page that is measured. Search engines are kept away from a page that is not `isPublic`. */
export interface MeasuredPage {
  name: string;
  path: string;
  isPublic: boolean;
}

const SAILS_IN_DAYS = 100;
const DAY_MS = 86_400_000;

/** The four pages of a purchase: home, results, booking, and the ticket page of an order that is paid at the practice bank. */
export async function pagesOf(origin: string): Promise<MeasuredPage[]> {
  const ask = askAt(origin);
  const from = new Date(Date.now() + SAILS_IN_DAYS * DAY_MS).toISOString().slice(0, 10);
  const { items } = await ask<{ items: SailingSummary[] }>(`/sailings?cabin=true&from=${from}&size=1`);
  const [sailing] = items;
  if (!sailing) throw new Error('nothing sails');
  const { order, accessToken } = await buy(ask, sailing.id, origin);
  return [
    { name: '/home', path: '/home', isPublic: true },
    { name: '/shipClient/routeList', path: '/shipClient/routeList', isPublic: true },
    { name: 'booking', path: `/shipClient/pay/ship?sailing=${sailing.id}`, isPublic: false },
    {
      name: 'order',
      path: `/shipClient/personalOrder?order=${order.number}#key=${accessToken}`,
      isPublic: false,
    },
  ];
}

type Ask = <Data>(path: string, body?: object, headers?: Record<string, string>) => Promise<Data>;

const askAt =
  (origin: string): Ask =>
  async (path, body, headers = {}) => {
    const answer = await fetch(`${origin}/prod-api${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { ...(body && { 'Content-Type': 'application/json' }), ...headers },
    });
    const { msg, data } = (await answer.json()) as Envelope<never>;
    if (!answer.ok) throw new Error(`${path}: ${msg}`);
    return data;
  };

async function buy(ask: Ask, sailingId: number, origin: string): Promise<CreatedOrder> {
  const party = {
    sailingId,
    cabins: null,
    passengers: [
      {
        ticketType: 'adult' as const,
        name: 'Siti Aminah',
        phone: '+60 12 345 6789',
        gender: 'female' as const,
        birthDate: '1988-04-12',
        idType: 'idCard' as const,
        idNumber: `T${Date.now()}`,
        nationality: 'MY',
      },
    ],
  };
  const { totalSen } = await ask<Quote>('/quotes', party);
  const made = await ask<CreatedOrder>(
    '/orders',
    {
      ...party,
      contact: { name: 'Siti Aminah', email: 'siti@example.com', phone: '+60 12 345 6789' },
      referralCode: 'SELAT',
      paymentMethod: 'online',
      language: 'en',
      expectedTotalSen: totalSen,
      termsAccepted: true,
    } satisfies OrderRequestInput,
    { 'Idempotency-Key': randomUUID() },
  );
  const { gatewayUrl } = await ask<StartedPayment>(
    '/payments',
    { orderNumbers: [made.order.number], provider: 'sandbox' },
    { 'Idempotency-Key': randomUUID(), 'X-Order-Token': made.accessToken },
  );
  await payAtBank(new URL(gatewayUrl ?? '', origin));
  return made;
}

/** Presses the practice bank's button, as its page would. */
async function payAtBank(gateway: URL): Promise<void> {
  const body = new URLSearchParams(gateway.searchParams);
  body.set('decision', 'pay');
  const answer = await fetch(new URL(gateway.pathname, gateway), {
    method: 'POST',
    body,
    redirect: 'manual',
  });
  if (answer.status >= 400) throw new Error(`the practice bank answered ${answer.status}`);
}
