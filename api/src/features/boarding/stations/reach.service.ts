import { localDateIn } from '@gangway/shared/domain/time/local-date.ts';
import { findStationAssignment } from '../../../accounts/stations/station.repository.ts';
import type { StaffCaller } from '../../../lib/caller.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Data } from '../../../lib/http/context.ts';
import { readGateSailing } from '../departures/gate-sailings.service.ts';

const HOUR_MS = 3_600_000;
/** Finished boardings still count for some hours. */
const HOURS_BACK = 6;

/** Requires that a gate's call comes from the enrolled workplace that it concerns (R136). @throws AppError `station-needed` */
export function requireStation(signedBy: string | undefined, stationId: string): void {
  if (signedBy !== stationId) throw new AppError('station-needed');
}

/**
 * Staff who may only verify can read names only of the day's sailings that their enrolled workplace boards. Staff who may see
 * orders, or have the permission for gates, can read all.
 *
 * @throws AppError `station-needed`, `sailing-not-found`, `not-permitted`
 */
export async function requireReach(
  deps: Data,
  { permissions }: StaffCaller,
  stationId: string | undefined,
  sailingId: number,
): Promise<void> {
  if (permissions.has('orders.read') || permissions.has('boarding.override')) return;
  const assignment = stationId === undefined ? undefined : await findStationAssignment(deps.db, stationId);
  if (!assignment) throw new AppError('station-needed');
  const isHere = assignment.sailingId === null || assignment.sailingId === sailingId;
  if (!isHere || !(await isOfTheDay(deps, sailingId))) throw new AppError('not-permitted');
}

/**
 * Requires that a sailing is one of the day's and the one that a workplace has reported to board. The caller's permissions do not
 * matter.
 *
 * @throws AppError `sailing-not-found`, `not-permitted`
 */
export async function requireBoardedHere(deps: Data, stationId: string, sailingId: number): Promise<void> {
  const assignment = await findStationAssignment(deps.db, stationId);
  if (assignment?.sailingId !== sailingId || !(await isOfTheDay(deps, sailingId)))
    throw new AppError('not-permitted');
}

async function isOfTheDay(deps: Data, sailingId: number): Promise<boolean> {
  const { departsAt, boardingOpensAt } = await readGateSailing(deps, sailingId);
  const now = deps.clock.now();
  const isBoarding =
    now.getTime() >= Date.parse(boardingOpensAt) &&
    now.getTime() <= Date.parse(departsAt) + HOURS_BACK * HOUR_MS;
  return isBoarding || localDateIn(new Date(departsAt)) === localDateIn(now);
}
