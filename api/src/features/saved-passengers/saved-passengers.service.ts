/*
 * Passengers that a customer saved for the next booking.
 *
 * May import: reservations/orders.
 */

import type { SavedPassenger, SavedPassengerSave } from '@gangway/shared/contract/people/accounts.ts';
import { type LocalDate, localDateIn } from '@gangway/shared/domain/time/local-date.ts';
import { isUnderDataAge } from '@gangway/shared/domain/travel/child-data-rules.ts';
import type { CustomerCaller } from '../../lib/caller.ts';
import { type Database, inTransaction, type Transaction } from '../../lib/database/database.ts';
import { AppError, requireFound } from '../../lib/errors.ts';
import type { Data } from '../../lib/http/context.ts';
import {
  deleteSavedPassenger,
  deleteSavedPassengersOf,
  findSavedPassengers,
  insertSavedPassenger,
  lockSavedPassengers,
  type StoredPassenger,
  updateSavedPassenger,
} from './saved-passengers.repository.ts';

/** Enough for three families with grandparents. */
export const MOST_SAVED_PASSENGERS = 30;

/** A customer's saved passengers, by name. */
export async function readSavedPassengers(
  { db, clock }: Data,
  customerId: string,
): Promise<SavedPassenger[]> {
  const today = localDateIn(clock.now());
  return (await findSavedPassengers(db, customerId)).map(passenger => withAge(passenger, today));
}

/**
 * Saves a passenger for a customer. A child under 13 is entered by an adult and has no phone or e-mail here (R96).
 *
 * @throws AppError `invalid-input` for a child's phone or e-mail or a future birth date, `not-found` for an id the customer does
 * not have, `saved-passengers-full`.
 */
export async function saveSavedPassenger(
  deps: Data,
  { id: customerId }: CustomerCaller,
  passenger: SavedPassengerSave,
): Promise<SavedPassenger> {
  const now = deps.clock.now();
  const today = localDateIn(now);
  requireSavable(passenger, today);
  const saved = await inTransaction(deps, `customer:${customerId}`, async trx => {
    if (passenger.id) return updateSavedPassenger(trx, passenger.id, customerId, passenger, now);
    const count = await lockSavedPassengers(trx, customerId);
    if (count >= MOST_SAVED_PASSENGERS)
      throw new AppError('saved-passengers-full', { params: { count: MOST_SAVED_PASSENGERS } });
    return insertSavedPassenger(trx, deps.ids.uuid(), customerId, passenger, now);
  });
  return withAge(requireFound(saved), today);
}

/** @throws AppError `not-found` */
export async function removeSavedPassenger(
  { db }: Data,
  { id: customerId }: CustomerCaller,
  id: string,
): Promise<void> {
  if (!(await deleteSavedPassenger(db, id, customerId))) throw new AppError('not-found');
}

/** Deletes all saved passengers of a customer. */
export function forgetSavedPassengers(trx: Transaction<Database>, customerId: string): Promise<void> {
  return deleteSavedPassengersOf(trx, customerId);
}

function requireSavable({ birthDate, phone, email }: SavedPassengerSave, today: LocalDate): void {
  const fields: Record<string, string> = {};
  if (birthDate > today) fields.birthDate = 'birth-date-in-future';
  if (isUnderDataAge(birthDate, today)) {
    if (phone !== '') fields.phone = 'child-data';
    if (email !== '') fields.email = 'child-data';
  }
  if (Object.keys(fields).length > 0) throw new AppError('invalid-input', { fields });
}

const withAge = (passenger: StoredPassenger, today: LocalDate): SavedPassenger => ({
  ...passenger,
  underDataAge: isUnderDataAge(passenger.birthDate, today),
});
