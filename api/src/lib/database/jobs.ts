import { sql } from 'kysely';
import { fromKysely, getConstructionPlans, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from '../process/log.ts';
import type { Meter } from '../process/meter.ts';
import { StartError } from '../process/start-error.ts';
import type { Connection, Database, Transaction } from './database.ts';
import { JOB_RETRIES, JOB_WAITS_SECONDS, SCHEDULED_RETRIES } from './job-rules.ts';

/** Background work. A job is written in the transaction that needs it, so that neither exists without the other. */
export interface Jobs {
  enqueue(
    trx: Transaction<Database>,
    queue: QueueName,
    data: Record<string, string>,
    options?: { startAfterSeconds?: number },
  ): Promise<void>;
  /** Retries failed jobs once more, at once. Jobs that are not failed any more are skipped. */
  retry(trx: Transaction<Database>, queue: QueueName, ids: readonly string[]): Promise<void>;
  /** The numbers of failed mails and other failed jobs that were not dismissed (R352). */
  givenUp(): Promise<{ mails: number; jobs: number }>;
}

export const queues = [
  'send-mail',
  'send-sms',
  'settle-refund',
  'retry-refunds',
  'sandbox-notify',
  'expire-holds',
  'complete-orders',
  'notify-departure-change',
  'notify-voyage-change',
  'tell-guests',
  'cancel-sailings',
  'expire-vouchers',
  'free-vouchers',
  'forget-expired',
  'forget-voyages',
  'make-backup',
  'make-audit-months',
  'archive-audit',
] as const;
export type QueueName = (typeof queues)[number];
/** A handler's result is stored with its job. */
export type JobHandlers = { [Queue in QueueName]: (data: Record<string, string>) => Promise<unknown> };

/** A minute is the finest cron schedule. In between, an overdue hold never blocks a sale (api/src/reservations/inventory). */
const schedules: Partial<Record<QueueName, string>> = {
  'expire-holds': '* * * * *',
  'complete-orders': '*/10 * * * *',
  'cancel-sailings': '* * * * *',
  'retry-refunds': '41 * * * *',
  'expire-vouchers': '*/10 * * * *',
  'free-vouchers': '* * * * *',
  'forget-expired': '17 * * * *',
  'forget-voyages': '23 * * * *',
  'make-backup': '*/10 * * * *',
  'make-audit-months': '31 * * * *',
  'archive-audit': '47 * * * *',
};

/** Jobs that read very much. One that takes longer counts as failed; the queue's usual limit is 15 minutes. */
const longest: Partial<Record<QueueName, number>> = {
  'make-backup': 6 * 3600,
  'make-audit-months': 6 * 3600,
  'archive-audit': 6 * 3600,
};

/** The queue itself deletes nothing: failed jobs are kept until they are dealt with (R352), and `forgetJobs` deletes the rest. */
const rulesOf = (queue: QueueName) => ({
  ...(schedules[queue] ? SCHEDULED_RETRIES : JOB_RETRIES),
  retryBackoff: true,
  retentionSeconds: JOB_WAITS_SECONDS,
  deleteAfterSeconds: 0,
  ...(longest[queue] && { expireInSeconds: longest[queue] }),
});

export interface RunningJobs extends Jobs {
  /** Starts working on the queues; several copies of the API share them. */
  work(handlers: JobHandlers): Promise<void>;
  stop(): Promise<void>;
}

/** Queues in PostgreSQL (schema `pgboss`), created if missing. `meter` counts failed attempts. */
export async function startJobs(connectionString: string, log: Logger, meter?: Meter): Promise<RunningJobs> {
  const boss = new PgBoss({ connectionString, max: 4, application_name: 'gangway-jobs' });
  boss.on('error', error => log.error({ err: error }, 'jobs'));
  await boss.start();
  for (const queue of queues) {
    await boss.createQueue(queue, rulesOf(queue));
    // A queue created by an older version has the rules of that version.
    await boss.updateQueue(queue, rulesOf(queue));
  }

  /** Dismisses earlier failures of a scheduled job: the latest one suffices. */
  async function supersede(queue: QueueName): Promise<void> {
    if (!schedules[queue]) return;
    await boss
      .getDb()
      .executeSql(`update pgboss.job set state = 'cancelled' where name = $1 and state = 'failed'`, [queue]);
  }

  /** Logs each failed attempt: a warning if the job is retried, an error if it is given up (R352). */
  async function attempt(
    queue: QueueName,
    job: JobWithMetadata<Record<string, string>>,
    handler: JobHandlers[QueueName],
  ) {
    try {
      const result = await handler(job.data ?? {});
      await supersede(queue);
      return result;
    } catch (error) {
      const { id, retryCount, retryLimit } = job;
      const facts = { err: error, queue, kind: job.data?.kind, job: id, attempt: retryCount + 1 };
      meter?.jobFailed(queue, retryCount < retryLimit ? 'retried' : 'given_up');
      if (retryCount < retryLimit) log.warn(facts, 'job failed, will be tried again');
      else {
        log.error(facts, 'job given up');
        await supersede(queue);
      }
      throw error;
    }
  }

  return {
    async enqueue(trx, queue, data, { startAfterSeconds = 0 } = {}) {
      await boss.send(queue, data, { db: fromKysely(trx), startAfter: startAfterSeconds });
    },
    async retry(trx, queue, ids) {
      await boss.retry(queue, [...ids], { db: fromKysely(trx) });
      await sql`
        update pgboss.job set keep_until = now() + make_interval(secs => ${JOB_WAITS_SECONDS})
        where name = ${queue} and id = any(${[...ids]}::uuid[])
      `.execute(trx);
    },
    async givenUp() {
      const { rows } = await boss.getDb().executeSql(
        `select count(*) filter (where name = 'send-mail')::integer as mails,
          count(*) filter (where name <> 'send-mail')::integer as jobs
        from pgboss.job where state = 'failed' and name = any($1::text[])`,
        [[...queues]],
      );
      return rows[0] as { mails: number; jobs: number };
    },
    async work(handlers) {
      for (const queue of queues) {
        const options = { pollingIntervalSeconds: 1, includeMetadata: true } as const;
        await boss.work(queue, options, async ([job]: JobWithMetadata<Record<string, string>>[]) => {
          return job && attempt(queue, job, handlers[queue]);
        });
        const cron = schedules[queue];
        if (cron) await boss.schedule(queue, cron);
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}

const SCHEMA = 'pgboss';

/** What makes the tables of the queues: the library's SQL, so that a backup can be restored with a later version of the library. */
export interface QueuesInstallation {
  version: number;
  statements: string;
}

/**
 * The installation of the queues that a database has; null if it has none.
 *
 * @throws StartError if it is not the one that this code makes, whose statements alone are known.
 */
export async function readQueuesInstallation(db: Connection): Promise<QueuesInstallation | null> {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ schema, name }) => schema === SCHEMA && name === 'version')) return null;
  const { rows } = await sql<{ version: number }>`select version from pgboss.version`.execute(db);
  const installed = rows[0]?.version;
  const made = installationOf();
  if (installed !== made.version)
    throw new StartError(
      `The job queues of the database have version ${installed}, those of this copy of Gangway version ${made.version}: make the backup with the copy that serves on this database, or start this one on it first.`,
    );
  return made;
}

/** Makes the queues of another database, within a transaction. A later start brings them up to the version of its library. */
export async function installQueues(
  trx: Transaction<Database>,
  { version, statements }: QueuesInstallation,
): Promise<void> {
  if (version > installationOf().version)
    throw new StartError(
      `The backup was made by a newer version of Gangway (its job queues have version ${version}): restore it with that version.`,
    );
  await sql.raw(statements).execute(trx);
  await sql`set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0`.execute(trx);
}

/** The library's statements without its own transaction. */
function installationOf(): QueuesInstallation {
  const plans = getConstructionPlans(SCHEMA);
  const version = Number(/INSERT INTO pgboss\.version\(version\) VALUES \('(\d+)'\)/.exec(plans)?.[1]);
  if (!Number.isInteger(version)) throw new Error('pg-boss does not name the version that it installs');
  return { version, statements: plans.replaceAll(/^\s*(BEGIN|COMMIT);\s*$/gm, '') };
}
