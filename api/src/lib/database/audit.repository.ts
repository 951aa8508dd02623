import { sql } from 'kysely';
import type { Database, Transaction } from './database.ts';

/** Something worth knowing afterwards that is not a change of state; those the database writes down itself (invariant I7). */
export interface AuditEntry {
  /** Table of the changed row. */
  entity: string;
  entityId: string;
  action: string;
  /** Old values, new values and reason; never a password or a token. */
  detail?: Record<string, unknown>;
}

/** Writes an audit entry in an open transaction, whose actor and time (`inTransaction`) it takes. */
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
