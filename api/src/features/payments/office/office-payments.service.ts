import type { Language, RefundStatus } from '@gangway/shared/contract/base/vocabulary.ts';
import type {
  OfficePaymentDetail,
  OfficePaymentPage,
  OfficePaymentsQuery,
  PaymentExportQuery,
} from '@gangway/shared/contract/office/orders/payments.ts';
import { normaliseOrderNumber } from '@gangway/shared/domain/codes/order-number.ts';
import { actorOf, type StaffCaller } from '../../../lib/caller.ts';
import { writeAudit } from '../../../lib/database/audit.repository.ts';
import { type Connection, inTransaction } from '../../../lib/database/database.ts';
import { AppError } from '../../../lib/errors.ts';
import { type ExportedSheet, exportSheet } from '../../../lib/excel/export-sheet.ts';
import { inWords, reportSheet } from '../../../lib/excel/report-columns.ts';
import type { Deps } from '../../../lib/http/context.ts';
import { loadSettings } from '../../../operator/settings.service.ts';
import { lockRefund, setRefundStatus } from '../refunds.repository.ts';
import { findMismatches, findNotifications, findRefunds } from './office-payment-parts.repository.ts';
import { findPaymentLine, findPaymentLines, sumPayments } from './office-payments.repository.ts';
import { countPayments, paymentColumns, readPaymentRows } from './payment-report.repository.ts';

/** One page of the filtered payments, with the totals of all pages. */
export async function pagePayments(db: Connection, query: OfficePaymentsQuery): Promise<OfficePaymentPage> {
  const { orderPrefix } = await loadSettings(db);
  const order = query.order && (normaliseOrderNumber(query.order, orderPrefix) ?? query.order);
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

/**
 * The payments that a filter leaves, in its order, as an Excel file.
 *
 * @throws AppError `too-many-exports`
 */
export function exportPayments(
  deps: Pick<Deps, 'db' | 'clock' | 'log'>,
  query: PaymentExportQuery,
  language: Language,
): Promise<ExportedSheet> {
  return exportSheet(deps, async snapshot => {
    const { operatorName: creator, orderPrefix } = await loadSettings(snapshot.db);
    const order = query.order && (normaliseOrderNumber(query.order, orderPrefix) ?? query.order);
    const wish = { ...query, order };
    return {
      sheet: reportSheet('payments', paymentColumns, { language, creator, createdAt: deps.clock.now() }),
      rows: await countPayments(snapshot, wish),
      batches: inWords(readPaymentRows(snapshot, wish, language), paymentColumns, language),
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
  deps: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  caller: StaffCaller,
  refundId: string,
): Promise<{ id: string; status: RefundStatus }> {
  return inTransaction(deps, actorOf(caller), async trx => {
    const refund = await lockRefund(trx, refundId);
    if (!refund) throw new AppError('refund-not-found');
    if (refund.status !== 'failed') throw new AppError('refund-not-failed');
    await setRefundStatus(trx, refundId, { status: 'pending' }, deps.clock.now());
    await writeAudit(trx, { entity: 'refunds', entityId: refundId, action: 'retry' });
    await deps.jobs.enqueue(trx, 'settle-refund', { refundId });
    return { id: refundId, status: 'pending' };
  });
}
