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
}

export const queues = [
  'send-mail',
  'send-sms',
  'settle-refund',
  'retry-refunds',
  'sandbox-notify',
  'expire-holds',
  'complete-orders',
  'announce-move',
  'cancel-sailings',
  'forget-expired',
] as const;
export type QueueName = (typeof queues)[number];
export type JobHandlers = { [Queue in QueueName]: (data: Record<string, string>) => Promise<void> };

/** Every minute is as fine as a cron schedule goes; an overdue hold never blocks a sale in between (orders/hold). */
const schedules: Partial<Record<QueueName, string>> = {
  'expire-holds': '* * * * *',
  'complete-orders': '*/10 * * * *',
  'cancel-sailings': '* * * * *',
  'retry-refunds': '41 * * * *',
  'forget-expired': '17 * * * *',
};

const retries = { retryLimit: 10, retryDelay: 5, retryBackoff: true };

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
  for (const queue of queues) await boss.createQueue(queue, retries);
  return {
    async enqueue(trx, queue, data, { startAfterSeconds = 0 } = {}) {
      await boss.send(queue, data, { db: fromKysely(trx), startAfter: startAfterSeconds });
    },
    async work(handlers) {
      for (const queue of queues) {
        await boss.work<Record<string, string>>(queue, { pollingIntervalSeconds: 1 }, async ([job]) => {
          if (job) await handlers[queue](job.data ?? {});
        });
        const cron = schedules[queue];
        if (cron) await boss.schedule(queue, cron);
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}
