import type Excel from 'exceljs';
import { encodeEscapes } from '../spreadsheet/escapes.ts';

/** Makes every text of a workbook valid for a sheet. */
export function bearableWorkbook(book: Excel.Workbook): Excel.Workbook {
  book.eachSheet(sheet =>
    sheet.eachRow(row =>
      row.eachCell(cell => {
        if (typeof cell.value === 'string') cell.value = encodeEscapes(cell.value);
      }),
    ),
  );
  return book;
}
