import { ERASED } from '@gangway/shared/contract/base/erased.ts';
import {
  definitionOf,
  manifestFieldNames,
  passengerFieldNames,
} from '@gangway/shared/contract/entries/passenger-fields.ts';
import type { Passenger } from '@gangway/shared/contract/entries/passengers.ts';
import type { ManifestPassenger } from '@gangway/shared/contract/office/gate/manifest.ts';
import type { Person } from '@gangway/shared/domain/changes/another-person.ts';
import { isLocal, manifestGapsOf } from '@gangway/shared/domain/manifest.ts';
import { ageOn, type LocalDate } from '@gangway/shared/domain/time/local-date.ts';
import { localDateOf } from '@gangway/shared/domain/time/moment.ts';
import { sql, type Updateable } from 'kysely';
import type { Connection, Database, Transaction } from '../../lib/database/database.ts';
import { insertRows } from '../../lib/database/insert-rows.ts';
import { columnsOf, emptyIn, fieldsOf } from './passenger-rows.rules.ts';

/** A passenger of a new order. */
export interface NewPassenger {
  id: string;
  orderId: string;
  /** From 1 on, in the order of the request. */
  position: number;
  passenger: Passenger;
}

const rowOf = ({ id, orderId, position, passenger }: NewPassenger) => ({
  id,
  order_id: orderId,
  position,
  ...columnsOf(passengerFieldNames, passenger),
});

/** Writes the passengers of new orders. */
export const insertPassengers = (
  trx: Transaction<Database>,
  passengers: readonly NewPassenger[],
): Promise<void> => insertRows(trx, 'passengers', passengers.map(rowOf));

/**
 * Adds a passenger to an order, after all others, including former ones. The caller holds the order's lock. @returns the
 * position.
 */
export async function addPassenger(
  trx: Transaction<Database>,
  { id, orderId, passenger }: Omit<NewPassenger, 'position'>,
): Promise<number> {
  const { last } = await trx
    .selectFrom('passengers')
    .select(sql<number>`coalesce(max(position), 0)::integer`.as('last'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const position = last + 1;
  await trx.insertInto('passengers').values(rowOf({ id, orderId, position, passenger })).execute();
  return position;
}

/** Updates a passenger's data. The caller holds the order's lock. */
export async function updatePassenger(
  trx: Transaction<Database>,
  passengerId: string,
  passenger: Passenger,
): Promise<void> {
  await trx
    .updateTable('passengers')
    .set(columnsOf(passengerFieldNames, passenger))
    .where('id', '=', passengerId)
    .execute();
}

/** Moves a passenger to another order. The caller holds the locks of both. */
export async function setOrderOfPassenger(
  trx: Transaction<Database>,
  passengerId: string,
  { orderId, position }: { orderId: string; position: number },
): Promise<void> {
  await trx
    .updateTable('passengers')
    .set({ order_id: orderId, position })
    .where('id', '=', passengerId)
    .execute();
}

/** The passenger's data from before the first correction; undefined without one. */
export async function findBookedPerson(
  trx: Transaction<Database>,
  passengerId: string,
): Promise<Person | undefined> {
  return trx
    .selectFrom('booked_persons')
    .select(['name', 'id_number as idNumber', 'birth_date as birthDate'])
    .where('passenger_id', '=', passengerId)
    .executeTakeFirst();
}

/** Stores the passenger's data from before the first correction; later calls change nothing. */
export async function keepBookedPerson(
  trx: Transaction<Database>,
  passengerId: string,
  { name, idNumber, birthDate }: Person,
): Promise<void> {
  await trx
    .insertInto('booked_persons')
    .values({ passenger_id: passengerId, name, id_number: idNumber, birth_date: birthDate })
    .onConflict(conflict => conflict.doNothing())
    .execute();
}

/** From now on corrections are measured against the passenger's current data. */
export async function forgetBookedPerson(trx: Transaction<Database>, passengerId: string): Promise<void> {
  await trx.deleteFrom('booked_persons').where('passenger_id', '=', passengerId).execute();
}

/** The number of corrections of a passenger, by staff or guests. */
export async function countCorrections(
  trx: Transaction<Database>,
  passengerId: string,
  by: 'staff' | 'guests',
): Promise<number> {
  const { times } = await trx
    .selectFrom('audit_entries')
    .select(sql<number>`count(*)::integer`.as('times'))
    .where('entity', '=', 'passengers')
    .where('entity_id', '=', passengerId)
    .where('action', '=', 'corrected')
    .where('actor', by === 'staff' ? 'like' : 'not like', 'staff:%')
    .executeTakeFirstOrThrow();
  return times;
}

/** The erased value of each column: empty, unless the table of fields defines another. */
const erasedColumns: Updateable<Database['passengers']> = Object.fromEntries(
  passengerFieldNames.flatMap((field): [string, unknown][] => {
    const { column, erasure } = definitionOf(field);
    if (erasure === 'kept') return [];
    if (erasure === 'year') return [[column, sql`date_trunc('year', ${sql.ref(column)})::date`]];
    return [[column, erasure ? erasure.becomes : emptyIn(field)]];
  }),
);

/** Anonymizes the passengers of orders. The caller holds the orders' locks. */
export async function erasePassengersOf(
  trx: Transaction<Database>,
  orderIds: readonly string[],
): Promise<void> {
  await trx
    .updateTable('passengers')
    .set(erasedColumns)
    .where('order_id', '=', sql<string>`any(${orderIds})`)
    .execute();
  await trx
    .deleteFrom('booked_persons')
    .where('passenger_id', 'in', query =>
      query.selectFrom('passengers').select('id').where('order_id', '=', sql<string>`any(${orderIds})`),
    )
    .execute();
}

/** Sailings that ended before a moment and have passengers with document numbers. */
export async function findSailingsWithDocuments(db: Connection, arrivedBefore: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('passengers')
    .innerJoin('orders', 'orders.id', 'passengers.order_id')
    .innerJoin('sailings', 'sailings.id', 'orders.sailing_id')
    .where('sailings.arrives_at', '<', arrivedBefore)
    .where('passengers.id_number', '<>', ERASED)
    .select('sailings.id')
    .distinct()
    .execute();
  return rows.map(({ id }) => id);
}

/** Erases the document numbers of a sailing's passengers. */
export async function eraseDocumentsOf(trx: Transaction<Database>, sailingId: number): Promise<void> {
  const aboard = trx.selectFrom('orders').select('id').where('sailing_id', '=', sailingId);
  await trx
    .deleteFrom('booked_persons')
    .where('passenger_id', 'in', query =>
      query.selectFrom('passengers').select('id').where('order_id', 'in', aboard),
    )
    .execute();
  await trx
    .updateTable('passengers')
    .set({ id_number: ERASED })
    .where('order_id', 'in', aboard)
    .where('id_number', '<>', ERASED)
    .execute();
}

/** All holders of valid tickets for a sailing, by name. Children have the phone of their order. */
export async function findManifest(
  db: Connection,
  sailing: { id: number; date: string; arrivesAt: string },
): Promise<ManifestPassenger[]> {
  const rows = await db
    .selectFrom('tickets as t')
    .innerJoin('orders as o', 'o.id', 't.order_id')
    .innerJoin('passengers as p', 'p.id', 't.passenger_id')
    .leftJoin('order_cabins as c', 'c.id', 't.cabin_id')
    .leftJoin('rooms as r', 'r.id', 'c.room_id')
    .selectAll('p')
    .select([
      't.id as ticket_id',
      't.serial',
      't.seat',
      't.ticket_type',
      't.boarding_status',
      't.boarded_at',
      'o.number',
      'o.contact_phone',
      'r.number as cabin',
    ])
    .where('t.sailing_id', '=', sailing.id)
    .where('t.canceled_at', 'is', null)
    .where('o.status', 'in', ['paid', 'completed'])
    .orderBy('p.name')
    .orderBy('t.serial')
    .execute();
  const arrivalDate = localDateOf(sailing.arrivesAt);
  return rows.map(row => {
    const stored = fieldsOf(manifestFieldNames, row);
    const passenger = { ...stored, phone: stored.phone || row.contact_phone };
    return {
      ...passenger,
      ticketId: row.ticket_id,
      orderNumber: row.number,
      serial: row.serial,
      local: isLocal(passenger),
      age: ageOn(passenger.birthDate, sailing.date),
      ticketType: row.ticket_type,
      seat: row.seat,
      cabin: row.cabin ?? '',
      boardingStatus: row.boarding_status,
      boardedAt: row.boarded_at?.toISOString() ?? null,
      gaps: manifestGapsOf(passenger, arrivalDate),
    };
  });
}

/** A passenger of an order with a ticket that is not canceled. */
export interface PartyMember {
  passengerId: string;
  ticketId: string;
  /** The cabin of the order in which they sleep; null for none. */
  cabinId: string | null;
  priceSen: number;
  /** The part of the price for choosing the seat. */
  seatFeeSen: number;
  boarded: boolean;
  passenger: Passenger;
}

/** The passengers of an order with the data for rebooking, in their order. */
export async function readParty(db: Connection, orderId: string): Promise<PartyMember[]> {
  const rows = await db
    .selectFrom('passengers')
    .innerJoin('tickets', 'tickets.passenger_id', 'passengers.id')
    .selectAll('passengers')
    .select([
      'tickets.id as ticket_id',
      'tickets.cabin_id',
      'tickets.price_sen',
      'tickets.seat_fee_sen',
      'tickets.ticket_type',
      'tickets.boarding_status',
    ])
    .where('passengers.order_id', '=', orderId)
    .where('tickets.canceled_at', 'is', null)
    .orderBy('passengers.position')
    .execute();
  return rows.map(row => ({
    passengerId: row.id,
    ticketId: row.ticket_id,
    cabinId: row.cabin_id,
    priceSen: row.price_sen,
    seatFeeSen: row.seat_fee_sen,
    boarded: row.boarding_status === 'boarded',
    passenger: {
      ticketType: row.ticket_type,
      ...fieldsOf(passengerFieldNames, row),
    },
  }));
}

/** The birth dates of these passengers, unsorted. */
export async function findBirthDates(
  trx: Transaction<Database>,
  passengerIds: readonly string[],
): Promise<LocalDate[]> {
  const rows = await trx
    .selectFrom('passengers')
    .select('birth_date')
    .where('id', 'in', passengerIds)
    .execute();
  return rows.map(row => row.birth_date);
}
