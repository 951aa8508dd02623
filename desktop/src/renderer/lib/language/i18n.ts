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

/** Initialises i18next in the user's language; resolves when the texts of these namespaces are loaded. */
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

/** Changes and stores the language; resolves when all texts on screen are loaded. */
export async function changeLanguage(language: OfficeLanguage): Promise<void> {
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
  rememberLanguage(language);
}

export const currentLanguage = (): OfficeLanguage => i18next.language as OfficeLanguage;
