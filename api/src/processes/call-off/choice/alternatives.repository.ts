import type { Session } from '@gangway/shared/contract/base/vocabulary.ts';
import type { StrandedParty } from '@gangway/shared/domain/disruptions/alternative-value.ts';
import { sql } from 'kysely';
import type { Connection } from '../../../lib/database/database.ts';

/** A sailing that was called off, as far as others stand in for it. */
export interface CalledOffSailing {
  id: number;
  routeId: number;
  session: Session;
  departsAt: Date;
}

/** @throws Error where there is no such sailing */
export async function findCalledOffSailing(db: Connection, id: number): Promise<CalledOffSailing> {
  const row = await db
    .selectFrom('sailings')
    .select(['id', 'route_id', 'session', 'departs_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id: row.id, routeId: row.route_id, session: row.session, departsAt: row.departs_at };
}

/**
 * Other sailings of the route that leave between two moments and are on sale, by departure. One that places are kept on is
 * among them until it leaves, on sale or not.
 */
export async function findOtherSailings(
  db: Connection,
  { id, routeId }: Pick<CalledOffSailing, 'id' | 'routeId'>,
  { from, to, now, keptId }: { from: Date; to: Date; now: Date; keptId: number | null },
): Promise<{ id: number; session: Session; departsAt: Date }[]> {
  const rows = await db
    .selectFrom('sailings')
    .select(['id', 'session', 'departs_at'])
    .where('route_id', '=', routeId)
    .where('id', '<>', id)
    .where(
      sql<boolean>`
        (status in ('scheduled', 'delayed') and departs_at > ${from} and departs_at <= ${to}
          and coalesce(sales_open_at <= ${now}, true))
        or (id = ${keptId} and status in ('scheduled', 'delayed', 'closed') and departs_at > ${now})
      `,
    )
    .orderBy('departs_at')
    .execute();
  return rows.map(row => ({ id: row.id, session: row.session, departsAt: row.departs_at }));
}

/**
 * Paid orders of a sailing that were not asked yet, or one of them whether it was or not, with what they have there. As many of a
 * party need a berth as had one.
 */
export async function findStrandedParties(
  db: Connection,
  sailing: CalledOffSailing,
  orderId?: string,
): Promise<StrandedParty[]> {
  const { rows } = await sql<{ id: string; places: number; rooms: number[]; beds: number }>`
    select o.id,
      (select count(*)::integer from tickets t where t.order_id = o.id and t.canceled_at is null) as places,
      array(
        select r.room_type_id from order_cabins c join rooms r on r.id = c.room_id
        where c.order_id = o.id and c.released_at is null order by c.id
      ) as rooms,
      (
        select coalesce(sum(type.max_occupancy), 0)::integer
        from order_cabins c join rooms r on r.id = c.room_id join room_types type on type.id = r.room_type_id
        where c.order_id = o.id and c.released_at is null
      ) as beds
    from orders o
    where o.sailing_id = ${sailing.id} and o.status = 'paid'
      and ${
        orderId
          ? sql`o.id = ${orderId}`
          : sql`not exists (
              select from called_off_parties party where party.order_id = o.id and party.sailing_id = o.sailing_id
            )`
      }
    order by o.id
  `.execute(db);
  return rows.map(({ beds, ...row }) => ({
    ...row,
    berths: Math.min(row.places, beds),
    departsAt: sailing.departsAt.getTime(),
    session: sailing.session,
  }));
}
