import type {
  JobsQuery,
  JobsRetried,
  JobsRetry,
  OfficeJob,
  OfficeJobPage,
} from '@gangway/shared/contract/office/system/jobs.ts';
import { actorOf, type StaffCaller } from '../../lib/caller.ts';
import { writeAudit } from '../../lib/database/audit.repository.ts';
import { type Connection, inTransaction } from '../../lib/database/database.ts';
import { pageOf } from '../../lib/database/paging.ts';
import type { Deps } from '../../lib/http/context.ts';
import { countJobs, findJobs, type JobRow, lockFailedJobs } from './office-jobs.repository.ts';

/** How many are sent again at a time: a mail server that was down is not met with all of them at once. */
const MOST_AT_ONCE = 200;

/** One page of the mails or jobs that the filter leaves. */
export async function pageJobs(
  db: Connection,
  caller: StaffCaller,
  query: JobsQuery,
): Promise<OfficeJobPage> {
  const [rows, total, failed] = await Promise.all([
    findJobs(db, query),
    countJobs(db, query),
    countJobs(db, { kind: query.kind, state: ['failed'] }),
  ]);
  const items = rows.map(row => shownTo(caller, row));
  return pageOf({ items, total, failed }, query);
}

/**
 * Lets one that failed be tried once more, or the oldest of all that failed, and writes down who wanted it. Asked for
 * again, it finds nothing that has failed and does nothing.
 */
export async function retryJobs(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  caller: StaffCaller,
  { kind, id }: JobsRetry,
): Promise<JobsRetried> {
  return inTransaction(deps, actorOf(caller), async trx => {
    const failed = await lockFailedJobs(trx, { kind, id }, MOST_AT_ONCE);
    for (const [queue, jobs] of Map.groupBy(failed, job => job.queue))
      await deps.jobs.retry(
        trx,
        queue,
        jobs.map(job => job.id),
      );
    for (const job of failed)
      await writeAudit(trx, { entity: 'jobs', entityId: job.id, action: 'retry', detail: { job: job.name } });
    return { again: failed.length, left: await countJobs(trx, { kind, state: ['failed'] }) };
  });
}

/** Whoever may not see an order's contact or a customer's account does not read their address here either. */
function shownTo({ permissions }: StaffCaller, { createdAt, endedAt, nextTryAt, ...row }: JobRow): OfficeJob {
  const isOpen = permissions.has(row.orderNumber === null ? 'customers.manage' : 'orders.read');
  return {
    ...row,
    recipient: isOpen ? row.recipient : row.recipient && masked(row.recipient),
    // A mail server's refusal names the address.
    error: isOpen ? row.error : (row.error?.replace(/[^\s<>"',;:]+@[^\s<>"',;:]+/g, masked) ?? null),
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    nextTryAt: nextTryAt?.toISOString() ?? null,
  };
}

/** `a…@example.com`; of a phone number its end. */
const masked = (address: string): string =>
  address.includes('@')
    ? `${address.slice(0, 1)}…${address.slice(address.lastIndexOf('@'))}`
    : `…${address.slice(-4)}`;
