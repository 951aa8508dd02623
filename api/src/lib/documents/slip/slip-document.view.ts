import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import { createPdf, pdfBytes } from '../pdf-file.ts';
import { createTypesetter, type Style, type Typesetter } from '../typesetter.ts';
import type { Slip, SlipLine } from './slip.types.ts';

/** The width of a receipt printer's roll, 80 mm; the page is as long as the slip. */
const WIDTH = 226.77;
const MARGIN = 14;
const INNER_WIDTH = WIDTH - 2 * MARGIN;
const LEADING = 14;
const BLACK = '#000000';

const plain: Style = { size: 9, color: BLACK };
const strong: Style = { ...plain, voice: 'strong' };

/** Draws a slip in black only, for the printer at the desk. */
export async function slipPdf(slip: Slip, language: Language): Promise<Buffer> {
  const measured = draw(pageOf(10_000, slip, language), slip, language);
  const doc = pageOf(measured + MARGIN, slip, language);
  return pdfBytes(doc, () => {
    draw(doc, slip, language);
  });
}

function pageOf(height: number, { fileTitle, operator }: Slip, language: Language): PDFKit.PDFDocument {
  const doc = createPdf({ language, title: fileTitle, operator });
  return doc.addPage({ size: [WIDTH, height], margin: 0 });
}

/** Returns the baseline of the last line. */
function draw(doc: PDFKit.PDFDocument, { operator, title, blocks, foot }: Slip, language: Language): number {
  const type = createTypesetter(doc, language);
  const middle = WIDTH / 2;
  type.fitted(
    operator,
    middle,
    MARGIN + 16,
    { maxWidth: INNER_WIDTH, least: 10, align: 'center' },
    { ...strong, size: 15 },
  );
  type.line(title, middle, MARGIN + 32, plain, 'center');
  let y = MARGIN + 40;
  for (const block of blocks) {
    doc
      .moveTo(MARGIN, y)
      .lineTo(WIDTH - MARGIN, y)
      .lineWidth(0.6)
      .stroke(BLACK);
    y += 4;
    for (const line of block) y = drawLine(type, line, y + LEADING);
    y += 8;
  }
  doc
    .moveTo(MARGIN, y)
    .lineTo(WIDTH - MARGIN, y)
    .lineWidth(0.6)
    .stroke(BLACK);
  y += 4 + LEADING;
  for (const text of foot) y = type.paragraph(text, MARGIN, y, INNER_WIDTH, LEADING - 2, plain);
  return y;
}

/** Words on the left, wrapped before the amount on the right. Returns the baseline of its last line. */
function drawLine(type: Typesetter, { text, end = '', strong: isStrong }: SlipLine, y: number): number {
  const style = isStrong ? strong : plain;
  const endWidth = end ? type.width(end, style) + 8 : 0;
  const parts = type.wrap(text, INNER_WIDTH - endWidth, style);
  for (const [index, part] of parts.entries()) type.line(part, MARGIN, y + index * LEADING, style);
  const last = y + (parts.length - 1) * LEADING;
  if (end) type.line(end, WIDTH - MARGIN, last, style, 'right');
  return last;
}
