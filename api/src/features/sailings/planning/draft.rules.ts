import type { FareSet } from '@gangway/shared/contract/office/ports-and-routes.ts';
import type { SailingCreate } from '@gangway/shared/contract/office/sailings.ts';
import type { LocalDate } from '@gangway/shared/domain/local-date.ts';
import type { PlannedSailing } from '@gangway/shared/domain/sailing-clashes.ts';
import { sailingTimes } from '@gangway/shared/domain/sailing-plan.ts';

/** A sailing that is about to be made. */
export type SailingDraft = Omit<PlannedSailing, 'hasOwnFares'> & {
  gate: string;
  nonRefundable: boolean;
  peak: boolean;
  fares: FareSet | null;
};

/** What a form says of a sailing, on one date. */
export function draftOf(form: Omit<SailingCreate, 'date'>, date: LocalDate): SailingDraft {
  const { shipId, routeId, session, gate, capacity, nonRefundable, peak, fares } = form;
  const times = sailingTimes(date, form.departs, form.arrives);
  return { shipId, routeId, date, session, ...times, gate, capacity, nonRefundable, peak, fares };
}
