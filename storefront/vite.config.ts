import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const api = 'http://127.0.0.1:8080';

/** As styles/index.css says it. The bundler sorts styles by chunk, and its minifier drops a statement that comes late. */
const LAYERS = '@layer tokens, base, layout, ui, features, preferences;';

const layersFirst: Plugin = {
  name: 'layers-first',
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = `${LAYERS}${file.source}`;
  },
};

export default defineConfig({
  plugins: [react(), layersFirst],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    // The Content-Security-Policy allows files of our own only: nothing may be inlined into the page or the styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/prod-api': api, '/media': api, '/notify': api, '/sandbox': api },
  },
});
