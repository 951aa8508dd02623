import { formatRinggit } from '@gangway/shared/domain/money/money.ts';
import type { Caller } from '../../lib/caller.ts';
import type { Database, Transaction } from '../../lib/database/database.ts';
import { AppError } from '../../lib/errors.ts';
import type { Deps } from '../../lib/http/context.ts';
import { checkPermission } from '../../lib/http/permission.ts';
import { insertPayment, setOutcome, setPaymentStatus } from '../../reservations/money/payments.repository.ts';
import { settlePayment } from './settle-payment.service.ts';

/** Cash for one order; what is above the amount is given back as change. */
export interface Cash {
  orderId: string;
  amountSen: number;
  tenderedSen: number;
}

export interface CashTaken {
  paymentId: string;
  changeSen: number;
}

/**
 * Takes cash at the desk for an order that waits for exactly this amount. The caller holds the order's lock and has seen
 * that it may be paid.
 *
 * @throws AppError `not-permitted`, `cash-too-little`, or `order-expired` where its places are gone.
 */
export async function takeCash(
  trx: Transaction<Database>,
  deps: Deps,
  caller: Caller,
  cash: Cash,
): Promise<CashTaken> {
  const id = await writeCash(trx, deps, caller, cash, false);
  const { returned } = await settlePayment(trx, deps, id);
  if (returned.length > 0) throw new AppError('order-expired');
  return { paymentId: id, changeSen: cash.tenderedSen - cash.amountSen };
}

/**
 * Takes cash on top of what an order was paid with, because it costs more by now. The caller holds the order's lock, and
 * adds the amount to what the order has paid.
 *
 * @throws AppError `not-permitted`, `cash-too-little`
 */
export async function takeDifference(
  trx: Transaction<Database>,
  deps: Deps,
  caller: Caller,
  cash: Cash,
): Promise<CashTaken> {
  const id = await writeCash(trx, deps, caller, cash, true);
  await setPaymentStatus(trx, id, 'succeeded', deps.clock.now());
  await setOutcome(trx, id, cash.orderId, 'applied');
  return { paymentId: id, changeSen: cash.tenderedSen - cash.amountSen };
}

async function writeCash(
  trx: Transaction<Database>,
  deps: Deps,
  caller: Caller,
  { orderId, amountSen, tenderedSen }: Cash,
  difference: boolean,
): Promise<string> {
  checkPermission(caller, 'orders.sell');
  if (tenderedSen < amountSen)
    throw new AppError('cash-too-little', { params: { due: formatRinggit(amountSen, 'en') } });
  const id = deps.ids.uuid();
  await insertPayment(trx, {
    id,
    provider: 'counter',
    orders: [{ id: orderId, amountSen }],
    amountSen,
    tenderedSen,
    difference,
    at: deps.clock.now(),
  });
  return id;
}
