import { type Language, languages } from '@gangway/shared/contract/base/vocabulary.ts';
import i18next, { type TFunction } from 'i18next';

/** The screens' own texts for titles, and further texts for search engines. */
const files = {
  site: 'storefront/site',
  home: 'storefront/home',
  sailings: 'storefront/sailings',
  booking: 'storefront/booking',
  cart: 'storefront/cart',
  orders: 'storefront/orders',
  'my-orders': 'storefront/my-orders',
  payment: 'storefront/payment',
  account: 'storefront/account',
  'personal-center': 'storefront/personal-center',
  agent: 'storefront/agent',
  monitor: 'storefront/monitor',
  legal: 'legal',
  seo: 'seo',
} as const;

async function textsOf(language: Language) {
  const loaded = Object.entries(files).map(async ([namespace, file]) => [
    namespace,
    (await import(`@gangway/shared/i18n/${language}/${file}.ts`)).default,
  ]);
  return Object.fromEntries(await Promise.all(loaded));
}

const instance = i18next.createInstance();
await instance.init({
  fallbackLng: false,
  ns: Object.keys(files),
  defaultNS: 'seo',
  interpolation: { escapeValue: false },
  resources: Object.fromEntries(
    await Promise.all(languages.map(async language => [language, await textsOf(language)])),
  ),
});

/** Texts of the storefront's pages in one language; those for search engines unless a namespace is named. */
export function pageTextsIn(language: Language): TFunction {
  return instance.getFixedT(language);
}
