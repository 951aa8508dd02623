import { describe, expect, test } from 'vitest';
import { countriesIn, countryCalled, findCountries } from './country-search.ts';

const likely = ['VN', 'MY', 'VN'];

describe('a typed country (R409)', () => {
  test.each([
    ['en', 'viet', 'VN'],
    ['ko', 'viet', 'VN'],
    ['ko', '베트', 'VN'],
    ['zh', 'Viet', 'VN'],
    ['zh', '越', 'VN'],
    ['ms', 'jepun', 'JP'],
    ['ms', 'japan', 'JP'],
    ['en', 'cote d ivoire', 'CI'],
    ['en', 'turkiye', 'TR'],
    ['en', 'UK', 'GB'],
    ['en', 'gbr', 'GB'],
    ['en', 'zealand', 'NZ'],
  ] as const)('in %s, %j finds %s first', (language, typed, code) => {
    expect(findCountries(typed, countriesIn(language, []), language)[0]?.code).toBe(code);
  });

  test('that does not exist finds none', () => {
    expect(findCountries('atlantis', countriesIn('en', []), 'en')).toEqual([]);
  });

  test.each([
    ['Vietnam', 'VN'],
    ['베트남', 'VN'],
    ['VN', 'VN'],
    ['vnm', 'VN'],
    ['Viet', null],
    ['', null],
  ])('%j, filled in by a browser, is %j', (typed, code) => {
    expect(countryCalled(typed, countriesIn('ko', []), 'ko')).toBe(code);
  });
});

test('likely countries are first, each once, and the rest is in the order of the language', () => {
  const codes = countriesIn('en', likely).map(({ code }) => code);
  expect(codes.slice(0, 4)).toEqual(['VN', 'MY', 'AF', 'AL']);
  expect(new Set(codes).size).toBe(codes.length);
  const found = findCountries('m', countriesIn('en', likely), 'en');
  expect(found[0]?.code).toBe('MY');
});
