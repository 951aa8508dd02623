import type { JobKind, JobsQuery, OfficeJob } from '@gangway/shared/contract/office/system/jobs.ts';
import { addDays, instantOf } from '@gangway/shared/domain/time/local-date.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Connection, Database, Transaction } from '../../lib/database/database.ts';
import { type QueueName, queues } from '../../lib/database/jobs.ts';
import { likePattern } from '../../lib/database/like-pattern.ts';

/** A job of the queue, with the account or order that it concerns. */
export interface JobRow extends Omit<OfficeJob, 'createdAt' | 'endedAt' | 'nextTryAt' | 'dismissed'> {
  createdAt: Date;
  endedAt: Date | null;
  nextTryAt: Date | null;
  dismissedBy: string | null;
  dismissedAt: Date | null;
}

type Filters = Partial<Pick<JobsQuery, 'state' | 'order' | 'from' | 'to'>> & { kind: JobKind };

const MAIL_QUEUE: QueueName = 'send-mail';

/** The queue's own states (alias `j`), translated to those of the office. */
const state = sql<OfficeJob['state']>`case j.state
  when 'created' then 'waiting' when 'retry' then 'retrying' when 'active' then 'running'
  when 'failed' then 'failed'
  when 'cancelled' then case when j.output ? 'dismissed' then 'dismissed' else 'canceled' end
  else case when j.output ->> 'sent' = 'false' then 'nothing' else 'done' end
end`;

const name = sql<string>`case when j.name = ${MAIL_QUEUE} then j.data ->> 'kind' else j.name end`;
/** The queue increments its count of retries when a retry begins. */
const attempts = sql<number>`case when j.started_on is null then 0 else j.retry_count + 1 end`;
const orderId = sql`coalesce(
  (j.data ->> 'orderId')::uuid, (select order_id from refunds where id = (j.data ->> 'refundId')::uuid))`;

/** The queues of a kind. The queue's own housekeeping belongs to neither. */
function isOfKind(kind: JobKind): RawBuilder<boolean> {
  const names = kind === 'mails' ? [MAIL_QUEUE] : queues.filter(queue => queue !== MAIL_QUEUE);
  return sql<boolean>`j.name = any(${names}::text[])`;
}

/** Days are on the operator's clock, first and last included. */
function conditionsOf({ kind, state: states, order, from, to }: Filters): RawBuilder<boolean> {
  const conditions = [
    isOfKind(kind),
    states && sql<boolean>`${state} = any(${states}::text[])`,
    order &&
      sql<boolean>`${orderId} in (select id from orders where number like ${likePattern(order.toUpperCase()).slice(1)})`,
    from && sql<boolean>`j.created_on >= ${instantOf(from, '00:00')}`,
    to && sql<boolean>`j.created_on < ${instantOf(addDays(to, 1), '00:00')}`,
  ];
  return sql<boolean>`${sql.join(conditions.filter(Boolean), sql` and `)}`;
}

const sorts: Record<JobsQuery['sort'], RawBuilder<unknown>> = {
  created: sql`j.created_on`,
  attempts: attempts,
};

/** One page of the filtered jobs. A mail's recipient is looked up, since the queue contains no addresses. */
export async function findJobs(db: Connection, query: JobsQuery): Promise<JobRow[]> {
  const direction = query.descending ? sql`desc` : sql`asc`;
  const { rows } = await sql<JobRow>`
    with page as materialized (
      select j.id, j.name as queue, row_number() over () as position from (
        select j.id, j.name from pgboss.job j where ${conditionsOf(query)}
        order by ${sorts[query.sort]} ${direction}, j.id ${direction}
        limit ${query.size} offset ${(query.page - 1) * query.size}
      ) j)
    select j.id, ${name} as name, ${state} as state, ${attempts} as attempts, j.created_on as "createdAt",
      j.completed_on as "endedAt",
      case when j.state in ('created', 'retry') then j.start_after end as "nextTryAt",
      case when j.state in ('retry', 'failed', 'cancelled')
        then coalesce(j.output ->> 'message', j.output #>> '{value,message}', j.output ->> 'value') end as error,
      coalesce(nullif(u.name, ''), u.username) as "dismissedBy", (j.output #>> '{dismissed,at}')::timestamptz as "dismissedAt",
      o.number as "orderNumber",
      case j.data ->> 'kind' when 'email-changed' then code.replaced_recipient
        else coalesce(o.contact_email, code.recipient, c.email, staff.email) end as recipient
    from page
    join pgboss.job j on j.name = page.queue and j.id = page.id
    left join orders o on o.id = ${orderId}
    left join one_time_codes code on code.id = (j.data ->> 'codeId')::uuid
    left join password_links link on link.id = (j.data ->> 'linkId')::uuid
    left join customers c on c.id = coalesce((j.data ->> 'customerId')::uuid, link.customer_id)
    left join system_users staff on staff.id = (j.data ->> 'systemUserId')::uuid
    left join system_users u on u.id = (j.output #>> '{dismissed,by}')::uuid
    order by page.position
  `.execute(db);
  return rows;
}

/** The number of filtered jobs. */
export async function countJobs(db: Connection, filters: Filters): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from pgboss.job j where ${conditionsOf(filters)}
  `.execute(db);
  return rows[0]?.total ?? 0;
}

/**
 * Failed jobs of a kind, or the one with this id, oldest first. They are locked until the transaction ends: a concurrent retry
 * waits, and then finds them no longer failed.
 */
export async function lockFailedJobs(
  trx: Transaction<Database>,
  { kind, id }: { kind: JobKind; id?: string | undefined },
  most: number,
): Promise<{ id: string; queue: QueueName; name: string }[]> {
  const { rows } = await sql<{ id: string; queue: QueueName; name: string }>`
    select j.id, j.name as queue, ${name} as name from pgboss.job j
    where ${isOfKind(kind)} and j.state = 'failed' and (${id ?? null}::uuid is null or j.id = ${id ?? null})
    order by j.created_on, j.id limit ${most} for update
  `.execute(trx);
  return rows;
}

/** Dismisses failed jobs, which the caller has locked. The reason of the failure is kept. */
export async function markDismissed(
  trx: Transaction<Database>,
  ids: readonly string[],
  { by, at }: { by: string; at: Date },
): Promise<void> {
  const dismissed = JSON.stringify({ dismissed: { by, at } });
  await sql`
    update pgboss.job j set state = 'cancelled', completed_on = ${at},
      output = case when jsonb_typeof(j.output) = 'object' then j.output else '{}' end || ${dismissed}::jsonb
    where j.name = any(${[...queues]}::text[]) and j.id = any(${[...ids]}::uuid[]) and j.state = 'failed'
  `.execute(trx);
}

/**
 * Deletes jobs that were done or dismissed before a moment; failed ones stay. Jobs of older versions have a deletion time set by
 * the queue, which also applies to failed ones.
 */
export async function deleteJobsEndedBefore(db: Connection, moment: Date): Promise<void> {
  await sql`update pgboss.job set deletion_seconds = 0 where name = any(${[...queues]}::text[]) and deletion_seconds > 0`.execute(
    db,
  );
  await sql`
    delete from pgboss.job where name = any(${[...queues]}::text[])
      and state in ('completed', 'cancelled') and completed_on < ${moment}
  `.execute(db);
}
