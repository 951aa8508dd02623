import type { Language } from '@gangway/shared/contract/vocabulary.ts';
import { readCookie, writeCookie } from '@gangway/shared/ui/browser/cookies.ts';

/** The languages of the site, each in its own name and script. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', zh: '中文', ko: '한국어' };

export const isLanguage = (text: string | null): text is Language => text !== null && text in languageNames;

const COOKIE = 'language';

/** The language chosen before (specification section 1: kept in a cookie), else the browser's, else English. */
export function initialLanguage(): Language {
  const chosen = readCookie(COOKIE);
  if (isLanguage(chosen)) return chosen;
  for (const tag of navigator.languages) {
    const [language = ''] = tag.toLowerCase().split('-');
    if (isLanguage(language)) return language;
  }
  return 'en';
}

export const rememberLanguage = (language: Language): void => writeCookie(COOKIE, language);
