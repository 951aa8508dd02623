import PDFDocument from 'pdfkit';
import { vi } from 'vitest';

/** A piece of text as it is set: its box in points, from the tops of its capitals to below its baseline. */
interface SetText {
  page: number;
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
  pageWidth: number;
  pageHeight: number;
}

/** Draws a PDF, and returns the texts that leave their page by less than `margin` points, and those that lie on each other. */
export async function misplacedTexts(draw: () => Promise<unknown>, margin: number): Promise<string[]> {
  const texts = await setTexts(draw);
  const beyond = texts.filter(
    ({ left, right, top, bottom, pageWidth, pageHeight }) =>
      left < margin - TOLERANCE ||
      right > pageWidth - margin + TOLERANCE ||
      top < margin - TOLERANCE ||
      bottom > pageHeight,
  );
  const on = texts.flatMap((one, index) =>
    texts
      .slice(index + 1)
      .filter(other => overlap(one, other))
      .map(other => `${one.text} | ${other.text}`),
  );
  return [...beyond.map(({ text }) => text), ...on];
}

/** Points by which texts may be beside their place, as the widths of letters are rounded. */
const TOLERANCE = 0.5;

const overlap = (one: SetText, other: SetText): boolean =>
  one.page === other.page &&
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > TOLERANCE &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > TOLERANCE;

async function setTexts(draw: () => Promise<unknown>): Promise<SetText[]> {
  const texts: SetText[] = [];
  const pages: unknown[] = [];
  const { text: set } = PDFDocument.prototype;
  const spy = vi.spyOn(PDFDocument.prototype, 'text').mockImplementation(function (
    this: PDFKit.PDFDocument & { _fontSize: number },
    ...args: unknown[]
  ) {
    const [text, x, y, options] = args as [string, unknown, unknown, PDFKit.Mixins.TextOptions?];
    if (typeof x !== 'number' || typeof y !== 'number') throw new Error(`${text} is set without a place`);
    if (!pages.includes(this.page)) pages.push(this.page);
    if (text.trim() !== '')
      texts.push({
        page: pages.indexOf(this.page),
        text,
        left: x,
        right: x + this.widthOfString(text.trimEnd(), options),
        top: y - this._fontSize * 0.72,
        bottom: y + this._fontSize * 0.1,
        pageWidth: this.page.width,
        pageHeight: this.page.height,
      });
    return set.call(this, text, x, y, options);
  });
  try {
    await draw();
  } finally {
    spy.mockRestore();
  }
  return texts;
}
