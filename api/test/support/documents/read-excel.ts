import Excel from 'exceljs';

/**
 * The first sheet as shown in Excel: values by column header, and the cells. The header is the last frozen row; lines above it are
 * `title`. A last row of sums is in `totals`, not in `rows`.
 */
export async function readExcel(file: ArrayBuffer) {
  const workbook = new Excel.Workbook();
  await workbook.xlsx.load(file as never);
  const sheet = workbook.worksheets[0] as Excel.Worksheet;
  return { workbook, sheet, ...readTable(sheet) };
}

export function readTable(sheet: Excel.Worksheet) {
  const [view] = sheet.views;
  const headerRow = view?.state === 'frozen' ? (view.ySplit ?? 1) : 1;
  const headers = (sheet.getRow(headerRow).values as string[]).slice(1);
  const valuesOf = (row: number) =>
    Object.fromEntries(headers.map((header, column) => [header, sheet.getCell(row, column + 1).value]));
  const isTotals = (row: number) => headers.some((_, column) => sheet.getCell(row, column + 1).formula);
  const last = sheet.rowCount;
  const hasTotals = last > headerRow && isTotals(last);
  const count = last - headerRow - (hasTotals ? 1 : 0);
  return {
    headers,
    rows: Array.from({ length: count }, (_, index) => valuesOf(headerRow + 1 + index)),
    totals: hasTotals ? valuesOf(last) : null,
    title: Array.from({ length: headerRow - 1 }, (_, index) =>
      (sheet.getRow(index + 1).values as string[]).slice(1).join(': '),
    ),
    cell: (row: number, header: string) => sheet.getCell(headerRow + 1 + row, headers.indexOf(header) + 1),
  };
}
