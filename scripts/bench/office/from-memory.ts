import { once } from 'node:events';
import { orderExportQuery } from '@gangway/shared/contract/office/orders/orders.ts';
import Excel from 'exceljs';
import { readReportRows } from '../../../api/src/features/orders/office/office-orders.repository.ts';
import { reportColumns } from '../../../api/src/features/orders/office/report-columns.sql.ts';
import { createDatabase } from '../../../api/src/lib/database/database.ts';
import { openSnapshot } from '../../../api/src/lib/database/snapshot.ts';
import { numberFormatOf, type SheetCell } from '../../../api/src/lib/excel/columns.ts';
import { DiscardStream } from './exporter.ts';

/** Every row of the report, as the export reads them. */
export async function readAllRows(databaseUrl: string): Promise<SheetCell[][]> {
  const { db } = createDatabase(databaseUrl, 1);
  const snapshot = await openSnapshot(db);
  try {
    const rows: SheetCell[][] = [];
    for await (const batch of readReportRows(snapshot, orderExportQuery.parse({}), 'en')) rows.push(...batch);
    return rows;
  } finally {
    await snapshot.close();
    await db.destroy();
  }
}

/** Writes rows in memory with exceljs's streaming writer, as its guide does. Returns the seconds. */
export async function writeFromMemory(rows: readonly SheetCell[][]): Promise<number> {
  const begun = performance.now();
  const out = new DiscardStream();
  const workbook = new Excel.stream.xlsx.WorkbookWriter({
    stream: out,
    useStyles: true,
    useSharedStrings: false,
  });
  const sheet = workbook.addWorksheet('Orders', { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = reportColumns.map(({ name, kind, width }) => ({
    header: name,
    key: name,
    width,
    style: { numFmt: numberFormatOf(kind) },
  }));
  for (const row of rows) sheet.addRow(row).commit();
  const closed = once(out, 'finish');
  await workbook.commit();
  await closed;
  return (performance.now() - begun) / 1000;
}
