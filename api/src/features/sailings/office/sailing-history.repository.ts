import type { Connection } from '../../../lib/database/database.ts';

/** Whether a sailing was ever delayed, according to the audit. */
export async function wasDelayed(db: Connection, sailingId: number): Promise<boolean> {
  const row = await db
    .selectFrom('audit_entries')
    .select('id')
    .where('entity', '=', 'sailings')
    .where('entity_id', '=', String(sailingId))
    .where(({ or, eb }) => or([eb('action', '=', 'delayed'), eb('to_state', '=', 'delayed')]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
