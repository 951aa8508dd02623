import type { GateSailing } from '@gangway/shared/contract/office/gate/boarding.ts';
import type { Settings } from '@gangway/shared/contract/settings.ts';
import { type BoardingHours, boardingWindow } from '@gangway/shared/domain/states/boarding-decision.ts';
import { boardingPhase } from '@gangway/shared/domain/states/boarding-phase.ts';
import { momentIn } from '@gangway/shared/domain/time/moment.ts';
import type { Connection } from '../../../lib/database/database.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Deps } from '../../../lib/http/context.ts';
import { loadSettings } from '../../../operator/settings.service.ts';
import { findGateSailings, type SailingFilter } from './departures.repository.ts';

const HOUR_MS = 3_600_000;

/** Finished boardings stay visible for some hours; the next ones are prepared the evening before. */
const [HOURS_BACK, HOURS_AHEAD] = [6, 30];

/** A gate without contact for this long may have been moved. */
const HEARD_MS = HOUR_MS;

type GateReading = { db: Connection; clock: Deps['clock'] };

/** The sailings that may concern a gate now, by departure, with their boarding progress. */
export async function listGateSailings(deps: GateReading): Promise<GateSailing[]> {
  return (await listCloseSailings(deps)).filter(({ phase }) => phase !== 'canceled');
}

/** The same, including canceled ones, so that their tickets are refused with that reason. `hours`: those of the settings. */
export function listCloseSailings(deps: GateReading, hours?: BoardingHours): Promise<GateSailing[]> {
  const now = deps.clock.now().getTime();
  const period = {
    from: new Date(now - HOURS_BACK * HOUR_MS),
    until: new Date(now + HOURS_AHEAD * HOUR_MS),
  };
  return readSailings(deps, period, hours);
}

/** One sailing as the gates see it. @throws AppError `sailing-not-found` */
export async function readGateSailing(deps: GateReading, id: number): Promise<GateSailing> {
  const [sailing] = await readSailings(deps, { id });
  if (!sailing) throw new AppError('sailing-not-found');
  return sailing;
}

/** The hours of boarding, from the settings. */
export const hoursOf = (settings: Settings): BoardingHours => ({
  opensMinutes: settings.boardingOpensMinutes,
  closesMinutes: settings.boardingClosesMinutes,
});

async function readSailings(
  { db, clock }: GateReading,
  filter: SailingFilter,
  preloadedHours?: BoardingHours,
): Promise<GateSailing[]> {
  const hours = preloadedHours ?? hoursOf(await loadSettings(db));
  const sailings = await findGateSailings(db, filter, new Date(clock.now().getTime() - HEARD_MS));
  return sailings.map(({ departsAt, zone, countClosedAt, status, ...sailing }) => {
    const { opensAt, closesAt } = boardingWindow(departsAt, hours);
    return {
      ...sailing,
      departsAt: momentIn(departsAt, zone),
      countClosedAt: countClosedAt?.toISOString() ?? null,
      boardingOpensAt: momentIn(opensAt, zone),
      boardingClosesAt: momentIn(closesAt, zone),
      phase: boardingPhase({ status, departsAt }, hours, clock.now()),
    };
  });
}
