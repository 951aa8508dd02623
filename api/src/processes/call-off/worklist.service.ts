import type { CalledOffWorklist } from '@gangway/shared/contract/office/sailings/sailings.ts';
import type { Connection } from '../../lib/database/database.ts';
import { findCalledOffLines } from '../../reservations/worklist/worklist.repository.ts';

/** Who of a canceled sailing has not chosen, is to be called, or is owed money (R235). */
export async function readWorklist(db: Connection, sailingId: number): Promise<CalledOffWorklist> {
  return { lines: await findCalledOffLines(db, sailingId) };
}
