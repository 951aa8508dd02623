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

test.each([
  ['en', '12 Dec, 22:30', ' to ', '13 Dec, 00:15'],
  ['zh', '12月12日 22:30', ' 至 ', '12月13日 00:15'],
  ['ko', '12월 12일 22:30', ' ~ ', '12월 13일 00:15'],
  ['ms', '12 Dis, 22:30', ' hingga ', '13 Dis, 00:15'],
] as const)(
  '%s does not break at a word joiner, and does not draw it',
  (language, opens, between, closes) => {
    const joined = (part: string) => [...part].join('\u2060');
    const text = `${joined(opens)}${between}${joined(closes)}`;
    const plain = `${opens}${between}${closes}`;
    const type = createTypesetter(new PDFDocument({ margin: 0 }), language);
    const least = Math.max(type.width(opens, style), type.width(closes, style));
    for (let maxWidth = least; maxWidth < type.width(plain, style); maxWidth += 3) {
      const lines = wrap(language, text, maxWidth).map(line => line.replaceAll('\u2060', ''));
      expect(lines.length).toBeGreaterThan(1);
      expect(lines[0], `${maxWidth}`).toContain(opens);
      expect(lines.at(-1), `${maxWidth}`).toContain(closes);
    }
    expect(type.width(text, style)).toBeCloseTo(type.width(plain, style), 5);
  },
);
