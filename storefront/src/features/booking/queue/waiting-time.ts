import type { QueuePosition, QueueState } from '@gangway/shared/contract/sales/queue.ts';

/** How many people ahead of this number have not been let in; null while it has no number. */
export const aheadOf = ({ number }: Pick<QueuePosition, 'number'>, { served }: Pick<QueueState, 'served'>) =>
  number === null ? null : Math.max(0, number - served - 1);

/** The estimated wait, as a range of minutes or hours. */
export interface WaitingTime {
  unit: 'minutes' | 'hours';
  from: number;
  to: number;
}

const AN_HOUR = 60;
/** Longer waits are estimated in hours, because minutes would be too precise. */
const IN_HOURS = 120;

/** The estimated time until `ahead` people are let in at the measured rate; null while unknown. */
export function waitingTime(ahead: number, perMinute: QueueState['perMinute']): WaitingTime | null {
  if (!perMinute) return null;
  const [soonest, latest] = [ahead / perMinute.fast, ahead / perMinute.slow];
  if (latest >= IN_HOURS) {
    const from = Math.max(1, Math.floor(soonest / AN_HOUR));
    return { unit: 'hours', from, to: Math.max(from + 1, Math.ceil(latest / AN_HOUR)) };
  }
  const step = latest > 20 ? 5 : 1;
  const from = Math.floor(soonest / step) * step;
  return { unit: 'minutes', from, to: Math.max(from + step, Math.ceil(latest / step) * step) };
}

/** Not everyone who is let in books: only above this factor the places will probably not last. */
const HARDLY = 1.5;

/** Whether the places will probably be gone before `ahead` people have been let in. */
export const hardlyEnough = (ahead: number, { partiesLeft }: Pick<QueueState, 'partiesLeft'>): boolean =>
  ahead > partiesLeft * HARDLY;

/** Whether the queue still waits for its draw. */
export const isGathering = ({ draw, salesOpenAt }: QueueState): boolean =>
  salesOpenAt !== null && draw !== null && draw.drawnAt === null;

/** Whether the own position may have changed and must be requested. */
export function isDue(position: QueuePosition, queue: QueueState): boolean {
  if (position.state !== 'waiting') return false;
  if (!queue.open) return true;
  return position.number === null ? !isGathering(queue) : position.number <= queue.served;
}

/** Seconds until the next request for the queue. `spread` (0.75 to 1.25) prevents simultaneous requests of all browsers. */
export function asksIn(queue: QueueState, position: QueuePosition | undefined, spread: number): number {
  const { nearSeconds, farSeconds, nearPlaces } = queue.ask;
  if (position?.state !== 'waiting') return farSeconds * spread;
  const ahead = aheadOf(position, queue);
  const near = ahead === null ? !isGathering(queue) : ahead <= nearPlaces;
  return (near ? nearSeconds : farSeconds) * spread;
}
