import type { Language } from '@gangway/shared/contract/vocabulary.ts';
import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { initialLanguage, rememberLanguage } from './language.ts';

/** One file a language and screen: a visitor loads the words of the screens they open, in their language only. */
const screens = import.meta.glob<{ default: object }>('../../../shared/i18n/*/storefront/*.ts');
const legal = import.meta.glob<{ default: object }>('../../../shared/i18n/*/legal.ts');

const textFiles: BackendModule = {
  type: 'backend',
  init() {},
  async read(language, namespace) {
    const folder = `../../../shared/i18n/${language}`;
    const load = screens[`${folder}/storefront/${namespace}.ts`] ?? legal[`${folder}/${namespace}.ts`];
    if (!load) throw new Error(`no texts: ${language}/${namespace}`);
    return (await load()).default as Record<string, string>;
  },
};

/** Starts the texts in the visitor's language; resolves once the words of these screens are there. */
export async function startTexts(namespaces: readonly string[]): Promise<void> {
  i18next.on('languageChanged', language => {
    document.documentElement.lang = language;
  });
  await i18next
    .use(textFiles)
    .use(initReactI18next)
    .init({
      lng: initialLanguage(),
      fallbackLng: false,
      ns: namespaces,
      defaultNS: 'site',
      interpolation: { escapeValue: false },
      returnNull: false,
    });
}

/** Changes the site's language and remembers it; resolves once every text on screen can be shown in it. */
export async function changeLanguage(language: Language): Promise<void> {
  await i18next.changeLanguage(language);
  rememberLanguage(language);
}

export const currentLanguage = (): Language => i18next.language as Language;
export { i18next };
