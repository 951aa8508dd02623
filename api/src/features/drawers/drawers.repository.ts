import type { CashDrawer, DrawersQuery } from '@gangway/shared/contract/office/orders/drawers.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Connection, Database, Transaction } from '../../lib/database/database.ts';
import { findDrawers } from '../../reservations/drawer/drawers.repository.ts';

type Wanted = Omit<DrawersQuery, 'from' | 'to'> & { since: Date | undefined; before: Date | undefined };

/** What a drawer (alias `d`) must be, or true. */
const whereOf = ({ officer, state, since, before }: Wanted): RawBuilder<unknown> =>
  sql.join(
    [
      sql`true`,
      ...(officer ? [sql`d.officer_id = ${officer}`] : []),
      ...(state ? [state === 'open' ? sql`d.closed_at is null` : sql`d.closed_at is not null`] : []),
      ...(since ? [sql`d.opened_at >= ${since}`] : []),
      ...(before ? [sql`d.opened_at < ${before}`] : []),
    ],
    sql` and `,
  );

/** One page of the filtered drawers, and how many they are. */
export async function findDrawerPage(
  db: Connection,
  wanted: Wanted,
): Promise<{ items: CashDrawer[]; total: number }> {
  const { page, size, descending } = wanted;
  const where = whereOf(wanted);
  const direction = sql.raw(descending ? 'desc' : 'asc');
  const items = await findDrawers(
    db,
    where,
    sql`order by d.opened_at ${direction}, d.id limit ${size} offset ${(page - 1) * size}`,
  );
  const { rows } = await sql<{
    total: number;
  }>`select count(*) as total from cash_drawers d where ${where}`.execute(db);
  return { items, total: rows[0]?.total ?? 0 };
}

export async function findDrawerOwner(
  trx: Transaction<Database>,
  id: string,
): Promise<{ officerId: string } | undefined> {
  return trx
    .selectFrom('cash_drawers')
    .select('officer_id as officerId')
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function closeRow(
  trx: Transaction<Database>,
  id: string,
  close: { at: Date; by: string; expectedSen: number; countedSen: number; reason: string },
): Promise<void> {
  await trx
    .updateTable('cash_drawers')
    .set({
      closed_at: close.at,
      closed_by: close.by,
      expected_sen: close.expectedSen,
      counted_sen: close.countedSen,
      reason: close.reason,
    })
    .where('id', '=', id)
    .execute();
}
