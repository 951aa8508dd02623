import type { OfficePromo, PromosQuery } from '@gangway/shared/contract/office/orders/promo-codes.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../lib/database/database.ts';
import { placePatterns } from '../../lib/database/like-pattern.ts';

const columns = sql<OfficePromo>`
  id, version, code, amount_sen as "amountSen", percent, booked_from as "bookedFrom", booked_until as "bookedUntil",
  sails_from as "sailsFrom", sails_until as "sailsUntil", route_ids as "routeIds", most_uses as "mostUses",
  most_uses_each as "mostUsesEach", minimum_sen as "minimumSen", active, uses`;

const sorts: Record<PromosQuery['sort'], RawBuilder<unknown>> = {
  code: sql`code`,
  created: sql`created_at`,
  uses: sql`uses`,
};

/** One page of the promo codes, and how many there are in all. */
export async function findOfficePromos(
  db: Connection,
  { search, active, sort, descending, page, size }: PromosQuery,
): Promise<{ items: OfficePromo[]; total: number }> {
  const where = sql.join(
    [
      sql`true`,
      ...(search ? [sql`folded(code) like any(${placePatterns(search)}::text[])`] : []),
      ...(active === undefined ? [] : [sql`active = ${active}`]),
    ],
    sql` and `,
  );
  const { rows } = await sql<OfficePromo>`
    select ${columns} from promo_codes where ${where}
    order by ${sorts[sort]} ${descending ? sql`desc` : sql`asc`}, id limit ${size} offset ${(page - 1) * size}
  `.execute(db);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*) as total from promo_codes where ${where}
  `.execute(db);
  return { items: rows, total: counted[0]?.total ?? 0 };
}

export async function findOfficePromo(db: Connection, id: number): Promise<OfficePromo | undefined> {
  const { rows } = await sql<OfficePromo>`select ${columns} from promo_codes where id = ${id}`.execute(db);
  return rows[0];
}
