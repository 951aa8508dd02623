import type { QueueDraw, QueuePosition, QueueState } from '@gangway/shared/contract/sales/queue.ts';
import type { PositionRow } from '../../reservations/queue/queue-positions.repository.ts';
import type { QueueFacts } from '../../reservations/queue/queues.repository.ts';
import { askingOf, partiesLeft, tellableRates } from './queue.rules.ts';

/** The draw; its seed is published after the draw. Null without an opening or a queue. */
export function drawView(queue: QueueFacts): QueueDraw | null {
  const { seed, seedHash, drawnAt, drawn, salesOpenAt } = queue;
  if (!seed || !seedHash || !salesOpenAt) return null;
  return {
    seedHash: seedHash.toString('hex'),
    seed: drawnAt && seed.toString('hex'),
    drawnAt: drawnAt?.toISOString() ?? null,
    drawn,
  };
}

export const waitingOf = ({ lastNumber, served, unnumbered }: QueueFacts): number =>
  lastNumber - served + unnumbered;

/** The state of the queue that all people in it see. */
export function queueView(sailingId: number, queue: QueueFacts, turnMinutes: number, now: Date): QueueState {
  const { salesOpenAt, openedBy, served, placesLeft, partySize, held, movingSince } = queue;
  const waiting = waitingOf(queue);
  const minutes = movingSince ? (now.getTime() - movingSince.getTime()) / 60_000 : 0;
  return {
    sailingId,
    open: openedBy !== null,
    salesOpenAt: salesOpenAt?.toISOString() ?? null,
    draw: drawView(queue),
    served,
    waiting,
    perMinute: tellableRates({ fast: queue.fastRate, steady: queue.steadyRate }, minutes),
    placesLeft,
    partiesLeft: partiesLeft({ placesLeft, partySize }),
    soldOut: placesLeft === 0,
    mayComeBack: held > 0,
    turnMinutes,
    ask: askingOf(waiting),
  };
}

/** A position as its holder sees it at `now`: an expired turn has ended, even if the queue was not moved since. */
export function positionView(position: PositionRow, now: Date): QueuePosition {
  const { id, number, letInAt, turnEndsAt, endedHow } = position;
  const over = turnEndsAt !== null && turnEndsAt <= now;
  return {
    lineId: id,
    number,
    state: endedHow ?? (letInAt === null ? 'waiting' : over ? 'too-late' : 'let-in'),
    turnEndsAt: turnEndsAt?.toISOString() ?? null,
  };
}
