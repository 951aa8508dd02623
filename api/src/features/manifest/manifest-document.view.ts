import { setImmediate as breathe } from 'node:timers/promises';
import { textIn } from '@gangway/shared/contract/base/languages.ts';
import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import { writeDateTime } from '@gangway/shared/i18n/dates.ts';
import { ink } from '../../lib/documents/ink.ts';
import { createPdf, pdfBytes } from '../../lib/documents/pdf-file.ts';
import { createTypesetter, type Style, type Typesetter } from '../../lib/documents/typesetter.ts';
import { textsIn } from '../../lib/texts.ts';
import type { Manifest } from './manifest.service.ts';
import { type ManifestColumn, manifestColumns } from './manifest-columns.view.ts';

/** A4 across, in points. */
const PAGE: [number, number] = [841.89, 595.28];
const MARGIN = 28;
const HEAD = 74;
const ROW = 15;
const ROWS_A_PAGE = Math.floor((PAGE[1] - HEAD - 2 * MARGIN - ROW) / ROW);
const WIDTH = PAGE[0] - 2 * MARGIN;

const cellStyle: Style = { size: 7.5, color: ink.ink };
const headerStyle: Style = { voice: 'strong', size: 7.5, color: ink.abyss };
const small: Style = { size: 8, color: ink.mist };

/** The manifest as a PDF, for the harbour master and for head counts. Yields to other requests between pages. */
export async function manifestPdf(
  manifest: Manifest,
  language: Language,
  { operator, now }: { operator: string; now: Date },
): Promise<Buffer> {
  const t = textsIn(language);
  const title = `${t('reports:manifest.title')}, ${manifest.sailing.ship}, ${manifest.sailing.date}`;
  const doc = createPdf({ language, title, operator });
  const type = createTypesetter(doc, language);
  const columns = manifestColumns(language, manifest.route).filter(({ share }) => share > 0);
  const pages = Math.max(1, Math.ceil(manifest.passengers.length / ROWS_A_PAGE));
  return pdfBytes(doc, async () => {
    for (let page = 1; page <= pages; page++) {
      doc.addPage({ size: PAGE, margin: 0 });
      drawHead(type, manifest, language, { operator, now, page, pages });
      drawRows(doc, type, columns, manifest, page);
      await breathe();
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

function drawRows(
  doc: PDFKit.PDFDocument,
  type: Typesetter,
  columns: readonly ManifestColumn[],
  { passengers }: Manifest,
  page: number,
): void {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const widths = columns.map(({ share }) => (share / shares) * WIDTH);
  const first = (page - 1) * ROWS_A_PAGE;
  let y = MARGIN + HEAD;
  drawRow(
    type,
    widths,
    columns.map(({ header }) => header),
    y,
    headerStyle,
  );
  for (const [index, passenger] of passengers.slice(first, first + ROWS_A_PAGE).entries()) {
    y += ROW;
    doc
      .moveTo(MARGIN, y - 10)
      .lineTo(PAGE[0] - MARGIN, y - 10)
      .lineWidth(0.4)
      .stroke(ink.line);
    const cells = columns.map(({ cell }) => String(cell(passenger, first + index + 1) ?? ''));
    drawRow(type, widths, cells, y, cellStyle);
  }
}

function drawRow(
  type: Typesetter,
  widths: readonly number[],
  cells: readonly string[],
  y: number,
  style: Style,
): void {
  let x = MARGIN;
  for (const [index, text] of cells.entries()) {
    const room = (widths[index] ?? 0) - 4;
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
