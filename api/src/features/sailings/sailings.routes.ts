import {
  calendarDay,
  calendarQuery,
  sailingDetail,
  sailingPage,
  sailingParams,
  sailingSearchQuery,
} from '@gangway/shared/contract/sailings.ts';
import { seatMap } from '@gangway/shared/contract/sales/seats.ts';
import { waitlistHeader } from '@gangway/shared/contract/sales/waitlist.ts';
import { z } from '@hono/zod-openapi';
import type { SharedAnswers } from '../../lib/answers/shared-answer.ts';
import type { Deps } from '../../lib/http/context.ts';
import { endpoint, success } from '../../lib/http/endpoint.ts';
import { createRouter } from '../../lib/http/router.ts';
import type { SailingOffers } from '../../reservations/sailings/sailing-offers.service.ts';
import { readSailing, readSeatMap } from '../../reservations/sailings/sailings.service.ts';
import { keptFor, withKept } from '../../reservations/waitlist/take-up.service.ts';

/** The sailings on sale. Searches share cached data (`offers`); a single sailing is always read again. */
export function createSailingsRoutes(deps: Deps, offers: SailingOffers, { answer }: SharedAnswers) {
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
      async c => {
        const [query, onSale] = [c.req.valid('query'), await offers.read()];
        return answer(c, onSale, `search ${JSON.stringify(query)}`, () => success(onSale.search(query)));
      },
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
      async c => {
        const [query, onSale] = [c.req.valid('query'), await offers.read()];
        return answer(c, onSale, `calendar ${JSON.stringify(query)}`, () => success(onSale.calendar(query)));
      },
    )
    .openapi(
      endpoint({
        method: 'get',
        path: '/sailings/{id}',
        permission: 'public',
        summary: 'One sailing with fares and cabins',
        params: sailingParams,
        headers: waitlistHeader,
        data: sailingDetail,
      }),
      async c => {
        const { id } = c.req.valid('param');
        const kept = await keptFor(deps, deps.db, id, c.req.valid('header')['x-waitlist-token']);
        return c.json(success(withKept(await readSailing(deps, id), kept)), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'get',
        path: '/sailings/{id}/seats',
        permission: 'public',
        summary: 'The seats of a sailing, free and taken',
        params: sailingParams,
        data: seatMap,
      }),
      async c => c.json(success(await readSeatMap(deps, c.req.valid('param').id)), 200),
    );
}
