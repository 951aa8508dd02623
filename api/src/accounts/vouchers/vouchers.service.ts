/*
 * Vouchers: issue, balance, expiry and cancellation. Their money is in the ledger; `reservations/payments` pays orders with
 * them.
 *
 * May import: accounts/ledger.
 */

import type { VoucherOrigin } from '@gangway/shared/contract/sales/vouchers.ts';
import { endingOfVoucherCode, isTypedByLettersAndDigits } from '@gangway/shared/domain/codes/voucher-code.ts';
import { writeAudit } from '../../lib/database/audit.repository.ts';
import {
  type Connection,
  type Database,
  inTransaction,
  type Transaction,
} from '../../lib/database/database.ts';
import { AppError } from '../../lib/errors.ts';
import type { Data, Deps } from '../../lib/http/context.ts';
import { transfer } from '../ledger/ledger.service.ts';
import { voucherCodeOf, voucherDigest } from './voucher-code.rules.ts';
import {
  extendVoucher,
  findVoucherByDigest,
  findVoucherOfRefund,
  insertVoucher,
  lockVoucher,
  markCanceled,
  markExpired,
  sumOfVoucher,
  type VoucherHolder,
  type VoucherRecord,
} from './vouchers.repository.ts';

export type { VoucherRecord } from './vouchers.repository.ts';

const DAY_MS = 24 * 3600_000;
/** How long a voucher is valid at least after money returned to it (R243). */
const DAYS_AFTER_REFUND = 90;

type Sources = Data;

/** A new voucher. The amounts are in sen and together positive. */
export interface VoucherToIssue {
  /** The owed amount: the money of a disrupted trip, or the price of the voucher. */
  amountSen: number;
  /** The bonus of the house. */
  bonusSen?: number;
  expiresAt: Date;
  origin: VoucherOrigin;
  reason: string;
  holder: VoucherHolder;
  /** The order that it compensates. */
  orderId?: string;
  /** The payment that bought it; only for a sold voucher. */
  paymentId?: string;
  /** The actor string of the person who decided it. */
  author: string;
}

/** An id whose code has only letters and digits (R390): one in nine is drawn again. */
function drawVoucher(deps: Sources & Deps): { id: string; code: string } {
  for (;;) {
    const id = deps.ids.uuid();
    const code = voucherCodeOf(deps.env.masterKey, id);
    if (isTypedByLettersAndDigits(code)) return { id, code };
  }
}

/**
 * Issues a voucher (R240), and mails it to its holder if they have an address. Its balance is booked in the ledger: `amountSen`
 * from the house's funding, and `bonusSen` from its goodwill, as separate entries.
 *
 * @returns its id, and its code, which is not stored.
 */
export async function issueVoucher(
  trx: Transaction<Database>,
  deps: Sources & Deps,
  voucher: VoucherToIssue,
): Promise<{ id: string; code: string }> {
  const { amountSen, bonusSen = 0, reason, holder, author } = voucher;
  if (amountSen < 0 || bonusSen < 0 || amountSen + bonusSen === 0)
    throw new RangeError(`a voucher is worth more than nothing: ${amountSen} + ${bonusSen} sen`);
  const { id, code } = drawVoucher(deps);
  await insertVoucher(trx, {
    id,
    codeDigest: digestOf(deps, code),
    codeEnding: endingOfVoucherCode(code),
    origin: voucher.origin,
    holder,
    orderId: voucher.orderId ?? null,
    paymentId: voucher.paymentId ?? null,
    reason,
    issuedBy: author,
    at: deps.clock.now(),
    expiresAt: voucher.expiresAt,
  });
  const to = { voucherId: id };
  const order = voucher.orderId === undefined ? {} : { orderId: voucher.orderId };
  if (amountSen > 0)
    await transfer(trx, deps, {
      kind: 'voucher-issue',
      from: 'funding',
      to,
      amountSen,
      reason,
      author,
      ...order,
    });
  if (bonusSen > 0)
    await transfer(trx, deps, {
      kind: 'voucher-bonus',
      from: 'goodwill',
      to,
      amountSen: bonusSen,
      reason,
      author,
      ...order,
    });
  await writeAudit(trx, {
    entity: 'vouchers',
    entityId: id,
    action: 'issued',
    detail: { origin: voucher.origin, amountSen, bonusSen, reason },
  });
  if (holder.email) await deps.jobs.enqueue(trx, 'send-mail', { kind: 'voucher-issued', voucherId: id });
  return { id, code };
}

/** Finds the voucher of a typed code. @throws AppError `voucher-unknown` */
export async function requireVoucher(db: Connection, { env }: Deps, code: string): Promise<VoucherRecord> {
  const digest = voucherDigest(env.masterKey, code);
  const voucher = digest && (await findVoucherByDigest(db, digest));
  if (!voucher) throw new AppError('voucher-unknown', { fields: { code: 'voucher-unknown' } });
  return voucher;
}

/** @throws AppError `voucher-canceled`, `voucher-expired` */
export function requireValid({ canceledAt, expiredAt, expiresAt }: VoucherRecord, now: Date): void {
  if (canceledAt) throw new AppError('voucher-canceled', { fields: { code: 'voucher-canceled' } });
  if (expiredAt || expiresAt <= now)
    throw new AppError('voucher-expired', { fields: { code: 'voucher-expired' } });
}

/** The balance of a voucher, in sen. */
export const voucherBalanceSen = (db: Connection, voucherId: string): Promise<number> =>
  sumOfVoucher(db, voucherId);

/**
 * Pays an order from a voucher. The voucher's account is locked before its balance is read, so that concurrent uses never exceed
 * it (I11).
 *
 * @throws AppError `insufficient-balance`
 */
export async function payFromVoucher(
  trx: Transaction<Database>,
  deps: Sources,
  { voucherId, ...rest }: { voucherId: string; orderId: string; amountSen: number; author: string },
): Promise<void> {
  await transfer(trx, deps, { kind: 'order-payment', from: { voucherId }, to: 'sales', ...rest });
}

/**
 * Returns an order's money to a voucher, which is then valid for at least 90 more days (R243). With `unused` the order was never
 * paid, and the voucher's expiry stays. A canceled voucher stays canceled: its money goes to the house. `id` makes repetitions
 * one transfer.
 */
export async function giveBackToVoucher(
  trx: Transaction<Database>,
  deps: Sources,
  {
    id,
    voucherId,
    unused = false,
    ...rest
  }: {
    id: string;
    voucherId: string;
    orderId: string;
    amountSen: number;
    author: string;
    unused?: boolean;
  },
): Promise<void> {
  const voucher = await lockVoucher(trx, voucherId);
  if (!voucher) throw new Error(`there is no voucher ${voucherId}`);
  await transfer(trx, deps, { id, kind: 'order-refund', from: 'sales', to: { voucherId }, ...rest });
  if (voucher.canceledAt) {
    const balanceSen = await sumOfVoucher(trx, voucherId);
    if (balanceSen > 0) await takeBack(trx, deps, voucherId, balanceSen, 'canceled before', rest.author);
    return;
  }
  const least = deps.clock.now().getTime() + DAYS_AFTER_REFUND * DAY_MS;
  const until = unused ? voucher.expiresAt : new Date(Math.max(voucher.expiresAt.getTime(), least));
  if (voucher.expiredAt || until > voucher.expiresAt) await extendVoucher(trx, voucherId, until);
}

/** Refunds to the voucher that had paid, in a separate transaction. A booked refund is not booked twice. */
export function refundToVoucher(
  deps: Sources & Data,
  { refundId, ...rest }: { refundId: string; orderId: string; amountSen: number; author: string },
): Promise<void> {
  return inTransaction(deps, rest.author, async trx => {
    const voucherId = await findVoucherOfRefund(trx, refundId);
    if (!voucherId) throw new Error(`the payment of refund ${refundId} was not made with a voucher`);
    await giveBackToVoucher(trx, deps, { id: refundId, voucherId, ...rest });
  });
}

/**
 * Cancels a voucher: its balance returns to the house.
 *
 * @throws AppError `not-found`, `voucher-canceled`, `voucher-expired`; `balance-changed` (with `balanceSen`) where the balance is
 * not the one that was shown.
 */
export async function cancelVoucher(
  trx: Transaction<Database>,
  deps: Sources,
  { id, reason, expectedSen, author }: { id: string; reason: string; expectedSen: number; author: string },
): Promise<void> {
  const voucher = await lockVoucher(trx, id);
  if (!voucher) throw new AppError('not-found');
  requireValid(voucher, deps.clock.now());
  const balanceSen = await sumOfVoucher(trx, id);
  if (balanceSen !== expectedSen) throw new AppError('balance-changed', { params: { balanceSen } });
  if (balanceSen > 0) await takeBack(trx, deps, id, balanceSen, reason, author);
  await markCanceled(trx, id, reason, deps.clock.now());
  await writeAudit(trx, {
    entity: 'vouchers',
    entityId: id,
    action: 'canceled',
    detail: { reason, balanceSen },
  });
}

/** Books the balance of an expired voucher as the house's income. Does nothing if it was used or extended meanwhile. */
export async function expireVoucher(
  trx: Transaction<Database>,
  deps: Sources,
  id: string,
  author: string,
): Promise<void> {
  const voucher = await lockVoucher(trx, id);
  const now = deps.clock.now();
  if (!voucher || voucher.expiredAt || voucher.canceledAt || voucher.expiresAt > now) return;
  const amountSen = await sumOfVoucher(trx, id);
  const from = { voucherId: id };
  if (amountSen > 0)
    await transfer(trx, deps, { kind: 'voucher-expiry', from, to: 'expired-vouchers', amountSen, author });
  await markExpired(trx, id, now);
  await writeAudit(trx, { entity: 'vouchers', entityId: id, action: 'expired', detail: { amountSen } });
}

const takeBack = (
  trx: Transaction<Database>,
  deps: Sources,
  voucherId: string,
  amountSen: number,
  reason: string,
  author: string,
): Promise<void> =>
  transfer(trx, deps, {
    kind: 'voucher-cancel',
    from: { voucherId },
    to: 'funding',
    amountSen,
    reason,
    author,
  });

function digestOf({ env }: Deps, code: string): Buffer {
  const digest = voucherDigest(env.masterKey, code);
  if (!digest) throw new Error('the code of a voucher is one');
  return digest;
}
