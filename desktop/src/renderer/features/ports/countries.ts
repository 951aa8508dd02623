import type { OfficeLanguage } from '../../lib/language.ts';

/** Where ships of the region call; the name of each comes from the browser's own tables. */
export const countries = [
  ...['MY', 'SG', 'TH', 'ID', 'BN', 'VN', 'KH', 'PH', 'MM'],
  ...['IN', 'LK', 'BD', 'MV', 'CN', 'HK', 'MO', 'TW', 'KR', 'JP', 'AU'],
] as const;

const names: Record<OfficeLanguage, Intl.DisplayNames> = {
  en: new Intl.DisplayNames('en', { type: 'region' }),
  zh: new Intl.DisplayNames('zh-CN', { type: 'region' }),
};

/** A country by its two-letter code, in words. */
export const countryName = (code: string, language: OfficeLanguage): string =>
  names[language].of(code) ?? code;
