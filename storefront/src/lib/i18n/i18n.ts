import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type { i18n } from 'i18next';
import { initialLanguage, rememberLanguage } from './language.ts';
import { loadScreens, shownLanguage, switchLanguage, textOf } from './loaded-texts.ts';
import type { Values } from './translate.ts';

/** Texts for code that stands outside of components. */
export const i18next = {
  t: ((key: string, values?: Values) => textOf('site', key, values)) as unknown as i18n['t'],
  loadNamespaces: loadScreens,
};

/** Starts the texts in the visitor's language; resolves once the words of these screens are there. */
export async function startTexts(screens: readonly string[]): Promise<void> {
  await showLanguage(initialLanguage());
  await loadScreens(screens);
}

/** Changes the site's language and remembers it; resolves once every text on screen can be shown in it. */
export async function changeLanguage(language: Language): Promise<void> {
  await showLanguage(language);
  rememberLanguage(language);
}

/** Shows this page in a language, and leaves the visitor's choice as it is. */
export async function showLanguage(language: Language): Promise<void> {
  await switchLanguage(language);
  document.documentElement.lang = language;
}

export const currentLanguage = (): Language => shownLanguage() as Language;
