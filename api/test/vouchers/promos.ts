import type { Kysely } from 'kysely';
import type { Database } from '../../src/lib/database/database.ts';

/** A promo code with RM 50.00 off, with `changes`. */
export async function insertPromo(
  db: Kysely<Database>,
  code: string,
  changes: {
    amount_sen?: number | null;
    percent?: number | null;
    most_uses?: number;
    most_uses_each?: number;
    minimum_sen?: number;
    booked_from?: string;
    booked_until?: string;
    sails_from?: string;
    sails_until?: string;
    route_ids?: number[];
    active?: boolean;
  } = {},
): Promise<number> {
  const { id } = await db
    .insertInto('promo_codes')
    .values({ code, amount_sen: 5_000, created_at: new Date('2026-11-20T02:00:00Z'), ...changes })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
