import { randomUUID } from 'node:crypto';
import type { OfficePaymentDetail } from '@gangway/shared/contract/office/orders/payments.ts';
import type { StartedPayment } from '@gangway/shared/contract/sales/payments.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import {
  SIGNATURE_HEADER,
  signMessage,
} from '../../../../api/src/features/payments/providers/sandbox-signature.rules.ts';
import { derivedKey } from '../../../../api/src/lib/process/derived-key.ts';
import { ask, book, farSailing } from '../../../../storefront/e2e/support/booking.ts';
import { MASTER_KEY } from '../../../../storefront/e2e/support/master-key.ts';
import { expect } from '../office.ts';
import { staffCalls } from '../staff-calls.ts';

export interface RefusedRefund {
  orderNumber: string;
  paymentId: string;
  /** The order as the desk sees it now. */
  read: () => Promise<OfficePaymentDetail>;
  /** Makes the bank accept the refund from now on. */
  payAtBank: () => Promise<void>;
}

/**
 * Creates a refund that the sandbox bank refused: the shop was notified of a payment that the bank does not know,
 * and the order was canceled.
 */
export async function makeRefusedRefund(page: Page, request: APIRequestContext): Promise<RefusedRefund> {
  const { order, accessToken } = await book(request, (await farSailing(request)).id);
  const { number, dueSen } = order;
  const asGuest = () => ({ 'X-Order-Token': accessToken, 'Idempotency-Key': randomUUID() });
  const paymentRequest = { orderNumbers: [number], provider: 'sandbox' };
  const { payment, gatewayUrl } = await ask<StartedPayment>(request, '/payments', paymentRequest, asGuest());
  if (!payment) throw new Error(`nothing is due for ${number}`);
  await tellOfPayment(request, payment.id, dueSen);
  await ask(request, `/orders/${number}/cancel`, { expectedChargeSen: 0 }, asGuest());

  const read = () => staffCalls(page).get<OfficePaymentDetail>(`/office/payments/${payment.id}`);
  await expect.poll(async () => (await read()).refunds.map(({ status }) => status)).toEqual(['failed']);
  return {
    orderNumber: number,
    paymentId: payment.id,
    read,
    async payAtBank() {
      const { pathname, searchParams } = new URL(gatewayUrl ?? '');
      const form = { ...Object.fromEntries(searchParams), decision: 'pay' };
      expect((await request.post(pathname, { form, maxRedirects: 0 })).status()).toBe(303);
    },
  };
}

async function tellOfPayment(request: APIRequestContext, reference: string, amountSen: number) {
  const notice = JSON.stringify({ event: randomUUID(), reference, status: 'succeeded', amountSen });
  const secret = derivedKey(Buffer.from(MASTER_KEY, 'hex'), 'sandbox-notification');
  const answer = await request.post('/notify/sandbox', {
    headers: {
      'Content-Type': 'application/json',
      [SIGNATURE_HEADER]: signMessage(secret, notice, new Date()),
    },
    data: Buffer.from(notice),
  });
  expect(answer.status(), await answer.text()).toBe(200);
}
