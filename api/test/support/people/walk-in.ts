import type { CounterSaleInput } from '@gangway/shared/contract/office/orders/counter.ts';
import { FARES, newContact, passengerInput } from '../database/factories.ts';
import { type BookedOrder, newKey } from '../money/paying.ts';
import type { TestApp } from '../test-app.ts';
import type { SignedIn } from './accounts.ts';

/** Sells a ticket for cash at the counter to a buyer with a phone number and without an e-mail address. */
export async function sellToWalkIn(
  { call }: Pick<TestApp, 'call'>,
  { headers }: Pick<SignedIn, 'headers'>,
  sailingId: number,
  contact: Partial<CounterSaleInput['order']['contact']> = {},
): Promise<BookedOrder> {
  const { data, msg } = await call('POST', '/office/counter-sales', {
    body: {
      order: {
        sailingId,
        passengers: [passengerInput()],
        contact: { ...newContact('Zainab'), ...contact, email: null },
        referralCode: 'SELAT',
        language: 'en',
        expectedTotalSen: FARES.adult,
        termsAccepted: true,
      },
      tenderedSen: FARES.adult,
    },
    headers: { ...headers, 'Idempotency-Key': newKey() },
  });
  if (msg !== 'success') throw new Error(msg);
  return { ...data.order, token: data.accessToken };
}
