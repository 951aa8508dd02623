import { textIn } from '@gangway/shared/contract/base/languages.ts';
import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import { writeDateTime } from '@gangway/shared/i18n/dates.ts';
import { ink } from '../../lib/documents/ink.ts';
import { createPdf, pdfBytes } from '../../lib/documents/pdf-file.ts';
import { createTypesetter, type Style, type Typesetter } from '../../lib/documents/typesetter.ts';
import { textsIn } from '../../lib/texts.ts';
import type { Manifest } from './manifest.service.ts';
import { type ManifestColumn, manifestColumns } from './manifest-columns.view.ts';

/** A4 landscape, in points. */
const PAGE: [number, number] = [841.89, 595.28];
const MARGIN = 28;
const HEAD = 74;
const ROW = 15;
const ROWS_A_PAGE = Math.floor((PAGE[1] - HEAD - 2 * MARGIN - ROW) / ROW);
const WIDTH = PAGE[0] - 2 * MARGIN;
/** Free space at the end of a column. */
const GAP = 4;
/** How many of the longest texts of a column are measured, because letters differ in width. */
const MEASURED = 20;

const cellStyle: Style = { size: 7.5, color: ink.ink };
const headerStyle: Style = { voice: 'strong', size: 7.5, color: ink.abyss };
const small: Style = { size: 8, color: ink.mist };

interface Table {
  columns: readonly ManifestColumn[];
  rows: readonly string[][];
  /** The columns' widths in points. */
  widths: readonly number[];
}

/** The content, its language, and the data of the heading. */
export interface ManifestFile {
  manifest: Manifest;
  language: Language;
  operator: string;
  now: Date;
}

/** The manifest as a PDF, for the harbor master and for head counts. */
export async function manifestPdf({ manifest, language, operator, now }: ManifestFile): Promise<Buffer> {
  const t = textsIn(language);
  const title = `${t('reports:manifest.title')}, ${manifest.sailing.ship}, ${manifest.sailing.date}`;
  const doc = createPdf({ language, title, operator });
  const type = createTypesetter(doc, language);
  const columns = manifestColumns(language, manifest.route).filter(({ share }) => share > 0);
  const rows = manifest.passengers.map((passenger, index) =>
    columns.map(({ cell }) => String(cell(passenger, index + 1) ?? '')),
  );
  const table = { columns, rows, widths: columnWidths(type, columns, rows) };
  const pages = Math.max(1, Math.ceil(rows.length / ROWS_A_PAGE));
  return pdfBytes(doc, () => {
    for (let page = 1; page <= pages; page++) {
      doc.addPage({ size: PAGE, margin: 0 });
      drawHead(type, manifest, language, { operator, now, page, pages });
      drawRows(doc, type, table, page);
    }
  });
}

function drawHead(
  type: Typesetter,
  { sailing, passengers, local, foreign, boarded, complete }: Manifest,
  language: Language,
  { operator, now, page, pages }: { operator: string; now: Date; page: number; pages: number },
): void {
  const texts = textsIn(language);
  const t = (key: string, params: Record<string, string | number>) =>
    texts(`reports:manifest.${key}`, params);
  const number = passengers.length;
  const voyage = `${sailing.ship}  ·  ${textIn(sailing.departure.name, language)} – ${textIn(sailing.destination.name, language)}  ·  ${writeDateTime(new Date(sailing.departsAt), language)}`;
  type.line(t('title', {}), MARGIN, MARGIN + 16, { voice: 'display', size: 16, color: ink.abyss });
  type.line(voyage, MARGIN, MARGIN + 34, { voice: 'strong', size: 10, color: ink.ink });
  type.line(t('summary', { number, local, foreign, boarded }), MARGIN, MARGIN + 48, small);
  const right = PAGE[0] - MARGIN;
  type.line(operator, right, MARGIN + 16, small, 'right');
  type.line(t('printed', { time: writeDateTime(now, language) }), right, MARGIN + 34, small, 'right');
  type.line(t('completeness', { complete, number }), right, MARGIN + 48, small, 'right');
  type.line(t('page', { page, pages }), right, PAGE[1] - MARGIN / 2, small, 'right');
}

function drawRows(doc: PDFKit.PDFDocument, type: Typesetter, table: Table, page: number): void {
  const { columns, rows, widths } = table;
  const first = (page - 1) * ROWS_A_PAGE;
  const headers = columns.map(({ header }) => header);
  let y = MARGIN + HEAD;
  drawRow(type, widths, headers, y, headerStyle);
  for (const cells of rows.slice(first, first + ROWS_A_PAGE)) {
    y += ROW;
    doc
      .moveTo(MARGIN, y - 10)
      .lineTo(PAGE[0] - MARGIN, y - 10)
      .lineWidth(0.4)
      .stroke(ink.line);
    drawRow(type, widths, cells, y, cellStyle);
  }
}

/** Each column gets room for its header and cells, and its share of the rest. If that is too much, the widest columns shrink. */
function columnWidths(
  type: Typesetter,
  columns: readonly ManifestColumn[],
  cells: readonly string[][],
): number[] {
  const needed = columns.map(({ header }, index) => {
    const longest = [...new Set(cells.map(row => row[index] ?? ''))]
      .sort((a, b) => b.length - a.length)
      .slice(0, MEASURED);
    const widths = longest.map(text => type.width(text, cellStyle));
    return Math.max(type.width(header, headerStyle), ...widths) + GAP;
  });
  const left = WIDTH - sum(needed);
  const shares = sum(columns.map(({ share }) => share));
  if (left >= 0) return needed.map((width, index) => width + ((columns[index]?.share ?? 0) / shares) * left);
  const widest = widestThatFits(needed);
  return needed.map(width => Math.min(width, widest));
}

/** The width to which the widest columns are cut so that all of them fit the page. */
function widestThatFits(needed: readonly number[]): number {
  let room = WIDTH;
  for (const [index, width] of needed.toSorted((a, b) => a - b).entries()) {
    const even = room / (needed.length - index);
    if (width > even) return even;
    room -= width;
  }
  return WIDTH;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

function drawRow(
  type: Typesetter,
  widths: readonly number[],
  cells: readonly string[],
  y: number,
  style: Style,
): void {
  let x = MARGIN;
  for (const [index, text] of cells.entries()) {
    const room = (widths[index] ?? 0) - GAP;
    if (text) type.line(clipped(type, text, room, style), x, y, style);
    x += widths[index] ?? 0;
  }
}

/** Shortens a long text with an ellipsis, by binary search. */
function clipped(type: Typesetter, text: string, room: number, style: Style): string {
  if (type.width(text, style) <= room) return text;
  const characters = [...text];
  let fits = 0;
  let tooLong = characters.length;
  while (tooLong - fits > 1) {
    const middle = (fits + tooLong) >> 1;
    if (type.width(`${characters.slice(0, middle).join('')}…`, style) <= room) fits = middle;
    else tooLong = middle;
  }
  return `${characters.slice(0, fits).join('')}…`;
}
