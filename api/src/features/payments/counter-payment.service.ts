import { counterProvider } from '@gangway/shared/contract/payment-providers/counter.ts';
import type { CounterTaking } from '@gangway/shared/contract/sales/counter-taking.ts';
import { formatRinggit } from '@gangway/shared/domain/money/money.ts';
import type { Caller } from '../../lib/caller.ts';
import type { Database, Transaction } from '../../lib/database/database.ts';
import { AppError, violates } from '../../lib/errors.ts';
import type { Deps } from '../../lib/http/context.ts';
import { checkPermission } from '../../lib/http/permission.ts';
import {
  insertPayment,
  type NewPayment,
  setOutcome,
  setPaymentStatus,
} from '../../reservations/money/payments.repository.ts';
import { referenceTaken, requireNewReference } from './references.service.ts';
import { settlePayment } from './settle-payment.service.ts';

/** The payment of one order. Cash above the amount is given back as change. */
export interface CounterMoney {
  orderId: string;
  amountSen: number;
  taking: CounterTaking;
}

export interface MoneyTaken {
  paymentId: string;
  changeSen: number;
}

/**
 * Takes payment at the counter for an unpaid order of exactly this amount. The caller holds the order's lock and has
 * checked that it may be paid.
 *
 * @throws AppError `not-permitted`, `cash-too-little`, `payment-reference-taken`, or `order-expired` if its places are
 * gone.
 */
export async function takeAtCounter(
  trx: Transaction<Database>,
  deps: Deps,
  caller: Caller,
  money: CounterMoney,
): Promise<MoneyTaken> {
  const paymentId = await writePayment(trx, deps, caller, money, false);
  const { returned } = await settlePayment(trx, deps, paymentId);
  if (returned.length > 0) throw new AppError('order-expired');
  return { paymentId, changeSen: changeOf(money) };
}

/**
 * Takes an additional payment for an order whose price has risen. The caller holds the order's lock, and adds the amount
 * to what the order has paid.
 *
 * @throws AppError `not-permitted`, `cash-too-little`, `payment-reference-taken`
 */
export async function takeDifference(
  trx: Transaction<Database>,
  deps: Deps,
  caller: Caller,
  money: CounterMoney,
): Promise<MoneyTaken> {
  const paymentId = await writePayment(trx, deps, caller, money, true);
  await setPaymentStatus(trx, paymentId, 'succeeded', deps.clock.now());
  await setOutcome(trx, paymentId, money.orderId, 'applied');
  return { paymentId, changeSen: changeOf(money) };
}

const changeOf = ({ amountSen, taking }: CounterMoney): number =>
  taking.tenderedSen == null ? 0 : taking.tenderedSen - amountSen;

async function writePayment(
  trx: Transaction<Database>,
  deps: Deps,
  caller: Caller,
  { orderId, amountSen, taking }: CounterMoney,
  difference: boolean,
): Promise<string> {
  checkPermission(caller, 'orders.sell');
  const { provider, entries, tenderedSen = null } = taking;
  if (counterProvider(provider).givesChange && (tenderedSen ?? 0) < amountSen)
    throw new AppError('cash-too-little', { params: { due: formatRinggit(amountSen, 'en') } });
  const { reference = null, ...details } = entries;
  const id = deps.ids.uuid();
  await insertOnce(trx, {
    id,
    provider,
    orders: [{ id: orderId, amountSen }],
    amountSen,
    tenderedSen,
    gatewayReference: reference,
    details,
    difference,
    at: deps.clock.now(),
  });
  return id;
}

/** Two windows may submit the same reference at once: the first is stored, the second is refused (invariant I5). */
async function insertOnce(trx: Transaction<Database>, payment: NewPayment): Promise<void> {
  if (payment.gatewayReference) await requireNewReference(trx, payment.provider, payment.gatewayReference);
  try {
    await insertPayment(trx, payment);
  } catch (error) {
    if (violates(error, 'payments_provider_gateway_reference_key')) throw referenceTaken();
    throw error;
  }
}
