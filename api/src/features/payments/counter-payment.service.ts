import { type CounterWay, counterWay } from '@gangway/shared/contract/payment-providers/counter.ts';
import { type CounterTaking, restOf } from '@gangway/shared/contract/sales/counter-taking.ts';
import { formatMoney, sumSen } from '@gangway/shared/domain/money/money.ts';
import { payForOrder } from '../../accounts/ledger/ledger.service.ts';
import { actorOf, type Caller, type StaffCaller } from '../../lib/caller.ts';
import type { Database, Transaction } from '../../lib/database/database.ts';
import { AppError, violates } from '../../lib/errors.ts';
import type { Data, Deps } from '../../lib/http/context.ts';
import { asStaff, checkPermission } from '../../lib/http/permission.ts';
import { findCounter } from '../../reservations/drawer/cash-drawer.repository.ts';
import { bookCash } from '../../reservations/drawer/cash-drawer.service.ts';
import { applyPayment } from '../../reservations/payments/payment-arrival.service.ts';
import {
  findAgentOfOrder,
  insertPayment,
  type NewPayment,
  setOutcome,
  setPaymentStatus,
} from '../../reservations/payments/payments.repository.ts';
import { roundingOf } from './cash-rounding.rules.ts';
import { referenceTaken, requireNewReference } from './references.service.ts';

/** The payment of one order. Cash is rounded to 5 sen (R331); any excess is returned as change. */
export interface CounterMoney {
  orderId: string;
  amountSen: number;
  taking: CounterTaking;
}

export interface MoneyTaken {
  /** The payment of the first method. */
  paymentId: string;
  parts: { provider: CounterWay; amountSen: number }[];
  /** The cash taken, less its exact amount. */
  roundingSen: number;
  changeSen: number;
}

/**
 * Takes payment at the counter for an unpaid order of exactly this amount, by one method or several, all of them or none. The
 * caller holds the order's lock and has checked that it may be paid.
 *
 * @throws AppError what `writePayments` throws, or `order-expired` if its places are gone.
 */
export async function takeAtCounter(
  trx: Transaction<Database>,
  deps: Deps,
  caller: Caller,
  money: CounterMoney,
): Promise<MoneyTaken> {
  const { orderId, amountSen } = money;
  // The sailing first, then an agent's account: all transactions lock them in this sequence.
  if ((await applyPayment(trx, deps, { orderId, amountSen })) === 'returned')
    throw new AppError('order-expired');
  const ways = await writePayments(trx, deps, caller, money, false);
  await settle(trx, deps, orderId, ways);
  return resultOf(ways);
}

/**
 * Takes an additional payment for an order whose price has risen. The caller holds the order's lock, and adds the amount to the
 * order's paid amount.
 *
 * @throws AppError what `writePayments` throws
 */
export async function takeDifference(
  trx: Transaction<Database>,
  deps: Deps,
  caller: Caller,
  money: CounterMoney,
): Promise<MoneyTaken> {
  const ways = await writePayments(trx, deps, caller, money, true);
  await settle(trx, deps, money.orderId, ways);
  return resultOf(ways);
}

/**
 * Takes payment at the counter, by one method, for a voucher that is issued in the same transaction.
 *
 * @throws AppError what `writePayments` throws
 */
export async function takeForVoucher(
  trx: Transaction<Database>,
  deps: Deps,
  caller: Caller,
  money: Omit<CounterMoney, 'orderId'>,
): Promise<MoneyTaken> {
  const ways = await writePayments(trx, deps, caller, money, false);
  for (const way of ways) await succeed(trx, deps, way);
  return resultOf(ways);
}

/** The method of one part of a payment. */
interface Way {
  id: string;
  provider: CounterWay;
  amountSen: number;
  roundingSen: number;
  tenderedSen: number | null;
  entries: Record<string, string>;
  takenBy: StaffCaller;
  /** The workplace. */
  counter: string;
}

async function settle(
  trx: Transaction<Database>,
  deps: Data,
  orderId: string,
  ways: readonly Way[],
): Promise<void> {
  for (const way of ways) {
    await succeed(trx, deps, way);
    await setOutcome(trx, way.id, orderId, 'applied');
  }
}

/** Marks the payment as succeeded; cash goes into the drawer of its officer (I15). */
async function succeed(
  trx: Transaction<Database>,
  deps: Data,
  { id, provider, amountSen, roundingSen, takenBy, counter }: Way,
): Promise<void> {
  await setPaymentStatus(trx, id, 'succeeded', deps.clock.now());
  if (counterWay(provider).givesChange)
    await bookCash(trx, deps, takenBy, counter, {
      kind: 'sale',
      paymentId: id,
      amountSen: amountSen + roundingSen,
    });
}

const resultOf = (ways: readonly Way[]): MoneyTaken => ({
  paymentId: ways[0]?.id ?? '',
  parts: ways.map(({ provider, amountSen }) => ({ provider, amountSen })),
  roundingSen: sumSen(ways.map(({ roundingSen }) => roundingSen)),
  changeSen: sumSen(
    ways.map(({ amountSen, roundingSen, tenderedSen }) =>
      tenderedSen === null ? 0 : tenderedSen - amountSen - roundingSen,
    ),
  ),
});

/**
 * Writes a payment for each method; the first one covers the remainder.
 *
 * @throws AppError `not-permitted`, `split-too-much` if the others leave nothing, `cash-too-little`, `payment-reference-taken`,
 * `order-without-agent`, `insufficient-balance`
 */
async function writePayments(
  trx: Transaction<Database>,
  deps: Deps,
  caller: Caller,
  { orderId, amountSen, taking }: Omit<CounterMoney, 'orderId'> & Partial<CounterMoney>,
  difference: boolean,
): Promise<Way[]> {
  checkPermission(caller, 'orders.sell');
  const takenBy = asStaff(caller);
  const counter = await findCounter(trx, takenBy.session?.stationId ?? null);
  const { further = [] } = taking;
  const restSen = restOf(amountSen, further);
  if (restSen <= 0) throw new AppError('split-too-much', { params: { due: formatMoney(amountSen, 'en') } });
  const ways = [{ ...taking, amountSen: restSen }, ...further].map(
    ({ provider, amountSen: partSen, tenderedSen = null, entries }): Way => ({
      id: deps.ids.uuid(),
      provider,
      amountSen: partSen,
      roundingSen: roundingOf(provider, partSen),
      tenderedSen,
      entries,
      takenBy,
      counter,
    }),
  );
  for (const [index, way] of ways.entries()) {
    const { reference = null, ...details } = way.entries;
    const toTakeSen = way.amountSen + way.roundingSen;
    if (counterWay(way.provider).givesChange && (way.tenderedSen ?? 0) < toTakeSen)
      throw new AppError('cash-too-little', { params: { due: formatMoney(toTakeSen, 'en') } });
    if (way.provider === 'balance') await payFromBalance(trx, deps, caller, orderId, way.amountSen);
    await insertOnce(
      trx,
      {
        id: way.id,
        provider: way.provider,
        orders: orderId === undefined ? [] : [{ id: orderId, amountSen: way.amountSen }],
        amountSen: way.amountSen,
        roundingSen: way.roundingSen,
        tenderedSen: way.tenderedSen,
        gatewayReference: reference,
        details,
        difference,
        split: index > 0,
        takenBy: takenBy.id,
        counter,
        at: deps.clock.now(),
      },
      index === 0 ? '' : `further.${index - 1}.`,
    );
  }
  return ways;
}

/** @throws AppError `order-without-agent`, `insufficient-balance` */
async function payFromBalance(
  trx: Transaction<Database>,
  deps: Deps,
  caller: Caller,
  orderId: string | undefined,
  amountSen: number,
): Promise<void> {
  const customerId = orderId && (await findAgentOfOrder(trx, orderId));
  if (!customerId) throw new AppError('order-without-agent');
  await payForOrder(trx, deps, { customerId, orderId, amountSen, author: actorOf(caller) });
}

/** Two windows may submit the same reference at once: the first is stored, the second is refused (invariant I5). */
async function insertOnce(trx: Transaction<Database>, payment: NewPayment, at: string): Promise<void> {
  const { provider, gatewayReference } = payment;
  if (gatewayReference) await requireNewReference(trx, provider, gatewayReference, at);
  try {
    await insertPayment(trx, payment);
  } catch (error) {
    if (violates(error, 'payments_provider_gateway_reference_key')) throw referenceTaken(at);
    throw error;
  }
}
