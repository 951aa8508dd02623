import Excel from 'exceljs';

/** A worksheet as shown in Excel: values by column header, and the cells. */
export async function readExcel(file: ArrayBuffer) {
  const workbook = new Excel.Workbook();
  await workbook.xlsx.load(file as never);
  const sheet = workbook.worksheets[0] as Excel.Worksheet;
  const headers = (sheet.getRow(1).values as string[]).slice(1);
  const rows = Array.from({ length: sheet.rowCount - 1 }, (_, index) =>
    Object.fromEntries(headers.map((header, column) => [header, sheet.getCell(index + 2, column + 1).value])),
  );
  const cell = (row: number, header: string) => sheet.getCell(row + 2, headers.indexOf(header) + 1);
  return { workbook, sheet, headers, rows, cell };
}
