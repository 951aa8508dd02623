import type { FareRule } from '@gangway/shared/contract/office/fleet/ports-and-routes.ts';
import { sql } from 'kysely';
import type { Connection, Database, Transaction } from '../../lib/database/database.ts';
import { routeFareRules } from '../../reservations/sailings/fares/route-fares.repository.ts';

/** The rules of a route as they are. */
export async function findFareRules(db: Connection, routeId: number): Promise<FareRule[]> {
  const { rows } = await sql<{ rules: FareRule[] }>`
    select ${routeFareRules} as rules from routes where id = ${routeId}
  `.execute(db);
  return rows[0]?.rules ?? [];
}

/** Puts these rules in the place of those that the route has. */
export async function replaceFareRules(
  trx: Transaction<Database>,
  routeId: number,
  rules: readonly FareRule[],
): Promise<void> {
  await sql`delete from fare_rules where route_id = ${routeId}`.execute(trx);
  for (const { session, name, weekdays, from, until, fares } of rules)
    await sql`
      insert into fare_rules (route_id, session, name, days, weekdays, adult_sen, child_sen, infant_sen, senior_sen)
      values (${routeId}, ${session}, ${name}, daterange(${from}::date, ${until}::date, '[]'), ${weekdaySet(weekdays)},
        ${fares.adult}, ${fares.child}, ${fares.infant}, ${fares.senior})
    `.execute(trx);
}

/** ISO weekdays as a multirange; none are all of them. */
const weekdaySet = (weekdays: readonly number[]) => {
  const days = weekdays.length > 0 ? weekdays : [1, 2, 3, 4, 5, 6, 7];
  return sql`${`{${days.map(day => `[${day},${day + 1})`).join(',')}}`}::int4multirange`;
};
