import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import { ink } from './ink.ts';
import { createPdf, pdfBytes } from './pdf-file.ts';
import { createTypesetter, type Style, type Typesetter } from './typesetter.ts';

/** A4 landscape, in points. */
const PAGE: [number, number] = [841.89, 595.28];
const MARGIN = 28;
const HEAD = 74;
const ROW = 15;
const ROWS_A_PAGE = Math.floor((PAGE[1] - HEAD - 2 * MARGIN - ROW) / ROW);
const WIDTH = PAGE[0] - 2 * MARGIN;
/** The share of the width that a line of the heading may take from the one beside it. */
const LEFT = 0.7;
/** Free space at the end of a column. */
const GAP = 4;
/** The smallest size of a cell that is too long for its column; from there on it has two lines. */
const LEAST = 5;
/** How many of the longest texts of a column are measured, because letters differ in width. */
const MEASURED = 20;

const cellStyle: Style = { size: 7.5, color: ink.ink };
const headerStyle: Style = { voice: 'strong', size: 7.5, color: ink.abyss };
const small: Style = { size: 8, color: ink.mist };

/** A column of a table; `share` is its share of the width that is left; numbers are aligned at the end. */
interface TableColumn {
  header: string;
  share: number;
  align?: 'right';
}

/** The lines above the table of each page, in pairs of a left and a right one, and the number at its foot. */
interface TableHead {
  heading: string;
  about: readonly [subject: string, printed: string];
  sums: readonly [left: string, right: string];
  numberOf: (page: number, pages: number) => string;
}

/** A table on as many pages as it needs. `title` is that of the file. */
export interface TableDocument {
  language: Language;
  title: string;
  operator: string;
  head: TableHead;
  columns: readonly TableColumn[];
  rows: readonly string[][];
}

/** Draws a table as a PDF. It takes a second for some thousand rows: call it in a thread. */
export async function tablePdf(table: TableDocument): Promise<Buffer> {
  const { language, title, operator, columns, rows } = table;
  const doc = createPdf({ language, title, operator });
  const type = createTypesetter(doc, language);
  const widths = columnWidths(type, columns, rows);
  const pages = Math.max(1, Math.ceil(rows.length / ROWS_A_PAGE));
  return pdfBytes(doc, () => {
    for (let page = 1; page <= pages; page++) {
      doc.addPage({ size: PAGE, margin: 0 });
      drawHead(type, table, page, pages);
      drawRows(doc, type, table, widths, page);
    }
  });
}

function drawHead(type: Typesetter, { operator, head }: TableDocument, page: number, pages: number): void {
  const right = PAGE[0] - MARGIN;
  const pairs = [
    { texts: [head.heading, operator], y: 16, style: { voice: 'display', size: 16, color: ink.abyss } },
    { texts: head.about, y: 34, style: { voice: 'strong', size: 10, color: ink.ink } },
    { texts: head.sums, y: 48, style: small },
  ] as const;
  for (const {
    texts: [left, beside],
    y,
    style,
  } of pairs) {
    const room = { maxWidth: WIDTH * LEFT, least: 6, lines: 2 } as const;
    const taken = type.fitted(left, MARGIN, MARGIN + y, room, style);
    const rest = { maxWidth: WIDTH - taken - 2 * ROW, least: 5, lines: 2, align: 'right' } as const;
    type.fitted(beside, right, MARGIN + y, rest, small);
  }
  type.line(head.numberOf(page, pages), right, PAGE[1] - MARGIN / 2, small, 'right');
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
    const { align = 'left' } = columns[index] ?? {};
    const maxWidth = width - GAP;
    const at = align === 'right' ? x + maxWidth : x;
    if (type.width(text, style) <= maxWidth) type.line(text, at, y, style, align);
    else type.fitted(text, at, y, { maxWidth, least: LEAST, lines: 2, align }, style);
    x += width;
  }
}
