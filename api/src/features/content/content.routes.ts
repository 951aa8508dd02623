import { slide, slidesQuery } from '@gangway/shared/contract/content.ts';
import { z } from '@hono/zod-openapi';
import type { Deps } from '../../lib/http/context.ts';
import { endpoint, success } from '../../lib/http/endpoint.ts';
import { createRouter } from '../../lib/http/router.ts';
import { listSlides } from './office-slides.service.ts';

export function createContentRoutes(deps: Deps) {
  return createRouter().openapi(
    endpoint({
      method: 'get',
      path: '/slides',
      permission: 'public',
      summary: 'Slides of the home page',
      query: slidesQuery,
      data: z.array(slide),
    }),
    async c => c.json(success(await listSlides(deps, c.req.valid('query').language)), 200),
  );
}
