import type { FareSet } from '@gangway/shared/contract/office/fleet/ports-and-routes.ts';
import type { SailingCreate } from '@gangway/shared/contract/office/sailings/sailings.ts';
import type { PlannedSailing } from '@gangway/shared/domain/sailings/sailing-clashes.ts';
import { type RouteZones, sailingTimes } from '@gangway/shared/domain/sailings/sailing-plan.ts';
import type { LocalDate } from '@gangway/shared/domain/time/local-date.ts';

/** A sailing that is not created yet. */
export type SailingDraft = Omit<PlannedSailing, 'hasOwnFares'> & {
  gate: string;
  nonRefundable: boolean;
  peak: boolean;
  fares: FareSet | null;
};

/** The values of a form for one date; the zones are those of its route. */
export function draftOf(form: Omit<SailingCreate, 'date'>, date: LocalDate, zones: RouteZones): SailingDraft {
  const { shipId, routeId, session, gate, capacity, nonRefundable, peak, fares } = form;
  const times = sailingTimes(date, form.departs, form.arrives, zones);
  return { shipId, routeId, date, session, ...times, zones, gate, capacity, nonRefundable, peak, fares };
}
