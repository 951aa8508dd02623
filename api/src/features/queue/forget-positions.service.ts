import type { Data } from '../../lib/http/context.ts';
import {
  deletePositionsBefore,
  forgetOriginsBefore,
} from '../../reservations/queue/queue-positions.repository.ts';
import { deleteAttemptsBefore } from '../../reservations/queue/queues.repository.ts';

const DAY_MS = 24 * 3_600_000;

/** How long a draw can be checked. */
const PLACES_DAYS = 90;

/** Deletes old queues, and after a day the network addresses of the people in them. */
export async function forgetPositions({ db, clock }: Data): Promise<void> {
  const before = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  await deletePositionsBefore(db, before(PLACES_DAYS));
  await forgetOriginsBefore(db, before(1));
  await deleteAttemptsBefore(db, before(1));
}
