import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [react()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    // The Content-Security-Policy allows files of our own only: nothing may be inlined into the page or the styles.
    assetsInlineLimit: 0,
    // One style sheet: the order of the cascade's layers is said in its first line, before any chunk could say another.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/prod-api': api, '/media': api, '/notify': api, '/sandbox': api },
  },
});
