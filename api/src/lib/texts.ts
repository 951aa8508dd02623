import { type Language, languages } from '@gangway/shared/contract/base/languages.ts';
import { standingValues } from '@gangway/shared/i18n/standing-values.ts';
import i18next, { type TFunction } from 'i18next';

/**
 * Loads files of texts in every language, each as the namespace of its name; `main` is the default namespace. Returns the texts
 * of one language.
 */
export async function loadTexts<Files extends Record<string, string>>(
  files: Files,
  main: keyof Files & string,
  fallbackLng: Language | false,
): Promise<(language: Language) => TFunction> {
  const textsOf = async (language: Language) => {
    const loaded = Object.entries(files).map(async ([namespace, file]) => [
      namespace,
      (await import(`@gangway/shared/i18n/${language}/${file}.ts`)).default,
    ]);
    return Object.fromEntries(await Promise.all(loaded));
  };
  const instance = i18next.createInstance();
  await instance.init({
    fallbackLng,
    supportedLngs: languages,
    ns: Object.keys(files),
    defaultNS: main,
    interpolation: { escapeValue: false, defaultVariables: standingValues },
    resources: Object.fromEntries(
      await Promise.all(languages.map(async language => [language, await textsOf(language)])),
    ),
  });
  return language => instance.getFixedT(language);
}

const files = {
  errors: 'errors',
  documents: 'documents',
  mails: 'mails',
  sandbox: 'sandbox',
  reports: 'reports',
  'payment-methods': 'payment-methods',
};

/** Texts of the API in one language, by default from `errors`; other namespaces are named (`mails:order.viewOrder`). */
export const textsIn = await loadTexts(files, 'errors', 'en');
