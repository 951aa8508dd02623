import type {
  CounterPaymentRequest,
  CounterReceipt,
  CounterSale,
  CounterSaleRequest,
} from '@gangway/shared/contract/office/orders/counter.ts';
import { counterProviders } from '@gangway/shared/contract/payment-providers/counter.ts';
import { formatMoney } from '@gangway/shared/domain/money/money.ts';
import { isNothingDue } from '@gangway/shared/domain/payment/nothing-due.ts';
import { type MoneyTaken, takeAtCounter } from '../../features/payments/counter-payment.service.ts';
import type { Database, Transaction } from '../../lib/database/database.ts';
import { AppError } from '../../lib/errors.ts';
import type { Deps } from '../../lib/http/context.ts';
import { checkPermission } from '../../lib/http/permission.ts';
import { orderToken } from '../../reservations/access/order-token.rules.ts';
import { orderIdOf } from '../../reservations/order-views/office-order.service.ts';
import { readOrderDetail } from '../../reservations/order-views/order-view.service.ts';
import { setPaymentMethod } from '../../reservations/orders/orders.repository.ts';
import { lockPayableOrders } from '../../reservations/payments/payable-orders.service.ts';
import { settleNothingDue } from '../../reservations/payments/payment-arrival.service.ts';
import { type Booker, createOrder } from './create-order.service.ts';

/**
 * Sells to a walk-in. The order and its payment are made in one transaction, so that neither exists without the other.
 *
 * @throws AppError what `createOrder` and `payAtCounter` throw.
 */
export async function sellAtCounter(
  trx: Transaction<Database>,
  deps: Deps,
  { order: booking, ...taking }: CounterSaleRequest,
  booker: Booker,
): Promise<CounterSale> {
  const { order, accessToken } = await createOrder(
    trx,
    deps,
    { ...booking, paymentMethod: counterProviders[taking.provider].method },
    booker,
    deps.ids.uuid(),
  );
  const payment = { ...taking, expectedDueSen: order.dueSen };
  return { ...(await payAtCounter(trx, deps, order.number, payment, booker)), accessToken };
}

/**
 * Takes payment for an unpaid order, and records how it was paid. If nothing is due, nothing is taken (R330).
 *
 * @throws AppError `order-not-found`, `order-not-unpaid`, `order-expired`, `sailing-closed`, `amount-changed`, `cash-too-little`,
 * `payment-reference-taken`
 */
export async function payAtCounter(
  trx: Transaction<Database>,
  deps: Deps,
  number: string,
  { expectedDueSen, ...taking }: CounterPaymentRequest,
  { caller, language }: Booker,
): Promise<CounterReceipt> {
  const [order] = await lockPayableOrders(trx, deps, [{ number, visitor: await ownerOf(trx, deps, number) }]);
  if (!order) throw new AppError('order-not-found');
  if (order.dueSen !== expectedDueSen)
    throw new AppError('amount-changed', { params: { due: formatMoney(order.dueSen, language) } });
  await setPaymentMethod(trx, order.id, counterProviders[taking.provider].method);
  const { paymentId, parts, roundingSen, changeSen } = isNothingDue(order.dueSen)
    ? await takeNothing(trx, deps, caller, order.id)
    : await takeAtCounter(trx, deps, caller, { orderId: order.id, amountSen: order.dueSen, taking });
  return {
    order: await readOrderDetail(trx, order.id, deps.clock.now()),
    paymentId,
    provider: taking.provider,
    amountSen: order.dueSen,
    tenderedSen: paymentId === null ? null : (taking.tenderedSen ?? null),
    roundingSen,
    parts,
    changeSen,
  };
}

/** @throws AppError `not-permitted`, `order-expired` */
async function takeNothing(
  trx: Transaction<Database>,
  deps: Deps,
  caller: Booker['caller'],
  orderId: string,
): Promise<Omit<MoneyTaken, 'paymentId'> & { paymentId: null }> {
  checkPermission(caller, 'orders.sell');
  await settleNothingDue(trx, deps, orderId);
  return { paymentId: null, parts: [], roundingSen: 0, changeSen: 0 };
}

/** Staff who may sell can take payment for any order, on behalf of its owner. */
async function ownerOf(trx: Transaction<Database>, deps: Deps, number: string) {
  return { caller: { kind: 'guest' as const }, token: orderToken(deps, await orderIdOf(trx, number)) };
}
