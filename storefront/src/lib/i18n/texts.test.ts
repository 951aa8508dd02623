import { languages } from '@gangway/shared/contract/base/languages.ts';
import { sentencesOf, slotsOf, wordsIn } from '@gangway/shared/i18n/text-checks.ts';
import { describe, expect, test } from 'vitest';

const texts = import.meta.glob<object>(
  [
    '../../../../shared/i18n/*/storefront/*.ts',
    '../../../../shared/i18n/*/legal.ts',
    '../../../../shared/i18n/*/payment-methods.ts',
  ],
  { import: 'default', eager: true },
);
const screens = import.meta.glob<string>('../../**/*.tsx', { query: '?raw', import: 'default', eager: true });

const english = Object.keys(texts).filter(file => file.includes('/i18n/en/'));

test('texts of all screens are found', () => {
  expect(english.length).toBeGreaterThanOrEqual(8);
});

describe.each(english)('%s', file => {
  test.each(languages)('is complete in %s, with the same placeholders', language => {
    const source = sentencesOf(texts[file] ?? {});
    const translated = sentencesOf(texts[file.replace('/en/', `/${language}/`)] ?? {});
    expect([...translated.keys()].sort()).toEqual([...source.keys()].sort());
    for (const [key, sentence] of source) {
      expect(translated.get(key)?.trim(), key).toBeTruthy();
      // English may say "one" without a slot; languages without a plural form always name the number.
      if (!key.endsWith('_one')) expect(slotsOf(translated.get(key)), key).toEqual(slotsOf(sentence));
    }
  });
});

describe('components contain no literal words', () => {
  test('all components are found', () => {
    expect(Object.keys(screens).length).toBeGreaterThan(90);
  });

  test.each(Object.keys(screens))('%s', file => {
    expect(wordsIn(screens[file] ?? '')).toEqual([]);
  });

  test('a word between tags or in an accessible attribute is found', () => {
    expect(wordsIn('<p className="x">\n  Hello there\n</p>')).toEqual(['Hello there']);
    expect(wordsIn('<img alt="A ship" />')).toEqual(['A ship']);
    expect(wordsIn('<b>{name} boards</b>')).toEqual(['boards']);
    expect(wordsIn('<b>Deck {floor}</b>')).toEqual(['Deck']);
  });
});
