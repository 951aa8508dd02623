import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { project } from '../setup/project.mjs';

const ENTRY = 'virtual:react-alone';

/** What any page in React begins with. */
const source = `
  import * as react from 'react';
  import * as jsx from 'react/jsx-runtime';
  import { createRoot } from 'react-dom/client';
  globalThis.everything = [react, jsx, createRoot];
`;

/** Brotli bytes of react and react-dom alone, built as the storefront is. */
export async function reactAloneBytes(): Promise<number> {
  const folder = join(project, 'storefront');
  const built = (await build({
    configFile: join(folder, 'vite.config.ts'),
    root: folder,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input: ENTRY } },
    plugins: [
      {
        name: 'react-alone',
        resolveId: id => (id === ENTRY ? join(folder, 'react-alone.js') : null),
        load: id => (id === join(folder, 'react-alone.js') ? source : null),
      },
    ],
  })) as Rolldown.RolldownOutput;
  return built.output
    .filter(file => file.type === 'chunk')
    .reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0);
}
