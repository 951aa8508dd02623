import type { Plugin } from 'vite';

/**
 * Begins every sheet with the order of the layers, as the client's `styles/index.css` says it: the bundler sorts styles
 * by chunk, and its minifier drops a statement that comes late.
 */
export const layersFirst = (...layers: readonly string[]): Plugin => ({
  name: 'layers-first',
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.css'))
        file.source = `@layer ${layers.join()};${file.source}`;
  },
});
