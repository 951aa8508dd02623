import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { layersFirst } from '../shared/node/layers-first.ts';
import { devStation } from './dev/dev-station.ts';

const root = join(import.meta.dirname, 'src/renderer');

/** electron-vite makes addresses relative, for pages opened from files; under `/ship/shipOrder` they would lead nowhere. */
const wholeAddresses: Plugin = { name: 'whole-addresses', config: () => ({ base: '/' }) };

/** The back office's page: the same files under Electron and in the kiosk. */
export const renderer = {
  root,
  // The local site serves the page under every address of a screen.
  base: '/',
  plugins: [
    react(),
    devStation(),
    layersFirst('tokens', 'base', 'ui', 'layout', 'features', 'preferences'),
    wholeAddresses,
  ],
  resolve: {
    // wouter's stand-in for a hook that React has had for years.
    alias: { 'use-sync-external-store/shim/index.js': 'react' },
  },
  build: {
    outDir: join(import.meta.dirname, 'out/renderer'),
    emptyOutDir: true,
    sourcemap: false,
    // Electron 45's Chromium, and the browsers a kiosk meets: no rewriting of `light-dark()`.
    target: 'es2024',
    cssTarget: 'chrome130',
    // The Content-Security-Policy allows files of our own only: nothing may be inlined into the page or the styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: join(root, 'index.html') },
  },
} satisfies UserConfig;

export default defineConfig({ ...renderer, server: { host: '127.0.0.1' } });
