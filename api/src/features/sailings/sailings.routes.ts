import {
  calendarDay,
  calendarQuery,
  sailingDetail,
  sailingPage,
  sailingParams,
  sailingSearchQuery,
} from '@gangway/shared/contract/sailings.ts';
import { z } from '@hono/zod-openapi';
import type { Deps } from '../../lib/http/context.ts';
import { endpoint, success } from '../../lib/http/endpoint.ts';
import { createRouter } from '../../lib/http/router.ts';
import { readCalendar, readSailing, searchSailings } from '../../reservations/sailings/sailings.service.ts';

export function createSailingsRoutes(deps: Deps) {
  return createRouter()
    .openapi(
      endpoint({
        method: 'get',
        path: '/sailings',
        permission: 'public',
        summary: 'Search the sailings on sale',
        query: sailingSearchQuery,
        data: sailingPage,
      }),
      async c => c.json(success(await searchSailings(deps, c.req.valid('query'))), 200),
    )
    .openapi(
      endpoint({
        method: 'get',
        path: '/sailings/calendar',
        permission: 'public',
        summary: 'Dates with sailings and their lowest fare',
        query: calendarQuery,
        data: z.array(calendarDay),
      }),
      async c => c.json(success(await readCalendar(deps, c.req.valid('query'))), 200),
    )
    .openapi(
      endpoint({
        method: 'get',
        path: '/sailings/{id}',
        permission: 'public',
        summary: 'One sailing with fares and cabins',
        params: sailingParams,
        data: sailingDetail,
      }),
      async c => c.json(success(await readSailing(deps, c.req.valid('param').id)), 200),
    );
}
