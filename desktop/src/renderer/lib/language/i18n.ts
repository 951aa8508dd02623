import { type OfficeLanguage, officeLanguages } from '@gangway/shared/contract/base/languages.ts';
import { standingValues } from '@gangway/shared/i18n/standing-values.ts';
import { readCookie, writeCookie } from '@gangway/shared/ui/browser/cookies.ts';
import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { loadPreference, savePreference } from '../preferences/stored-preference.ts';

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

/** Initializes i18next in the user's language; resolves when the texts of these namespaces are loaded. */
export async function startTexts(namespaces: readonly string[]): Promise<void> {
  await i18next
    .use(textFiles)
    .use(initReactI18next)
    .init({
      lng: initialLanguage(),
      ns: namespaces,
      defaultNS: 'frame',
      fallbackLng: false,
      interpolation: { escapeValue: false, defaultVariables: standingValues },
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

const isOfficeLanguage = (value: unknown): value is OfficeLanguage =>
  officeLanguages.some(language => language === value);

const KEY = 'language';

/** The language chosen before (R3), else the system's, else English. */
function initialLanguage(): OfficeLanguage {
  const chosen = readCookie(KEY) ?? loadPreference(KEY, null, isOfficeLanguage);
  if (isOfficeLanguage(chosen)) return chosen;
  const first = navigator.languages.map(tag => tag.toLowerCase().split('-')[0]).find(isOfficeLanguage);
  return first ?? 'en';
}

/** Stored besides the cookie, because a page with a custom scheme, such as Electron's, may have no cookies. */
function rememberLanguage(language: OfficeLanguage): void {
  writeCookie(KEY, language);
  savePreference(KEY, language);
}

type Texts = { readonly [key: string]: string | Texts };

/** One file per language and namespace: a screen loads its texts with its code, in one language only. */
const files = import.meta.glob<{ default: Texts }>([
  '../../../../../shared/i18n/*/office/*/*.ts',
  '../../../../../shared/i18n/*/prescribed.ts',
]);

/** The files by language and namespace; folders between the two only group them for readers. */
const loaders = new Map(
  Object.entries(files).map(([path, load]) => [
    path.replace(/^.*\/i18n\/(\w+)\/.*?([\w-]+)\.ts$/, '$1/$2'),
    load,
  ]),
);

/**
 * Loads the texts of a namespace.
 *
 * @throws Error if there are none, or if loading fails.
 */
async function loadTexts(language: string, namespace: string): Promise<Texts> {
  const load = loaders.get(`${language}/${namespace}`);
  if (!load) throw new Error(`no texts: ${language}/${namespace}`);
  return (await load()).default;
}
