import type { OfficeOrderEvent } from '@gangway/shared/contract/office/orders/orders.ts';
import { sql } from 'kysely';
import type { Connection } from '../../lib/database/database.ts';

interface EventRow {
  at: Date;
  entity: string;
  action: string;
  from_state: string | null;
  to_state: string | null;
  detail: Record<string, unknown> | null;
  kind: string;
  name: string | null;
  passenger: string | null;
  id: number;
}

const actorKinds = ['staff', 'customer', 'guest', 'system'] as const;

/**
 * The history of an order, its passengers, tickets, payments and refunds, oldest first, with authors. The creation of tickets and
 * payments is left out, because the order's own first entry covers it.
 */
export async function findOrderEvents(db: Connection, orderId: string): Promise<OfficeOrderEvent[]> {
  const { rows } = await sql<EventRow>`
    with parts (entity, entity_id, passenger) as (
      select 'orders', ${orderId}::text, null
      union all select 'tickets', t.id::text, p.name from tickets t join passengers p on p.id = t.passenger_id
        where t.order_id = ${orderId}
      union all select 'passengers', id::text, name from passengers where order_id = ${orderId}
      union all select 'payments', payment_id::text, null from payment_orders where order_id = ${orderId}
      union all select 'refunds', id::text, null from refunds where order_id = ${orderId}
    )
    select a.at, a.entity, a.action, a.from_state, a.to_state, a.detail, parts.passenger,
      split_part(a.actor, ':', 1) as kind,
      coalesce(nullif(u.name, ''), u.username, c.username, nullif(split_part(a.actor, ':', 2), '')) as name, a.id
    from parts
    join audit_entries a using (entity, entity_id)
    left join system_users u on u.id = case when a.actor like 'staff:%' then substr(a.actor, 7)::uuid end
    left join customers c on c.id = case when a.actor like 'customer:%' then substr(a.actor, 10)::uuid end
    where not (a.action = 'state' and a.from_state is null and a.entity <> 'orders')
    order by a.at, a.id
  `.execute(db);
  return rows.map(row => ({
    id: row.id,
    at: row.at.toISOString(),
    what: row.entity,
    action: row.action,
    from: row.from_state,
    to: row.to_state,
    actor: row.name ?? '',
    actorKind: actorKinds.find(kind => kind === row.kind) ?? 'system',
    passenger: row.passenger,
    detail: row.detail,
  }));
}
