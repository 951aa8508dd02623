import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import { ink } from './ink.ts';
import { createPdf, pdfBytes } from './pdf-file.ts';
import { createTypesetter, type Style, type Typesetter } from './typesetter.ts';

/** A4 landscape, in points. */
export const PAGE: [number, number] = [841.89, 595.28];
export const MARGIN = 28;
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
export const small: Style = { size: 8, color: ink.mist };

/** A column of a table; `share` is its share of the width that is left; numbers are aligned at the end. */
interface TableColumn {
  header: string;
  share: number;
  align?: 'right';
}

/** A table on as many pages as it needs. `drawHead` draws the heading of each, above the table. */
export interface TableDocument {
  language: Language;
  title: string;
  operator: string;
  columns: readonly TableColumn[];
  rows: readonly string[][];
  drawHead: (type: Typesetter, page: number, pages: number) => void;
}

/** Draws a table as a PDF. It takes a second for some thousand rows: call it in a thread. */
export async function tablePdf(table: TableDocument): Promise<Buffer> {
  const { language, title, operator, columns, rows, drawHead } = table;
  const doc = createPdf({ language, title, operator });
  const type = createTypesetter(doc, language);
  const widths = columnWidths(type, columns, rows);
  const pages = Math.max(1, Math.ceil(rows.length / ROWS_A_PAGE));
  return pdfBytes(doc, () => {
    for (let page = 1; page <= pages; page++) {
      doc.addPage({ size: PAGE, margin: 0 });
      drawHead(type, page, pages);
      drawRows(doc, type, table, widths, page);
    }
  });
}

function drawRows(
  doc: PDFKit.PDFDocument,
  type: Typesetter,
  { columns, rows }: TableDocument,
  widths: readonly number[],
  page: number,
): void {
  const first = (page - 1) * ROWS_A_PAGE;
  const headers = columns.map(({ header }) => header);
  let y = MARGIN + HEAD;
  drawRow(type, { columns, widths, cells: headers }, y, headerStyle);
  for (const cells of rows.slice(first, first + ROWS_A_PAGE)) {
    y += ROW;
    doc
      .moveTo(MARGIN, y - 10)
      .lineTo(PAGE[0] - MARGIN, y - 10)
      .lineWidth(0.4)
      .stroke(ink.line);
    drawRow(type, { columns, widths, cells }, y, cellStyle);
  }
}

/** Each column gets the width of its header and cells, and its share of the rest. If that is too much, the widest columns shrink. */
function columnWidths(
  type: Typesetter,
  columns: readonly TableColumn[],
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
  let left = WIDTH;
  for (const [index, width] of needed.toSorted((a, b) => a - b).entries()) {
    const even = left / (needed.length - index);
    if (width > even) return even;
    left -= width;
  }
  return WIDTH;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

function drawRow(
  type: Typesetter,
  {
    columns,
    widths,
    cells,
  }: { columns: readonly TableColumn[]; widths: readonly number[]; cells: readonly string[] },
  y: number,
  style: Style,
): void {
  let x = MARGIN;
  for (const [index, text] of cells.entries()) {
    const width = widths[index] ?? 0;
    const maxWidth = width - GAP;
    if (text && columns[index]?.align === 'right')
      type.line(clipped(type, text, maxWidth, style), x + maxWidth, y, style, 'right');
    else if (text) type.line(clipped(type, text, maxWidth, style), x, y, style);
    x += width;
  }
}

/** Shortens a long text with an ellipsis, by binary search. */
function clipped(type: Typesetter, text: string, maxWidth: number, style: Style): string {
  if (type.width(text, style) <= maxWidth) return text;
  const characters = [...text];
  let fits = 0;
  let tooLong = characters.length;
  while (tooLong - fits > 1) {
    const middle = (fits + tooLong) >> 1;
    if (type.width(`${characters.slice(0, middle).join('')}…`, style) <= maxWidth) fits = middle;
    else tooLong = middle;
  }
  return `${characters.slice(0, fits).join('')}…`;
}
