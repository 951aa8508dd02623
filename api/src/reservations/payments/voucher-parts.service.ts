import { sumSen } from '@gangway/shared/domain/money/money.ts';
import { lockVoucher } from '../../accounts/vouchers/vouchers.repository.ts';
import { giveBackToVoucher } from '../../accounts/vouchers/vouchers.service.ts';
import type { Connection, Database, Transaction } from '../../lib/database/database.ts';
import type { Data } from '../../lib/http/context.ts';
import { setOutcome, setPaymentStatus } from './payments.repository.ts';
import { findHeldParts } from './voucher-parts.repository.ts';

/** The amount that vouchers reserve for an unpaid order, in sen. */
export const heldByVouchersSen = async (db: Connection, orderId: string): Promise<number> =>
  sumSen((await findHeldParts(db, orderId)).map(({ amountSen }) => amountSen));

/**
 * Settles the reserved voucher amounts of an order whose rest was paid. The caller holds the order's lock.
 *
 * @returns their sum, in sen.
 */
export async function settleVoucherParts(
  trx: Transaction<Database>,
  orderId: string,
  at: Date,
): Promise<number> {
  const held = await findHeldParts(trx, orderId);
  for (const { paymentId } of held) {
    await setPaymentStatus(trx, paymentId, 'succeeded', at);
    await setOutcome(trx, paymentId, orderId, 'applied');
  }
  return sumSen(held.map(({ amountSen }) => amountSen));
}

/**
 * Returns the reserved amounts of orders that will not be paid to their vouchers. The caller holds the orders' locks. All
 * vouchers are locked before the first is changed, to avoid deadlocks.
 */
export async function freeVoucherParts(
  trx: Transaction<Database>,
  deps: Data,
  orderIds: readonly string[],
  author: string,
): Promise<void> {
  const held = [];
  for (const orderId of orderIds)
    held.push(...(await findHeldParts(trx, orderId)).map(part => ({ ...part, orderId })));
  for (const voucherId of [...new Set(held.map(part => part.voucherId))].sort())
    await lockVoucher(trx, voucherId);
  for (const { paymentId, ...part } of held) {
    await setPaymentStatus(trx, paymentId, 'canceled', deps.clock.now());
    await giveBackToVoucher(trx, deps, { id: deps.ids.uuid(), ...part, author, unused: true });
  }
}
