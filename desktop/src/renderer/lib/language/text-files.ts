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
export async function loadTexts(language: string, namespace: string): Promise<Texts> {
  const load = loaders.get(`${language}/${namespace}`);
  if (!load) throw new Error(`no texts: ${language}/${namespace}`);
  return (await load()).default;
}
