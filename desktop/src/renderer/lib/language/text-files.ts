type Texts = { readonly [key: string]: string | Texts };

/** One file a language and namespace: a screen's words are loaded with its code, in one language only. */
const files = import.meta.glob<{ default: Texts }>([
  '../../../../../shared/i18n/*/office/*/*.ts',
  '../../../../../shared/i18n/*/prescribed.ts',
]);

/** The files by language and namespace: the folders between the two only keep them apart for who reads. */
const loaders = new Map(
  Object.entries(files).map(([path, load]) => [
    path.replace(/^.*\/i18n\/(\w+)\/.*?([\w-]+)\.ts$/, '$1/$2'),
    load,
  ]),
);

/** Fetches the words of a namespace; throws where there are none, or where they do not arrive. */
export async function loadTexts(language: string, namespace: string): Promise<Texts> {
  const load = loaders.get(`${language}/${namespace}`);
  if (!load) throw new Error(`no texts: ${language}/${namespace}`);
  return (await load()).default;
}
