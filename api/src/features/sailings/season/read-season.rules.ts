import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import {
  DATE_ORDER_EXAMPLES,
  IMPORT_LIMITS,
  type ImportColumn,
  type ImportFinding,
  type ImportPreview,
  type ImportRow,
  importColumns,
} from '@gangway/shared/contract/office/sailings/sailing-plans.ts';
import { writePlainDate } from '@gangway/shared/i18n/dates.ts';
import { AppError } from '../../../lib/errors.ts';
import { readSheet } from '../../../lib/spreadsheet/read-sheet.ts';
import { columnLetter, SheetError, type SheetRow } from '../../../lib/spreadsheet/sheet.ts';
import { textsIn } from '../../../lib/texts.ts';
import type { SailingDraft } from '../planning/draft.rules.ts';
import { cellText, possibleDays } from './cells/cell-values.rules.ts';
import { columnOfHeading, headingOf } from './headings.texts.ts';
import { type Reader, readRow } from './read-row.rules.ts';

const SHEET_LIMITS = { rows: IMPORT_LIMITS.rows + 1, columns: 60, cellLength: 200 };
const OPTIONAL: readonly ImportColumn[] = [
  'gate',
  'capacity',
  'nonRefundable',
  'peak',
  'adult',
  'child',
  'infant',
  'senior',
];

/** A row as read, and its sailing. */
type ReadSeasonRow = Omit<ImportRow, 'refused' | 'unchanged'> & { draft: SailingDraft | undefined };

/** A season's sheet as far as it could be read, before the comparison with existing sailings. */
export interface Season {
  rows: ReadSeasonRow[];
  findings: ImportFinding[];
  /** The index of each column in the sheet, from 0. */
  columnIndexes: ReadonlyMap<ImportColumn, number>;
  /** Null if no date is ambiguous. */
  dateOrder: ImportPreview['dateOrder'];
}

/**
 * Reads a season's sheet, and reports the error of every invalid cell. Ambiguous dates are one finding for the file, until their
 * order is chosen.
 *
 * @throws AppError `season-unreadable` for a file that is no sheet, `season-too-long` for more than `IMPORT_LIMITS`
 */
export function readSeason(bytes: Buffer, reader: Reader): Season {
  const { language } = reader;
  const [header, ...rows] = readRows(bytes);
  const { columnIndexes, findings } = readHeader(header, language);
  if (findings.length > 0) return { rows: [], findings, columnIndexes, dateOrder: null };
  if (rows.length === 0) findings.push(sheetFinding(textsIn(language)('season.empty')));
  const dateOrder = orderOf(rows, columnIndexes, reader);
  if (dateOrder?.chosen === null)
    findings.push(...dateOrder.examples.slice(0, 1).map(example => orderFinding(example, language)));
  const read = rows.map(row => {
    const cells = new Map(
      [...columnIndexes].map(([column, index]) => [column, row.cells.get(index)] as const),
    );
    const { draft, understood, problems } = readRow(cells, reader);
    for (const { column, message } of problems)
      findings.push({
        row: row.number,
        column,
        letter: letterOf(columnIndexes, column),
        severity: 'refusal',
        message,
      });
    const texts = [...cells].map(([column, cell]) => [column, cellText(cell)] as const);
    const shown = { ...Object.fromEntries(texts), ...understood } as ImportRow['cells'];
    return { row: row.number, cells: shown, draft };
  });
  return { rows: read, findings, columnIndexes, dateOrder };
}

type DateExample = NonNullable<Season['dateOrder']>['examples'][number];

/** Whether the sheet has ambiguous dates, and the first of them in both orders. */
function orderOf(
  rows: readonly SheetRow[],
  columnIndexes: Season['columnIndexes'],
  { dateOrder }: Reader,
): Season['dateOrder'] {
  const index = columnIndexes.get('date');
  const ambiguous = rows.flatMap(({ number, cells }) => {
    const cell = index === undefined ? undefined : cells.get(index);
    const [dayMonth, monthDay] = cell ? possibleDays(cell) : [];
    return dayMonth && monthDay ? [{ row: number, text: cellText(cell), dayMonth, monthDay }] : [];
  });
  if (ambiguous.length === 0) return null;
  return {
    chosen: dateOrder ?? null,
    rows: ambiguous.length,
    examples: ambiguous.slice(0, DATE_ORDER_EXAMPLES),
  };
}

/** The letter of a finding's column. */
export function letterOf(columnIndexes: Season['columnIndexes'], column: ImportColumn | null): string | null {
  const index = column === null ? undefined : columnIndexes.get(column);
  return index === undefined ? null : columnLetter(index);
}

function orderFinding({ text, dayMonth, monthDay }: DateExample, language: Language): ImportFinding {
  const message = textsIn(language)('season.date-order', {
    text,
    dayMonth: writePlainDate(dayMonth, language),
    monthDay: writePlainDate(monthDay, language),
  });
  return sheetFinding(message, 'date');
}

function readRows(bytes: Buffer): SheetRow[] {
  const tooLong = new AppError('season-too-long', {
    params: { rows: IMPORT_LIMITS.rows, megabytes: IMPORT_LIMITS.bytes / 1024 / 1024 },
  });
  if (bytes.length > IMPORT_LIMITS.bytes) throw tooLong;
  try {
    return readSheet(bytes, SHEET_LIMITS);
  } catch (error) {
    if (!(error instanceof SheetError)) throw error;
    throw error.reason === 'too-long' ? tooLong : new AppError('season-unreadable');
  }
}

function readHeader(
  header: SheetRow | undefined,
  language: Language,
): { columnIndexes: Map<ImportColumn, number>; findings: ImportFinding[] } {
  const t = textsIn(language);
  const columnIndexes = new Map<ImportColumn, number>();
  const findings: ImportFinding[] = [];
  for (const [index, cell] of header?.cells ?? []) {
    const column = columnOfHeading(cellText(cell));
    if (!column) continue;
    const message = t('season.column-twice', { column: headingOf(column, language) });
    if (columnIndexes.has(column)) findings.push(sheetFinding(message, column));
    else columnIndexes.set(column, index);
  }
  for (const column of importColumns)
    if (!columnIndexes.has(column) && !OPTIONAL.includes(column))
      findings.push(
        sheetFinding(t('season.column-missing', { column: headingOf(column, language) }), column),
      );
  return { columnIndexes, findings };
}

const sheetFinding = (message: string, column: ImportColumn | null = null): ImportFinding => ({
  row: 0,
  column,
  letter: null,
  severity: 'refusal',
  message,
});
