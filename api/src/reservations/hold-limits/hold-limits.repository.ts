import { sql } from 'kysely';
import { type Connection, type Database, prepared, type Transaction } from '../../lib/database/database.ts';

/** An origin or a document on a sailing, by its digest (hexadecimal). */
export interface DigestOnSailing {
  sailingId: number;
  digest: string;
}

/** The held places of an entry; only entries with any are returned. */
export interface HeldRow {
  kind: 'origin' | 'document';
  /** Its index in the request. */
  index: number;
  /** Unpaid places that are currently held. */
  live: number;
  /** Places that were released unpaid since the given time, or are overdue. */
  lapsed: number;
  /** For a document: its ticket's order has an expired hold. */
  overdue: boolean;
}

/**
 * The places that these origins hold on their sailings, and the documents that are booked on them; all by indexes. The caller
 * holds the sailings' locks, so that no concurrent booking is missed.
 */
export async function findHeld(
  trx: Transaction<Database>,
  { origins, documents }: { origins: readonly DigestOnSailing[]; documents: readonly DigestOnSailing[] },
  { now, since }: { now: Date; since: Date },
): Promise<HeldRow[]> {
  // One by one, by the indexes: a plan that was made while a table was small must be good when it has grown.
  const { rows } = await sql<HeldRow>`
    select ${prepared('held-places')} 'origin' as kind, (a.ordinal - 1)::int as index, false as overdue, held.live, held.lapsed
    from ${listOf(origins)} as a (sailing_id, digest, ordinal)
    cross join lateral (
      select count(*) as orders,
        coalesce(sum(live.places) filter (where o.status = 'unpaid' and o.hold_expires_at > ${now}), 0)::int as live,
        coalesce(sum(h.places) filter (where o.status = 'canceled' and o.canceled_at > ${since}
          or o.status = 'unpaid' and o.hold_expires_at <= ${now}), 0)::int as lapsed
      from hold_origins h
      cross join lateral (
        select o.id, o.status, o.hold_expires_at, o.canceled_at from orders o
        where o.id = h.order_id and o.paid_at is null
          and coalesce(o.cancel_reason not in ('staff', 'sailing-canceled'), true) offset 0
      ) o
      cross join lateral (
        select count(*) as places from tickets t where t.order_id = o.id and t.canceled_at is null
      ) live
      where h.sailing_id = a.sailing_id and h.origin = decode(a.digest, 'hex')
    ) held
    where held.orders > 0
    union all
    select 'document', (a.ordinal - 1)::int, booked.status = 'unpaid' and booked.hold_expires_at <= ${now}, 0, 0
    from ${listOf(documents)} as a (sailing_id, digest, ordinal)
    cross join lateral (
      select o.status, o.hold_expires_at from tickets t join orders o on o.id = t.order_id
      where t.sailing_id = a.sailing_id and t.document = decode(a.digest, 'hex') and t.canceled_at is null offset 0
    ) booked
  `.execute(trx);
  return rows;
}

const listOf = (entries: readonly DigestOnSailing[]) => sql`unnest(
  ${entries.map(({ sailingId }) => sailingId)}::integer[], ${entries.map(({ digest }) => digest)}::text[]
) with ordinality`;

/** The origin of an order. */
interface OrderOrigin extends DigestOnSailing {
  orderId: string;
  places: number;
}

/** Stores the origins of orders. A booking has five: columns are fewer bytes than rows, whose names are repeated. */
export async function insertOrigins(
  trx: Transaction<Database>,
  origins: readonly OrderOrigin[],
  createdAt: Date,
): Promise<void> {
  if (origins.length === 0) return;
  await sql`
    insert ${prepared('hold-origins')} into hold_origins (sailing_id, origin, order_id, places, created_at)
    select sailing_id, decode(digest, 'hex'), order_id, places, ${createdAt}
    from unnest(
      ${origins.map(({ sailingId }) => sailingId)}::integer[], ${origins.map(({ digest }) => digest)}::text[],
      ${origins.map(({ orderId }) => orderId)}::uuid[], ${origins.map(({ places }) => places)}::smallint[]
    ) as made (sailing_id, digest, order_id, places)
  `.execute(trx);
}

/** Deletes the origins of orders that were made before a moment. */
export async function deleteOriginsBefore(db: Connection, moment: Date): Promise<void> {
  await db.deleteFrom('hold_origins').where('created_at', '<', moment).execute();
}

/** The documents among these that live tickets of the sailing have, except one passenger's ticket. */
export async function findBookedDocuments(
  trx: Transaction<Database>,
  {
    sailingId,
    documents,
    exceptPassenger,
  }: { sailingId: number; documents: readonly string[]; exceptPassenger: string | null },
  now: Date,
): Promise<{ digest: string; overdue: boolean }[]> {
  const { rows } = await sql<{ digest: string; overdue: boolean }>`
    select encode(t.document, 'hex') as digest, o.status = 'unpaid' and o.hold_expires_at <= ${now} as overdue
    from unnest(${documents}::text[]) as a (digest)
    join tickets t on t.sailing_id = ${sailingId} and t.document = decode(a.digest, 'hex') and t.canceled_at is null
    join orders o on o.id = t.order_id
    where t.passenger_id is distinct from ${exceptPassenger}::uuid
  `.execute(trx);
  return rows;
}
