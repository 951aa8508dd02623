import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { layersFirst } from '../shared/node/layers-first.ts';
import { chunkGroups } from './build/chunks.ts';
import { drawings } from './build/drawings.ts';
import { firstViews } from './build/first-views.ts';
import { homeScreenIcons } from './build/icons.ts';
import { precompress } from './build/precompress.ts';
import { serviceWorker } from './build/service-worker.ts';

const api = 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [
    react(),
    drawings(),
    homeScreenIcons(),
    layersFirst('tokens', 'base', 'layout', 'ui', 'features', 'preferences'),
    firstViews(),
    serviceWorker(),
    precompress(),
  ],
  resolve: {
    alias: {
      // docs/decisions/0004: the same texts and calls, at a twelfth of the weight.
      'react-i18next': fileURLToPath(import.meta.resolve('./src/lib/i18n/react-i18next.tsx')),
      // wouter's stand-in for a hook that React has had for years.
      'use-sync-external-store/shim/index.js': 'react',
    },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    // The Content-Security-Policy allows only own files: nothing may be inlined into the page or the styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/prod-api': api, '/media': api, '/notify': api, '/sandbox': api },
  },
});
