/*
 * Sailings as the office plans them: single ones, repeated ones, a season from a spreadsheet; changes of times and fares.
 *
 * May import: operator, reservations/announcements, reservations/inventory, reservations/sailing-cancellations,
 * reservations/sailings, reservations/waitlist.
 */

import type {
  OfficeSailing,
  OfficeSailingDetail,
  OfficeSailingPage,
  OfficeSailingsQuery,
  SailingMonthQuery,
  SailingOptions,
} from '@gangway/shared/contract/office/sailings/sailings.ts';
import { sailingActionsAt } from '@gangway/shared/domain/states/sailing-actions.ts';
import { addDays, addMonths } from '@gangway/shared/domain/time/local-date.ts';
import type { Connection } from '../../../lib/database/database.ts';
import { pageOf } from '../../../lib/database/paging.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Data } from '../../../lib/http/context.ts';
import { loadSettings } from '../../../operator/settings.service.ts';
import {
  countBoarded,
  findBookings,
  findCancellation,
  findFareRule,
  findFareSets,
  findOverlaps,
  findRevenue,
  hasHistory,
} from '../../../reservations/sailings/sailing-facts.repository.ts';
import {
  findOfficeSailing,
  findOfficeSailings,
  findSailingOptions,
  findSailingsBetween,
} from './office-sailings.repository.ts';

/** One page of all sailings, including those not on sale. */
export async function listOfficeSailings(
  db: Connection,
  query: OfficeSailingsQuery,
): Promise<OfficeSailingPage> {
  return pageOf(await findOfficeSailings(db, query), query);
}

/** Every sailing of a month (`YYYY-MM`). */
export function listMonth(
  db: Connection,
  { month, ...filters }: SailingMonthQuery,
): Promise<OfficeSailing[]> {
  const from = `${month}-01`;
  return findSailingsBetween(db, { ...filters, from, to: addDays(addMonths(from, 1), -1) });
}

/** The ships and routes to choose from for a sailing. */
export function listSailingOptions(db: Connection): Promise<SailingOptions> {
  return findSailingOptions(db);
}

/** A sailing with its fares, bookings and allowed actions. @throws AppError `sailing-not-found` */
export async function readOfficeSailing(
  { clock }: Data,
  db: Connection,
  id: number,
): Promise<OfficeSailingDetail> {
  const sailing = await findOfficeSailing(db, id);
  if (!sailing) throw new AppError('sailing-not-found');
  // In sequence, because a transaction's connection runs one query at a time.
  const { own, route } = await findFareSets(db, id);
  const bookings = await findBookings(db, id);
  const { boardingOpensMinutes } = await loadSettings(db);
  const times = { departsAt: new Date(sailing.departsAt), arrivesAt: new Date(sailing.arrivesAt) };
  const state = { status: sailing.status, ...times, hasHistory: await hasHistory(db, id) };
  return {
    ...sailing,
    ownFares: own,
    fareRule: await findFareRule(db, id),
    routeFares: route,
    orders: bookings.orders,
    passengers: bookings.passengers,
    boarded: await countBoarded(db, id),
    withoutEmail: bookings.withoutEmail,
    revenueSen: await findRevenue(db, id),
    overlaps: await findOverlaps(db, { id, shipId: sailing.ship.id, ...times }),
    actions: sailingActionsAt(state, clock.now(), boardingOpensMinutes),
    cancellation: await findCancellation(db, id),
  };
}
