/*
 * The manifest of a sailing: its passengers as a page, a PDF and a spreadsheet.
 *
 * May import: operator, reservations/orders, reservations/sailings.
 */

import type { RouteSettings } from '@gangway/shared/contract/entries/passenger-fields.ts';
import type { ManifestPassenger, ManifestSummary } from '@gangway/shared/contract/office/gate/manifest.ts';
import type { Data } from '../../lib/http/context.ts';
import { findManifest } from '../../reservations/orders/passengers.repository.ts';
import { readSailingSummary } from '../../reservations/sailings/sailings.service.ts';

/** The passenger manifest of a sailing: its passengers and their numbers. */
export interface Manifest extends Omit<ManifestSummary, 'passengers' | 'incomplete'> {
  passengers: ManifestPassenger[];
  /** Settings of the route, which decide which fields are on the manifest. */
  route: RouteSettings;
}

/** @throws AppError `sailing-not-found` */
export async function readManifest({ db, clock }: Data, sailingId: number): Promise<Manifest> {
  const { id, date, session, departsAt, arrivesAt, ship, route } = await readSailingSummary(
    db,
    sailingId,
    clock.now(),
  );
  const passengers = await findManifest(db, { id, date, arrivesAt });
  const portOf = ({ code, name }: (typeof route)['departure']) => ({ code, name });
  const local = passengers.filter(passenger => passenger.local).length;
  return {
    sailing: {
      id,
      date,
      session,
      departsAt,
      arrivesAt,
      ship: ship.name,
      departure: portOf(route.departure),
      destination: portOf(route.destination),
    },
    passengers,
    route,
    local,
    foreign: passengers.length - local,
    boarded: passengers.filter(({ boardingStatus }) => boardingStatus === 'boarded').length,
    complete: passengers.filter(({ gaps }) => gaps.length === 0).length,
  };
}

/** The manifest with only the passengers whose entries are incomplete. */
export function summaryOf({ passengers, route: _route, ...manifest }: Manifest): ManifestSummary {
  return {
    ...manifest,
    passengers: passengers.length,
    incomplete: passengers.filter(({ gaps }) => gaps.length > 0),
  };
}
