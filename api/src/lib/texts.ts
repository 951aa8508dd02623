import { type Language, languages } from '@gangway/shared/contract/base/languages.ts';
import i18next, { type TFunction } from 'i18next';

const files = ['errors', 'documents', 'sandbox', 'reports', 'payment-methods'] as const;

async function textsOf(language: Language) {
  const loaded = files.map(async file => [
    file,
    (await import(`@gangway/shared/i18n/${language}/${file}.ts`)).default,
  ]);
  return Object.fromEntries(await Promise.all(loaded));
}

const instance = i18next.createInstance();
await instance.init({
  fallbackLng: 'en',
  supportedLngs: languages,
  ns: files,
  defaultNS: 'errors',
  interpolation: { escapeValue: false },
  resources: Object.fromEntries(
    await Promise.all(languages.map(async language => [language, await textsOf(language)])),
  ),
});

/** Sentences of the API in one language; `errors` unless a namespace is named (`documents:mail.subject`). */
export function textsIn(language: Language): TFunction {
  return instance.getFixedT(language);
}
