import { join } from 'node:path';
import { defineConfig } from 'electron-vite';
import { renderer } from './vite.config.ts';

const source = join(import.meta.dirname, 'src');
const built = join(import.meta.dirname, 'out');

/** What carries a binary, or looks for files of its own beside it: packed as the package that it is. */
const asPackages = ['better-sqlite3', 'serialport', 'electron-updater'];

export default defineConfig({
  main: {
    build: {
      outDir: join(built, 'main'),
      externalizeDeps: { include: asPackages },
      rolldownOptions: { input: join(source, 'main/main.ts'), output: { entryFileNames: 'main.js' } },
    },
  },
  preload: {
    build: {
      outDir: join(built, 'preload'),
      // A sandboxed preload script is one file in CommonJS: it has no way to load another.
      rolldownOptions: {
        input: join(source, 'preload/preload.ts'),
        output: { format: 'cjs', entryFileNames: 'preload.cjs' },
      },
    },
  },
  renderer,
});
