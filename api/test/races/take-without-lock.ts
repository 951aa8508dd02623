import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../src/lib/database/database.ts';
import { AppError } from '../../src/lib/errors.ts';
import type { Wanted } from '../../src/reservations/inventory/inventory.service.ts';

/** How places are sold twice: one looks, and takes a moment later what another has taken in between. */
export async function takeWithoutLock(
  trx: Transaction<Database>,
  { sailingId, places }: Wanted,
): Promise<void> {
  const { left } = await trx
    .selectFrom('sailing_inventory')
    .select(sql<number>`capacity - held - sold`.as('left'))
    .where('sailing_id', '=', sailingId)
    .executeTakeFirstOrThrow();
  if (left < places) throw new AppError('sailing-sold-out', { params: { left } });
  await pause(20);
  await trx
    .updateTable('sailing_inventory')
    .set({ held: sql`held + ${places}` })
    .where('sailing_id', '=', sailingId)
    .execute();
}
