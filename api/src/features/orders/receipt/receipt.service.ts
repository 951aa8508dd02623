import { makeSlipFile } from '../../../lib/documents/slip/slip-file.service.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Data } from '../../../lib/http/context.ts';
import { loadSettings } from '../../../operator/settings.service.ts';
import { findStaffName } from '../../../operator/staff.repository.ts';
import { orderIdOf, readOfficeOrder } from '../../../reservations/order-views/office-order.service.ts';
import { receiptOf } from './receipt.view.ts';

/**
 * The receipt of a paid order in its current state, in the order's language; over 0.00 if nothing was due (R330).
 *
 * @throws AppError `order-not-found`, `order-not-paid`
 */
export async function orderReceipt(
  { db, clock }: Data,
  number: string,
  staffId: string,
): Promise<{ fileName: string; pdf: Uint8Array }> {
  const order = await readOfficeOrder(db, await orderIdOf(db, number), clock.now());
  if (order.paidAt === null) throw new AppError('order-not-paid');
  const { operatorName, contactPhone, contactEmail } = await loadSettings(db);
  const receipt = receiptOf(order, {
    operator: operatorName,
    contact: `${contactPhone} · ${contactEmail}`,
    servedBy: await findStaffName(db, staffId),
    now: clock.now(),
  });
  const pdf = await makeSlipFile({ slip: receipt, language: order.language });
  return { fileName: `receipt-${order.number}.pdf`, pdf };
}
