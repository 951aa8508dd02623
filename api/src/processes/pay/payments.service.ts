/*
 * The calls of payers and providers: a payment of orders or vouchers is opened, its provider notifies, and what it pays for is
 * carried out. Money itself is moved by `features/payments`.
 *
 * May import: operator, accounts/vouchers, reservations/access, reservations/drawer, reservations/order-views,
 * reservations/payments, features/payments, processes/change.
 */

import type { PaymentProvider } from '@gangway/shared/contract/base/vocabulary.ts';
import type { Payment, StartedPayment } from '@gangway/shared/contract/sales/payments.ts';
import { sumSen } from '@gangway/shared/domain/money/money.ts';
import { isNothingDue } from '@gangway/shared/domain/payment/nothing-due.ts';
import { roundingOf } from '../../features/payments/cash-rounding.rules.ts';
import { openAtGateway } from '../../features/payments/open-at-gateway.service.ts';
import { readPayment } from '../../features/payments/payment-view.service.ts';
import { providers, requireOffered } from '../../features/payments/providers/providers.service.ts';
import { settlePayment } from '../../features/payments/settle-payment.service.ts';
import { actorOf } from '../../lib/caller.ts';
import type { Database, Transaction } from '../../lib/database/database.ts';
import { AppError } from '../../lib/errors.ts';
import type { Deps } from '../../lib/http/context.ts';
import { answerOnce } from '../../lib/http/idempotency.repository.ts';
import { findCounter } from '../../reservations/drawer/cash-drawer.repository.ts';
import { bookCash } from '../../reservations/drawer/cash-drawer.service.ts';
import { lockPayableOrders } from '../../reservations/payments/payable-orders.service.ts';
import { settleNothingDue } from '../../reservations/payments/payment-arrival.service.ts';
import { findOrdersWithoutPayment, insertPayment } from '../../reservations/payments/payments.repository.ts';
import type { Payer } from './payer.types.ts';

/** Most customers have paid by then, and get no such mail. */
const REMIND_AFTER_SECONDS = 120;

export interface PaymentRequest {
  orderNumbers: string[];
  /** Undefined if nothing is due, so that no method was chosen. */
  provider?: PaymentProvider | undefined;
}

/**
 * Pays one or more orders with one payment. Orders with nothing due are paid at once, with or without a payment (R330). A balance
 * and cash settle immediately; otherwise the result has the gateway's address for the customer. `key` makes repetitions one
 * payment (invariant I8): the payment is created in one transaction, and then opened at the gateway, which is idempotent.
 *
 * @throws AppError `order-not-found`, `order-not-unpaid`, `order-expired`, `sailing-closed`, `payment-method-missing`,
 * `payment-provider-unavailable`, `payment-below-minimum`, or the provider's error.
 */
export async function startPayment(
  deps: Deps,
  payer: Payer,
  request: PaymentRequest,
  key: string,
): Promise<StartedPayment> {
  const actor = actorOf(payer.caller);
  const { payment } = await answerOnce(deps, { owner: actor, key, request: ['payments', request] }, trx =>
    settleOrPay(trx, deps, payer, request),
  );
  return { payment, gatewayUrl: payment && (await openAtGateway(deps, payment)) };
}

async function settleOrPay(
  trx: Transaction<Database>,
  deps: Deps,
  payer: Payer,
  { orderNumbers, provider }: PaymentRequest,
): Promise<{ payment: Payment | null }> {
  const orders = await lockOrders(trx, deps, payer, orderNumbers);
  const due = orders.filter(({ amountSen }) => !isNothingDue(amountSen));
  for (const { id } of orders.filter(order => !due.includes(order))) await settleNothingDue(trx, deps, id);
  if (due.length === 0) return { payment: null };
  if (!provider)
    throw new AppError('payment-method-missing', { fields: { provider: 'payment-method-missing' } });
  return { payment: await makePayment(trx, deps, payer, due, provider) };
}

async function makePayment(
  trx: Transaction<Database>,
  deps: Deps,
  payer: Payer,
  orders: { id: string; amountSen: number }[],
  code: PaymentProvider,
): Promise<Payment> {
  const provider = providers[code];
  const id = deps.ids.uuid();
  const amountSen = sumSen(orders.map(({ amountSen }) => amountSen));
  requireOffered(deps.env, code, amountSen);
  const roundingSen = roundingOf(code, amountSen);
  const desk = payer.caller.kind === 'staff' ? payer.caller : undefined;
  const counter = await findCounter(trx, desk?.session?.stationId ?? null);
  if (provider.kind === 'gateway')
    await remindLater(
      trx,
      deps,
      orders.map(order => order.id),
    );
  await insertPayment(trx, {
    id,
    provider: code,
    orders,
    amountSen,
    roundingSen,
    ...(desk && { takenBy: desk.id, counter }),
    at: deps.clock.now(),
  });
  if (provider.kind === 'direct') {
    // The sailings first, then the account: all transactions lock them in this sequence.
    const { returned } = await settlePayment(trx, deps, id);
    if (returned.length > 0) throw new AppError('order-expired');
    await provider.take(trx, deps, payer.caller, orders);
    if (desk && code === 'counter')
      await bookCash(trx, deps, desk, counter, {
        kind: 'sale',
        paymentId: id,
        amountSen: amountSen + roundingSen,
      });
  }
  return readPayment(trx, id);
}

/**
 * Before customers leave for the bank, a mail is planned that leads back to each order (R395). It is planned with the first payment,
 * and is not sent if the order is paid by then.
 */
async function remindLater(trx: Transaction<Database>, deps: Deps, orderIds: string[]): Promise<void> {
  for (const orderId of await findOrdersWithoutPayment(trx, orderIds))
    await deps.jobs.enqueue(
      trx,
      'send-mail',
      { kind: 'order-unpaid', orderId },
      { startAfterSeconds: REMIND_AFTER_SECONDS },
    );
}

/** The same order number may be written in several ways; each order is paid once per payment. */
async function lockOrders(
  trx: Transaction<Database>,
  deps: Deps,
  { caller, orderTokens }: Payer,
  numbers: string[],
): Promise<{ id: string; amountSen: number }[]> {
  const visitors = numbers.map((number, index) => ({
    number,
    visitor: { caller, token: orderTokens[index] },
  }));
  const orders = await lockPayableOrders(trx, deps, visitors);
  return [...new Map(orders.map(({ id, dueSen }) => [id, { id, amountSen: dueSen }])).values()];
}
