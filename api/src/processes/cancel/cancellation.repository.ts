import type { LocalDate } from '@gangway/shared/domain/time/local-date.ts';
import type { Database, Transaction } from '../../lib/database/database.ts';

/** The day on which a sailing leaves. */
export async function findSailingDate(trx: Transaction<Database>, sailingId: number): Promise<LocalDate> {
  const { date } = await trx
    .selectFrom('sailings')
    .select('date')
    .where('id', '=', sailingId)
    .executeTakeFirstOrThrow();
  return date;
}

/** When these passengers were born, in no order. */
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
