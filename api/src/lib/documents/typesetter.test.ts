import type { Language } from '@gangway/shared/contract/base/languages.ts';
import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { createTypesetter } from './typesetter.ts';

const style = { size: 10, color: '#000000' };
const wrap = (language: Language, text: string, maxWidth: number) =>
  createTypesetter(new PDFDocument({ margin: 0 }), language).wrap(text, maxWidth, style);

test.each([
  ['en', 'Boarding closes at 19:45. Whoever comes later cannot board.'],
  ['ko', '승선은 19:45에 마감됩니다. 이후에는 승선할 수 없습니다.'],
] as const)('%s breaks between words only', (language, text) => {
  const lines = wrap(language, text, 90);
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.join(' ')).toBe(text);
});

test('breaks Chinese between characters, but not before closing punctuation', () => {
  const text = '请携带预订时登记的身份证件，护照须在航程结束后至少六个月内有效。';
  for (let maxWidth = 40; maxWidth < 200; maxWidth += 7) {
    const lines = wrap('zh', text, maxWidth);
    expect(lines.join('')).toBe(text);
    for (const line of lines) expect(line).not.toMatch(/^[，。]/);
  }
});

test('makes no line wider than its box, unless a word is wider', () => {
  const doc = new PDFDocument({ margin: 0 });
  const type = createTypesetter(doc, 'en');
  for (const line of type.wrap(
    'A passport must be valid 6 months beyond the cruise 陳偉龍 김민준',
    70,
    style,
  ))
    expect(type.width(line, style)).toBeLessThanOrEqual(70);
});

test('measures a line in several scripts as the sum of its parts', () => {
  const type = createTypesetter(new PDFDocument({ margin: 0 }), 'en');
  const parts = ['Tan ', '陳偉龍', '박'].reduce((sum, part) => sum + type.width(part, style), 0);
  expect(type.width('Tan 陳偉龍박', style)).toBeCloseTo(parts, 1);
});

test('sets a long name smaller, then on two lines, and never cuts it', () => {
  const doc = new PDFDocument({ margin: 0 });
  const type = createTypesetter(doc, 'en');
  const name = 'Wan Nur Syahirah Batrisyia binti Tengku Muhammad Faris Petra Abdul Rahman';
  const lines: string[] = [];
  const draw = doc.text.bind(doc);
  doc.text = ((text: string, x: number, y: number, options: object) => {
    lines.push(text);
    return draw(text, x, y, options);
  }) as typeof doc.text;
  type.fitted(name, 0, 50, { maxWidth: 280, least: 8, lines: 2 }, { ...style, size: 22 });
  expect(lines).toHaveLength(2);
  expect(lines.join(' ')).toBe(name);
});

test.each([
  ['ALI \u202eNAMAR', 'ALI NAMAR'],
  ['Mei\u200bLing\u0000\uffff\ud800', 'MeiLing'],
  ['ALI\nBOARDED', 'ALI BOARDED'],
])('removes invisible characters from %j', (stored, printed) => {
  const type = createTypesetter(new PDFDocument({ margin: 0 }), 'en');
  expect(type.width(stored, style)).toBeCloseTo(type.width(printed, style));
});

test.each(['en', 'ko', 'ms'] as const)(
  '%s does not break at a no-break space, and draws it as a space',
  language => {
    const text = '12\u00a0Dec,\u00a022:30 to 13\u00a0Dec,\u00a000:15';
    const type = createTypesetter(new PDFDocument({ margin: 0 }), language);
    for (let maxWidth = type.width('13 Dec, 00:15', style); maxWidth < type.width(text, style); maxWidth += 3)
      expect(wrap(language, text, maxWidth)[0], `${maxWidth}`).toMatch(/^12\u00a0Dec,\u00a022:30( to)?$/);
    expect(type.width(text, style)).toBeCloseTo(type.width(text.replaceAll('\u00a0', ' '), style), 5);
  },
);
