import { JOB_RECORD_DAYS } from '@gangway/shared/contract/office/system/jobs.ts';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Logger } from '../process/log.ts';
import type { Database, Transaction } from './database.ts';

/** Work that is done after the answer: a job is written in the transaction that calls for it, so neither is without the other. */
export interface Jobs {
  enqueue(
    trx: Transaction<Database>,
    queue: QueueName,
    data: Record<string, string>,
    options?: { startAfterSeconds?: number },
  ): Promise<void>;
  /** Lets failed jobs be tried once more, at once. Leaves alone those that have not failed, or not any longer. */
  retry(trx: Transaction<Database>, queue: QueueName, ids: readonly string[]): Promise<void>;
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
] as const;
export type QueueName = (typeof queues)[number];
/** What a handler resolves to is kept with its job. */
export type JobHandlers = { [Queue in QueueName]: (data: Record<string, string>) => Promise<unknown> };

/** Every minute is as fine as a cron schedule goes; an overdue hold never blocks a sale in between (api/src/reservations/inventory). */
const schedules: Partial<Record<QueueName, string>> = {
  'expire-holds': '* * * * *',
  'complete-orders': '*/10 * * * *',
  'cancel-sailings': '* * * * *',
  'retry-refunds': '41 * * * *',
  'expire-vouchers': '*/10 * * * *',
  'free-vouchers': '* * * * *',
  'forget-expired': '17 * * * *',
};

const DAY_SECONDS = 24 * 3600;
const queueRules = {
  retryLimit: 10,
  retryDelay: 5,
  retryBackoff: true,
  deleteAfterSeconds: JOB_RECORD_DAYS * DAY_SECONDS,
};

export interface RunningJobs extends Jobs {
  /** Begins to work the queues; several copies of the API share them. */
  work(handlers: JobHandlers): Promise<void>;
  stop(): Promise<void>;
}

/** Queues kept in PostgreSQL (schema `pgboss`), created when they are not there. */
export async function startJobs(connectionString: string, log: Logger): Promise<RunningJobs> {
  const boss = new PgBoss({ connectionString, max: 4, application_name: 'gangway-jobs' });
  boss.on('error', error => log.error({ err: error }, 'jobs'));
  await boss.start();
  for (const queue of queues) {
    await boss.createQueue(queue, queueRules);
    // Of a queue that an older version made, the rules are those of then.
    await boss.updateQueue(queue, queueRules);
  }
  return {
    async enqueue(trx, queue, data, { startAfterSeconds = 0 } = {}) {
      await boss.send(queue, data, { db: fromKysely(trx), startAfter: startAfterSeconds });
    },
    async retry(trx, queue, ids) {
      await boss.retry(queue, [...ids], { db: fromKysely(trx) });
    },
    async work(handlers) {
      for (const queue of queues) {
        await boss.work<Record<string, string>>(queue, { pollingIntervalSeconds: 1 }, async ([job]) => {
          return job && handlers[queue](job.data ?? {});
        });
        const cron = schedules[queue];
        if (cron) await boss.schedule(queue, cron);
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}
