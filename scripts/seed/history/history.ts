import { sql } from 'kysely';
import type { Database, Transaction } from '../../../api/src/lib/database/database.ts';
import type { BulkInsert } from '../ground/bulk.ts';
import type { StateChange } from '../ground/rows.ts';

/** Writes changes of state as the triggers write them, in the order in which they happened. */
export async function writeHistory(insert: BulkInsert, changes: readonly StateChange[]): Promise<void> {
  const inOrder = [...changes].sort((a, b) => a.at.getTime() - b.at.getTime());
  await insert(
    'audit_entries',
    inOrder.map(({ at, actor, entity, entityId, from, to }) => ({
      at,
      actor,
      entity,
      entity_id: entityId,
      action: 'state',
      from_state: from,
      to_state: to,
    })),
  );
}

/** The history of records that have had only one state, since `at`. */
export async function writeInitialStates(
  trx: Transaction<Database>,
  table: 'ships' | 'rooms',
  at: Date,
): Promise<void> {
  await sql`
    insert into audit_entries (at, actor, entity, entity_id, action, to_state)
    select ${at}, 'system:seed', ${table}, id::text, 'state', status from ${sql.table(table)} order by id
  `.execute(trx);
}

/**
 * The history of tickets, from the rows of their orders and of their boarding: half a million entries, written without
 * passing through memory.
 */
export async function writeTicketHistory(
  trx: Transaction<Database>,
  orders: readonly { id: string; madeBy: string }[],
): Promise<void> {
  await sql`
    with made as (
      select * from unnest(${orders.map(order => order.id)}::uuid[], ${orders.map(order => order.madeBy)}::text[])
        as made (order_id, actor)
    ), changes as (
      select o.created_at as at, made.actor, t.id, null as from_state, 'pending' as to_state
      from made join orders o on o.id = made.order_id join tickets t on t.order_id = o.id
      union all
      select e.received_at, 'staff:' || e.officer_id, t.id, 'pending', 'boarded'
      from made join tickets t on t.order_id = made.order_id
      join boarding_events e on e.ticket_id = t.id and e.outcome = 'boarded' and e.effective
    )
    insert into audit_entries (at, actor, entity, entity_id, action, from_state, to_state)
    select at, actor, 'tickets', id::text, 'state', from_state, to_state from changes order by at
  `.execute(trx);
}
