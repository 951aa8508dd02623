/*
 * Ports and routes with their fares and fare rules.
 *
 * May import: operator, reservations/sailings.
 */

import type { ChartedPort, RouteSummary } from '@gangway/shared/contract/sailings.ts';
import type { Connection } from '../../lib/database/database.ts';
import type { Data } from '../../lib/http/context.ts';
import { loadSettings } from '../../operator/settings.service.ts';
import { findPorts, findRoutes } from './ports-and-routes.repository.ts';

/** All ports with their chart positions. */
export const listPorts = (db: Connection): Promise<ChartedPort[]> => findPorts(db);

/** The routes in service, the next departure first. */
export async function listRoutes({ db, clock }: Data): Promise<RouteSummary[]> {
  const { salesCloseMinutes } = await loadSettings(db);
  return findRoutes(db, new Date(clock.now().getTime() + salesCloseMinutes * 60_000));
}
