import { sql } from 'kysely';
import { type Attempt, done, refused } from '../attempt.ts';
import { AppError } from '../errors.ts';
import type { Database, Transaction } from './database.ts';

/** Runs a part of a transaction for its result only: its changes are undone. */
export async function tryOut<Data>(
  trx: Transaction<Database>,
  work: (trx: Transaction<Database>) => Promise<Data>,
): Promise<Data> {
  await sql`savepoint trial`.execute(trx);
  const data = await work(trx);
  await sql`rollback to savepoint trial; release savepoint trial`.execute(trx);
  return data;
}

/**
 * Runs a part of a transaction that may turn out to be of no use: if it returns undefined, its changes are undone and its locks are
 * released.
 */
export async function tentatively<Data>(
  trx: Transaction<Database>,
  work: (trx: Transaction<Database>) => Promise<Data | undefined>,
): Promise<Data | undefined> {
  await sql`savepoint tentative`.execute(trx);
  const data = await work(trx);
  if (data === undefined)
    await sql`rollback to savepoint tentative; release savepoint tentative`.execute(trx);
  else await sql`release savepoint tentative`.execute(trx);
  return data;
}

/**
 * Runs a part of a transaction that may be refused: a refusal undoes only that part and is returned as a value. Unexpected errors
 * still end the whole transaction.
 */
export async function attempt<Data>(
  trx: Transaction<Database>,
  work: (trx: Transaction<Database>) => Promise<Data>,
): Promise<Attempt<Data>> {
  await sql`savepoint attempt`.execute(trx);
  try {
    const data = await work(trx);
    await sql`release savepoint attempt`.execute(trx);
    return done(data);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await sql`rollback to savepoint attempt; release savepoint attempt`.execute(trx);
    return refused(error);
  }
}
