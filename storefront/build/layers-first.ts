import type { Plugin } from 'vite';

/** As styles/index.css says it. The bundler sorts styles by chunk, and its minifier drops a statement that comes late. */
const LAYERS = '@layer tokens, base, layout, ui, features, preferences;';

/** Begins every sheet with the order of the layers. */
export const layersFirst = (): Plugin => ({
  name: 'layers-first',
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = `${LAYERS}${file.source}`;
  },
});
