/*
 * Ports and routes with their fares and fare rules.
 *
 * May import: operator, reservations/sailings.
 */

import type { ChartedPort, PortProfile, RouteSummary } from '@gangway/shared/contract/sailings.ts';
import type { Connection } from '../../lib/database/database.ts';
import { requireFound } from '../../lib/errors.ts';
import type { Data } from '../../lib/http/context.ts';
import { loadSettings } from '../../operator/settings.service.ts';
import { findPorts, findPortsWithFacts, findRoutes } from './ports-and-routes.repository.ts';

/** All ports with their chart positions. */
export const listPorts = (db: Connection): Promise<ChartedPort[]> => findPorts(db);

/** All ports with the operator's texts about them (R407), and with the boarding times that are the same at each. */
export async function listPortProfiles(db: Connection): Promise<PortProfile[]> {
  const { boardingOpensMinutes, boardingClosesMinutes } = await loadSettings(db);
  const ports = await findPortsWithFacts(db);
  return ports.map(port => ({ ...port, boardingOpensMinutes, boardingClosesMinutes }));
}

/** @throws AppError `not-found` */
export async function readPortProfile(db: Connection, id: number): Promise<PortProfile> {
  return requireFound((await listPortProfiles(db)).find(port => port.id === id));
}

/** The routes in service, the next departure first. */
export async function listRoutes({ db, clock }: Data): Promise<RouteSummary[]> {
  const { salesCloseMinutes } = await loadSettings(db);
  return findRoutes(db, new Date(clock.now().getTime() + salesCloseMinutes * 60_000));
}
