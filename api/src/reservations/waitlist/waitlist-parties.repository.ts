import type { Translated } from '@gangway/shared/contract/base/primitives.ts';
import type { TicketType } from '@gangway/shared/contract/base/vocabulary.ts';
import type { WaitlistCabins, WaitlistStatus } from '@gangway/shared/contract/sales/waitlist.ts';
import { sql } from 'kysely';
import type { Connection, Database, Transaction } from '../../lib/database/database.ts';

/** A party of a waiting list, as stored. */
export interface Party {
  id: string;
  kind: 'site' | 'standby';
  status: WaitlistStatus;
  tickets: Record<TicketType, number>;
  size: number;
  cabins: (WaitlistCabins & { name: Translated }) | null;
  mostSen: number | null;
  name: string;
  email: string | null;
  phone: string | null;
  language: string;
  customerId: string | null;
  number: number | null;
  joinedAt: Date;
  offer: {
    id: string;
    sailingId: number;
    expiresAt: Date | null;
    rooms: { id: number; number: string }[];
  } | null;
  orderNumber: string | null;
  wishes: number[];
}

const columns = sql`
  p.id, p.kind, p.status, p.size, p.most_sen as "mostSen", p.name, p.email, p.phone, p.language,
  p.customer_id as "customerId", p.number, p.joined_at as "joinedAt",
  jsonb_build_object('adult', p.adult, 'child', p.child, 'infant', p.infant, 'senior', p.senior) as tickets,
  (select jsonb_build_object('roomTypeId', t.id, 'count', p.rooms, 'name', t.name) from room_types t where t.id = p.room_type_id)
    as cabins,
  (select jsonb_build_object('id', o.id, 'sailingId', o.sailing_id, 'expiresAt', o.expires_at, 'rooms', array(
      select jsonb_build_object('id', r.id, 'number', r.number)
      from order_cabins c join rooms r on r.id = c.room_id where c.offer_id = o.id order by r.number
    )) from place_offers o where o.id = p.offer_id) as offer,
  (select o.number from orders o where o.id = p.order_id) as "orderNumber",
  array(select w.sailing_id from waitlist_wishes w where w.party_id = p.id order by w.position) as wishes
`;

/** JSON has no dates. */
type Row = Omit<Party, 'offer'> & {
  offer: (Omit<NonNullable<Party['offer']>, 'expiresAt'> & { expiresAt: string | null }) | null;
};

const toParty = ({ offer, ...row }: Row): Party => ({
  ...row,
  offer: offer && { ...offer, expiresAt: offer.expiresAt === null ? null : new Date(offer.expiresAt) },
});

export async function findParty(db: Connection, id: string): Promise<Party | undefined> {
  const { rows } = await sql<Row>`select ${columns} from waitlist_parties p where p.id = ${id}`.execute(db);
  return rows[0] && toParty(rows[0]);
}

/** The parties of a customer that wait or have an offer, latest first. */
export async function findPartiesOf(db: Connection, customerId: string): Promise<Party[]> {
  const { rows } = await sql<Row>`
    select ${columns} from waitlist_parties p
    where p.customer_id = ${customerId} and p.status in ('waiting', 'offered') order by p.joined_at desc
  `.execute(db);
  return rows.map(toParty);
}

/** The parties that wait for a sailing or have an offer, in the order of the list. */
export async function findPartiesOn(db: Connection, sailingId: number): Promise<Party[]> {
  const { rows } = await sql<Row>`
    select ${columns} from waitlist_wishes wish join waitlist_parties p on p.id = wish.party_id
    where wish.sailing_id = ${sailingId} and p.status in ('waiting', 'offered') order by wish.position
  `.execute(db);
  return rows.map(toParty);
}

/** Those that wait, locked until the transaction ends, in the order of their ids. The caller holds the sailing's lock. */
export async function lockWaiting(trx: Transaction<Database>, sailingId: number): Promise<Party[]> {
  await sql`
    select from waitlist_parties p
    where p.status = 'waiting' and p.id in (select party_id from waitlist_wishes where sailing_id = ${sailingId})
    order by p.id for update
  `.execute(trx);
  return (await findPartiesOn(trx, sailingId)).filter(({ status }) => status === 'waiting');
}

export interface NewParty extends Pick<Party, 'kind' | 'tickets' | 'mostSen' | 'name' | 'email' | 'phone'> {
  id: string;
  status: 'unconfirmed' | 'waiting';
  cabins: WaitlistCabins | null;
  language: string;
  customerId: string | null;
  number: number | null;
  sailingIds: readonly number[];
  joinedAt: Date;
}

/** Adds a new party at the end of each list. */
export async function insertParty(trx: Transaction<Database>, party: NewParty): Promise<void> {
  const { cabins, tickets } = party;
  await trx
    .insertInto('waitlist_parties')
    .values({
      id: party.id,
      kind: party.kind,
      status: party.status,
      ...tickets,
      room_type_id: cabins?.roomTypeId ?? null,
      rooms: cabins?.count ?? 0,
      most_sen: party.mostSen,
      name: party.name,
      email: party.email,
      phone: party.phone,
      language: party.language,
      customer_id: party.customerId,
      number: party.number,
      joined_at: party.joinedAt,
      changed_at: party.joinedAt,
    })
    .execute();
  await trx
    .insertInto('waitlist_wishes')
    .values([...new Set(party.sailingIds)].map(sailing_id => ({ party_id: party.id, sailing_id })))
    .execute();
}

/** Changes a state if it is the expected one. @returns whether it was. */
export async function changeStatus(
  trx: Transaction<Database>,
  id: string,
  from: 'unconfirmed' | 'waiting',
  to: 'waiting' | 'left' | 'removed',
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('waitlist_parties')
    .set({ status: to, changed_at: now })
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Ends a party whose offer has just ended. */
export async function setEnded(
  trx: Transaction<Database>,
  id: string,
  how: 'left' | 'removed',
  now: Date,
): Promise<void> {
  await trx
    .updateTable('waitlist_parties')
    .set({ status: how, changed_at: now })
    .where('id', '=', id)
    .execute();
}

export async function setOffered(
  trx: Transaction<Database>,
  id: string,
  offerId: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('waitlist_parties')
    .set({ status: 'offered', offer_id: offerId, changed_at: now })
    .where('id', '=', id)
    .execute();
}

/** Whether an address already waits for one of these sailings, and the length of the longest of their lists. */
export async function findCrowd(
  db: Connection,
  sailingIds: readonly number[],
  email: string | null,
): Promise<{ joined: boolean; longest: number }> {
  const { rows } = await sql<{ joined: boolean; longest: number }>`
    select
      exists (
        select from waitlist_parties p join waitlist_wishes w on w.party_id = p.id
        where lower(p.email) = lower(${email}) and p.status in ('waiting', 'offered') and w.sailing_id = any(${sailingIds})
      ) as joined,
      coalesce((
        select max(parties) from (
          select count(*)::integer as parties from waitlist_wishes w join waitlist_parties p on p.id = w.party_id
          where w.sailing_id = any(${sailingIds}) and p.status in ('waiting', 'offered') group by w.sailing_id
        ) lists
      ), 0) as longest
  `.execute(db);
  return rows[0] ?? { joined: false, longest: 0 };
}

/** A party's position on each list that it waits on: 1 is next. */
export async function findPlaces(
  db: Connection,
  party: Pick<Party, 'id' | 'wishes'>,
): Promise<Map<number, { place: number; of: number }>> {
  const { rows } = await sql<{ sailing_id: number; place: number; of: number }>`
    select own.sailing_id,
      count(*) filter (where wish.position <= own.position)::integer as place, count(*)::integer as of
    from waitlist_wishes own
    join waitlist_wishes wish on wish.sailing_id = own.sailing_id
    join waitlist_parties p on p.id = wish.party_id and p.status = 'waiting'
    where own.party_id = ${party.id} group by own.sailing_id
  `.execute(db);
  return new Map(rows.map(({ sailing_id, ...position }) => [sailing_id, position]));
}

/** The next number to call at the counter of a sailing. The caller holds the sailing's lock. */
export async function nextStandbyNumber(trx: Transaction<Database>, sailingId: number): Promise<number> {
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(p.number), 0) + 1 as next
    from waitlist_wishes w join waitlist_parties p on p.id = w.party_id where w.sailing_id = ${sailingId}
  `.execute(trx);
  return rows[0]?.next ?? 1;
}

/** Swaps the positions of two parties. @returns false if they are no longer neighbors. */
export async function swapNeighbours(
  trx: Transaction<Database>,
  sailingId: number,
  [one, other]: readonly [string, string],
): Promise<boolean> {
  const { rows } = await sql<{ party_id: string; position: number }>`
    with list as (
      select w.party_id, w.position, row_number() over (order by w.position) as place
      from waitlist_wishes w join waitlist_parties p on p.id = w.party_id
      where w.sailing_id = ${sailingId} and p.status in ('waiting', 'offered')
    )
    select a.party_id, b.position from list a, list b
    where (a.party_id, b.party_id) in ((${one}, ${other}), (${other}, ${one})) and abs(a.place - b.place) = 1
  `.execute(trx);
  if (rows.length !== 2) return false;
  await sql`set constraints position_once_a_list deferred`.execute(trx);
  for (const { party_id, position } of rows)
    await trx
      .updateTable('waitlist_wishes')
      .set({ position })
      .where('party_id', '=', party_id)
      .where('sailing_id', '=', sailingId)
      .execute();
  return true;
}

/** Deletes parties that ended, and addresses that were not confirmed, before given moments. */
export async function deletePartiesBefore(db: Connection, ended: Date, unconfirmed: Date): Promise<void> {
  await sql`
    delete from waitlist_parties
    where status in ('booked', 'left', 'removed', 'lapsed', 'closed') and changed_at < ${ended}
      or status = 'unconfirmed' and joined_at < ${unconfirmed}
  `.execute(db);
}

export async function deletePartiesOf(trx: Transaction<Database>, customerId: string): Promise<void> {
  await trx.deleteFrom('waitlist_parties').where('customer_id', '=', customerId).execute();
}

/** The places kept for a party of a waitlist. */
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
 * Detaches an offer from its party. The offer ends in this transaction, and the party's booking replaces it. The caller holds the
 * sailing's lock.
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

/** Marks a party as booked; it waits for no other sailing. */
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

/** Ends the list of a sailing that accepts no more guests. Parties that wait for no other sailing see this in their state. */
export async function closeList(trx: Transaction<Database>, sailingId: number, now: Date): Promise<void> {
  await sql`
    with gone as (
      delete from waitlist_wishes w using waitlist_parties p
      where w.sailing_id = ${sailingId} and p.id = w.party_id and p.status in ('unconfirmed', 'waiting')
      returning w.party_id
    )
    update waitlist_parties p set status = 'closed', changed_at = ${now}
    where p.id in (select party_id from gone) and not exists (
      select from waitlist_wishes w where w.party_id = p.id and w.sailing_id <> ${sailingId}
    )
  `.execute(trx);
}
