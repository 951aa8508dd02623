import type { Connection } from '../../lib/database/database.ts';
import type { SolvedChallenge } from './challenge.rules.ts';

/** @returns whether the solution is used for the first time; of several concurrent uses one is. */
export async function insertSolution(
  db: Connection,
  { signature, expiresAt }: SolvedChallenge,
): Promise<boolean> {
  const inserted = await db
    .insertInto('human_check_solutions')
    .values({ signature, expires_at: expiresAt })
    .onConflict(conflict => conflict.doNothing())
    .returning('signature')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function deleteSolutionsExpiredBefore(db: Connection, moment: Date): Promise<void> {
  await db.deleteFrom('human_check_solutions').where('expires_at', '<', moment).execute();
}
