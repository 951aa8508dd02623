import { sessions } from '@gangway/shared/contract/base/vocabulary.ts';
import type {
  OfficeRoute,
  OfficeRoutePage,
  RouteChange,
  RouteCreate,
  RouteFares,
  RoutesQuery,
} from '@gangway/shared/contract/office/fleet/ports-and-routes.ts';
import { actorOf, type Caller } from '../../lib/caller.ts';
import { changesBetween } from '../../lib/changes.ts';
import { writeAudit } from '../../lib/database/audit.repository.ts';
import { type Database, inTransaction, type Transaction } from '../../lib/database/database.ts';
import { pageOf } from '../../lib/database/paging.ts';
import { AppError, refusing, requireFound, unknownValue } from '../../lib/errors.ts';
import type { Data } from '../../lib/http/context.ts';
import type { SeenVersion } from '../../lib/seen-version.ts';
import { requireUnchanged } from '../../operator/versions.service.ts';
import {
  countSailingsByRouteFares,
  findRouteFares,
  replaceRouteFares,
} from '../../reservations/sailings/fares/fares.repository.ts';
import {
  findOfficeRoute,
  findOfficeRoutes,
  insertRoute,
  lockRoute,
  updateRoute,
} from './ports-and-routes.repository.ts';

/** One page of all routes, including those out of service. */
export async function listOfficeRoutes({ db, clock }: Data, query: RoutesQuery): Promise<OfficeRoutePage> {
  return pageOf(await findOfficeRoutes(db, query, clock.now()), query);
}

/** @throws AppError `invalid-input` for ports that are equal or unknown, `route-exists` */
export async function createRoute(deps: Data, caller: Caller, route: RouteCreate): Promise<OfficeRoute> {
  if (route.departurePortId === route.destinationPortId)
    throw new AppError('invalid-input', { fields: { destinationPortId: 'same-port' } });
  return refusing(routeRefusals(), () =>
    writeRoute(deps, caller, async trx => {
      const id = await insertRoute(trx, route);
      await replaceRouteFares(trx, id, route.fares);
      await writeAudit(trx, { entity: 'routes', entityId: String(id), action: 'created', detail: route });
      return id;
    }),
  );
}

const routeRefusals = () => ({
  routes_departure_port_id_destination_port_id_key: new AppError('route-exists', {
    fields: { destinationPortId: 'route-exists' },
  }),
  routes_departure_port_id_fkey: unknownValue('departurePortId'),
  routes_destination_port_id_fkey: unknownValue('destinationPortId'),
});

/** @throws AppError `not-found`, `changed-meanwhile` */
export function changeRoute(
  deps: Data,
  caller: Caller,
  id: number,
  change: RouteChange,
  seen: SeenVersion,
): Promise<OfficeRoute> {
  return writeRoute(deps, caller, async trx => {
    const before = requireFound(await lockRoute(trx, id));
    await requireUnchanged(trx, ['routes', id], seen, () => findOfficeRoute(trx, id, deps.clock.now()));
    const changes = changesBetween(before, change);
    if (Object.keys(changes).length === 0) return id;
    await updateRoute(trx, id, change);
    await writeAudit(trx, { entity: 'routes', entityId: String(id), action: 'changed', detail: { changes } });
    return id;
  });
}

/**
 * Replaces the fares of a route. Existing bookings keep their prices.
 *
 * @throws AppError `not-found`, `changed-meanwhile`, `route-fares-needed` where a session would lose fares that its sailings use.
 */
export function changeRouteFares(
  deps: Data,
  caller: Caller,
  id: number,
  fares: RouteFares,
  seen: SeenVersion,
): Promise<OfficeRoute> {
  return writeRoute(deps, caller, async trx => {
    requireFound(await lockRoute(trx, id));
    await requireUnchanged(trx, ['routes', id], seen, () => findOfficeRoute(trx, id, deps.clock.now()));
    const before = await findRouteFares(trx, id);
    for (const session of sessions) {
      const dependent = fares[session] ? 0 : await countSailingsByRouteFares(trx, id, session);
      if (dependent > 0)
        throw new AppError('route-fares-needed', {
          params: { count: dependent },
          fields: { [session]: 'required' },
        });
    }
    const changes = changesBetween(before, fares);
    if (Object.keys(changes).length === 0) return id;
    await replaceRouteFares(trx, id, fares);
    await writeAudit(trx, {
      entity: 'routes',
      entityId: String(id),
      action: 'fares-changed',
      detail: { changes },
    });
    return id;
  });
}

function writeRoute(
  deps: Data,
  caller: Caller,
  write: (trx: Transaction<Database>) => Promise<number>,
): Promise<OfficeRoute> {
  return inTransaction(deps, actorOf(caller), async trx =>
    requireFound(await findOfficeRoute(trx, await write(trx), deps.clock.now())),
  );
}
