import type { SailingStatus } from '../../contract/base/vocabulary.ts';
import type { SailingAction } from '../../contract/office/sailings/sailings.ts';
import { canTransition } from './transitions.ts';

/** The facts that determine a sailing's actions. `hasHistory`: it has ever had an order or a boarding attempt. */
export type SailingState = {
  status: SailingStatus;
  departsAt: Date;
  arrivesAt: Date;
  hasHistory: boolean;
};

/**
 * The actions that are possible on a sailing at `now`. It can be marked as departed only after boarding opens
 * (`boardingOpensMinutes` before departure): this is final, so a wrong click must not end a sailing of next month.
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
