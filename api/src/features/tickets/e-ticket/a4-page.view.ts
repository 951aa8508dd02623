import { ink } from '../../../lib/documents/ink.ts';
import { createTypesetter, type Style, type Typesetter } from '../../../lib/documents/typesetter.ts';
import type { ETicket, Voyage } from './e-ticket.types.ts';
import { lights } from './light.view.ts';
import { drawMark, drawPerforation, drawQr, drawRoute, drawSession } from './marks.view.ts';
import { layScenery } from './scenery.view.ts';
import { type Fact, type Wording, wordingOf } from './wording.texts.ts';

/** A4 in points. */
export const A4: [number, number] = [595.28, 841.89];

const [WIDTH, HEIGHT] = A4;
const MARGIN = 42;
const RIGHT = WIDTH - MARGIN;
const SCENERY = 200;
/** 55 mm with the quiet zone, 46 mm without. */
const QR = 156;
/** The room for the number of the page. */
const PAGE_NUMBER = 90;

const label = { size: 9, color: ink.mist };
const value: Style = { voice: 'strong', size: 12, color: ink.ink };

/** One passenger's e-ticket on A4: the voyage at the top, the passenger and the QR on a card, terms below. */
export function drawA4Page(
  doc: PDFKit.PDFDocument,
  voyage: Voyage,
  ticket: ETicket,
  number: number,
  count: number,
): void {
  const type = createTypesetter(doc, voyage.language);
  const words = wordingOf(voyage, ticket);
  drawHead(doc, type, voyage, words);
  drawVoyage(doc, type, voyage, words);
  drawCard(doc, type, voyage, ticket, words);
  drawTerms(type, voyage, words);
  drawFoot(doc, type, voyage, words, number, count);
}

function drawHead(doc: PDFKit.PDFDocument, type: Typesetter, voyage: Voyage, words: Wording): void {
  layScenery(doc, voyage, WIDTH, SCENERY);
  const { onSky } = lights[voyage.session];
  const name = { voice: 'display', size: 27, color: onSky } as const;
  const left = MARGIN + drawMark(doc, voyage, MARGIN, 36, 50);
  type.fitted(voyage.operator.name, left, 57, { maxWidth: MARGIN + 225 - left, least: 12, lines: 2 }, name);
  type.line(words.title, left, 82, { size: 13, color: onSky });
  drawSession(doc, type, voyage.session, words.session, MARGIN, 98);
}

function drawVoyage(doc: PDFKit.PDFDocument, type: Typesetter, voyage: Voyage, words: Wording): void {
  const route = { left: MARGIN, right: RIGHT, y: 250, gap: 18, length: 74 };
  drawRoute(doc, type, voyage, route, { voice: 'display', size: 30, color: ink.abyss });

  const columns = [MARGIN, MARGIN + 158, MARGIN + 316, MARGIN + 412];
  const facts = [words.departs, words.arrives, words.boarding, words.ship];
  for (const [index, fact] of facts.entries())
    drawFact(type, fact, columns[index] ?? 0, 282, index < 2 ? 150 : ([88, 99][index - 2] ?? 0), value, 2);
}

function drawFact(
  type: Typesetter,
  [name, text]: Fact,
  x: number,
  y: number,
  maxWidth: number,
  style = value,
  lines: 1 | 2 = 1,
): void {
  type.line(name, x, y, label);
  type.fitted(text, x, y + 4 + style.size, { maxWidth, least: 8, lines }, style);
}

function drawCard(
  doc: PDFKit.PDFDocument,
  type: Typesetter,
  voyage: Voyage,
  ticket: ETicket,
  words: Wording,
): void {
  const top = 330;
  const height = 252;
  const left = MARGIN + 24;
  const qrLeft = RIGHT - 24 - QR;
  const maxWidth = qrLeft - left - 24;
  drawPerforation(doc, MARGIN, top - 12, RIGHT - MARGIN);
  doc.roundedRect(MARGIN, top, RIGHT - MARGIN, height, 12).fill(lights[voyage.session].ground);

  drawFact(type, words.passenger, left, top + 38, maxWidth, { ...value, size: 22 }, 2);
  const third = maxWidth / 3;
  const rows = [
    [words.ticketType, words.seat, words.cabin],
    [words.order, words.serial, words.gate],
  ];
  for (const [row, facts] of rows.entries())
    for (const [column, fact] of facts.entries())
      if (fact) drawFact(type, fact, left + third * column, top + 98 + row * 52, third - 10);
  type.paragraph(words.show, left, top + 208, maxWidth, 14, { size: 10.5, color: ink.mist });

  doc.roundedRect(qrLeft - 6, top + 16, QR + 12, QR + 12, 10).fill(ink.white);
  drawQr(doc, ticket.code, qrLeft, top + 22, QR);
  const middle = qrLeft + QR / 2;
  const [name, code] = words.verificationCode;
  type.line(name, middle, top + 204, label, 'center');
  type.line(code, middle, top + 222, { voice: 'strong', size: 15, color: ink.ink, tracking: 0.6 }, 'center');
}

function drawTerms(type: Typesetter, { operator }: Voyage, words: Wording): void {
  const top = 612;
  const column = 272;
  const heading = { voice: 'strong', size: 11, color: ink.abyss } as const;
  const small = { size: 9.5, color: ink.ink };
  type.line(words.termsTitle, MARGIN, top, heading);
  let y = top + 18;
  for (const term of words.terms) {
    type.line('•', MARGIN, y, { ...small, color: operator.color });
    y = type.paragraph(term, MARGIN + 10, y, column - 10, 13, small) + 3.5;
  }

  const left = MARGIN + column + 30;
  type.line(words.ladderTitle, left, top, heading);
  for (const [index, [period, charge]] of words.ladder.entries()) {
    const row = top + 18 + index * 17;
    type.fitted(period, left, row, { maxWidth: RIGHT - left - 78, least: 7 }, small);
    type.line(charge, RIGHT, row, { ...small, voice: 'strong' }, 'right');
  }
}

function drawFoot(
  doc: PDFKit.PDFDocument,
  type: Typesetter,
  { operator }: Voyage,
  words: Wording,
  number: number,
  count: number,
): void {
  const y = HEIGHT - 34;
  const small = { size: 9, color: ink.mist };
  doc
    .moveTo(MARGIN, y - 16)
    .lineTo(RIGHT, y - 16)
    .lineWidth(0.6)
    .stroke(ink.line);
  const left = MARGIN + type.line(words.questions, MARGIN, y, small) + 10;
  const room = { maxWidth: RIGHT - PAGE_NUMBER - left, least: 6, lines: 2 } as const;
  type.fitted(`${operator.phone}  ·  ${operator.email}`, left, y, room, { ...small, color: operator.color });
  if (count > 1) type.line(words.page(number, count), RIGHT, y, small, 'right');
}
