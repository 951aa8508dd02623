type Texts = { readonly [key: string]: string | Texts };

/** One file a language and namespace: a screen's words are loaded with its code, in one language only. */
const office = import.meta.glob<{ default: Texts }>('../../../../shared/i18n/*/office/*.ts');
const specification = import.meta.glob<{ default: Texts }>('../../../../shared/i18n/*/specification.ts');

/** Fetches the words of a namespace; throws where there are none, or where they do not arrive. */
export async function loadTexts(language: string, namespace: string): Promise<Texts> {
  const folder = `../../../../shared/i18n/${language}`;
  const load = office[`${folder}/office/${namespace}.ts`] ?? specification[`${folder}/${namespace}.ts`];
  if (!load) throw new Error(`no texts: ${language}/${namespace}`);
  return (await load()).default;
}
