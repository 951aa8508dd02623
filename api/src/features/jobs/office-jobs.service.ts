/*
 * Mails and other jobs as the office sees them: list, retry and dismiss.
 *
 * May import: no other module.
 */

import {
  JOB_RECORD_DAYS,
  type JobsDismissal,
  type JobsDismissed,
  type JobsQuery,
  type JobsRetried,
  type JobsRetry,
  type OfficeJob,
  type OfficeJobPage,
} from '@gangway/shared/contract/office/system/jobs.ts';
import { actorOf, type StaffCaller } from '../../lib/caller.ts';
import { writeAudit } from '../../lib/database/audit.repository.ts';
import { type Connection, inTransaction } from '../../lib/database/database.ts';
import { pageOf } from '../../lib/database/paging.ts';
import type { Data, Work } from '../../lib/http/context.ts';
import {
  countJobs,
  deleteJobsEndedBefore,
  findJobs,
  type JobRow,
  lockFailedJobs,
  markDismissed,
} from './office-jobs.repository.ts';

/** The most retries at a time, so that a mail server that was down is not flooded. */
const MOST_AT_ONCE = 200;
const DAY_MS = 24 * 3_600_000;

/** One page of the filtered mails or jobs. */
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
 * Retries one failed job, or the oldest of all failed ones, and records who did so. A repetition finds no failed job and does
 * nothing.
 */
export async function retryJobs(
  deps: Work,
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

/**
 * Dismisses one failed job, or the oldest of all failed ones, and records who did so (R352). It is kept with the done ones. A job
 * that is being retried is left alone.
 */
export async function dismissJobs(
  deps: Data,
  caller: StaffCaller,
  { kind, id }: JobsDismissal,
): Promise<JobsDismissed> {
  return inTransaction(deps, actorOf(caller), async trx => {
    const failed = await lockFailedJobs(trx, { kind, id }, MOST_AT_ONCE);
    const ids = failed.map(job => job.id);
    await markDismissed(trx, ids, { by: caller.id, at: deps.clock.now() });
    for (const job of failed)
      await writeAudit(trx, {
        entity: 'jobs',
        entityId: job.id,
        action: 'dismiss',
        detail: { job: job.name },
      });
    return { dismissed: ids.length, left: await countJobs(trx, { kind, state: ['failed'] }) };
  });
}

/** Deletes finished and dismissed jobs after some days. */
export async function forgetJobs({ db, clock }: Data): Promise<void> {
  await deleteJobsEndedBefore(db, new Date(clock.now().getTime() - JOB_RECORD_DAYS * DAY_MS));
}

/** Staff who may not see an order's contact or a customer's account do not see their address here either. */
function shownTo(
  { permissions }: StaffCaller,
  { createdAt, endedAt, nextTryAt, dismissedBy, dismissedAt, ...row }: JobRow,
): OfficeJob {
  const isOpen = permissions.has(row.orderNumber === null ? 'customers.manage' : 'orders.read');
  return {
    ...row,
    recipient: isOpen ? row.recipient : row.recipient && masked(row.recipient),
    // A mail server's refusal contains the address.
    error: isOpen ? row.error : (row.error?.replace(/[^\s<>"',;:]+@[^\s<>"',;:]+/g, masked) ?? null),
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    nextTryAt: nextTryAt?.toISOString() ?? null,
    dismissed: dismissedAt && { by: dismissedBy ?? '', at: dismissedAt.toISOString() },
  };
}

/** `a…@example.com`; for a phone number its last digits. */
const masked = (address: string): string =>
  address.includes('@')
    ? `${address.slice(0, 1)}…${address.slice(address.lastIndexOf('@'))}`
    : `…${address.slice(-4)}`;
