import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { languages } from '@gangway/shared/contract/base/vocabulary.ts';
import { build, type Plugin, type Rolldown } from 'vite';
import { paths } from '../src/lib/paths.ts';
import { type Bundle, chunkOf, closureOf, frameOf, scriptsOf, stylesOf, textsOf } from './bundle.ts';

/** The page of the e-tickets, which must open offline, with the parts of it that are loaded later. */
const SCREEN = '/storefront/src/features/orders/personal-order-screen.tsx';
const TEXTS = ['site', 'orders', 'payment', 'payment-methods', 'human-check'];

/** Builds the service worker into one file with a fixed address, with the list of files of the e-tickets' page. */
export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  enforce: 'post',
  async generateBundle(_options, bundle) {
    const files = shellOf(bundle);
    const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 8);
    this.emitFile({ type: 'asset', fileName: 'sw.js', source: await buildWorker(files, version) });
  },
});

function shellOf(bundle: Bundle): string[] {
  const frame = frameOf(bundle);
  const screen = closureOf(bundle, chunkOf(bundle, SCREEN)).filter(chunk => !frame.includes(chunk));
  const later = screen.flatMap(({ dynamicImports }) => dynamicImports);
  const chunks = [...frame, ...screen, ...later.flatMap(file => closureOf(bundle, bundle[file]))];
  const texts = languages.flatMap(language => TEXTS.map(screen => textsOf(bundle, language, screen)));
  const seen = Object.keys(bundle).filter(file => /\.woff2$|favicon-/.test(file));
  return [
    ...new Set([...scriptsOf(chunks), ...stylesOf(chunks), ...texts, ...seen.map(file => `/${file}`)]),
  ].sort();
}

async function buildWorker(files: readonly string[], version: string): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    define: {
      SHELL_FILES: JSON.stringify(files),
      SHELL_PAGE: JSON.stringify(paths.personalOrder),
      SHELL_VERSION: JSON.stringify(version),
    },
    build: {
      write: false,
      rolldownOptions: {
        input: join(import.meta.dirname, '../service-worker/sw.ts'),
        output: { format: 'iife' },
      },
    },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code;
}
