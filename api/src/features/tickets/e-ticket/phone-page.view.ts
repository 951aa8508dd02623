import { ink } from '../../../lib/documents/ink.ts';
import { createTypesetter, type Typesetter } from '../../../lib/documents/typesetter.ts';
import type { ETicket, Voyage } from './e-ticket.types.ts';
import { lights } from './light.view.ts';
import { drawMark, drawPerforation, drawQr, drawRoute, drawSession } from './marks.view.ts';
import { layScenery } from './scenery.view.ts';
import { type Fact, type Wording, wordingOf } from './wording.texts.ts';

/** A phone's screen in points, with proportions of 9 to 20. */
export const PHONE: [number, number] = [360, 800];

const [WIDTH, HEIGHT] = PHONE;
const MARGIN = 20;
const RIGHT = WIDTH - MARGIN;
const MIDDLE = WIDTH / 2;
const SCENERY = 128;
const QR = 200;
const LEADING = 12.5;

const label = { size: 10.5, color: ink.mist };
const value = { voice: 'strong', size: 13, color: ink.ink } as const;

/** One passenger's e-ticket for the phone, with the gate's information in the middle of the screen. */
export function drawPhonePage(
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
  drawTerms(type, words);
  const foot = { size: 9.5, color: ink.mist };
  const contact = `${voyage.operator.phone}  ·  ${voyage.operator.email}`;
  const beside = { maxWidth: RIGHT - MARGIN - 90, least: 7, lines: 2 } as const;
  type.fitted(contact, MARGIN, HEIGHT - 14, beside, { ...foot, color: voyage.operator.color });
  if (count > 1) type.line(words.page(number, count), RIGHT, HEIGHT - 14, foot, 'right');
}

function drawHead(doc: PDFKit.PDFDocument, type: Typesetter, voyage: Voyage, words: Wording): void {
  layScenery(doc, voyage, WIDTH, SCENERY);
  const { onSky } = lights[voyage.session];
  const name = { voice: 'display', size: 20, color: onSky } as const;
  const left = MARGIN + drawMark(doc, voyage, MARGIN, 18, 38);
  const maxWidth = MARGIN + 160 - left;
  type.fitted(voyage.operator.name, left, 34, { maxWidth, least: 11, lines: 2 }, name);
  const kind = `${words.title} · ${voyage.ship.name}`;
  type.fitted(kind, left, 54, { maxWidth, least: 8 }, { size: 11.5, color: onSky });
  drawSession(doc, type, voyage.session, words.session, MARGIN, 64);
}

function drawVoyage(doc: PDFKit.PDFDocument, type: Typesetter, voyage: Voyage, words: Wording): void {
  const route = { left: MARGIN, right: RIGHT, y: 160, gap: 10, length: 56 };
  drawRoute(doc, type, voyage, route, { voice: 'display', size: 21, color: ink.abyss });

  const second = MARGIN + 182;
  drawFact(type, words.departs, MARGIN, 184, 174);
  drawFact(type, words.boarding, second, 184, RIGHT - second);
  drawFact(type, words.arrives, MARGIN, 220, 174);
  drawFact(type, words.gate ?? words.ship, second, 220, RIGHT - second);
}

function drawFact(type: Typesetter, [name, text]: Fact, x: number, y: number, maxWidth: number): void {
  type.line(name, x, y, label);
  type.fitted(text, x, y + 16, { maxWidth, least: 8 }, value);
}

function drawCard(
  doc: PDFKit.PDFDocument,
  type: Typesetter,
  voyage: Voyage,
  ticket: ETicket,
  words: Wording,
): void {
  const top = 250;
  drawPerforation(doc, MARGIN, top - 6, RIGHT - MARGIN);
  doc.roundedRect(10, top, WIDTH - 20, 346, 14).fill(lights[voyage.session].ground);
  const name = { maxWidth: WIDTH - 50, least: 11, lines: 2, align: 'center' } as const;
  type.fitted(ticket.passengerName, MIDDLE, top + 26, name, { ...value, size: 19 });
  const third = (RIGHT - MARGIN) / 3;
  for (const [index, [name, text]] of [words.ticketType, words.seat, words.cabin].entries()) {
    const middle = MARGIN + third * (index + 0.5);
    type.line(name, middle, top + 48, label, 'center');
    type.fitted(text, middle, top + 63, { maxWidth: third - 8, least: 8, align: 'center' }, value);
  }
  doc.roundedRect(MIDDLE - QR / 2 - 6, top + 74, QR + 12, QR + 12, 12).fill(ink.white);
  drawQr(doc, ticket.code, MIDDLE - QR / 2, top + 80, QR);
  type.line(words.verificationCode[0], MIDDLE, top + 303, label, 'center');
  type.line(words.verificationCode[1], MIDDLE, top + 321, { ...value, size: 17, tracking: 0.8 }, 'center');
  const numbers = `${words.order[0]} ${words.order[1]}   ·   ${words.serial[0]} ${words.serial[1]}`;
  const small = { size: 9.5, color: ink.mist };
  type.fitted(numbers, MIDDLE, top + 338, { maxWidth: WIDTH - 40, least: 7, align: 'center' }, small);
}

function drawTerms(type: Typesetter, words: Wording): void {
  const heading = { voice: 'strong', size: 11, color: ink.abyss } as const;
  const small = { size: 10, color: ink.ink };
  let y = 615;
  type.line(words.ladderTitle, MARGIN, y, heading);
  for (const [period, charge] of words.ladder) {
    y += 14;
    type.line(period, MARGIN, y, small);
    type.line(charge, RIGHT, y, { ...small, voice: 'strong' }, 'right');
  }
  y += 18;
  type.line(words.termsTitle, MARGIN, y, heading);
  y += 14;
  // As many as fit, the most important first: the A4 page and the site show all of them.
  for (const term of words.terms) {
    if (y + (type.wrap(term, RIGHT - MARGIN, small).length - 1) * LEADING > HEIGHT - 28) break;
    y = type.paragraph(term, MARGIN, y, RIGHT - MARGIN, LEADING, small) + 1.5;
  }
}
