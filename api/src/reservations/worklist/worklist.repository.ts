/*
 * Work that is left after a sailing was canceled or changed: guests to call, cash to hand out, parties that have not chosen.
 *
 * May import: reservations/sailing-cancellations.
 */

import {
  paymentProviders,
  type WorklistKind,
  worklistKinds,
} from '@gangway/shared/contract/base/vocabulary.ts';
import {
  WORKLIST_DAYS,
  type WorklistLine,
  type WorklistQuery,
} from '@gangway/shared/contract/office/orders/worklist.ts';
import type { CalledOffLine } from '@gangway/shared/contract/office/sailings/sailings.ts';
import { isByHand } from '@gangway/shared/contract/payment-providers/registry.ts';
import { momentIn } from '@gangway/shared/domain/time/moment.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Connection, Database, Transaction } from '../../lib/database/database.ts';
import { foldedPattern, likePattern } from '../../lib/database/like-pattern.ts';
import { countUpToLimit, type RowCount } from '../../lib/database/paging.ts';
import { setPartyCalled } from '../sailing-cancellations/called-off-parties.repository.ts';

/** The mails about changes of a sailing. */
const MAILS = ['called-off', 'sailing-canceled', 'sailing-moved', 'gate-changed', 'ship-changed'];

/** A mail that is still refused after this many tries will hardly arrive in time. */
const TRIES = 3;
const DAY_MS = 86_400_000;

/** Orders whose contact the mails do not reach, and the subject of the latest of these mails. */
const unreachedByMail = sql`
  select distinct on (j.data ->> 'orderId') (j.data ->> 'orderId')::uuid as order_id,
    case j.data ->> 'kind' when 'sailing-moved' then 'delayed' when 'gate-changed' then 'gate' when 'ship-changed' then 'ship'
      else 'canceled' end as about
  from pgboss.job j
  where j.name = 'send-mail' and j.data ->> 'kind' = any(${MAILS})
    and (j.state = 'failed' or (j.state = 'retry' and j.retry_count >= ${TRIES}))
  order by j.data ->> 'orderId', j.created_on desc`;

/**
 * Whether a party (alias `party`, its order `o`) must be phoned about its canceled sailing: it was not phoned yet, no mail
 * reaches it, and it has not chosen. Needs `unreached`, which is `unreachedByMail`.
 */
const partyMustBeCalled = sql<boolean>`(
  party.called_at is null and (o.contact_email is null or o.id in (select order_id from unreached))
  and (party.outcome is null or party.decided_by in ('deadline', 'nothing-left') or exists (
    select from sailing_cancellations c where c.sailing_id = party.sailing_id and c.choose_until is null)))`;

type State = WorklistQuery['state'];

const byHand = paymentProviders.filter(isByHand);

/** The lines of a kind, open or recently done. All have the same columns. */
const parts: Record<WorklistKind, (state: State, now: Date) => RawBuilder<unknown>> = {
  choose: (state, now) => sql`
    select 'choose' as kind, party.order_id, party.sailing_id, null as about, false as mail_failed, null::bigint as amount_sen,
      party.choose_until as until, party.outcome, party.decided_by, party.decided_at as done_at,
      case when party.decided_by = 'staff' then (
        select a.actor from audit_entries a where a.entity = 'orders' and a.entity_id = party.order_id::text
          and a.action = 'chosen' order by a.at desc limit 1
      ) end as done_by, party.choose_until as sort_key
    from called_off_parties party
    where ${state === 'open' ? sql`party.outcome is null` : sql`party.decided_at >= ${since(now)}`}`,

  call: (state, now) => sql`
    select 'call' as kind, party.order_id, party.sailing_id, 'canceled' as about, o.contact_email is not null as mail_failed,
      null::bigint as amount_sen, party.choose_until as until, party.outcome, party.decided_by, party.called_at as done_at,
      'staff:' || party.called_by as done_by, party.choose_until as sort_key
    from called_off_parties party join orders o on o.id = party.order_id
    where ${state === 'open' ? partyMustBeCalled : sql`party.called_at >= ${since(now)}`}
    union all ${state === 'open' ? openCalls(now) : doneCalls(now)}`,

  'hand-out': (state, now) => sql`
    select 'hand-out' as kind, r.order_id, o.sailing_id, null as about, false as mail_failed, r.amount_sen + r.rounding_sen as amount_sen,
      null as until, null as outcome, null as decided_by, r.settled_at as done_at, 'staff:' || r.handed_out_by as done_by, r.created_at as sort_key
    from refunds r join payments p on p.id = r.payment_id join orders o on o.id = r.order_id
    where p.provider::text = any(${byHand})
      and ${state === 'open' ? sql`r.status = 'pending'` : sql`r.settled_at >= ${since(now)}`}`,

  'refund-failed': (state, now) => sql`
    select 'refund-failed' as kind, r.order_id, o.sailing_id, null as about, false as mail_failed, r.amount_sen, null as until,
      null as outcome, null as decided_by, ${state === 'open' ? sql`null::timestamptz` : sql`again.at`} as done_at,
      ${state === 'open' ? sql`null` : sql`again.actor`} as done_by, r.created_at as sort_key
    from refunds r join orders o on o.id = r.order_id
    ${state === 'open' ? sql`where r.status = 'failed'` : sentAgain(now)}`,
};

/** Calls about future sailings: to contacts without an address, and to those that the mails do not reach. */
const openCalls = (now: Date) => sql`
  select 'call', o.id, s.id, told.about, o.contact_email is not null, null, null, null, null, null, null, s.departs_at
  from (
    select order_id, sailing_id, about from guest_calls where called_at is null
    union all
    select u.order_id, o.sailing_id, u.about from unreached u join orders o on o.id = u.order_id
    where u.about <> 'canceled'
      and not exists (select from guest_calls c where c.order_id = u.order_id and c.sailing_id = o.sailing_id)
  ) told
  join orders o on o.id = told.order_id and o.sailing_id = told.sailing_id and o.status in ('unpaid', 'paid')
  join sailings s on s.id = told.sailing_id and s.status in ('scheduled', 'delayed', 'closed') and s.departs_at > ${now}`;

const doneCalls = (now: Date) => sql`
  select 'call', o.id, call.sailing_id, call.about, o.contact_email is not null, null, null, null, null, call.called_at,
    'staff:' || call.called_by, call.called_at
  from guest_calls call join orders o on o.id = call.order_id where call.called_at >= ${since(now)}`;

/** Refunds that are no longer failed, with who retried them: a member of staff or the queue. */
const sentAgain = (now: Date) => sql`
  join (
    select distinct on (entity_id) entity_id, at, actor from audit_entries
    where entity = 'refunds' and from_state = 'failed' and at >= ${since(now)} order by entity_id, id desc
  ) again on again.entity_id = r.id::text
  where r.status <> 'failed'`;

const since = (now: Date) => new Date(now.getTime() - WORKLIST_DAYS * DAY_MS);

/** The lines of these kinds, as the source of a `from` clause. */
const linesOf = (kinds: readonly WorklistKind[], state: State, now: Date): RawBuilder<unknown> => sql`(
  with unreached as materialized (${unreachedByMail})
  ${sql.join(
    kinds.map(kind => parts[kind](state, now)),
    sql` union all `,
  )}
) l`;

interface Row extends Omit<WorklistLine, 'until' | 'done' | 'sailing'> {
  sailing: WorklistLine['sailing'] & { zone: string };
  until: Date | null;
  doneAt: Date | null;
  doneBy: string | null;
}

/**
 * One page of the open lines, the most urgent first, or of those done in the last days, the latest first; and the number of
 * lines, up to the counting limit.
 */
export async function findWorklist(
  db: Connection,
  { state, kind, search, page, size }: WorklistQuery,
  now: Date,
): Promise<{ items: WorklistLine[] } & RowCount> {
  const lines = sql`${linesOf(kind ? [kind] : worklistKinds, state, now)} join orders o on o.id = l.order_id`;
  const matching = search
    ? sql`where o.number like ${likePattern(search.toUpperCase()).slice(1)} or folded(o.contact_name) like ${foldedPattern(search)}`
    : sql``;
  const inOrder =
    state === 'open' ? sql`l.sort_key, o.number, l.kind` : sql`l.done_at desc, o.number, l.kind`;
  const { rows } = await sql<Row>`
    select l.kind, o.number, o.contact_name as name, o.contact_phone as phone, o.contact_email as email,
      jsonb_build_object(
        'id', s.id, 'date', s.date, 'session', s.session, 'status', s.status, 'ship', ship.name,
        'departsAt', s.departs_at, 'zone', s.departs_zone,
        'departure', jsonb_build_object('code', dep.code, 'name', dep.name),
        'destination', jsonb_build_object('code', dest.code, 'name', dest.name)
      ) as sailing,
      l.about, l.mail_failed as "mailFailed", l.amount_sen as "amountSen", l.until, l.outcome,
      l.decided_by as "decidedBy", l.done_at as "doneAt", coalesce(nullif(u.name, ''), u.username) as "doneBy"
    from ${lines}
    join sailings s on s.id = l.sailing_id
    join ships ship on ship.id = s.ship_id
    join routes r on r.id = s.route_id
    join ports dep on dep.id = r.departure_port_id
    join ports dest on dest.id = r.destination_port_id
    left join system_users u on 'staff:' || u.id = l.done_by
    ${matching}
    order by ${inOrder} limit ${size} offset ${(page - 1) * size}
  `.execute(db);
  return {
    items: rows.map(({ doneAt, doneBy, until, sailing: { zone, ...sailing }, ...line }) => ({
      ...line,
      sailing: { ...sailing, departsAt: momentIn(new Date(sailing.departsAt), zone) },
      until: until?.toISOString() ?? null,
      done: doneAt && { at: doneAt.toISOString(), by: doneBy },
    })),
    ...(await countUpToLimit(db, sql`${lines} ${matching}`)),
  };
}

/** How many lines of each kind are open. */
export async function countWorklist(db: Connection, now: Date): Promise<Record<WorklistKind, number>> {
  const { rows } = await sql<{ kind: WorklistKind; count: number }>`
    select kind, count(*) as count from ${linesOf(worklistKinds, 'open', now)} group by kind
  `.execute(db);
  const of = (kind: WorklistKind) => rows.find(row => row.kind === kind)?.count ?? 0;
  return {
    call: of('call'),
    choose: of('choose'),
    'hand-out': of('hand-out'),
    'refund-failed': of('refund-failed'),
  };
}

/** The subjects of calls to guests without an e-mail address. */
type CallAbout = 'delayed' | 'gate' | 'ship';

interface CallRequest {
  sailingId: number;
  orderIds: readonly string[];
  about: CallAbout;
  at: Date;
}

/** Puts the orders without an e-mail address on the worklist. A contact that was phoned before must be phoned again. */
export async function requestCalls(
  trx: Transaction<Database>,
  { sailingId, orderIds, about, at }: CallRequest,
): Promise<void> {
  await sql`
    insert into guest_calls (order_id, sailing_id, about, requested_at)
    select id, ${sailingId}, ${about}, ${at} from orders where id = any(${orderIds}::uuid[]) and contact_email is null
    on conflict (order_id, sailing_id) do update
      set about = excluded.about, requested_at = excluded.requested_at, called_at = null, called_by = null
  `.execute(trx);
}

interface Call {
  sailingId: number;
  orderId: string;
  by: string;
  at: Date;
}

/** Records who phoned a party about its sailing; the first record is kept. @returns whether there was a call to make. */
export async function setCalled(trx: Transaction<Database>, call: Call): Promise<boolean> {
  return (
    (await setPartyCalled(trx, call, call)) ||
    (await setGuestCalled(trx, call)) ||
    (await insertCalled(trx, call))
  );
}

/** A contact with an address that mails do not reach was on the worklist without a stored line. */
async function insertCalled(
  trx: Transaction<Database>,
  { sailingId, orderId, by, at }: Call,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into guest_calls (order_id, sailing_id, about, requested_at, called_at, called_by)
    select o.id, o.sailing_id, unreached.about, ${at}::timestamptz, ${at}::timestamptz, ${by}::uuid
    from orders o join (${unreachedByMail}) unreached on unreached.order_id = o.id
    where o.id = ${orderId} and o.sailing_id = ${sailingId} and unreached.about <> 'canceled'
  `.execute(trx);
  return numAffectedRows !== undefined && numAffectedRows > 0n;
}

/** @returns whether a call to the party was due. */
async function setGuestCalled(
  trx: Transaction<Database>,
  { sailingId, orderId, by, at }: Call,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update guest_calls set called_at = coalesce(called_at, ${at}), called_by = coalesce(called_by, ${by})
    where order_id = ${orderId} and sailing_id = ${sailingId}
  `.execute(trx);
  return numAffectedRows !== undefined && numAffectedRows > 0n;
}

interface CalledOffRow extends Omit<CalledOffLine, 'decidedAt' | 'called'> {
  decidedAt: Date | null;
  calledAt: Date | null;
  calledBy: string | null;
}

/** The parties of a canceled sailing: those without a choice first, then those that are owed money, by name. */
export async function findCalledOffLines(db: Connection, sailingId: number): Promise<CalledOffLine[]> {
  const byHand = paymentProviders.filter(isByHand);
  const { rows } = await sql<CalledOffRow>`
    with unreached as materialized (${unreachedByMail})
    select o.number, o.contact_name as name, o.contact_phone as phone, o.contact_email as email,
      party.outcome, party.decided_by as "decidedBy", party.decided_at as "decidedAt",
      party.called_at as "calledAt", coalesce(nullif(u.name, ''), u.username) as "calledBy",
      party.places,
      o.id in (select order_id from unreached) as "mailFailed", ${partyMustBeCalled} as "mustCall",
      coalesce(owed.cash_sen, 0)::bigint as "cashSen", coalesce(owed.failed_sen, 0)::bigint as "failedSen"
    from called_off_parties party
    join orders o on o.id = party.order_id
    left join system_users u on u.id = party.called_by
    cross join lateral (
      select sum(r.amount_sen) filter (where r.status = 'pending' and p.provider::text = any(${byHand})) as cash_sen,
        sum(r.amount_sen) filter (where r.status = 'failed') as failed_sen
      from refunds r join payments p on p.id = r.payment_id where r.order_id = o.id
    ) owed
    where party.sailing_id = ${sailingId}
    order by party.outcome is not null, owed.failed_sen is null, owed.cash_sen is null, o.contact_name, o.number
  `.execute(db);
  return rows.map(({ calledAt, calledBy, decidedAt, ...row }) => ({
    ...row,
    decidedAt: decidedAt?.toISOString() ?? null,
    called: calledAt && { at: calledAt.toISOString(), by: calledBy ?? '' },
  }));
}
