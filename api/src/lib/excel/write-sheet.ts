import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { setImmediate as breathe } from 'node:timers/promises';
import type Excel from 'exceljs';
import { encodeEscapes } from '../spreadsheet/escapes.ts';
import { numberFormats, type SheetCell, type SheetColumn } from './columns.ts';

export interface Sheet {
  name: string;
  columns: readonly SheetColumn[];
  /** Who it is from, in the file's properties, and when it was made. */
  creator: string;
  createdAt: Date;
}

/** A sheet with its rows. They are read once the sheets before are written. */
export interface FurtherSheet {
  sheet: Pick<Sheet, 'name' | 'columns'>;
  batches: AsyncIterable<readonly (readonly SheetCell[])[]>;
}

/** Rows that are written before others get a turn: some five milliseconds of work. */
const ROWS_AT_A_TIME = 200;

/** Fast rather than small. Each step buffers up to 64 KB of the file; a megabyte by default. */
const zip = { zlib: { level: 1 }, highWaterMark: 64 * 1024 };

/** How long the client may read nothing before writing is aborted. */
const STALLED_MS = 60_000;

const headerStyle = { font: { bold: true }, alignment: { vertical: 'middle' } } as const;

/**
 * Writes a workbook of one sheet, or more, to `out` as their rows come, first row frozen. Rows wait where `out` is not read: what is
 * in memory does not grow with their number.
 *
 * @throws AbortError when `out` is closed early, or not read for a minute.
 */
export async function writeSheet(
  out: Writable,
  { name, columns, creator, createdAt }: Sheet,
  batches: AsyncIterable<readonly (readonly SheetCell[])[]>,
  further: readonly FurtherSheet[] = [],
): Promise<void> {
  const closed = new AbortController();
  out.once('close', () => {
    if (!out.writableFinished) closed.abort();
  });
  // Loaded with the first export: a server that makes none does without its memory.
  const { default: excel } = await import('exceljs');
  const workbook = new excel.stream.xlsx.WorkbookWriter({
    stream: out,
    useStyles: true,
    useSharedStrings: false,
    zip,
  });
  const by = encodeEscapes(creator);
  Object.assign(workbook, { creator: by, lastModifiedBy: by, created: createdAt, modified: createdAt });
  for (const one of [{ sheet: { name, columns }, batches }, ...further])
    await addSheet(workbook, one, closed);
  await Promise.race([workbook.commit(), untilAborted(closed.signal)]);
}

async function addSheet(
  workbook: Excel.stream.xlsx.WorkbookWriter,
  { sheet: { name, columns }, batches }: FurtherSheet,
  closed: AbortController,
): Promise<void> {
  const sheet = workbook.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = columns.map(({ width }) => ({ width }));
  const header = sheet.addRow(columns.map(column => encodeEscapes(column.header)));
  header.eachCell(cell => {
    cell.style = headerStyle;
  });
  header.commit();
  const addRow = rowWriter(sheet, columns);
  for await (const rows of batches) {
    for (let first = 0; first < rows.length; first += ROWS_AT_A_TIME) {
      for (const row of rows.slice(first, first + ROWS_AT_A_TIME)) addRow(row);
      await drained(sheet, closed);
    }
  }
  closed.signal.throwIfAborted();
  sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: columns.length } };
  sheet.commit();
}

/** One style object a kind: exceljs knows a style it has met by the object, any other it writes out again and compares. */
function rowWriter(sheet: Excel.Worksheet, columns: readonly SheetColumn[]) {
  const styleOf = new Map(
    columns.map(({ kind }) => [kind, { numFmt: numberFormats[kind] } as Excel.Style] as const),
  );
  const styles = columns.map(({ kind }) => styleOf.get(kind) as Excel.Style);
  return (cells: readonly SheetCell[]) => {
    const row = sheet.addRow([]);
    for (const [index, value] of cells.entries()) {
      if (value === null || value === '') continue;
      const cell = row.getCell(index + 1);
      // exceljs writes texts as they are: what looks like an escape would be another text when it is opened.
      cell.value = typeof value === 'string' ? encodeEscapes(value) : value;
      cell.style = styles[index] as Excel.Style;
    }
    row.commit();
  };
}

/** What exceljs writes a sheet to: a stream of its own, which hands on to the ZIP's entry without ever waiting for it. */
interface SheetStream {
  // The entry is of an older stream library, which has no `writableLength` yet.
  pipes: (Writable & { _writableState: { length: number } })[];
}

/** Waits until the written data have been passed on, so that a slow client does not fill the memory. */
async function drained(sheet: Excel.Worksheet, closed: AbortController): Promise<void> {
  closed.signal.throwIfAborted();
  const [entry] = (sheet as unknown as { stream: SheetStream }).stream.pipes;
  if (!entry || entry._writableState.length === 0) return breathe();
  // One timer, taken back: an `AbortSignal.timeout` a wait would live on for its minute, thousands of them at a time.
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
