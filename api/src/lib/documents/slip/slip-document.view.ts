import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import { createPdf, pdfBytes } from '../pdf-file.ts';
import { createTypesetter, type Style, type Typesetter } from '../typesetter.ts';
import type { Slip, SlipLine } from './slip.types.ts';

/** The width of a receipt printer's roll, 80 mm; the page is as long as the slip. */
const WIDTH = 226.77;
const MARGIN = 14;
const INNER_WIDTH = WIDTH - 2 * MARGIN;
const LEADING = 14;
/** Free space before an amount. */
const GAP = 8;
/** The words beside an amount have at least this width, or as much as they need. */
const LEAST_WORDS = 60;
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
    MARGIN + 14,
    { maxWidth: INNER_WIDTH, least: 9, lines: 2, align: 'center' },
    { ...strong, size: 15 },
  );
  type.line(title, middle, MARGIN + 34, plain, 'center');
  let y = MARGIN + 42;
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

/**
 * Words on the left, wrapped before the amount on the right; below them where it leaves too little room. Returns the baseline of its
 * last line.
 */
function drawLine(type: Typesetter, { text, end = '', strong: isStrong }: SlipLine, y: number): number {
  const style = isStrong ? strong : plain;
  const taken = end ? type.width(end, style) + GAP : 0;
  const isBelow = taken > INNER_WIDTH - LEAST_WORDS && type.width(text, style) + taken > INNER_WIDTH;
  const words = type.wrap(text, isBelow ? INNER_WIDTH : INNER_WIDTH - taken, style);
  const ends = end ? type.wrap(end, INNER_WIDTH, style) : [];
  for (const [index, part] of words.entries()) type.line(part, MARGIN, y + index * LEADING, style);
  const first = isBelow ? words.length : Math.max(0, words.length - 1);
  for (const [index, part] of ends.entries())
    type.line(part, WIDTH - MARGIN, y + (first + index) * LEADING, style, 'right');
  return y + Math.max(words.length - 1, first + ends.length - 1) * LEADING;
}
