import type { Rolldown } from 'vite';

export type Bundle = Rolldown.OutputBundle;
export type Chunk = Rolldown.OutputChunk;

const chunksOf = (bundle: Bundle): Chunk[] => Object.values(bundle).filter(file => file.type === 'chunk');

/** The output file of a module that is loaded separately: its own, or the one that contains it. */
export function chunkOf(bundle: Bundle, module: string): Chunk {
  const chunks = chunksOf(bundle);
  const chunk =
    chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module)) ??
    chunks.find(({ moduleIds }) => moduleIds.some(id => id.endsWith(module)));
  if (!chunk) throw new Error(`No file was built for ${module}`);
  return chunk;
}

/** A chunk and all its static imports. */
export function closureOf(bundle: Bundle, chunk: Bundle[string] | undefined): Chunk[] {
  const chunks = new Set<Chunk>();
  const visit = (one: Bundle[string] | undefined) => {
    if (one?.type !== 'chunk' || chunks.has(one)) return;
    chunks.add(one);
    for (const file of one.imports) visit(bundle[file]);
  };
  visit(chunk);
  return [...chunks];
}

/** The files that the built page loads itself. */
export const bootOf = (bundle: Bundle): Chunk[] => closureOf(bundle, chunkOf(bundle, '/src/app/boot.ts'));

/** The files that every page loads first. */
export const frameOf = (bundle: Bundle): Chunk[] => [
  ...new Set([...bootOf(bundle), ...closureOf(bundle, chunkOf(bundle, '/src/app/main.tsx'))]),
];

export const scriptsOf = (chunks: readonly Chunk[]): string[] => chunks.map(({ fileName }) => `/${fileName}`);

export const stylesOf = (chunks: readonly Chunk[]): string[] =>
  chunks.flatMap(chunk => [...(chunk.viteMetadata?.importedCss ?? [])].map(file => `/${file}`));

/** The file with the texts of one or more screens in a language. */
export const textsOf = (bundle: Bundle, language: string, screen: string): string => {
  const folder = screen === 'payment-methods' ? '' : 'storefront/';
  return `/${chunkOf(bundle, `/shared/i18n/${language}/${folder}${screen}.ts`).fileName}`;
};
