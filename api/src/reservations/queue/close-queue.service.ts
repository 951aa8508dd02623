import type { Database, Transaction } from '../../lib/database/database.ts';
import { closePositions } from './queue-positions.repository.ts';
import { deleteAttemptsOf, markQueueClosed } from './queues.repository.ts';

/**
 * Closes the queue of a sailing: everyone can book again without waiting. The attempts that opened it are deleted, so that only a
 * new rush opens the next one.
 *
 * @returns whether it was open.
 */
export async function closeQueue(trx: Transaction<Database>, sailingId: number, now: Date): Promise<boolean> {
  if (!(await markQueueClosed(trx, sailingId))) return false;
  await closePositions(trx, sailingId, now);
  await deleteAttemptsOf(trx, sailingId);
  return true;
}
