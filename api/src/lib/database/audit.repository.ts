import type { OrderAction, OrderPart } from '@gangway/shared/contract/office/orders/orders.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from './database.ts';

/** Tables whose entries belong to no order's history. */
type OtherEntity =
  | 'boarding_conflicts'
  | 'boarding_events'
  | 'cash_drawers'
  | 'customers'
  | 'day_closes'
  | 'final_counts'
  | 'gate_lookups'
  | 'gate_stations'
  | 'guide_entries'
  | 'jobs'
  | 'legal_versions'
  | 'menus'
  | 'personal_data'
  | 'ports'
  | 'promo_codes'
  | 'roles'
  | 'room_types'
  | 'rooms'
  | 'routes'
  | 'sailings'
  | 'settings'
  | 'ships'
  | 'signing_keys'
  | 'slides'
  | 'system_users'
  | 'vouchers'
  | 'waitlist_parties';

/**
 * An entry other than a change of state; those are written by the database (invariant I7). `entity` is the table of the changed
 * row.
 */
export type AuditEntry = {
  entityId: string;
  /** Old values, new values and reason; never a password or a token. */
  detail?: Record<string, unknown>;
} & ({ entity: OrderPart; action: OrderAction } | { entity: OtherEntity; action: string });

/** Writes an audit entry in an open transaction, with the actor and time of `inTransaction`. */
export async function writeAudit(trx: Transaction<Database>, entry: AuditEntry): Promise<void> {
  await trx
    .insertInto('audit_entries')
    .values({
      at: sql<Date>`current_setting('gangway.now')::timestamptz`,
      actor: sql<string>`current_setting('gangway.actor')`,
      entity: entry.entity,
      entity_id: entry.entityId,
      action: entry.action,
      detail: entry.detail && JSON.stringify(entry.detail),
    })
    .execute();
}

/** Writes many entries, in this sequence, with the actor and the time of the transaction. */
export async function writeAudits(trx: Transaction<Database>, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map((entry, index) => ({ index, detail: null, ...entry }));
  await sql`
    insert into audit_entries (at, actor, entity, entity_id, action, detail)
    select current_setting('gangway.now')::timestamptz, current_setting('gangway.actor'), entity, "entityId", action, detail
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as g (index integer, entity text, "entityId" text, action text, detail jsonb)
    order by g.index
  `.execute(trx);
}
