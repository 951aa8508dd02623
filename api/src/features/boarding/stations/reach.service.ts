import { localDateIn } from '@gangway/shared/domain/time/local-date.ts';
import { findStationPlace } from '../../../accounts/stations/station.repository.ts';
import type { StaffCaller } from '../../../lib/caller.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Deps } from '../../../lib/http/context.ts';
import { readGateSailing } from '../gate-sailings/gate-sailings.service.ts';

const HOUR_MS = 3_600_000;
/** Boarding that is over is counted for a while. */
const HOURS_BACK = 6;

/**
 * That a gate's call comes from the enrolled workplace that it is about (R136).
 * @throws AppError `station-needed`
 */
export function requireStation(signedBy: string | undefined, stationId: string): void {
  if (signedBy !== stationId) throw new AppError('station-needed');
}

/**
 * Whoever may only verify reads no names but those of the day's sailings that their enrolled workplace boards. Who may
 * see orders, or answers for the gates, reads all.
 *
 * @throws AppError `station-needed`, `sailing-not-found`, `not-permitted`
 */
export async function requireReach(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { permissions }: StaffCaller,
  stationId: string | undefined,
  sailingId: number,
): Promise<void> {
  if (permissions.has('orders.read') || permissions.has('boarding.override')) return;
  const place = stationId === undefined ? undefined : await findStationPlace(db, stationId);
  if (!place) throw new AppError('station-needed');
  const sailing = await readGateSailing({ db, clock }, sailingId);
  const isHere = place.sailingId === null || place.sailingId === sailingId;
  const now = clock.now().getTime();
  const isToday = localDateIn(new Date(sailing.departsAt)) === localDateIn(clock.now());
  const isBoarding =
    now >= Date.parse(sailing.boardingOpensAt) && now <= Date.parse(sailing.departsAt) + HOURS_BACK * HOUR_MS;
  if (!isHere || !(isToday || isBoarding)) throw new AppError('not-permitted');
}
