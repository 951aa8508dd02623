import type { MiddlewareHandler } from 'hono';
import { quickReading } from '../../lib/answers/quick-reading.ts';
import type { SharedAnswers } from '../../lib/answers/shared-answer.ts';
import type { AppEnv, Deps } from '../../lib/http/context.ts';
import type { SailingOffers } from '../../reservations/sailings/sailing-offers.service.ts';

/** The routes on which the middleware is mounted. */
export const SEARCH_ROUTES = ['/prod-api/sailings', '/prod-api/sailings/calendar'];

/** Answers a search that another visitor has made since the sailings were read. */
export const quickSearch = (
  deps: Deps,
  offers: SailingOffers,
  { known }: SharedAnswers,
): MiddlewareHandler<AppEnv> =>
  quickReading(deps, async c => {
    const body = known(c, await offers.read());
    return (
      body && {
        route: c.req.path,
        status: 200,
        body,
        headers: { 'content-type': 'application/json' },
        caller: { kind: 'guest' },
      }
    );
  });
