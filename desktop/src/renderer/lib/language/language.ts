import { type OfficeLanguage, officeLanguages } from '@gangway/shared/contract/base/languages.ts';
import { readCookie, writeCookie } from '@gangway/shared/ui/browser/cookies.ts';
import { loadPreference, savePreference } from '../preferences/stored-preference.ts';

const isOfficeLanguage = (value: unknown): value is OfficeLanguage =>
  officeLanguages.some(language => language === value);

const KEY = 'language';

/** The language chosen before (R3), else the system's, else English. */
export function initialLanguage(): OfficeLanguage {
  const chosen = readCookie(KEY) ?? loadPreference(KEY, null, isOfficeLanguage);
  if (isOfficeLanguage(chosen)) return chosen;
  const first = navigator.languages.map(tag => tag.toLowerCase().split('-')[0]).find(isOfficeLanguage);
  return first ?? 'en';
}

/** Stored besides the cookie, because a page with a custom scheme, such as Electron's, may have no cookies. */
export function rememberLanguage(language: OfficeLanguage): void {
  writeCookie(KEY, language);
  savePreference(KEY, language);
}
