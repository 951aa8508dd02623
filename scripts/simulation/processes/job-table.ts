import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../api/src/lib/database/database.ts';
import type { JobHandlers, Jobs, QueueName } from '../../../api/src/lib/database/jobs.ts';
import type { JobsDone } from './api-messages.ts';

/*
 * The jobs of a simulation. The queues of the product go by the clock of PostgreSQL, which cannot be passed in. This table goes by the
 * simulated one, and is like them in everything else: a job is written in its cause's transaction, is done at least once, and is tried
 * again after a failure.
 */

const FIRST_WAIT_MS = 60_000;
const MOST_ATTEMPTS = 5;
/** Mails and messages are only counted by the product's tests: to draw their e-tickets would take most of a simulated day. */
const LEFT_OUT: readonly QueueName[] = ['send-mail', 'send-sms'];

export async function createJobTable(db: Kysely<Database>): Promise<void> {
  await sql`
    create table simulation_jobs (
      id bigint generated always as identity primary key,
      queue text not null,
      data jsonb not null,
      due_at timestamptz not null,
      attempts integer not null default 0
    )
  `.execute(db);
}

/** The jobs of a process of the API. */
export function jobsIn(db: Kysely<Database>, now: () => Date): Jobs {
  return {
    async enqueue(trx, queue, data, { startAfterSeconds = 0 } = {}) {
      if (LEFT_OUT.includes(queue)) return;
      const dueAt = new Date(now().getTime() + startAfterSeconds * 1000);
      await sql`
        insert into simulation_jobs (queue, data, due_at) values (${queue}, ${JSON.stringify(data)}, ${dueAt})
      `.execute(trx);
    },
    async retry() {},
    async givenUp() {
      const { rows } = await sql<{ jobs: number }>`
        select count(*)::integer as jobs from simulation_jobs where attempts >= ${MOST_ATTEMPTS}
      `.execute(db);
      return { mails: 0, jobs: rows[0]?.jobs ?? 0 };
    },
  };
}

/** Does what is due, one after the other, also what comes to be due by that. */
export async function doJobs(
  db: Kysely<Database>,
  handlers: JobHandlers,
  now: () => Date,
  scheduled: readonly QueueName[],
): Promise<JobsDone> {
  for (const queue of scheduled) await handlers[queue]({});
  const jobs: JobsDone = { done: 0, failed: 0 };
  for (;;) {
    const { rows } = await sql<{
      id: number;
      queue: QueueName;
      data: Record<string, string>;
      attempts: number;
    }>`
      select id, queue, data, attempts from simulation_jobs
      where due_at <= ${now()} and attempts < ${MOST_ATTEMPTS} order by id limit 1
    `.execute(db);
    const [job] = rows;
    if (!job) return jobs;
    const { id, queue, data, attempts } = job;
    try {
      await handlers[queue](data);
      await sql`delete from simulation_jobs where id = ${id}`.execute(db);
      jobs.done++;
    } catch {
      const dueAt = new Date(now().getTime() + FIRST_WAIT_MS * 2 ** attempts);
      await sql`update simulation_jobs set attempts = attempts + 1, due_at = ${dueAt} where id = ${id}`.execute(
        db,
      );
      jobs.failed++;
    }
  }
}
