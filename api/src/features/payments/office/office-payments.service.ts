import type { Language, RefundStatus } from '@gangway/shared/contract/base/vocabulary.ts';
import type {
  OfficePaymentDetail,
  OfficePaymentPage,
  OfficePaymentsQuery,
  PaymentExportQuery,
  SettledByHandRequest,
} from '@gangway/shared/contract/office/orders/payments.ts';
import { normalizeOrderNumber } from '@gangway/shared/domain/codes/order-number.ts';
import { actorOf, type StaffCaller } from '../../../lib/caller.ts';
import { writeAudit } from '../../../lib/database/audit.repository.ts';
import {
  type Connection,
  type Database,
  inTransaction,
  type Transaction,
} from '../../../lib/database/database.ts';
import { AppError, refusing } from '../../../lib/errors.ts';
import { type ExportedSheet, exportSheet } from '../../../lib/excel/export-sheet.ts';
import { inWords, reportSheet } from '../../../lib/excel/report-columns.ts';
import type { Data, Deps, Work } from '../../../lib/http/context.ts';
import { loadSettings } from '../../../operator/settings.service.ts';
import { settleCanceledOrder } from '../../../reservations/orders/orders.repository.ts';
import { isReferenceKnown } from '../../../reservations/payments/payments.repository.ts';
import { lockRefund, type RefundRecord, SETTLED_BY_HAND, setRefundStatus } from '../refunds.repository.ts';
import {
  countPayments,
  findMismatches,
  findNotifications,
  findPaymentLine,
  findPaymentLines,
  findRefunds,
  paymentColumns,
  readPaymentRows,
  sumPayments,
} from './office-payments.repository.ts';

const REFERENCE_TAKEN = new AppError('payment-reference-taken', {
  fields: { reference: 'payment-reference-taken' },
});

/** One page of the filtered payments, with the totals of all pages. */
export async function pagePayments(db: Connection, query: OfficePaymentsQuery): Promise<OfficePaymentPage> {
  const { orderPrefix } = await loadSettings(db);
  const order = query.order && (normalizeOrderNumber(query.order, orderPrefix) ?? query.order);
  const pageQuery = { ...query, order };
  const [lines, { total, totals }] = await Promise.all([
    findPaymentLines(db, pageQuery),
    sumPayments(db, pageQuery),
  ]);
  return {
    items: lines.map(
      ({ roundingSen: _rounding, tenderedSen: _tendered, details: _details, ...line }) => line,
    ),
    total,
    totals,
    page: query.page,
    size: query.size,
  };
}

/** The filtered payments, in order, as an Excel file. @throws AppError `too-many-exports` */
export function exportPayments(
  deps: Deps,
  query: PaymentExportQuery,
  language: Language,
): Promise<ExportedSheet> {
  return exportSheet(deps, async snapshot => {
    const { operatorName: creator, orderPrefix } = await loadSettings(snapshot.db);
    const order = query.order && (normalizeOrderNumber(query.order, orderPrefix) ?? query.order);
    const exact = { ...query, order };
    return {
      sheet: reportSheet('payments', paymentColumns, { language, creator, createdAt: deps.clock.now() }),
      rows: await countPayments(snapshot, exact),
      batches: inWords(readPaymentRows(snapshot, exact, language), paymentColumns, language),
    };
  });
}

/**
 * A payment with all its details.
 *
 * @throws AppError `payment-not-found`
 */
export async function readOfficePayment(db: Connection, id: string): Promise<OfficePaymentDetail> {
  const line = await findPaymentLine(db, id);
  if (!line) throw new AppError('payment-not-found');
  return {
    ...line,
    notifications: await findNotifications(db, id),
    mismatches: await findMismatches(db, id),
    refunds: await findRefunds(db, id),
  };
}

/**
 * Retries a failed refund immediately, without waiting for the queue.
 *
 * @throws AppError `refund-not-found`, or `refund-not-failed` if there is nothing to retry.
 */
export async function retryRefund(
  deps: Work,
  caller: StaffCaller,
  refundId: string,
): Promise<{ id: string; status: RefundStatus }> {
  return inTransaction(deps, actorOf(caller), async trx => {
    await lockFailedRefund(trx, refundId);
    await setRefundStatus(trx, refundId, { status: 'pending' }, deps.clock.now());
    await writeAudit(trx, { entity: 'refunds', entityId: refundId, action: 'retry' });
    await deps.jobs.enqueue(trx, 'settle-refund', { refundId });
    return { id: refundId, status: 'pending' };
  });
}

/**
 * Records that staff paid a failed refund without its gateway, such as by bank transfer (R376). The gateway is not asked for it
 * again.
 *
 * @throws AppError `refund-not-found`, `refund-not-failed` also where it is being retried, `payment-reference-taken`
 */
export async function settleByHand(
  deps: Data,
  caller: StaffCaller,
  refundId: string,
  { reference, note }: SettledByHandRequest,
): Promise<{ id: string; status: RefundStatus }> {
  return inTransaction(deps, actorOf(caller), async trx => {
    const { provider, orderId } = await lockFailedRefund(trx, refundId);
    if (await isReferenceKnown(trx, provider, reference)) throw REFERENCE_TAKEN;
    const at = deps.clock.now();
    await setRefundStatus(trx, refundId, { status: 'pending' }, at);
    await writeAudit(trx, {
      entity: 'refunds',
      entityId: refundId,
      action: SETTLED_BY_HAND,
      detail: { reference, note },
    });
    await refusing({ i5_refund_reference_once: REFERENCE_TAKEN }, () =>
      setRefundStatus(trx, refundId, { status: 'succeeded', gatewayReference: reference }, at),
    );
    await settleCanceledOrder(trx, orderId, at);
    return { id: refundId, status: 'succeeded' };
  });
}

async function lockFailedRefund(trx: Transaction<Database>, refundId: string): Promise<RefundRecord> {
  const refund = await lockRefund(trx, refundId);
  if (!refund) throw new AppError('refund-not-found');
  if (refund.status !== 'failed') throw new AppError('refund-not-failed');
  return refund;
}
