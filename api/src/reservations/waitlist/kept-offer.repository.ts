import { sql } from 'kysely';
import type { Connection, Database, Transaction } from '../../lib/database/database.ts';

/** What is kept for a party of a waiting list. */
export interface KeptForParty {
  partyId: string;
  offerId: string;
  sailingId: number;
  places: number;
  roomIds: number[];
  expiresAt: Date | null;
}

/** The offer of a party, while it is kept. */
export async function findKeptFor(db: Connection, partyId: string): Promise<KeptForParty | undefined> {
  const { rows } = await sql<KeptForParty>`
    select p.id as "partyId", offer.id as "offerId", offer.sailing_id as "sailingId", offer.places, offer.expires_at as "expiresAt",
      array(select c.room_id from order_cabins c where c.offer_id = offer.id) as "roomIds"
    from waitlist_parties p join place_offers offer on offer.id = p.offer_id
    where p.id = ${partyId} and offer.released_at is null
  `.execute(db);
  return rows[0];
}

/**
 * The party goes on without its offer, which ends in this transaction: what it books takes the offer's place. The caller has
 * the sailing's lock.
 */
export async function detachOffer(trx: Transaction<Database>, kept: KeptForParty): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('waitlist_parties')
    .set({ status: 'waiting', offer_id: null })
    .where('id', '=', kept.partyId)
    .where('offer_id', '=', kept.offerId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The party has what it waited for, and waits for no other sailing. */
export async function setBooked(
  trx: Transaction<Database>,
  partyId: string,
  orderId: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('waitlist_parties')
    .set({ status: 'booked', order_id: orderId, changed_at: now })
    .where('id', '=', partyId)
    .execute();
  await trx.deleteFrom('waitlist_wishes').where('party_id', '=', partyId).execute();
}

/** What is set aside on a sailing for its waiting list. */
export interface SetAside {
  places: number;
  rooms: boolean;
}

/** The caller has the sailing's lock. */
export async function readSetAside(trx: Transaction<Database>, sailingId: number): Promise<SetAside> {
  const row = await trx
    .selectFrom('sailing_inventory')
    .select(['set_aside as places', 'rooms_set_aside as rooms'])
    .where('sailing_id', '=', sailingId)
    .executeTakeFirstOrThrow();
  return row;
}

/** Places that nobody has or is offered, those that are set aside included, and rooms that somebody has or is offered. */
export async function readFree(
  trx: Transaction<Database>,
  sailingId: number,
): Promise<{ places: number; takenRooms: number }> {
  const { rows } = await sql<{ places: number; takenRooms: number }>`
    select capacity - held - sold as places, (
      select count(*) from order_cabins c where c.sailing_id = ${sailingId} and c.released_at is null
    )::integer as "takenRooms"
    from sailing_inventory where sailing_id = ${sailingId}
  `.execute(trx);
  return rows[0] ?? { places: 0, takenRooms: 0 };
}

/** Says what is set aside, and tells those who decide about it. The caller has the sailing's lock. */
export async function writeSetAside(
  trx: Transaction<Database>,
  sailingId: number,
  { places, rooms }: SetAside,
): Promise<void> {
  await sql`
    update sailing_inventory
    set set_aside = case when waitlist then ${places}::integer else 0 end, rooms_set_aside = waitlist and ${rooms}
    where sailing_id = ${sailingId}
  `.execute(trx);
  if (places > 0 || rooms) await tellOfWaitlist(trx, sailingId);
}

/** Wakes those who decide about a waiting list, and the screens that show it, once the transaction is committed. */
export async function tellOfWaitlist(trx: Transaction<Database>, sailingId: number): Promise<void> {
  await sql`select pg_notify('waitlist', ${String(sailingId)})`.execute(trx);
}
