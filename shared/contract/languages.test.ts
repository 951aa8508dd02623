import { describe, expect, test } from 'vitest';
import { countryName } from '../i18n/countries.ts';
import { languageName } from '../i18n/language-names.ts';
import {
  groupDigits,
  isRequired,
  languageFacts,
  languages,
  officeLanguages,
  sameInAll,
  textIn,
} from './base/languages.ts';
import { localised, localisedName, typedText } from './base/primitives.ts';

test('English is the default, and the back office has English and Chinese', () => {
  expect(languages[0]).toBe('en');
  expect(officeLanguages).toEqual(['en', 'zh']);
});

test.each(languages)('Intl supports the locales of %s without a fallback', language => {
  const { locale } = languageFacts(language);
  expect(locale).toMatch(new RegExp(`^${language}-[A-Z]{2}$`));
  expect(Intl.DateTimeFormat.supportedLocalesOf(locale)).toEqual([locale]);
  expect(Intl.PluralRules.supportedLocalesOf(locale)).toEqual([locale]);
});

test.each(languages)('digits in %s are grouped as its readers expect', language => {
  const standard = new Intl.NumberFormat(languageFacts(language).locale, { numberingSystem: 'latn' });
  for (const whole of [0, 7, 999, 1000, 12_345, 999_999, 1_000_000, Number.MAX_SAFE_INTEGER, -1234])
    expect(groupDigits(whole, language)).toBe(standard.format(whole));
});

test('languages and countries have names in every language', () => {
  expect(languageName('ko', 'en')).toBe('Korean');
  expect(languageName('ko', 'zh')).toBe('韩语');
  expect(countryName('KR', 'zh')).toBe('韩国');
});

describe('an operator’s text', () => {
  test('is read in the language, or in English if missing', () => {
    const port = { ...sameInAll('Penang'), zh: '槟城' };
    expect(textIn(port, 'zh')).toBe('槟城');
    expect(textIn({ ...port, ms: '' }, 'ms')).toBe('Penang');
    expect(textIn({ en: 'Penang', zh: '槟城', ko: '페낭' }, 'ms')).toBe('Penang');
  });

  test('is required in some languages and optional in others', () => {
    const name = localisedName(80);
    const written = Object.fromEntries(languages.filter(isRequired).map(language => [language, 'Penang']));
    expect(name.safeParse(written).success).toBe(true);
    expect(name.safeParse(sameInAll('')).error?.issues.map(({ path }) => path[0])).toEqual(
      languages.filter(isRequired),
    );
  });

  test('has the schema of each language', () => {
    const shape = localised(typedText(4)).safeParse({ ...sameInAll('Muar'), ko: 'too long' });
    expect(shape.error?.issues.map(({ path }) => path)).toEqual([['ko']]);
  });
});
