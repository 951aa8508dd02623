import { passengerFieldNames } from '@gangway/shared/contract/entries/passenger-fields.ts';
import type { Passenger } from '@gangway/shared/contract/entries/passengers.ts';
import type { ContactChange } from '@gangway/shared/contract/office/orders/order-changes.ts';
import type { Person } from '@gangway/shared/domain/changes/another-person.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../lib/database/database.ts';
import { columnsOf } from '../../reservations/passengers/passenger-rows.rules.ts';

/** Updates a passenger's data. The caller holds the order's lock. */
export async function updatePassenger(
  trx: Transaction<Database>,
  {
    orderId,
    passengerId,
    passenger,
    at,
  }: { orderId: string; passengerId: string; passenger: Passenger; at: Date },
): Promise<void> {
  await trx
    .updateTable('passengers')
    .set(columnsOf(passengerFieldNames, passenger))
    .where('id', '=', passengerId)
    .execute();
  await trx.updateTable('orders').set({ updated_at: at }).where('id', '=', orderId).execute();
}

/** Who a passenger was before the first correction; undefined where there was none. */
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

/** Keeps who a passenger is before the first correction; later ones change nothing. */
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

/** From now on corrections are measured against who the passenger is. */
export async function forgetBookedPerson(trx: Transaction<Database>, passengerId: string): Promise<void> {
  await trx.deleteFrom('booked_persons').where('passenger_id', '=', passengerId).execute();
}

/** Updates the contact and the remarks of an order. The caller holds its lock. */
export async function updateContact(
  trx: Transaction<Database>,
  orderId: string,
  contact: ContactChange,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({
      contact_name: contact.name,
      contact_email: contact.email,
      contact_phone: contact.phone,
      remarks: contact.remarks,
      updated_at: at,
    })
    .where('id', '=', orderId)
    .execute();
}

/** How often the staff have corrected a passenger. */
export async function countDeskCorrections(trx: Transaction<Database>, passengerId: string): Promise<number> {
  const { times } = await trx
    .selectFrom('audit_entries')
    .select(sql<number>`count(*)::integer`.as('times'))
    .where('entity', '=', 'passengers')
    .where('entity_id', '=', passengerId)
    .where('action', '=', 'corrected')
    .where('actor', 'like', 'staff:%')
    .executeTakeFirstOrThrow();
  return times;
}
