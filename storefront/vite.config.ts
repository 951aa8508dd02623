import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { drawings } from './build/drawings.ts';
import { firstViews } from './build/first-views.ts';
import { layersFirst } from './build/layers-first.ts';
import { precompress } from './build/precompress.ts';

const api = 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [react(), drawings(), layersFirst(), firstViews(), precompress()],
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
    // The Content-Security-Policy allows files of our own only: nothing may be inlined into the page or the styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What every page begins with is one file, and what the home page adds is another: a dozen small ones pack
        // worse, and queue up on a phone. Most other screens need most of the home page's controls.
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 2 },
            { name: 'home', test: /\/screens\/home-screen\.tsx$/, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/prod-api': api, '/media': api, '/notify': api, '/sandbox': api },
  },
});
