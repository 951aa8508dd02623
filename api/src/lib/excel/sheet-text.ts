import type Excel from 'exceljs';

/** What XML 1.0 has no way to write down; a half surrogate is one with `u` alone. */
const unwritable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
/** How a sheet writes such a character down; a text that only looks so is told apart by its underscore. */
const escaped = /_(?=x[\da-f]{4}_)/gi;

/** A text as a sheet bears it, whatever was stored: one character alone would make the whole file unreadable. */
export const sheetText = (text: string): string => text.replace(unwritable, '').replace(escaped, '_x005F_');

/** Makes every text of a workbook one that a sheet bears. */
export function bearableWorkbook(book: Excel.Workbook): Excel.Workbook {
  book.eachSheet(sheet =>
    sheet.eachRow(row =>
      row.eachCell(cell => {
        if (typeof cell.value === 'string') cell.value = sheetText(cell.value);
      }),
    ),
  );
  return book;
}
