import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type { BoardingExportQuery } from '@gangway/shared/contract/office/gate/boarding.ts';
import { type ExportedSheet, exportSheet } from '../../../lib/excel/export-sheet.ts';
import { inWords, reportSheet } from '../../../lib/excel/report-columns.ts';
import type { Deps } from '../../../lib/http/context.ts';
import { loadSettings } from '../../../operator/settings.service.ts';
import { countRecords } from './records.repository.ts';
import { readRecordRows, recordColumns } from './records-report.sql.ts';

/** The filtered write-off records of this moment as an Excel file. @throws AppError `too-many-exports` */
export function recordsReport(
  deps: Deps,
  query: BoardingExportQuery,
  language: Language,
): Promise<ExportedSheet> {
  return exportSheet(deps, async snapshot => {
    const { operatorName: creator } = await loadSettings(snapshot.db);
    return {
      sheet: reportSheet('boarding', recordColumns, { language, creator, createdAt: deps.clock.now() }),
      rows: await countRecords(snapshot.db, query),
      batches: inWords(readRecordRows(snapshot, query, language), recordColumns, language),
    };
  });
}
