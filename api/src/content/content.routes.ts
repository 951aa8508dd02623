import { slide, slidesQuery } from '@gangway/shared/contract/content.ts';
import { localDateIn } from '@gangway/shared/domain/local-date.ts';
import { z } from '@hono/zod-openapi';
import type { Deps } from '../lib/context.ts';
import { endpoint, success } from '../lib/endpoint.ts';
import { createRouter } from '../lib/router.ts';
import { findSlides } from './slides.repository.ts';

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
    async c => {
      const today = localDateIn(deps.clock.now());
      return c.json(success(await findSlides(deps.db, c.req.valid('query').language, today)), 200);
    },
  );
}
