/*
 * The pages that describe the API, and its OpenAPI document.
 *
 * May import: no other module.
 */

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { Hono } from 'hono';
import type { AppEnv } from '../../lib/http/context.ts';
import { describeApi } from './document.view.ts';

const swagger = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

/** The OpenAPI document, and a page that shows it. */
export function createDocsRoutes(api: OpenAPIHono<AppEnv>): Hono<AppEnv> {
  // It is the same for everyone, and most processes are never asked for it.
  let document: string | undefined;
  return new Hono<AppEnv>()
    .get('/openapi.json', c => {
      document ??= JSON.stringify(describeApi(api));
      return c.body(document, 200, { 'Content-Type': 'application/json' });
    })
    .get('/docs', c => c.redirect('/prod-api/docs/'))
    .get('/docs/', async c => c.html(await readFile(join(import.meta.dirname, 'docs.html'), 'utf8')))
    .get('/docs/read.js', async c =>
      c.body(await readFile(join(import.meta.dirname, 'read.js'), 'utf8'), 200, {
        'Content-Type': 'text/javascript',
      }),
    )
    .get(
      '/docs/*',
      serveStatic({ root: swagger, rewriteRequestPath: path => path.slice('/prod-api/docs'.length) }),
    );
}
