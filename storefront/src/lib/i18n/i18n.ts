import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type { i18n } from 'i18next';
import { initialLanguage, rememberLanguage } from './language.ts';
import { loadScreens, shownLanguage, switchLanguage, textOf } from './loaded-texts.ts';
import type { Values } from './translate.ts';

/** Texts for code outside components. */
export const i18next = {
  t: ((key: string, values?: Values) => textOf('site', key, values)) as unknown as i18n['t'],
  loadNamespaces: loadScreens,
};

/** Initializes the texts in the visitor's language; resolves when the texts of these screens are loaded. */
export async function startTexts(screens: readonly string[]): Promise<void> {
  await showLanguage(initialLanguage());
  await loadScreens(screens);
}

/** Changes and stores the site's language; resolves when all texts on screen are loaded. */
export async function changeLanguage(language: Language): Promise<void> {
  await showLanguage(language);
  rememberLanguage(language);
}

/** Shows this page in a language without changing the visitor's stored choice. */
export async function showLanguage(language: Language): Promise<void> {
  await switchLanguage(language);
  document.documentElement.lang = language;
}

export const currentLanguage = (): Language => shownLanguage() as Language;
