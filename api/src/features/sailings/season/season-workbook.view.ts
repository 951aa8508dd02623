import { textIn } from '@gangway/shared/contract/base/languages.ts';
import { type Language, sessions } from '@gangway/shared/contract/base/vocabulary.ts';
import { type ImportColumn, importColumns } from '@gangway/shared/contract/office/sailings/sailing-plans.ts';
import type { SailingOptions } from '@gangway/shared/contract/office/sailings/sailings.ts';
import type Excel from 'exceljs';
import { bearableWorkbook } from '../../../lib/excel/bearable-workbook.ts';
import { textsIn } from '../../../lib/texts.ts';
import { headingOf } from './headings.texts.ts';

/** The values of a row in a season's sheet. Excel counts days without time zones: a date is midnight UTC. */
export type SeasonRow = Partial<Record<ImportColumn, string | number | Date>>;

const widths: Partial<Record<ImportColumn, number>> = {
  ship: 20,
  departure: 18,
  destination: 18,
  nonRefundable: 15,
};
const formats: Partial<Record<ImportColumn, string>> = {
  date: 'yyyy-mm-dd',
  departs: 'hh:mm',
  arrives: 'hh:mm',
  capacity: '0',
  adult: '#,##0.00',
  child: '#,##0.00',
  infant: '#,##0.00',
  senior: '#,##0.00',
};
/** The number of rows with choices in their cells. */
const ROWS_WITH_CHOICES = 2_000;

/** A workbook with a season's sheet, its choices, and instructions. */
export async function seasonWorkbook(
  rows: readonly SeasonRow[],
  catalogue: SailingOptions,
  language: Language,
): Promise<Buffer> {
  const t = textsIn(language);
  // Loaded on first use, to save memory.
  const { default: excel } = await import('exceljs');
  const book = new excel.Workbook();
  const sheet = book.addWorksheet(t('documents:season.sheet'), { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = importColumns.map(key => ({
    key,
    header: headingOf(key, language),
    width: widths[key] ?? 13,
    style: { numFmt: formats[key] ?? 'General' },
  }));
  sheet.getRow(1).font = { bold: true };
  for (const row of rows) showDates(sheet.addRow(row));
  const choices = addChoices(book, catalogue, language);
  for (const [column, formula] of choices)
    for (let row = 2; row <= Math.max(ROWS_WITH_CHOICES, rows.length + 1); row++)
      sheet.getCell(row, importColumns.indexOf(column) + 1).dataValidation = {
        type: 'list',
        allowBlank: true,
        showErrorMessage: true,
        formulae: [formula],
      };
  addGuide(book, language);
  return Buffer.from(await bearableWorkbook(book).xlsx.writeBuffer());
}

/** Shows the date of a time that is on another day than its row. */
function showDates(row: Excel.Row): void {
  for (const column of ['departs', 'arrives']) {
    const cell = row.getCell(column);
    if (Number(cell.value) >= 1) cell.numFmt = 'yyyy-mm-dd hh:mm';
  }
}

/** A sheet of lists, and the range of each column's choices. */
function addChoices(
  book: Excel.Workbook,
  { ships, routes }: SailingOptions,
  language: Language,
): [ImportColumn, string][] {
  const t = textsIn(language);
  const name = t('documents:season.lists');
  const sheet = book.addWorksheet(name);
  const ports = routes.flatMap(({ departure, destination }) => [departure.name, destination.name]);
  const lists: [ImportColumn[], string[]][] = [
    [['session'], sessions.map(session => t(`documents:session.${session}`))],
    [['ship'], ships.filter(({ status }) => status === 'active').map(ship => ship.name)],
    [['departure', 'destination'], [...new Set(ports.map(port => textIn(port, language)))].sort()],
    [
      ['nonRefundable', 'peak'],
      [t('documents:season.yes'), t('documents:season.no')],
    ],
  ];
  return lists.flatMap(([columns, values], index) => {
    const [first = 'date'] = columns;
    const list = sheet.getColumn(index + 1);
    list.values = [headingOf(first, language), ...values];
    list.width = 24;
    const formula = `'${name}'!$${list.letter}$2:$${list.letter}$${Math.max(values.length, 1) + 1}`;
    return columns.map((column): [ImportColumn, string] => [column, formula]);
  });
}

const examples: Record<ImportColumn, string> = {
  date: '2027-03-12',
  session: '',
  ship: 'Selat Aurora',
  departure: 'Penang',
  destination: 'Langkawi',
  departs: '20:00',
  arrives: '07:00',
  gate: 'S1',
  capacity: '600',
  nonRefundable: '',
  peak: '',
  adult: '128.00',
  child: '77.00',
  infant: '19.00',
  senior: '102.00',
};

function addGuide(book: Excel.Workbook, language: Language): void {
  const t = textsIn(language);
  const sheet = book.addWorksheet(t('documents:season.guide'));
  sheet.columns = [
    { key: 'column', header: t('documents:season.guideColumns.column'), width: 18 },
    { key: 'meaning', header: t('documents:season.guideColumns.meaning'), width: 64 },
    { key: 'example', header: t('documents:season.guideColumns.example'), width: 18 },
  ];
  sheet.getRow(1).font = { bold: true };
  const words: Partial<Record<ImportColumn, string>> = {
    session: t('documents:session.nighttime'),
    nonRefundable: t('documents:season.no'),
    peak: t('documents:season.yes'),
  };
  sheet.addRows(
    importColumns.map(column => ({
      column: headingOf(column, language),
      meaning: t(`documents:season.guidance.${column}`),
      example: words[column] ?? examples[column],
    })),
  );
}
