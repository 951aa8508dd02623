import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type { OrderExportQuery } from '@gangway/shared/contract/office/orders/orders.ts';
import { type ExportedSheet, exportSheet } from '../../../lib/excel/export-sheet.ts';
import { inWords, reportSheet } from '../../../lib/excel/report-columns.ts';
import type { Deps } from '../../../lib/http/context.ts';
import { loadSettings } from '../../../operator/settings.service.ts';
import { withExactOrderNumber } from '../office/office-orders.service.ts';
import { countReportRows, readReportRows } from './order-report.repository.ts';
import { reportColumns } from './report-columns.repository.ts';

/**
 * The Excel report: exactly the orders that the filter leaves at this moment, each with every field.
 *
 * @throws AppError `too-many-exports`
 */
export function orderReport(
  deps: Pick<Deps, 'db' | 'clock' | 'log'>,
  query: OrderExportQuery,
  language: Language,
): Promise<ExportedSheet> {
  return exportSheet(deps, async snapshot => {
    const wish = await withExactOrderNumber(snapshot.db, query);
    const { operatorName: creator } = await loadSettings(snapshot.db);
    return {
      sheet: reportSheet('orders', reportColumns, { language, creator, createdAt: deps.clock.now() }),
      rows: await countReportRows(snapshot, wish),
      batches: inWords(readReportRows(snapshot, wish, language), reportColumns, language),
    };
  });
}
