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

const swagger = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

/** The OpenAPI document, generated from the schemas that check the requests, and a page that shows it. */
export function createDocsRoutes(api: OpenAPIHono<AppEnv>): Hono<AppEnv> {
  const info = {
    title: 'Gangway',
    version: '1',
    description: 'Ticketing, cabins and boarding for cruise ships.',
  };
  return new Hono<AppEnv>()
    .get('/openapi.json', c =>
      c.json(api.getOpenAPI31Document({ openapi: '3.1.0', info, servers: [{ url: '/prod-api' }] })),
    )
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
