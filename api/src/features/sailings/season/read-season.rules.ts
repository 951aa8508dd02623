import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import {
  IMPORT_LIMITS,
  type ImportColumn,
  type ImportFinding,
  type ImportRow,
  importColumns,
} from '@gangway/shared/contract/office/sailings/sailing-plans.ts';
import type { SailingOptions } from '@gangway/shared/contract/office/sailings/sailings.ts';
import { AppError } from '../../../lib/errors.ts';
import { readSheet } from '../../../lib/spreadsheet/read-sheet.ts';
import { columnLetter, SheetError, type SheetRow } from '../../../lib/spreadsheet/sheet.ts';
import { textsIn } from '../../../lib/texts.ts';
import type { SailingDraft } from '../planning/draft.rules.ts';
import { cellText } from './cell-values.rules.ts';
import { columnOfHeading, headingOf } from './headings.texts.ts';
import { readRow } from './read-row.rules.ts';

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

/** A season's sheet as far as it could be read, before it is held against what sails already. */
export interface Season {
  rows: (Omit<ImportRow, 'refused'> & { draft: SailingDraft | undefined })[];
  findings: ImportFinding[];
  /** The index of each column in the sheet, from 0. */
  places: ReadonlyMap<ImportColumn, number>;
}

/**
 * Reads a season's sheet, and reports the error of every invalid cell.
 *
 * @throws AppError `season-unreadable` for what is no sheet, `season-too-long` for more than `IMPORT_LIMITS`
 */
export function readSeason(bytes: Buffer, catalogue: SailingOptions, language: Language): Season {
  const [header, ...rows] = readRows(bytes);
  const { places, findings } = readHeader(header, language);
  if (findings.length > 0) return { rows: [], findings, places };
  if (rows.length === 0) findings.push(sheetFinding(textsIn(language)('season.empty')));
  const read = rows.map(row => {
    const cells = new Map([...places].map(([column, place]) => [column, row.cells.get(place)] as const));
    const { draft, problems } = readRow(cells, catalogue, language);
    for (const { column, message } of problems)
      findings.push({
        row: row.number,
        column,
        letter: letterOf(places, column),
        severity: 'refusal',
        message,
      });
    const texts = [...cells].map(([column, cell]) => [column, cellText(cell)] as const);
    return { row: row.number, cells: Object.fromEntries(texts) as ImportRow['cells'], draft };
  });
  return { rows: read, findings, places };
}

/** The letter of the column that a finding is about. */
export function letterOf(places: Season['places'], column: ImportColumn | null): string | null {
  const place = column === null ? undefined : places.get(column);
  return place === undefined ? null : columnLetter(place);
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
): { places: Map<ImportColumn, number>; findings: ImportFinding[] } {
  const t = textsIn(language);
  const places = new Map<ImportColumn, number>();
  const findings: ImportFinding[] = [];
  for (const [place, cell] of header?.cells ?? []) {
    const column = columnOfHeading(cellText(cell));
    if (!column) continue;
    const message = t('season.column-twice', { column: headingOf(column, language) });
    if (places.has(column)) findings.push(sheetFinding(message, column));
    else places.set(column, place);
  }
  for (const column of importColumns)
    if (!places.has(column) && !OPTIONAL.includes(column))
      findings.push(
        sheetFinding(t('season.column-missing', { column: headingOf(column, language) }), column),
      );
  return { places, findings };
}

const sheetFinding = (message: string, column: ImportColumn | null = null): ImportFinding => ({
  row: 0,
  column,
  letter: null,
  severity: 'refusal',
  message,
});
