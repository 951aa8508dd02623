import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type { OrderExportQuery } from '@gangway/shared/contract/office/orders/orders.ts';
import { type ExportedSheet, exportSheet } from '../../../lib/excel/export-sheet.ts';
import { inWords, reportSheet } from '../../../lib/excel/report-columns.ts';
import type { Data, Deps } from '../../../lib/http/context.ts';
import { textsIn } from '../../../lib/texts.ts';
import { loadSettings } from '../../../operator/settings.service.ts';
import {
  countReportRows,
  findFilterNames,
  readOrderTotals,
  readReportRows,
} from '../office/office-orders.repository.ts';
import { withExactOrderNumber } from '../office/office-orders.service.ts';
import { reportColumns } from '../office/report-columns.sql.ts';
import { totalsSheets } from './order-totals.view.ts';
import { reportTitle } from './report-title.view.ts';

/**
 * The Excel report (R428): the filtered orders of this moment with every field and their sums, below the period and the filters,
 * and sheets with totals by sailing, route, agent and method.
 *
 * @throws AppError `too-many-exports`
 */
export function orderReport(
  deps: Data & Pick<Deps, 'log'>,
  query: OrderExportQuery,
  language: Language,
): Promise<ExportedSheet> {
  return exportSheet(deps, async snapshot => {
    const exact = await withExactOrderNumber(snapshot.db, query);
    const { operatorName: creator } = await loadSettings(snapshot.db);
    const head = { language, creator, createdAt: deps.clock.now() };
    return {
      sheet: {
        ...reportSheet('orders', reportColumns, head),
        title: reportTitle(exact, await findFilterNames(snapshot, exact, language), head),
        total: textsIn(language)('reports:orders.title.total'),
      },
      rows: await countReportRows(snapshot, exact),
      batches: inWords(readReportRows(snapshot, exact, language), reportColumns, language),
      further: totalsSheets(() => readOrderTotals(snapshot, exact, language), head),
    };
  });
}
