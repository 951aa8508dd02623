import type { PaymentStatus } from '@gangway/shared/contract/base/vocabulary.ts';
import type { OrderRequestInput } from '@gangway/shared/contract/sales/orders.ts';
import {
  SIGNATURE_HEADER,
  signMessage,
} from '../../../src/features/payments/providers/sandbox-signature.rules.ts';
import { derivedKey } from '../../../src/lib/process/derived-key.ts';
import { FARES, orderInput } from '../database/factories.ts';
import type { TestApp } from '../test-app.ts';

/** An order as its booker has it. */
export interface BookedOrder {
  id: string;
  number: string;
  dueSen: number;
  token: string;
}

let keys = 0;
/** A new Idempotency-Key. */
export const newKey = () => `test-key-${++keys}`;

/** Books one adult, or the given party. */
export async function book(
  { call }: TestApp,
  sailingId: number,
  changes: Partial<OrderRequestInput> = {},
  headers: Record<string, string> = {},
): Promise<BookedOrder> {
  const { data, msg } = await call('POST', '/orders', {
    body: orderInput(sailingId, changes),
    headers: { 'Idempotency-Key': newKey(), ...headers },
  });
  if (!data.order) throw new Error(msg);
  return { id: data.order.id, number: data.order.number, dueSen: data.order.dueSen, token: data.accessToken };
}

/** Requests a payment for orders, as a guest with their tokens unless `headers` say otherwise. */
export function askToPay(
  { call }: TestApp,
  orders: BookedOrder[],
  { provider = 'sandbox', headers = {} }: { provider?: string; headers?: Record<string, string> } = {},
) {
  return call('POST', '/payments', {
    body: { orderNumbers: orders.map(({ number }) => number), provider },
    headers: {
      'Idempotency-Key': newKey(),
      'X-Order-Token': orders.map(({ token }) => token).join(','),
      ...headers,
    },
  });
}

export interface BankNotice {
  event: string;
  reference: string;
  status: PaymentStatus;
  amountSen: number;
}

let events = 0;
/** The bank's notification of a successful payment of one adult's fare, with `changes`. */
export const noticeOf = (reference: string, changes: Partial<BankNotice> = {}): BankNotice => ({
  event: `event-${++events}`,
  reference,
  status: 'succeeded',
  amountSen: FARES.adult,
  ...changes,
});

/** The bank's signature of a notification, as of now. */
export function signNotice({ deps }: TestApp, notice: BankNotice): string {
  return signMessage(
    derivedKey(deps.env.masterKey, 'sandbox-notification'),
    JSON.stringify(notice),
    deps.clock.now(),
  );
}

/** Posts to /notify, with the bank's signature or the given one. */
export async function notify(gangway: TestApp, notice: BankNotice, signature?: string): Promise<Response> {
  return gangway.app.request('/notify/sandbox', {
    method: 'POST',
    headers: { [SIGNATURE_HEADER]: signature ?? signNotice(gangway, notice) },
    body: JSON.stringify(notice),
  });
}

/** An order with a pending payment at the bank. */
export async function bookAtBank(
  gangway: TestApp,
  sailingId: number,
): Promise<{ order: BookedOrder; paymentId: string }> {
  const order = await book(gangway, sailingId);
  const { data } = await askToPay(gangway, [order]);
  return { order, paymentId: data.payment.id };
}
