import type { BoardingRefusal } from '@gangway/shared/contract/boarding.ts';
import type {
  ConflictKind,
  GateConflict,
  GateConflictsQuery,
} from '@gangway/shared/contract/office/gate/gate.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Connection, Database, Transaction } from '../../../lib/database/database.ts';
import { type ConflictRow, toConflict } from './conflict-row.view.ts';

export interface NewConflict {
  id: string;
  kind: ConflictKind;
  refusal: BoardingRefusal | null;
  /** The event that needs a decision. */
  eventId: string;
  /** The event that is effective instead, if any. */
  standingEventId: string | null;
  ticketId: string | null;
  openedAt: Date;
}

/** Opens conflicts, one per event. An open one is updated with the effective event. @returns the ids of the new ones */
export async function openConflicts(
  trx: Transaction<Database>,
  conflicts: readonly NewConflict[],
): Promise<Set<string>> {
  if (conflicts.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    insert into boarding_conflicts as c (id, kind, refusal, ticket_id, effective_event_id, event_id, opened_at)
    select id, kind, refusal, "ticketId", "standingEventId", "eventId", "openedAt"
    from jsonb_to_recordset(${JSON.stringify(conflicts)}::jsonb) as g (id uuid, kind text, refusal text,
      "ticketId" uuid, "standingEventId" uuid, "eventId" uuid, "openedAt" timestamptz)
    on conflict (event_id) do update set effective_event_id = excluded.effective_event_id
      where c.status = 'open' and c.effective_event_id is distinct from excluded.effective_event_id
    returning c.id
  `.execute(trx);
  return new Set(rows.map(({ id }) => id));
}

/** The scans among these that have a conflict, open or resolved. */
export async function findDisputed(
  trx: Transaction<Database>,
  eventIds: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select event_id as id from boarding_conflicts where event_id = any(${eventIds}::uuid[])
  `.execute(trx);
  return new Set(rows.map(({ id }) => id));
}

export async function countOpenConflicts(db: Connection, sailingId?: number): Promise<number> {
  return countConflicts(db, { state: 'open', sailing: sailingId });
}

export async function countConflicts(
  db: Connection,
  filters: Pick<GateConflictsQuery, 'state' | 'sailing'>,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from boarding_conflicts c join boarding_events e on e.id = c.event_id
    where ${conditionsOf(filters)}
  `.execute(db);
  return rows[0]?.total ?? 0;
}

export async function findConflicts(
  db: Connection,
  { page, size, sort: _, descending, ...filters }: GateConflictsQuery,
): Promise<GateConflict[]> {
  const order = descending ? sql`c.opened_at desc, c.id desc` : sql`c.opened_at, c.id`;
  const { rows } = await sql<ConflictRow>`
    ${conflicts} where ${conditionsOf(filters)} order by ${order} limit ${size} offset ${(page - 1) * size}
  `.execute(db);
  return rows.map(toConflict);
}

export async function findConflict(db: Connection, id: string): Promise<GateConflict | undefined> {
  const { rows } = await sql<ConflictRow>`${conflicts} where c.id = ${id}`.execute(db);
  return rows[0] && toConflict(rows[0]);
}

/** Locks conflicts until the transaction ends, always in the same order. */
export async function lockConflicts(
  trx: Transaction<Database>,
  ids: readonly string[],
): Promise<{ id: string; status: string }[]> {
  return trx
    .selectFrom('boarding_conflicts')
    .select(['id', 'status'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Locks a conflict until the transaction ends. */
export async function lockConflict(
  trx: Transaction<Database>,
  id: string,
): Promise<{ status: string } | undefined> {
  return trx
    .selectFrom('boarding_conflicts')
    .select('status')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function resolveConflicts(
  trx: Transaction<Database>,
  ids: readonly string[],
  resolution: { finding: string; reason: string; at: Date; by: string },
): Promise<void> {
  await trx
    .updateTable('boarding_conflicts')
    .set({
      status: 'resolved',
      finding: resolution.finding,
      reason: resolution.reason,
      resolved_at: resolution.at,
      resolved_by: resolution.by,
    })
    .where('id', 'in', ids)
    .execute();
}

function conditionsOf({
  state,
  sailing,
}: Pick<GateConflictsQuery, 'state' | 'sailing'>): RawBuilder<boolean> {
  const inState = state === undefined ? sql<boolean>`true` : sql<boolean>`c.status = ${state}`;
  return sailing === undefined ? inState : sql<boolean>`${inState} and e.sailing_id = ${sailing}`;
}

const scan = (event: string, officer: string) => sql`
  case when ${sql.ref(`${event}.id`)} is not null then jsonb_build_object('eventId', ${sql.ref(`${event}.id`)},
    'at', ${sql.ref(`${event}.scanned_at`)}, 'gate', ${sql.ref(`${event}.gate`)},
    'lane', ${sql.ref(`${event}.lane`)},
    'officer', jsonb_build_object('username', ${sql.ref(`${officer}.username`)}, 'name', ${sql.ref(`${officer}.name`)}))
  end`;

const conflicts = sql`
  select c.id, c.kind, c.refusal, c.opened_at, c.finding, c.reason, c.resolved_at,
    case when t.id is not null then jsonb_build_object('serial', t.serial, 'passengerName', p.name,
      'orderNumber', o.number) end as ticket,
    case when s.id is not null then jsonb_build_object('id', s.id, 'ship', ships.name, 'date', s.date,
      'session', s.session, 'departsAt', s.departs_at, 'zone', s.departs_zone) end as sailing,
    ${scan('first', 'first_officer')} as effective, ${scan('e', 'officer')} as other,
    case when r.id is not null then jsonb_build_object('username', r.username, 'name', r.name) end as resolver
  from boarding_conflicts c
  join boarding_events e on e.id = c.event_id
  join system_users officer on officer.id = e.officer_id
  left join boarding_events first on first.id = c.effective_event_id
  left join system_users first_officer on first_officer.id = first.officer_id
  left join tickets t on t.id = c.ticket_id
  left join passengers p on p.id = t.passenger_id
  left join orders o on o.id = t.order_id
  left join sailings s on s.id = e.sailing_id
  left join ships on ships.id = s.ship_id
  left join system_users r on r.id = c.resolved_by`;
