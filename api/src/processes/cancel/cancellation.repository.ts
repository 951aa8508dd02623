import type { LocalDate } from '@gangway/shared/domain/time/local-date.ts';
import type { Database, Transaction } from '../../lib/database/database.ts';

/** The day on which a sailing leaves by the timetable, when it departs now, and whether it was called off. */
export async function findSailing(
  trx: Transaction<Database>,
  sailingId: number,
): Promise<{ date: LocalDate; departsAt: Date; calledOff: boolean }> {
  const { date, departs_at, status } = await trx
    .selectFrom('sailings')
    .select(['date', 'departs_at', 'status'])
    .where('id', '=', sailingId)
    .executeTakeFirstOrThrow();
  return { date, departsAt: departs_at, calledOff: status === 'canceled' };
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
