import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import type { SheetLimits, SheetRow } from './sheet.ts';
import { isZip } from './unzip.ts';

/** The rows of an Excel workbook's first sheet or of a CSV, detected by content. Throws a SheetError. */
export function readSheet(bytes: Buffer, limits: SheetLimits): SheetRow[] {
  return isZip(bytes) ? readXlsx(bytes, limits) : readCsv(bytes, limits);
}
