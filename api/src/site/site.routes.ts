import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import type { AppEnv, Deps } from '../lib/context.ts';

const builtSite = join(import.meta.dirname, '../../../storefront/dist');

/** Names of built files and pictures change with their contents. */
const forAYear = {
  onFound: (_path: string, c: Context) => c.header('Cache-Control', 'public, max-age=31536000, immutable'),
};

/** The storefront: its built files, pictures of the catalogue, and its one page for every address it has screens for. */
export function createSiteRoutes({ env }: Pick<Deps, 'env'>): Hono<AppEnv> {
  const pictures = {
    root: join(env.dataDir, 'media'),
    rewriteRequestPath: (path: string) => path.slice('/media'.length),
  };
  return new Hono<AppEnv>()
    .get('/media/*', serveStatic({ ...pictures, ...forAYear }), c => c.notFound())
    .get('/assets/*', serveStatic({ root: builtSite, precompressed: true, ...forAYear }), c => c.notFound())
    .get('*', async c => {
      c.header('Cache-Control', 'no-cache');
      return c.html(await readFile(join(builtSite, 'index.html'), 'utf8'));
    });
}
