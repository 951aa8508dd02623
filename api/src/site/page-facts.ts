import type { RouteSummary, SailingSummary, ShipProfile } from '@gangway/shared/contract/sailings.ts';
import type { Settings } from '@gangway/shared/contract/settings.ts';
import type { Deps } from '../lib/context.ts';
import { AppError } from '../lib/errors.ts';
import { listRoutes } from '../ports-and-routes/routes.service.ts';
import { readSailingSummary, searchSailings } from '../sailings/sailings.service.ts';
import { loadSettings } from '../settings/settings.service.ts';
import { listShips } from '../ships/ships.service.ts';
import { createBriefCache } from './brief-cache.ts';

/** What heads of pages are made from. */
export interface PageFacts {
  settings(): Promise<Settings>;
  routes(): Promise<RouteSummary[]>;
  ships(): Promise<ShipProfile[]>;
  /** The next sailings, of one route where it is named. */
  nextSailings(route: { departure: string; destination: string } | undefined): Promise<SailingSummary[]>;
  /** Undefined where there is none. */
  sailing(id: number): Promise<SailingSummary | undefined>;
}

/** A head may be as old as this; what one sees and books is always asked for anew. */
const SECONDS = 30;
const LISTED_SAILINGS = 10;

/** Facts read from the database and kept briefly: a page's head must not cost more than the page. */
export function createPageFacts(deps: Pick<Deps, 'db' | 'clock'>): PageFacts {
  const keep = <Value>(most: number) => createBriefCache<Value>(deps.clock, { seconds: SECONDS, most });
  const settings = keep<Settings>(1);
  const routes = keep<RouteSummary[]>(1);
  const ships = keep<ShipProfile[]>(1);
  const lists = keep<SailingSummary[]>(200);
  const sailings = keep<SailingSummary | undefined>(1000);
  return {
    settings: () => settings.get('', () => loadSettings(deps.db)),
    routes: () => routes.get('', () => listRoutes(deps)),
    ships: () => ships.get('', () => listShips(deps.db)),
    nextSailings: route =>
      lists.get(`${route?.departure} ${route?.destination}`, async () => {
        const anything = { party: 1, sort: 'date', page: 1, size: LISTED_SAILINGS } as const;
        return (await searchSailings(deps, { ...anything, ...route })).items;
      }),
    sailing: id =>
      sailings.get(String(id), () => readSailingSummary(deps.db, id, deps.clock.now()).catch(nothing)),
  };
}

function nothing(error: unknown): undefined {
  if (!(error instanceof AppError && error.code === 'sailing-not-found')) throw error;
}
