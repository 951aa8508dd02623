import type { Session } from '@gangway/shared/contract/base/vocabulary.ts';
import { ink } from '../../../lib/documents/ink.ts';
import { darkRuns, qrMatrix, withQuietZone } from '../../../lib/documents/qr.ts';
import type { Style, Typesetter } from '../../../lib/documents/typesetter.ts';
import type { Voyage } from './e-ticket.types.ts';
import { lights } from './light.view.ts';

type Doc = PDFKit.PDFDocument;

/** A QR of `size` points with its quiet zone, as rectangles: crisp in any print. */
export function drawQr(doc: Doc, code: string, x: number, y: number, size: number): void {
  const matrix = qrMatrix(code);
  const { modules, margin } = withQuietZone(matrix);
  const module = size / modules;
  doc.rect(x, y, size, size).fill(ink.white);
  for (const { row, column, length } of darkRuns(matrix))
    doc.rect(x + (column + margin) * module, y + (row + margin) * module, length * module, module);
  doc.fill('#000000');
}

/** The pill that names the session, with its sun or moon. */
export function drawSession(
  doc: Doc,
  type: Typesetter,
  session: Session,
  label: string,
  x: number,
  y: number,
): void {
  const { pill, onPill, orb } = lights[session];
  const style = { voice: 'strong', size: 11, color: onPill } as const;
  const height = 22;
  const width = 38 + type.width(label, style);
  const middle = y + height / 2;
  doc.roundedRect(x, y, width, height, height / 2).fill(pill);
  if (session === 'daytime') drawSun(doc, x + 15, middle, 3.6, orb);
  else drawMoon(doc, x + 15, middle, 5.4, orb);
  type.line(label, x + 27, middle + 4, style);
}

function drawSun(doc: Doc, x: number, y: number, radius: number, color: string): void {
  doc.circle(x, y, radius).fill(color);
  for (let ray = 0; ray < 8; ray++) {
    const [dx, dy] = [Math.cos((ray * Math.PI) / 4), Math.sin((ray * Math.PI) / 4)];
    doc
      .moveTo(x + dx * radius * 1.45, y + dy * radius * 1.45)
      .lineTo(x + dx * radius * 1.95, y + dy * radius * 1.95);
  }
  doc.lineWidth(1.2).lineCap('round').stroke(color);
}

/** A crescent: the near arc of one circle and the hollow of a second. */
function drawMoon(doc: Doc, x: number, y: number, r: number, color: string): void {
  doc
    .path(
      `M${x + r * 0.3} ${y - r * 0.95}A${r} ${r} 0 1 0 ${x + r * 0.95} ${y + r * 0.3}A${r * 0.78} ${r * 0.78} 0 0 1 ${x + r * 0.3} ${y - r * 0.95}z`,
    )
    .fill(color);
}

/** Below this share of its size, a port's name looks better on two lines. */
const TWO_LINES_FROM = 0.6;

/** The names of the ports from `left` to `right`, in one size, and a course line of `length` points between them. */
export function drawRoute(
  doc: Doc,
  type: Typesetter,
  { departure, destination, operator }: Pick<Voyage, 'departure' | 'destination' | 'operator'>,
  place: { left: number; right: number; y: number; gap: number; length: number },
  style: Style,
): void {
  const { left, right, y, gap, length } = place;
  const names = [departure.name, destination.name];
  const width = right - left - 2 * gap - length;
  const needed = names.reduce((sum, name) => sum + type.width(name, style), 0);
  const isLong = needed * TWO_LINES_FROM > width;
  const half = { maxWidth: width / 2, least: 7, lines: 2 } as const;
  const size = isLong ? type.sizeFor(names, half, style) : Math.min(1, width / needed) * style.size;
  const room = isLong ? { ...half, least: size } : { maxWidth: width, least: size };
  // Smaller names stay in the middle of the course line.
  const baseline = y - (style.size - size) / 3;
  const from = type.fitted(departure.name, left, baseline, room, { ...style, size });
  drawCourse(doc, left + from + gap, y - style.size / 3, length, operator.color);
  type.fitted(destination.name, left + from + 2 * gap + length, baseline, room, { ...style, size });
}

/** A course line between the ports with a small ship on it. */
function drawCourse(doc: Doc, x: number, y: number, width: number, color: string): void {
  const middle = x + width / 2;
  doc.circle(x + 2.5, y, 2.5).fill(color);
  doc.circle(x + width - 2.5, y, 2.5).fill(color);
  doc.save().lineWidth(1.2).lineCap('round').dash(0.01, { space: 4 });
  doc
    .moveTo(x + 9, y)
    .lineTo(middle - 14, y)
    .moveTo(middle + 14, y)
    .lineTo(x + width - 9, y)
    .stroke(color);
  doc.restore();
  doc
    .path(
      `M${middle - 10} ${y - 1}h21l-4 6h-13zM${middle - 5} ${y - 5}h9l2 3h-11zM${middle - 2} ${y - 9}h3.5l.8 3h-4.3z`,
    )
    .fill(color);
}

/** The perforation of the stub. */
export function drawPerforation(doc: Doc, x: number, y: number, width: number): void {
  doc.save().lineWidth(1).lineCap('round').dash(0.01, { space: 5 });
  doc
    .moveTo(x, y)
    .lineTo(x + width, y)
    .stroke(ink.mist)
    .restore();
}

/** The operator's mark. Returns the room that it takes, with the gap beside it: 0 where there is none. */
export function drawMark(
  doc: Doc,
  { operator }: Pick<Voyage, 'operator'>,
  x: number,
  y: number,
  size: number,
): number {
  if (operator.mark === null) return 0;
  doc.image(Buffer.from(operator.mark, 'base64'), x, y, { width: size, height: size });
  return size + size / 4;
}
