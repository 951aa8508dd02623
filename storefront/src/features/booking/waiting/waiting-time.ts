import type { PlaceInLine, WaitingRoom } from '@gangway/shared/contract/sales/waiting-room.ts';

/** People before this number, who have not been let in; null while it has no number. */
export const aheadOf = ({ number }: Pick<PlaceInLine, 'number'>, { served }: Pick<WaitingRoom, 'served'>) =>
  number === null ? null : Math.max(0, number - served - 1);

/** How long it takes, as a range of minutes or of hours. */
export interface WaitingTime {
  unit: 'minutes' | 'hours';
  from: number;
  to: number;
}

const AN_HOUR = 60;
/** From here on minutes would promise more than anybody knows. */
const IN_HOURS = 120;

/** Between which times `ahead` people are let in at the measured rate; null while nobody can tell. */
export function waitingTime(ahead: number, perMinute: WaitingRoom['perMinute']): WaitingTime | null {
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

/** Of those who are let in, not all book: only from here on it is fair to say that the places will hardly last. */
const HARDLY = 1.5;

/** Whether the places will most likely be gone before so many have been let in. */
export const hardlyEnough = (ahead: number, { partiesLeft }: Pick<WaitingRoom, 'partiesLeft'>): boolean =>
  ahead > partiesLeft * HARDLY;

/** Whether the line still waits for its draw. */
export const isGathering = ({ draw, salesOpenAt }: WaitingRoom): boolean =>
  salesOpenAt !== null && draw !== null && draw.drawnAt === null;

/** Whether there is something new to ask of one's own place. */
export function isDue(place: PlaceInLine, room: WaitingRoom): boolean {
  if (place.state !== 'waiting') return false;
  if (!room.open) return true;
  return place.number === null ? !isGathering(room) : place.number <= room.served;
}

/** Seconds until the line is asked for again. `spread` (0.75 to 1.25) keeps browsers from all asking at once. */
export function asksIn(room: WaitingRoom, place: PlaceInLine | undefined, spread: number): number {
  const { nearSeconds, farSeconds, nearPlaces } = room.ask;
  if (place?.state !== 'waiting') return farSeconds * spread;
  const ahead = aheadOf(place, room);
  const near = ahead === null ? !isGathering(room) : ahead <= nearPlaces;
  return (near ? nearSeconds : farSeconds) * spread;
}
