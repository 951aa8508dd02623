import { isPrinted } from '@gangway/shared/contract/entries/names.ts';
import { printedRanges } from '@gangway/shared/contract/entries/printed-letters.ts';
import { expect, test } from 'vitest';
import { faceFor } from './faces.ts';

test.each([
  ['A', 'text', 'zh', /^figtree-latin-400/],
  ['A', 'display', 'ko', /^fraunces-latin-600/],
  ['ễ', 'display', 'en', /^fraunces-vietnamese-600/],
  ['Ł', 'strong', 'en', /^figtree-latin-ext-600/],
  ['船', 'text', 'en', /^noto-sans-sc-chinese-simplified-400/],
  ['船', 'text', 'ko', /^noto-sans-kr-\d+-400/],
  ['张', 'text', 'ko', /^noto-sans-sc-chinese-simplified-400/],
  ['김', 'strong', 'zh', /^noto-sans-kr-korean-600/],
  ['ж', 'text', 'en', /^noto-sans-(sc|kr)-cyrillic-400/],
] as const)('%s in %s of a document in %s', (letter, voice, language, file) => {
  const face = faceFor(letter, voice, language);
  expect(face.name).toMatch(file);
  expect(face.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)).toBe(true);
});

test('opens a font file once', () => {
  expect(faceFor('船', 'text', 'en')).toBe(faceFor('票', 'text', 'zh'));
});

test('gives a character without a font some font, which shows a placeholder', () => {
  expect(faceFor('𓀀', 'text', 'en').name).toMatch(/^figtree/);
});

test('accepts names exactly if each of their characters is in a font', () => {
  const isInFont = (point: number) =>
    faceFor(String.fromCodePoint(point), 'text', 'en').font.hasGlyphForCodePoint(point);
  const [first = 0, last = 0] = [printedRanges[0]?.[0], printedRanges.at(-1)?.[1]];
  const points = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const isOfNames = (point: number) => /[\p{L}\p{M}]/u.test(String.fromCodePoint(point));
  const wrong = points.filter(point => {
    const taken = isPrinted(String.fromCodePoint(point));
    return taken ? !isInFont(point) : isOfNames(point) && !isOdd(point) && isInFont(point);
  });
  expect(wrong.map(point => point.toString(16))).toEqual([]);
});

/** Letters that are units, abbreviations and variants, and occur in no name: U+2100 to U+218F, half forms of vertical lines. */
const isOdd = (point: number) => (point >= 0x250 && point < 0x300) || (point >= 0x2070 && point < 0x3000);
