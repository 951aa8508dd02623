import type { SailingStatus } from '../../contract/base/vocabulary.ts';
import type { SailingAction } from '../../contract/office/sailings/sailings.ts';
import { canTransition } from './transitions.ts';

/** What decides a sailing's actions. `hasHistory`: it ever had an order, or a boarding attempt. */
export type SailingState = {
  status: SailingStatus;
  departsAt: Date;
  arrivesAt: Date;
  hasHistory: boolean;
};

/**
 * What may be done with a sailing at `now`. It departs only from when boarding opens (`boardingOpensMinutes` before the
 * time of departure): a departure is for good, and a slip in the calendar would end a sailing of next month.
 */
export function sailingActionsAt(
  { status, departsAt, arrivesAt, hasHistory }: SailingState,
  now: Date,
  boardingOpensMinutes: number,
): SailingAction[] {
  const ends = canTransition('sailing', status, 'departed');
  const boardingOpensAt = new Date(departsAt.getTime() - boardingOpensMinutes * 60_000);
  const may: Record<SailingAction, boolean> = {
    change: ends,
    close: canTransition('sailing', status, 'closed'),
    reopen: status === 'closed' && departsAt > now,
    delay: ends && arrivesAt > now,
    depart: ends && boardingOpensAt <= now,
    cancel: canTransition('sailing', status, 'canceled') && arrivesAt > now,
    delete: status !== 'departed' && !hasHistory,
  };
  return (Object.keys(may) as SailingAction[]).filter(action => may[action]);
}
