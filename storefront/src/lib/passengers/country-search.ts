import type { Language } from '@gangway/shared/contract/base/languages.ts';
import { foldText } from '@gangway/shared/domain/folded-text.ts';
import { countryName, countryOptions, documentCode } from '@gangway/shared/i18n/countries.ts';

export interface Country {
  code: string;
  name: string;
}

/** All countries, the likely ones first and the rest by name. */
export const countriesIn = (language: Language, likely: readonly string[]): Country[] =>
  countryOptions(language, [...new Set(likely)]).map(({ value, label }) => ({ code: value, name: label }));

/** The countries that a typed text may mean, the best first. */
export function findCountries(
  typed: string,
  countries: readonly Country[],
  language: Language,
): readonly Country[] {
  const text = plain(typed);
  if (text === '') return countries;
  const ranked = countries.map(country => ({
    country,
    rank: rankOf(text, wordsFor(country.code, language)),
  }));
  return [0, 1, 2].flatMap(rank => ranked.filter(each => each.rank === rank).map(({ country }) => country));
}

/** The country with exactly this name or code; null if there is none. */
export function countryCalled(
  typed: string,
  countries: readonly Country[],
  language: Language,
): string | null {
  const text = plain(typed);
  return countries.find(({ code }) => wordsFor(code, language).includes(text))?.code ?? null;
}

/**
 * 0 for a whole name or code, 1 for its beginning, 2 for the beginning of a later word. Chinese and Korean names have no spaces:
 * any part of them counts.
 */
function rankOf(text: string, words: readonly string[]): number | null {
  if (words.includes(text)) return 0;
  if (words.some(word => word.startsWith(text))) return 1;
  const isLatin = /[a-z]/.test(text);
  return words.some(word => word.includes(isLatin ? ` ${text}` : text)) ? 2 : null;
}

const plain = (text: string): string =>
  foldText(text)
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();

/** English has short names beside the full ones: `UK`, `US`. */
const shortEnglish = new Intl.DisplayNames('en', { type: 'region', style: 'short' });

const known = new Map<string, string[]>();

/** What people type for a country, or a browser fills in: its name in their language and in English, and its codes. */
function wordsFor(code: string, language: Language): string[] {
  const key = `${language} ${code}`;
  const cached = known.get(key);
  if (cached) return cached;
  const names = [countryName(code, language), countryName(code, 'en'), shortEnglish.of(code)];
  const words = [...names, code, documentCode(code)].map(word => plain(word ?? ''));
  known.set(key, words);
  return words;
}
