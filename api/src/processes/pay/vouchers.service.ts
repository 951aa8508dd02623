import type { OrderDetail } from '@gangway/shared/contract/sales/orders.ts';
import type { PaidWithVoucher, VoucherBalance } from '@gangway/shared/contract/sales/vouchers.ts';
import { requireValid, requireVoucher, voucherBalanceSen } from '../../accounts/vouchers/vouchers.service.ts';
import { payWithVoucher } from '../../features/payments/voucher-payment.service.ts';
import { actorOf, type Caller } from '../../lib/caller.ts';
import { inTransaction } from '../../lib/database/database.ts';
import { AppError } from '../../lib/errors.ts';
import type { Deps } from '../../lib/http/context.ts';
import { answerOnce, type RequestKey } from '../../lib/http/idempotency.repository.ts';
import { checkPermission } from '../../lib/http/permission.ts';
import type { Visit } from '../../reservations/access/visitor.middleware.ts';
import { readOrderDetail } from '../../reservations/order-views/order-view.service.ts';
import { lockPayableOrders } from '../../reservations/payments/payable-orders.service.ts';
import { freeVoucherParts } from '../../reservations/payments/voucher-parts.service.ts';

/** The balance of a voucher, by its code. @throws AppError `voucher-unknown`, `voucher-canceled`, `voucher-expired` */
export async function readVoucherBalance(deps: Deps, code: string): Promise<VoucherBalance> {
  const voucher = await requireVoucher(deps.db, deps, code);
  requireValid(voucher, deps.clock.now());
  return {
    ending: voucher.codeEnding,
    balanceSen: await voucherBalanceSen(deps.db, voucher.id),
    expiresAt: voucher.expiresAt.toISOString(),
  };
}

/**
 * Pays an order or a part of it with a voucher, once per key. If nothing is due, the voucher is not used (R330).
 *
 * @throws AppError `not-permitted`, what `lockPayableOrders` and `payWithVoucher` throw.
 */
export function useVoucher(
  deps: Deps,
  key: RequestKey,
  visit: Visit,
  code: string,
): Promise<PaidWithVoucher> {
  return answerOnce(deps, key, async trx => {
    const [order] = await lockPayableOrders(trx, deps, [visit]);
    if (!order) throw new AppError('order-not-found');
    const caller = payerOf(visit);
    const { id: orderId, dueSen } = order;
    const voucher = await payWithVoucher(trx, deps, caller, { orderId, dueSen, code });
    return { voucher, order: await readOrderDetail(trx, orderId, deps.clock.now()) };
  });
}

/** Returns voucher payments of an unpaid order to the vouchers. @throws AppError what `lockPayableOrders` throws. */
export function takeVouchersBack(deps: Deps, visit: Visit): Promise<OrderDetail> {
  const author = actorOf(visit.visitor.caller);
  return inTransaction(deps, author, async trx => {
    const [order] = await lockPayableOrders(trx, deps, [visit]);
    if (!order) throw new AppError('order-not-found');
    payerOf(visit);
    await freeVoucherParts(trx, deps, [order.id], author);
    return readOrderDetail(trx, order.id, deps.clock.now());
  });
}

/** @throws AppError `not-permitted` for staff who do not sell. */
function payerOf({ visitor: { caller } }: Visit): Caller {
  if (caller.kind === 'staff') checkPermission(caller, 'orders.sell');
  return caller;
}
