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

test('a font file is opened once', () => {
  expect(faceFor('船', 'text', 'en')).toBe(faceFor('票', 'text', 'zh'));
});

test('a character without a font still gets one, to show a placeholder', () => {
  expect(faceFor('𓀀', 'text', 'en').name).toMatch(/^figtree/);
});
