import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../lib/database/database.ts';
import { queues } from '../../lib/database/jobs.ts';

async function rowsOf<Row>(db: Connection, statement: RawBuilder<Row>): Promise<Row[]> {
  return (await statement.execute(db)).rows;
}

/** Rejects if the database does not answer. */
export async function requireAnswer(db: Connection): Promise<void> {
  await sql`select`.execute(db);
}

/** The places that unpaid orders and offers hold on sailings that have not departed yet. */
export async function countPlacesHeld(db: Connection, now: Date): Promise<number> {
  const [row] = await rowsOf(
    db,
    sql<{ held: number }>`
      select coalesce(sum(i.held), 0) as held from sailing_inventory i
      join sailings s on s.id = i.sailing_id where s.departs_at > ${now}`,
  );
  return row?.held ?? 0;
}

/** Payments that were begun since a moment, by provider and state. */
export function countPayments(
  db: Connection,
  since: Date,
): Promise<{ provider: string; state: string; count: number }[]> {
  return rowsOf(
    db,
    sql`select provider, status as state, count(*) as count from payments where created_at >= ${since} group by 1, 2`,
  );
}

/** Refunds that a provider has not made yet; cash, which staff pay out, is not among them. */
export function countOpenRefunds(
  db: Connection,
  now: Date,
): Promise<{ state: string; count: number; oldestSeconds: number }[]> {
  return rowsOf(
    db,
    sql`
      select r.status as state, count(*) as count,
        extract(epoch from ${now}::timestamptz - min(r.created_at))::float as "oldestSeconds"
      from refunds r where r.status <> 'succeeded' and r.provider <> 'counter' group by 1`,
  );
}

/** Jobs by queue: due and waiting, in progress, and given up. `oldestSeconds` is how long the oldest due one has waited. */
export function countJobs(
  db: Connection,
): Promise<{ queue: string; waiting: number; running: number; failed: number; oldestSeconds: number }[]> {
  return rowsOf(
    db,
    sql`
      select name as queue, count(*) filter (where state < 'active' and start_after <= now()) as waiting,
        count(*) filter (where state = 'active') as running, count(*) filter (where state = 'failed') as failed,
        coalesce(extract(epoch from now() - min(start_after)
          filter (where state < 'active' and start_after <= now())), 0)::float as "oldestSeconds"
      from pgboss.job where name = any(${[...queues]}::text[]) and state not in ('completed', 'cancelled') group by 1`,
  );
}

/**
 * Enrolled workplaces, with the seconds since each was last heard of and the scans that it then had to send. `boarding` is whether
 * the sailing that it verifies tickets for is boarding.
 */
export function findGates(
  db: Connection,
  now: Date,
  { opensMinutes, closesMinutes }: { opensMinutes: number; closesMinutes: number },
): Promise<{ station: string; gate: string; silentSeconds: number; waiting: number; boarding: boolean }[]> {
  return rowsOf(
    db,
    sql`
      select st.id as station, st.gate, st.waiting,
        greatest(0, extract(epoch from ${now}::timestamptz - st.last_seen_at))::float as "silentSeconds",
        coalesce(s.status not in ('canceled', 'departed')
          and s.departs_at - make_interval(mins => ${opensMinutes}) <= ${now}
          and s.departs_at - make_interval(mins => ${closesMinutes}) > ${now}, false) as boarding
      from gate_stations st left join sailings s on s.id = st.sailing_id
      where st.public_key is not null and st.revoked_at is null`,
  );
}
