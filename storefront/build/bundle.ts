import type { Rolldown } from 'vite';

export type Bundle = Rolldown.OutputBundle;
export type Chunk = Rolldown.OutputChunk;

const chunksOf = (bundle: Bundle): Chunk[] => Object.values(bundle).filter(file => file.type === 'chunk');

/** The file that a module is asked for by, when it is loaded for itself. */
export function chunkOf(bundle: Bundle, module: string): Chunk {
  const chunk = chunksOf(bundle).find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
  if (!chunk) throw new Error(`No file was built for ${module}`);
  return chunk;
}

/** A chunk and all that it imports before it runs. */
export function closureOf(bundle: Bundle, chunk: Chunk | undefined): Chunk[] {
  const found = new Set<Chunk>();
  const visit = (one: Bundle[string] | undefined) => {
    if (one?.type !== 'chunk' || found.has(one)) return;
    found.add(one);
    for (const file of one.imports) visit(bundle[file]);
  };
  visit(chunk);
  return [...found];
}

/** What every page begins with. */
export const frameOf = (bundle: Bundle): Chunk[] =>
  closureOf(
    bundle,
    chunksOf(bundle).find(({ moduleIds }) => moduleIds.some(id => id.endsWith('/src/app/main.tsx'))),
  );

export const scriptsOf = (chunks: readonly Chunk[]): string[] => chunks.map(({ fileName }) => `/${fileName}`);

export const stylesOf = (chunks: readonly Chunk[]): string[] =>
  chunks.flatMap(chunk => [...(chunk.viteMetadata?.importedCss ?? [])].map(file => `/${file}`));

/** The file with the words of a screen, or of several, in a language. */
export const textsOf = (bundle: Bundle, language: string, screen: string): string => {
  const folder = screen === 'payment-methods' ? '' : 'storefront/';
  return `/${chunkOf(bundle, `/shared/i18n/${language}/${folder}${screen}.ts`).fileName}`;
};
