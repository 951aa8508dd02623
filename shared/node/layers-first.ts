/** A file of a build, as Vite gives it to a plugin. */
interface BuiltFile {
  type: string;
  fileName: string;
  source?: string | Uint8Array;
}

/**
 * A Vite plugin: each style sheet begins with the order of the layers in the client's `styles/index.css`. The bundler sorts
 * styles by chunk, and its minifier drops a `@layer` statement that comes late.
 */
export const layersFirst = (...layers: readonly string[]) => ({
  name: 'layers-first',
  enforce: 'post' as const,
  generateBundle(_options: unknown, bundle: Record<string, BuiltFile>) {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.css'))
        file.source = `@layer ${layers.join()};${file.source}`;
  },
});
