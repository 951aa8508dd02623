import {
  DOCUMENT_END_LENGTH,
  type ListedPassenger,
  type LookupKind,
} from '@gangway/shared/contract/office/gate/finder.ts';
import { ageOn } from '@gangway/shared/domain/time/local-date.ts';
import { ADULT_FROM_YEARS } from '@gangway/shared/domain/travel/travel-limits.ts';
import { sql } from 'kysely';
import type { Connection, Database, Transaction } from '../../../lib/database/database.ts';
import { pinnedNotes } from '../../../reservations/orders/order-notes.repository.ts';

type Row = Omit<ListedPassenger, 'minor' | 'notes'> & {
  birthDate: string;
  sailingDate: string;
  notes: string[];
};

/** Holders of tickets for a sailing that was not canceled: whole orders, each in the order of its booking. */
export async function findListedPassengers(db: Connection, sailingId: number): Promise<ListedPassenger[]> {
  const { rows } = await sql<Row>`
    select t.id as "ticketId", o.number as "orderNumber", t.serial, p.name as "passengerName",
      t.ticket_type as "ticketType", t.seat, rooms.number as cabin, o.language, p.birth_date as "birthDate",
      s.date as "sailingDate", greatest(o.due_sen - o.paid_sen, 0) as "stillToPaySen", ${pinnedNotes} as notes,
      right(lower(regexp_replace(p.id_number, '[^[:alnum:]]', '', 'g')), ${DOCUMENT_END_LENGTH}::int) as "documentEnd"
    from tickets t
    join orders o on o.id = t.order_id
    join passengers p on p.id = t.passenger_id
    join sailings s on s.id = t.sailing_id
    left join order_cabins c on c.id = t.cabin_id and c.released_at is null
    left join rooms on rooms.id = c.room_id
    where t.sailing_id = ${sailingId} and t.canceled_at is null
    order by t.order_id, p.position
  `.execute(db);
  return rows.map(({ birthDate, sailingDate, notes, ...passenger }) => ({
    ...passenger,
    ...(notes.length > 0 && { notes }),
    minor: ageOn(birthDate, sailingDate) < ADULT_FROM_YEARS,
  }));
}

/** Records that a session received the key of a sailing's list. @returns whether it is the first time */
export async function noteKeyGiven(
  trx: Transaction<Database>,
  grant: { sessionId: string; sailingId: number; at: Date },
): Promise<boolean> {
  const noted = await trx
    .insertInto('passenger_list_keys')
    .values({ session_id: grant.sessionId, sailing_id: grant.sailingId, given_at: grant.at })
    .onConflict(conflict => conflict.columns(['session_id', 'sailing_id']).doNothing())
    .returning('sailing_id')
    .executeTakeFirst();
  return noted !== undefined;
}

export interface StoredLookup {
  id: string;
  stationId: string;
  sailingId: number;
  gate: string;
  officerId: string;
  claimedOfficerId: string | null;
  uploadedBy: string | null;
  kind: LookupKind;
  shown: readonly string[];
  lookedUpAt: Date;
  receivedAt: Date;
}

/** @returns whether it was stored: false if its id exists. An unknown sailing is stored as null. */
export async function insertLookup(trx: Transaction<Database>, lookup: StoredLookup): Promise<boolean> {
  const stored = await trx
    .insertInto('gate_lookups')
    .values({
      id: lookup.id,
      station_id: lookup.stationId,
      sailing_id: sql<number | null>`(select id from sailings where id = ${lookup.sailingId})`,
      gate: lookup.gate,
      officer_id: lookup.officerId,
      claimed_officer_id: lookup.claimedOfficerId,
      uploaded_by: lookup.uploadedBy,
      kind: lookup.kind,
      shown: [...lookup.shown],
      looked_up_at: lookup.lookedUpAt,
      received_at: lookup.receivedAt,
    })
    .onConflict(conflict => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

/** The serials of tickets, by their ids, in order. */
export async function findSerials(db: Connection, ticketIds: readonly string[]): Promise<string[]> {
  if (ticketIds.length === 0) return [];
  const rows = await db
    .selectFrom('tickets')
    .where('id', 'in', ticketIds)
    .select('serial')
    .orderBy('serial')
    .execute();
  return rows.map(({ serial }) => serial);
}
