import type {
  CashPaymentRequest,
  CashReceipt,
  CounterSale,
  CounterSaleRequest,
} from '@gangway/shared/contract/office/orders/counter.ts';
import { formatRinggit } from '@gangway/shared/domain/money/money.ts';
import { takeCash } from '../../features/payments/cash.service.ts';
import type { Database, Transaction } from '../../lib/database/database.ts';
import { AppError } from '../../lib/errors.ts';
import type { Deps } from '../../lib/http/context.ts';
import { orderToken } from '../../reservations/access/order-token.rules.ts';
import { lockPayableOrders } from '../../reservations/money/payable-orders.service.ts';
import { orderIdOf } from '../../reservations/orders/office-order.service.ts';
import { readOrderDetail } from '../../reservations/orders/order-view.service.ts';
import { setPaymentMethod } from './counter.repository.ts';
import { type Booker, createOrder } from './create-order.service.ts';

/**
 * Sells to a walk-in: the order is made and its cash taken in one transaction, so that there is never one without the
 * other at the end of a queue.
 *
 * @throws AppError what `createOrder` and `payInCash` throw.
 */
export async function sellAtCounter(
  trx: Transaction<Database>,
  deps: Deps,
  { order: wanted, tenderedSen }: CounterSaleRequest,
  booker: Booker,
): Promise<CounterSale> {
  const { order, accessToken } = await createOrder(
    trx,
    deps,
    { ...wanted, paymentMethod: 'cash' },
    booker,
    deps.ids.uuid(),
  );
  const cash = { expectedDueSen: order.dueSen, tenderedSen };
  return { ...(await payInCash(trx, deps, order.number, cash, booker)), accessToken };
}

/**
 * Takes cash for any unpaid order, and sets its payment method to cash.
 *
 * @throws AppError `order-not-found`, `order-not-unpaid`, `order-expired`, `amount-changed`, `cash-too-little`
 */
export async function payInCash(
  trx: Transaction<Database>,
  deps: Deps,
  number: string,
  { expectedDueSen, tenderedSen }: CashPaymentRequest,
  { caller, language }: Booker,
): Promise<CashReceipt> {
  const [order] = await lockPayableOrders(trx, deps, [{ number, visitor: await ownerOf(trx, deps, number) }]);
  if (!order) throw new AppError('order-not-found');
  const due = formatRinggit(order.dueSen, language);
  if (order.dueSen !== expectedDueSen) throw new AppError('amount-changed', { params: { due } });
  if (tenderedSen < order.dueSen) throw new AppError('cash-too-little', { params: { due } });
  await setPaymentMethod(trx, order.id, 'cash');
  const cash = { orderId: order.id, amountSen: order.dueSen, tenderedSen };
  const { paymentId, changeSen } = await takeCash(trx, deps, caller, cash);
  return {
    order: await readOrderDetail(trx, order.id, deps.clock.now()),
    paymentId,
    amountSen: order.dueSen,
    tenderedSen,
    changeSen,
  };
}

/** Staff who may sell can take money for any order, on behalf of its owner. */
async function ownerOf(trx: Transaction<Database>, deps: Deps, number: string) {
  return { caller: { kind: 'guest' as const }, token: orderToken(deps, await orderIdOf(trx, number)) };
}
