import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type { AuditEntry, AuditQuery, SettingChange } from '@gangway/shared/contract/office/system/audit.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../lib/database/database.ts';
import { countUpToLimit, NEWEST_COUNTED, type RowCount } from '../../lib/database/paging.ts';
import { afterRow, type KeyColumn, writeRowKey } from '../../lib/database/row-key.ts';
import type { RowReference } from './named-details.rules.ts';

type ActorKind = AuditEntry['actor']['kind'];
type AuditFilters = Omit<AuditQuery, 'page' | 'size' | 'sort' | 'descending' | 'after'>;

const uuidOf = (text: RawBuilder<string>) =>
  sql`case when ${text} ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then ${text}::uuid end`;
const rowId = uuidOf(sql`e.entity_id`);
const rowNumber = sql`case when e.entity_id ~ '^[0-9]{1,9}$' then e.entity_id::integer end`;
const actorId = uuidOf(sql`split_part(e.actor, ':', 2)`);

const orderOfPayment = sql`(
  select o.number from payment_orders po join orders o on o.id = po.order_id where po.payment_id = ${rowId}
  order by o.number limit 1)`;
const orderOfRefund = sql`(select o.number from refunds r join orders o on o.id = r.order_id where r.id = ${rowId})`;

/**
 * Readable names of the rows of each table, instead of ids. The entry's id is cast to the type of the table's id, not the
 * reverse: the table's key can then be used, and the table is not read whole for each entry. A menu entry is called by its
 * key, whose title the office knows.
 */
const labelIn = (language: Language) => sql<string>`coalesce(case e.entity
  when 'orders' then (select number from orders where id = ${rowId})
  when 'tickets' then (select serial from tickets where id = ${rowId})
  when 'passengers' then (select name from passengers where id = ${rowId})
  when 'payments' then ${orderOfPayment}
  when 'refunds' then ${orderOfRefund}
  when 'customers' then (select username from customers where id = ${rowId})
  when 'system_users' then (select username from system_users where id = ${rowId})
  when 'roles' then (select coalesce(name ->> ${language}, name ->> 'en') from roles where code = e.entity_id)
  when 'menus' then coalesce((select name from menus where id = ${rowNumber}), e.entity_id)
  when 'ships' then (select name from ships where id = ${rowNumber})
  when 'rooms' then (select number from rooms where id = ${rowNumber})
  when 'room_types' then (select code from room_types where id = ${rowNumber})
  when 'ports' then (select coalesce(name ->> ${language}, name ->> 'en') from ports where id = ${rowNumber})
  when 'routes' then (
    select concat(coalesce(a.name ->> ${language}, a.name ->> 'en'), ' → ', coalesce(b.name ->> ${language}, b.name ->> 'en'))
    from routes r join ports a on a.id = r.departure_port_id join ports b on b.id = r.destination_port_id
    where r.id = ${rowNumber})
  when 'slides' then (select title from slides where id = ${rowNumber})
  when 'guide_entries' then (
    select coalesce(nullif(heading ->> ${language}, ''), heading ->> 'en') from guide_entries where id = ${rowNumber})
  when 'legal_versions' then (select concat_ws(' ', page, valid_from) from legal_versions where id = ${rowNumber})
  when 'sailings' then (
    select concat_ws(' ', sh.name, s.date, s.session) from sailings s join ships sh on sh.id = s.ship_id
    where s.id = ${rowNumber})
  when 'final_counts' then (
    select concat_ws(' ', sh.name, s.date, s.session) from final_counts f
    join sailings s on s.id = f.sailing_id join ships sh on sh.id = s.ship_id where f.id = ${rowId})
  when 'personal_data' then e.entity_id
  when 'vouchers' then (select concat(holder_name, ', …', code_ending) from vouchers where id = ${rowId})
  when 'promo_codes' then (select code from promo_codes where id = ${rowNumber})
  when 'waitlist_parties' then (select name from waitlist_parties where id = ${rowId})
  when 'gate_stations' then (select name from gate_stations where id = ${rowId})
  when 'cash_drawers' then (
    select u.username from cash_drawers d join system_users u on u.id = d.officer_id where d.id = ${rowId})
  when 'boarding_conflicts' then (
    select t.serial from boarding_conflicts c join tickets t on t.id = c.ticket_id where c.id = ${rowId})
  when 'boarding_events' then (
    select t.serial from boarding_events b join tickets t on t.id = b.ticket_id where b.id = ${rowId})
  when 'gate_lookups' then (
    select concat_ws(' ', sh.name, s.date, s.session) from gate_lookups l
    join sailings s on s.id = l.sailing_id join ships sh on sh.id = s.ship_id where l.id = ${rowId})
end, '')`;

/** The number of the order that the row belongs to, where it belongs to one. */
const orderNumber = sql<string>`coalesce(case e.entity
  when 'orders' then (select number from orders where id = ${rowId})
  when 'tickets' then (select o.number from tickets t join orders o on o.id = t.order_id where t.id = ${rowId})
  when 'passengers' then (select o.number from passengers p join orders o on o.id = p.order_id where p.id = ${rowId})
  when 'payments' then ${orderOfPayment}
  when 'refunds' then ${orderOfRefund}
end, '')`;

const actorName = sql<string>`coalesce(case split_part(e.actor, ':', 1)
  when 'staff' then (select username from system_users where id = ${actorId})
  when 'customer' then (select username from customers where id = ${actorId})
  else split_part(e.actor, ':', 2)
end, '')`;

/** Actors of each kind, as stored in the column. */
const actors: Record<ActorKind, string> = {
  staff: 'staff:%',
  customer: 'customer:%',
  guest: 'guest',
  system: 'system:%',
};

/** Tables that every sale writes to. All other entries are few, and have small indexes of their own (migration 0029). */
const OFTEN = ['orders', 'tickets', 'payments', 'refunds'];

function conditionsOf(query: AuditFilters, localTime: string): RawBuilder<boolean>[] {
  const { entity, entityId, action, actor, username, from, to } = query;
  return [
    ...(entity === undefined ? [] : [sql<boolean>`e.entity = ${entity}`]),
    ...(entity === undefined || OFTEN.includes(entity)
      ? []
      : [sql<boolean>`e.entity not in ('orders', 'tickets', 'payments', 'refunds')`]),
    ...(entityId === undefined ? [] : [sql<boolean>`e.entity_id = ${entityId}`]),
    ...(action === undefined ? [] : [sql<boolean>`e.action = ${action}`]),
    ...(action === undefined || action === 'state' ? [] : [sql<boolean>`e.action <> 'state'`]),
    ...(actor === undefined ? [] : [sql<boolean>`e.actor like ${sql.lit(actors[actor])}`]),
    ...(username === undefined
      ? []
      : [
          sql<boolean>`e.actor like 'staff:%' and e.actor in (
            select 'staff:' || id from system_users where lower(username) = ${username.toLowerCase()})`,
        ]),
    ...(from === undefined ? [] : [sql<boolean>`e.at >= ${from}::date::timestamp at time zone ${localTime}`]),
    ...(to === undefined
      ? []
      : [sql<boolean>`e.at < (${to}::date + 1)::timestamp at time zone ${localTime}`]),
  ];
}

const newestEntries = sql`(select * from audit_entries order by at desc, id desc limit ${NEWEST_COUNTED})`;

const entriesWith = (conditions: RawBuilder<boolean>[], entries: RawBuilder<unknown> = sql`audit_entries`) =>
  sql`${entries} e where ${sql.join([sql`true`, ...conditions], sql` and `)}`;

/** The ids of one page of entries, exported so that a test can explain the query. */
function auditIdsOf({ page, size, after, sort: _, descending, ...filters }: AuditQuery, localTime: string) {
  const by: KeyColumn = { column: sql`e.at`, type: 'timestamptz' };
  const id: KeyColumn = { column: sql`e.id`, type: 'bigint' };
  const conditions = [
    ...conditionsOf(filters, localTime),
    ...(after === undefined ? [] : [afterRow(after, { by, id, descending })]),
  ];
  const direction = sql.raw(descending ? 'desc' : 'asc');
  return sql`
    select e.* from ${entriesWith(conditions)} order by e.at ${direction}, e.id ${direction}
    limit ${size} offset ${after === undefined ? (page - 1) * size : 0}`;
}

/** One page of the audit log, and the number of entries, up to the counting limit. */
export async function findAuditPage(
  db: Connection,
  query: AuditQuery,
  localTime: string,
  language: Language,
): Promise<RowCount & { items: AuditEntry[]; next: string | null }> {
  const direction = sql.raw(query.descending ? 'desc' : 'asc');
  const [{ rows }, counted] = await Promise.all([
    sql<AuditRow>`
      select e.id, e.at, e.at::text as key, e.entity, e.entity_id, e.action, e.from_state, e.to_state, e.detail,
        split_part(e.actor, ':', 1) as actor_kind, ${actorName} as actor_name, ${labelIn(language)} as label,
        ${orderNumber} as order_number
      from (${auditIdsOf(query, localTime)}) e order by e.at ${direction}, e.id ${direction}
    `.execute(db),
    countUpToLimit(
      db,
      entriesWith(conditionsOf(query, localTime)),
      entriesWith(conditionsOf(query, localTime), newestEntries),
    ),
  ]);
  const last = rows.at(-1);
  return {
    ...counted,
    items: rows.map(toEntry),
    next: last && rows.length === query.size ? writeRowKey(last.key, last.id) : null,
  };
}

interface AuditRow {
  id: number;
  at: Date;
  key: string;
  entity: string;
  entity_id: string;
  action: string;
  from_state: string | null;
  to_state: string | null;
  detail: Record<string, unknown> | null;
  actor_kind: ActorKind;
  actor_name: string;
  label: string;
  order_number: string;
}

const toEntry = (row: AuditRow): AuditEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  actor: { kind: row.actor_kind, name: row.actor_name },
  entity: row.entity,
  entityId: row.entity_id,
  label: row.label,
  order: row.order_number,
  action: row.action,
  from: row.from_state,
  to: row.to_state,
  detail: row.detail,
});

/** The names of rows, in the sequence of their references; empty where a row has none, or no longer exists. */
export async function findNames(
  db: Connection,
  references: readonly RowReference[],
  language: Language,
): Promise<string[]> {
  if (references.length === 0) return [];
  const { rows } = await sql<{ name: string }>`
    select ${labelIn(language)} as name
    from unnest(${references.map(({ entity }) => entity)}::text[], ${references.map(({ id }) => id)}::text[])
      with ordinality e(entity, entity_id, position)
    order by e.position
  `.execute(db);
  return rows.map(({ name }) => name);
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
