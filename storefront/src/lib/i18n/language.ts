import { type Language, languages } from '@gangway/shared/contract/base/languages.ts';
import { readCookie, writeCookie } from '@gangway/shared/ui/browser/cookies.ts';

export const isLanguage = (text: string | null): text is Language =>
  languages.some(language => language === text);

const COOKIE = 'language';

/** The language chosen before (R3), else the browser's, else English. */
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
