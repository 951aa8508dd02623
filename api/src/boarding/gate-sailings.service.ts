import type { GateSailing } from '@gangway/shared/contract/office/boarding.ts';
import { boardingWindow } from '@gangway/shared/domain/boarding-decision.ts';
import { boardingPhase } from '@gangway/shared/domain/boarding-phase.ts';
import type { Deps } from '../lib/context.ts';
import { loadSettings } from '../settings/settings.service.ts';
import { findSailingsAround } from './gate-sailings.repository.ts';

const HOUR_MS = 3_600_000;
/** Boarding that is over is looked at again for a while; what boards next is prepared the evening before. */
const [HOURS_BACK, HOURS_AHEAD] = [6, 30];

/** The sailings that a gate may have to do with now, the first to leave first, with how far each is. */
export async function listGateSailings({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<GateSailing[]> {
  const now = clock.now();
  const { boardingOpensMinutes, boardingClosesMinutes } = await loadSettings(db);
  const hours = { opensMinutes: boardingOpensMinutes, closesMinutes: boardingClosesMinutes };
  const sailings = await findSailingsAround(
    db,
    new Date(now.getTime() - HOURS_BACK * HOUR_MS),
    new Date(now.getTime() + HOURS_AHEAD * HOUR_MS),
  );
  return sailings.map(({ departsAt, status, ...sailing }) => {
    const { opensAt, closesAt } = boardingWindow(departsAt, hours);
    return {
      ...sailing,
      departsAt: departsAt.toISOString(),
      boardingOpensAt: opensAt.toISOString(),
      boardingClosesAt: closesAt.toISOString(),
      phase: boardingPhase({ status, departsAt }, hours, now),
    };
  });
}
