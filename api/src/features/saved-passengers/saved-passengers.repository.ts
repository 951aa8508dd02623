import { isAsked, savedFieldNames } from '@gangway/shared/contract/entries/passenger-fields.ts';
import type { SavedPassenger, SavedPassengerSave } from '@gangway/shared/contract/people/accounts.ts';
import type { Selectable } from 'kysely';
import type { Connection, Database, Transaction } from '../../lib/database/database.ts';
import { columnsOf, fieldsOf } from '../../reservations/orders/passenger-rows.rules.ts';

export type StoredPassenger = Omit<SavedPassenger, 'underDataAge'>;

export async function findSavedPassengers(db: Connection, customerId: string): Promise<StoredPassenger[]> {
  const rows = await db
    .selectFrom('saved_passengers')
    .where('customer_id', '=', customerId)
    .selectAll()
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map(toPassenger);
}

/** Serializes a customer's saves, and counts their saved passengers. */
export async function lockSavedPassengers(trx: Transaction<Database>, customerId: string): Promise<number> {
  await trx.selectFrom('customers').select('id').where('id', '=', customerId).forUpdate().execute();
  const { count } = await trx
    .selectFrom('saved_passengers')
    .where('customer_id', '=', customerId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertSavedPassenger(
  trx: Transaction<Database>,
  id: string,
  customerId: string,
  passenger: SavedPassengerSave,
  now: Date,
): Promise<StoredPassenger> {
  const row = await trx
    .insertInto('saved_passengers')
    .values({ id, customer_id: customerId, created_at: now, updated_at: now, ...savedColumnsOf(passenger) })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toPassenger(row);
}

/** Undefined if the customer has no such passenger. */
export async function updateSavedPassenger(
  trx: Transaction<Database>,
  id: string,
  customerId: string,
  passenger: SavedPassengerSave,
  now: Date,
): Promise<StoredPassenger | undefined> {
  const row = await trx
    .updateTable('saved_passengers')
    .set({ updated_at: now, ...savedColumnsOf(passenger) })
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .returningAll()
    .executeTakeFirst();
  return row && toPassenger(row);
}

/** @returns whether it existed. */
export async function deleteSavedPassenger(db: Connection, id: string, customerId: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('saved_passengers')
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

export async function deleteSavedPassengersOf(trx: Transaction<Database>, customerId: string): Promise<void> {
  await trx.deleteFrom('saved_passengers').where('customer_id', '=', customerId).execute();
}

/** Fields that do not apply to this passenger are not stored: for an ID card, no expiry and no issuing country. */
function savedColumnsOf(passenger: SavedPassengerSave) {
  const about = { ticketType: null, idType: passenger.idType, route: null };
  const fields = savedFieldNames.filter(field => isAsked(field, about));
  return columnsOf(savedFieldNames, Object.fromEntries(fields.map(field => [field, passenger[field]])));
}

const toPassenger = (row: Selectable<Database['saved_passengers']>): StoredPassenger => ({
  id: row.id,
  ...fieldsOf(savedFieldNames, row),
});
