import type { CreatedOrder } from '@gangway/shared/contract/sales/orders.ts';
import type { Quote } from '@gangway/shared/contract/sales/quotes.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import { newDocument } from '../../../storefront/e2e/support/booking.ts';
import { findSailings } from '../support/sailings-on-sale.ts';

export const ORDERS = '/ship/shipOrder';
let made = 0;

/** An order of two adults, booked on the site: with a cabin of the cheapest type, or without. */
export async function bookTwo(request: APIRequestContext, { cabin = false, daysAhead = 40 } = {}) {
  const sailings = await findSailings(request, daysAhead);
  const sailing = sailings.find(one => !cabin || (one.cabinsLeft ?? 0) > 8);
  if (!sailing) throw new Error('there is no sailing');
  const run = `${Date.now()}${++made}`;
  const names = [`Walter Seefahrer ${run}`, `Berta Seefahrer ${run}`] as const;
  const adult = { ticketType: 'adult', birthDate: '1980-05-01', idType: 'idCard' };
  const cabins = cabin ? { kind: 'assigned' } : null;
  const quoted = await request.post('/prod-api/quotes', {
    data: { sailingId: sailing.id, passengers: [adult, adult], cabins },
  });
  const { totalSen } = ((await quoted.json()) as { data: Quote }).data;
  const answer = await request.post('/prod-api/orders', {
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    data: {
      sailingId: sailing.id,
      passengers: names.map(name => ({
        ...adult,
        name,
        gender: 'male',
        idNumber: newDocument(),
        nationality: 'MY',
        phone: '+60 12-345 6789',
      })),
      cabins,
      contact: { name: names[0], email: `walter${run}@example.com`, phone: '+60 12-345 6789' },
      referralCode: 'SELAT',
      paymentMethod: 'online',
      language: 'en',
      expectedTotalSen: totalSen,
      termsAccepted: true,
    },
  });
  const { order } = ((await answer.json()) as { data: CreatedOrder }).data;
  return { ...order, names, sailing };
}

/** The desk takes exact cash for an order. */
export const payInCash = (page: Page, { number, dueSen }: { number: string; dueSen: number }) =>
  page.request.post(new URL(`/prod-api/office/orders/${number}/payment`, page.url()).href, {
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    data: { expectedDueSen: dueSen, tenderedSen: dueSen },
  });
