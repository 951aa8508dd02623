import type { Texts } from './translate.ts';

/** One file per language and screen: a visitor loads only the texts of the opened screens in their language. */
const screens = import.meta.glob<{ default: Texts }>('../../../../shared/i18n/*/storefront/*.ts');
const others = import.meta.glob<{ default: Texts }>([
  '../../../../shared/i18n/*/legal.ts',
  '../../../../shared/i18n/*/payment-methods.ts',
]);

/** Loads the texts of a screen; throws if there are none, or they fail to load. */
export async function loadTexts(language: string, screen: string): Promise<Texts> {
  const folder = `../../../../shared/i18n/${language}`;
  const load = screens[`${folder}/storefront/${screen}.ts`] ?? others[`${folder}/${screen}.ts`];
  if (!load) throw new Error(`no texts: ${language}/${screen}`);
  return (await load()).default;
}
