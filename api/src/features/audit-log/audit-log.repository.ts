import type { AuditEntry, AuditQuery, SettingChange } from '@gangway/shared/contract/office/system/audit.ts';
import { type Kysely, sql } from 'kysely';
import type { Connection, Database } from '../../lib/database/database.ts';
import { fetchPage } from '../../lib/database/paging.ts';

type ActorKind = AuditEntry['actor']['kind'];

/** Readable names of the rows of each table, instead of ids. */
const label = sql<string>`coalesce(case e.entity
  when 'orders' then (select number from orders where id::text = e.entity_id)
  when 'tickets' then (select serial from tickets where id::text = e.entity_id)
  when 'customers' then (select username from customers where id::text = e.entity_id)
  when 'system_users' then (select username from system_users where id::text = e.entity_id)
  when 'ships' then (select name from ships where id::text = e.entity_id)
  when 'rooms' then (select number from rooms where id::text = e.entity_id)
  when 'room_types' then (select code from room_types where id::text = e.entity_id)
  when 'sailings' then (
    select concat_ws(' ', sh.name, s.date, s.session) from sailings s join ships sh on sh.id = s.ship_id
    where s.id::text = e.entity_id)
  when 'boarding_conflicts' then (
    select t.serial from boarding_conflicts c join tickets t on t.id = c.ticket_id where c.id = e.entity_id::uuid)
  when 'boarding_events' then (
    select t.serial from boarding_events b join tickets t on t.id = b.ticket_id where b.id = e.entity_id::uuid)
  when 'gate_lookups' then (
    select concat_ws(' ', sh.name, s.date, s.session) from gate_lookups l
    join sailings s on s.id = l.sailing_id join ships sh on sh.id = s.ship_id where l.id = e.entity_id::uuid)
end, '')`;

const actorName = sql<string>`coalesce(case split_part(e.actor, ':', 1)
  when 'staff' then (select username from system_users where id::text = split_part(e.actor, ':', 2))
  when 'customer' then (select username from customers where id::text = split_part(e.actor, ':', 2))
  else split_part(e.actor, ':', 2)
end, '')`;

const matching = (db: Kysely<Database>, query: AuditQuery, localTime: string) =>
  db
    .selectFrom('audit_entries as e')
    .$if(query.entity !== undefined, rows => rows.where('e.entity', '=', query.entity ?? ''))
    .$if(query.entityId !== undefined, rows => rows.where('e.entity_id', '=', query.entityId ?? ''))
    .$if(query.action !== undefined, rows => rows.where('e.action', '=', query.action ?? ''))
    .$if(query.actor !== undefined, rows =>
      rows.where(sql`split_part(e.actor, ':', 1)`, '=', query.actor ?? ''),
    )
    .$if(query.username !== undefined, rows =>
      rows.where('e.actor', 'in', eb =>
        eb
          .selectFrom('system_users')
          .where(sql`lower(username)`, '=', (query.username ?? '').toLowerCase())
          .select(sql<string>`'staff:' || id`.as('actor')),
      ),
    )
    .$if(query.from !== undefined, rows =>
      rows.where('e.at', '>=', sql<Date>`${query.from}::date::timestamp at time zone ${localTime}`),
    )
    .$if(query.to !== undefined, rows =>
      rows.where('e.at', '<', sql<Date>`(${query.to}::date + 1)::timestamp at time zone ${localTime}`),
    );

/** One page of what happened, and how much there is in all. */
export async function findAuditPage(
  db: Connection,
  query: AuditQuery,
  localTime: string,
): Promise<{ items: AuditEntry[]; total: number }> {
  const { rows, total } = await fetchPage(
    matching(db, query, localTime)
      .select([
        'e.id',
        'e.at',
        'e.entity',
        'e.entity_id',
        'e.action',
        'e.from_state',
        'e.to_state',
        'e.detail',
      ])
      .select([
        sql<ActorKind>`split_part(e.actor, ':', 1)`.as('actor_kind'),
        actorName.as('actor_name'),
        label.as('label'),
      ])
      .orderBy('e.at', query.descending ? 'desc' : 'asc')
      .orderBy('e.id', query.descending ? 'desc' : 'asc'),
    query,
  );
  const items = rows.map(row => ({
    id: Number(row.id),
    at: row.at.toISOString(),
    actor: { kind: row.actor_kind, name: row.actor_name },
    entity: row.entity,
    entityId: row.entity_id,
    label: row.label,
    action: row.action,
    from: row.from_state,
    to: row.to_state,
    detail: row.detail as Record<string, unknown> | null,
  }));
  return { items, total };
}

/** Every change of a setting, the latest first. */
export async function findSettingChanges(db: Connection, key: string): Promise<SettingChange[]> {
  const rows = await db
    .selectFrom('audit_entries as e')
    .where('e.entity', '=', 'settings')
    .where('e.entity_id', '=', key)
    .select(['e.at', actorName.as('by'), sql<unknown>`e.detail -> 'from'`.as('from')])
    .select(sql<unknown>`e.detail -> 'to'`.as('to'))
    .orderBy('e.id', 'desc')
    .execute();
  return rows.map(({ at, ...change }) => ({ ...change, at: at.toISOString() }));
}
