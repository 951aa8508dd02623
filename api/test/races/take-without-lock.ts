import { sql } from 'kysely';
import type { Database, Transaction } from '../../src/lib/database/database.ts';
import { AppError } from '../../src/lib/errors.ts';
import type { InventoryRequest } from '../../src/reservations/inventory/inventory.service.ts';

let waiting: (() => void) | undefined;

/** How places are oversold: reads the number left, and takes them after another caller has read the same number. */
export async function takeWithoutLock(
  trx: Transaction<Database>,
  wanted: readonly InventoryRequest[],
): Promise<(AppError | undefined)[]> {
  const [{ sailingId } = { sailingId: 0 }] = wanted;
  const { left } = await trx
    .selectFrom('sailing_inventory')
    .select(sql<number>`capacity - held - sold`.as('left'))
    .where('sailing_id', '=', sailingId)
    .executeTakeFirstOrThrow();
  if (left > 0) await meetAnother();
  const fitting = wanted.slice(0, Math.max(left, 0));
  await trx
    .updateTable('sailing_inventory')
    .set({ held: sql`held + ${fitting.length}` })
    .where('sailing_id', '=', sailingId)
    .execute();
  return wanted.map((_, place) =>
    place < fitting.length ? undefined : new AppError('sailing-sold-out', { params: { count: left } }),
  );
}

/** Resolves for two callers at once, so that a control's race does not depend on chance. */
async function meetAnother(): Promise<void> {
  const other = waiting;
  waiting = undefined;
  if (other) return other();
  await new Promise<void>(resolve => {
    waiting = resolve;
  });
}
