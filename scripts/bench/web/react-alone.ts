import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, loadConfigFromFile, type Rolldown } from 'vite';
import { project } from '../../setup/project.mjs';

/** The minimum of any page in React. */
const source = `
  import * as react from 'react';
  import * as jsx from 'react/jsx-runtime';
  import { createRoot } from 'react-dom/client';
  globalThis.everything = [react, jsx, createRoot];
`;

/** Brotli bytes of react and react-dom alone, built with the storefront's settings. */
export async function reactAloneBytes(): Promise<number> {
  const root = join(project, 'storefront');
  const entry = join(root, 'react-alone.js');
  const loaded = await loadConfigFromFile(
    { command: 'build', mode: 'production' },
    join(root, 'vite.config.ts'),
  );
  const built = (await build({
    ...loaded?.config,
    configFile: false,
    root,
    logLevel: 'error',
    // The site's own plugins need the site's files.
    plugins: [
      {
        name: 'react-alone',
        resolveId: id => (id === entry ? id : null),
        load: id => (id === entry ? source : null),
      },
    ],
    build: { ...loaded?.config.build, write: false, rolldownOptions: { input: entry } },
  })) as Rolldown.RolldownOutput;
  return built.output
    .filter(file => file.type === 'chunk')
    .reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0);
}
