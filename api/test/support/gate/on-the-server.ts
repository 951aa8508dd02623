import type { Kysely } from 'kysely';
import { audit } from '../../../src/audit/audit.ts';
import type { Database } from '../../../src/lib/database/database.ts';

/** Every gate event on the server, in order of occurrence. */
export const eventsOnServer = (db: Kysely<Database>) =>
  db
    .selectFrom('boarding_events')
    .select(['id', 'ticket_id', 'gate', 'outcome', 'refusal', 'effective'])
    .orderBy('scanned_at')
    .orderBy('sequence')
    .execute();

/** Every conflict that was opened. */
export const conflictsOnServer = (db: Kysely<Database>) =>
  db
    .selectFrom('boarding_conflicts')
    .select(['kind', 'refusal', 'ticket_id', 'event_id', 'effective_event_id', 'status'])
    .execute();

/** Ids of the tickets that are boarded on the server. */
export async function boardedOnServer(db: Kysely<Database>): Promise<string[]> {
  const rows = await db.selectFrom('tickets').select('id').where('boarding_status', '=', 'boarded').execute();
  return rows.map(({ id }) => id);
}

/** The findings of `npm run audit`. */
export async function foundByAudit(db: Kysely<Database>): Promise<string[]> {
  const found: string[] = [];
  await audit(db, ({ code }, findings) => {
    found.push(...findings.map(({ check, wrong }) => `${code} ${check}: ${wrong}`));
  });
  return found;
}
