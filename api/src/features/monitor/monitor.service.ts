/*
 * Boarding progress of a sailing for the screens in the terminal.
 *
 * May import: operator, reservations/sailings.
 */

import type { BoardingMonitor } from '@gangway/shared/contract/monitor.ts';
import { boardingPhase, boardingTimes } from '@gangway/shared/domain/states/boarding-phase.ts';
import { momentIn } from '@gangway/shared/domain/time/moment.ts';
import { AppError } from '../../lib/errors.ts';
import type { Data } from '../../lib/http/context.ts';
import { loadSettings } from '../../operator/settings.service.ts';
import { findMonitoredSailing } from '../../reservations/sailings/sailing-facts.repository.ts';

/** The current boarding progress of a sailing. @throws AppError `sailing-not-found` */
export async function readMonitor({ db, clock }: Data, sailingId: number): Promise<BoardingMonitor> {
  const [sailing, settings] = await Promise.all([findMonitoredSailing(db, sailingId), loadSettings(db)]);
  if (!sailing) throw new AppError('sailing-not-found');
  const now = clock.now();
  const hours = {
    opensMinutes: settings.boardingOpensMinutes,
    closesMinutes: settings.boardingClosesMinutes,
  };
  const { opensAt, lastCallAt, closesAt } = boardingTimes(sailing.departsAt, hours);
  const phase = boardingPhase(sailing, hours, now);
  const here = (instant: Date) => momentIn(instant, sailing.zones.departs);
  return {
    sailingId,
    ship: sailing.ship,
    route: sailing.route,
    date: sailing.date,
    session: sailing.session,
    status: sailing.status,
    gate: sailing.gate,
    departsAt: here(sailing.departsAt),
    arrivesAt: momentIn(sailing.arrivesAt, sailing.zones.arrives),
    boardingOpensAt: here(opensAt),
    lastCallAt: here(lastCallAt),
    boardingClosesAt: here(closesAt),
    phase,
    lastCall: phase === 'last-call',
    boarded: sailing.boarded,
    booked: sailing.booked,
    asOf: now.toISOString(),
  };
}
