import { guideEntry, guidePage, guideParams, guideQuery } from '@gangway/shared/contract/guide.ts';
import { z } from '@hono/zod-openapi';
import type { Deps } from '../../lib/http/context.ts';
import { endpoint, success } from '../../lib/http/endpoint.ts';
import { createRouter } from '../../lib/http/router.ts';
import { listGuidePages, readGuidePage } from './guide.service.ts';

export function createGuideRoutes(deps: Deps) {
  return createRouter()
    .openapi(
      endpoint({
        method: 'get',
        path: '/guide',
        permission: 'public',
        summary: 'Pages of texts for travelers that the operator has written',
        data: z.array(guidePage),
      }),
      async c => c.json(success(await listGuidePages(deps.db)), 200),
    )
    .openapi(
      endpoint({
        method: 'get',
        path: '/guide/{page}',
        permission: 'public',
        summary: 'Sections of a page, or the questions of the FAQ, in a language',
        params: guideParams,
        query: guideQuery,
        data: z.array(guideEntry),
      }),
      async c => {
        const { page } = c.req.valid('param');
        return c.json(success(await readGuidePage(deps.db, page, c.req.valid('query').language)), 200);
      },
    );
}
