import { sql } from 'kysely';
import type { Database, Transaction } from '../../lib/database/database.ts';

/** A token that was shown for a sailing. */
export interface ShownToken {
  sailingId: number;
  digest: Buffer;
}

/** A place in line whose turn it is. */
export interface Turn extends ShownToken {
  id: string;
}

/**
 * The turns that are good at `now`, locked until the transaction ends: of two bookings with one turn, the second sees what
 * became of the first. In the order of their ids, so that two batches never wait for each other in a ring.
 */
export async function lockTurns(
  trx: Transaction<Database>,
  shown: readonly ShownToken[],
  now: Date,
): Promise<Turn[]> {
  const { rows } = await sql<{ id: string; sailing_id: number; token_digest: Buffer }>`
    select p.id, p.sailing_id, p.token_digest from waiting_places p
    join unnest(${shown.map(({ sailingId }) => sailingId)}::integer[], ${shown.map(({ digest }) => digest)}::bytea[])
      as shown (sailing_id, token_digest) using (sailing_id, token_digest)
    where p.let_in_at is not null and p.ended_at is null and p.turn_ends_at > ${now}
    order by p.id for no key update of p
  `.execute(trx);
  return rows.map(row => ({ id: row.id, sailingId: row.sailing_id, digest: row.token_digest }));
}

/** A turn that ended in a booking. */
export interface UsedTurn {
  id: string;
  orderId: string;
  party: number;
}

/** One turn is one booking: a constraint wants its order, and an order has no second turn. */
export async function endTurns(
  trx: Transaction<Database>,
  used: readonly UsedTurn[],
  now: Date,
): Promise<void> {
  await sql`
    update waiting_places p set ended_at = ${now}, ended_how = 'booked', order_id = used.order_id, party = used.party
    from unnest(${used.map(({ id }) => id)}::uuid[], ${used.map(({ orderId }) => orderId)}::uuid[],
      ${used.map(({ party }) => party)}::smallint[]) as used (id, order_id, party)
    where p.id = used.id
  `.execute(trx);
}
