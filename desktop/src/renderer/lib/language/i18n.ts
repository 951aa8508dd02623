import type { OfficeLanguage } from '@gangway/shared/contract/base/languages.ts';
import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { initialLanguage, rememberLanguage } from './language.ts';
import { loadTexts } from './text-files.ts';

export { i18next };

const textFiles: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, done) {
    loadTexts(language, namespace).then(
      texts => done(null, texts),
      (error: Error) => done(error, null),
    );
  },
};

/** Starts the texts in the language of whoever works here; resolves once the words of these namespaces are there. */
export async function startTexts(namespaces: readonly string[]): Promise<void> {
  await i18next
    .use(textFiles)
    .use(initReactI18next)
    .init({
      lng: initialLanguage(),
      ns: namespaces,
      defaultNS: 'frame',
      fallbackLng: false,
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    });
  document.documentElement.lang = i18next.language;
}

/** Changes the language and remembers it; resolves once every text on screen can be shown in it. */
export async function changeLanguage(language: OfficeLanguage): Promise<void> {
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
  rememberLanguage(language);
}

export const currentLanguage = (): OfficeLanguage => i18next.language as OfficeLanguage;
