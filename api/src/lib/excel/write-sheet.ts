import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { setImmediate as breathe } from 'node:timers/promises';
import { minorUnits } from '@gangway/shared/domain/money/currency.ts';
import type Excel from 'exceljs';
import { encodeEscapes } from '../spreadsheet/escapes.ts';
import { type ColumnKind, numberFormatOf, type SheetCell, type SheetColumn } from './columns.ts';

export interface Sheet {
  name: string;
  columns: readonly SheetColumn[];
  /** Lines above the header, which say what the sheet shows: a heading, then names with their values. */
  title?: { heading: string; facts: readonly (readonly [name: string, value: string])[] };
  /** The word beside a last row with the sums of counts and amounts; no such row if omitted. */
  total?: string;
  /** The author in the file's properties. */
  creator: string;
  createdAt: Date;
}

/** A further sheet with its rows, which are read after the sheets before are written. */
export interface FurtherSheet {
  sheet: Pick<Sheet, 'name' | 'columns' | 'title' | 'total'>;
  batches: AsyncIterable<readonly (readonly SheetCell[])[]>;
}

/** Rows that are written before other work gets a turn: some five milliseconds. */
const ROWS_AT_A_TIME = 200;

/** Fast instead of small. Each step buffers up to 64 KB of the file; the default is a megabyte. */
const zip = { zlib: { level: 1 }, highWaterMark: 64 * 1024 };

/** How long the client may not read before writing is aborted. */
const STALLED_MS = 60_000;

const headerStyle = { font: { bold: true }, alignment: { vertical: 'middle' } } as const;
const headingStyle = { font: { bold: true, size: 14 } } as const;
const totalBorder = { top: { style: 'thin' } } as const;

/** How numbers look. An amount that is too wide for its column is written smaller: Excel would show `####`. */
const numberStyleOf = (kind: ColumnKind) => ({
  numFmt: numberFormatOf(kind),
  ...(kind === 'money' && { alignment: { shrinkToFit: true } }),
});

/** A page of A4 in landscape, as wide as all columns; each page repeats the header and is numbered. */
const pageOf = (headerRow: number) => ({
  pageSetup: {
    paperSize: 9,
    orientation: 'landscape',
    fitToPage: true,
    fitToWidth: 1,
    fitToHeight: 0,
    printTitlesRow: `${headerRow}:${headerRow}`,
  } as const,
  headerFooter: { oddFooter: '&L&A&R&P / &N' },
});

/**
 * Writes a workbook of one or more sheets to `out` as their rows arrive, with the header frozen. Rows wait while `out` is not read, so
 * that memory does not grow with their number.
 *
 * @throws AbortError when `out` is closed early, or not read for a minute.
 */
export async function writeSheet(
  out: Writable,
  { creator, createdAt, ...sheet }: Sheet,
  batches: AsyncIterable<readonly (readonly SheetCell[])[]>,
  further: readonly FurtherSheet[] = [],
): Promise<void> {
  const closed = new AbortController();
  out.once('close', () => {
    if (!out.writableFinished) closed.abort();
  });
  // Loaded with the first export, to save memory on a server without exports.
  const { default: excel } = await import('exceljs');
  const workbook = new excel.stream.xlsx.WorkbookWriter({
    stream: out,
    useStyles: true,
    useSharedStrings: false,
    zip,
  });
  const by = encodeEscapes(creator);
  Object.assign(workbook, { creator: by, lastModifiedBy: by, created: createdAt, modified: createdAt });
  for (const each of [{ sheet, batches }, ...further]) await addSheet(workbook, each, closed);
  await Promise.race([workbook.commit(), untilAborted(closed.signal)]);
}

async function addSheet(
  workbook: Excel.stream.xlsx.WorkbookWriter,
  { sheet: { name, columns, title, total }, batches }: FurtherSheet,
  closed: AbortController,
): Promise<void> {
  const headerRow = title ? title.facts.length + 3 : 1;
  const sheet = workbook.addWorksheet(name, {
    views: [{ state: 'frozen', ySplit: headerRow }],
    ...pageOf(headerRow),
  });
  sheet.columns = columns.map(({ width }) => ({ width }));
  if (title) addTitle(sheet, title);
  const header = sheet.addRow(columns.map(column => encodeEscapes(column.header)));
  header.eachCell(cell => {
    cell.style = headerStyle;
  });
  header.commit();
  const addRow = rowWriter(sheet, columns);
  const sums = createSums(columns);
  let lastRow = headerRow;
  for await (const rows of batches) {
    for (let first = 0; first < rows.length; first += ROWS_AT_A_TIME) {
      for (const row of rows.slice(first, first + ROWS_AT_A_TIME)) {
        addRow(row);
        sums.add(row);
        lastRow += 1;
      }
      await drained(sheet, closed);
    }
  }
  closed.signal.throwIfAborted();
  if (total !== undefined && lastRow > headerRow)
    addTotals(sheet, columns, { total, from: headerRow + 1, to: lastRow, sums: sums.of });
  sheet.autoFilter = {
    from: { row: headerRow, column: 1 },
    to: { row: lastRow, column: columns.length },
  };
  sheet.commit();
}

/** The heading, the facts, and an empty row before the header. */
function addTitle(sheet: Excel.Worksheet, { heading, facts }: NonNullable<Sheet['title']>): void {
  const first = sheet.addRow([encodeEscapes(heading)]);
  first.getCell(1).style = headingStyle;
  first.commit();
  for (const [name, value] of facts) {
    const row = sheet.addRow([encodeEscapes(name), encodeEscapes(value)]);
    row.getCell(1).style = headerStyle;
    row.commit();
  }
  sheet.addRow([]).commit();
}

/** Sums of the columns of counts and amounts. Amounts are added in sen, so that no fraction is lost. */
function createSums(columns: readonly SheetColumn[]) {
  const totals = columns.map(() => 0);
  return {
    add(row: readonly SheetCell[]): void {
      for (const [index, { kind }] of columns.entries()) {
        const value = row[index];
        if (typeof value !== 'number') continue;
        if (kind === 'count') totals[index] = (totals[index] ?? 0) + value;
        if (kind === 'money') totals[index] = (totals[index] ?? 0) + Math.round(value * minorUnits());
      }
    },
    of: (index: number): number =>
      (totals[index] ?? 0) / (columns[index]?.kind === 'money' ? minorUnits() : 1),
  };
}

/** A last row with sums that follow the sheet's filter: Excel's SUBTOTAL leaves out hidden rows. */
function addTotals(
  sheet: Excel.Worksheet,
  columns: readonly SheetColumn[],
  { total, from, to, sums }: { total: string; from: number; to: number; sums: (index: number) => number },
): void {
  const row = sheet.addRow([encodeEscapes(total)]);
  row.getCell(1).style = { ...headerStyle, border: totalBorder };
  for (const [index, { kind }] of columns.entries()) {
    if (kind !== 'count' && kind !== 'money') continue;
    const cell = row.getCell(index + 1);
    const { letter } = sheet.getColumn(index + 1);
    cell.value = { formula: `SUBTOTAL(109,${letter}${from}:${letter}${to})`, result: sums(index) };
    cell.style = { ...headerStyle, border: totalBorder, ...numberStyleOf(kind) };
  }
  row.commit();
}

/** One style object per kind: exceljs recognizes a used style by its object, and otherwise writes and compares it again. */
function rowWriter(sheet: Excel.Worksheet, columns: readonly SheetColumn[]) {
  const styleOf = new Map(columns.map(({ kind }) => [kind, numberStyleOf(kind) as Excel.Style] as const));
  const styles = columns.map(({ kind }) => styleOf.get(kind) as Excel.Style);
  return (cells: readonly SheetCell[]) => {
    const row = sheet.addRow([]);
    for (const [index, value] of cells.entries()) {
      if (value === null || value === '') continue;
      const cell = row.getCell(index + 1);
      // exceljs writes texts unchanged: one that looks like an escape would be read as another text.
      cell.value = typeof value === 'string' ? encodeEscapes(value) : value;
      cell.style = styles[index] as Excel.Style;
    }
    row.commit();
  };
}

/** The stream that exceljs writes a sheet to. It passes data on to the ZIP's entry without waiting for it. */
interface SheetStream {
  // The entry is of an older stream library without `writableLength`.
  pipes: (Writable & { _writableState: { length: number } })[];
}

/** Waits until the written data have been passed on, so that a slow client does not fill the memory. */
async function drained(sheet: Excel.Worksheet, closed: AbortController): Promise<void> {
  closed.signal.throwIfAborted();
  const [entry] = (sheet as unknown as { stream: SheetStream }).stream.pipes;
  if (!entry || entry._writableState.length === 0) return breathe();
  // One timer, which is cleared: an `AbortSignal.timeout` per wait would live for its minute, thousands of them at a time.
  const stalled = setTimeout(() => closed.abort(), STALLED_MS);
  try {
    await once(entry, 'drain', { signal: closed.signal });
  } finally {
    clearTimeout(stalled);
  }
}

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
