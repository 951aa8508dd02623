import { sql } from 'kysely';
import type { Database, Transaction } from '../lib/database/database.ts';

/** The tables whose rows have a version (migration 0030), with the column that names a row. */
const keys = {
  ships: 'id',
  rooms: 'id',
  room_types: 'id',
  ports: 'id',
  routes: 'id',
  sailings: 'id',
  waiting_rooms: 'sailing_id',
  slides: 'id',
  guide_entries: 'id',
  legal_versions: 'id',
  settings: 'key',
  system_users: 'id',
  roles: 'id',
  menus: 'id',
  customers: 'id',
  orders: 'id',
  passengers: 'id',
  promo_codes: 'id',
} as const;

export type VersionedTable = keyof typeof keys;

/** The version of a row, with its author and time; null for the first. */
export interface RecordVersion {
  version: number;
  changedBy: string | null;
  changedAt: Date | null;
}

/** Locks a row until the transaction ends. Version 0 if it does not exist. */
export async function lockVersion(
  trx: Transaction<Database>,
  table: VersionedTable,
  key: number | string,
): Promise<RecordVersion> {
  const { rows } = await sql<RecordVersion>`
    select version, changed_by as "changedBy", changed_at as "changedAt" from ${sql.table(table)}
    where ${sql.ref(keys[table])} = ${key} for no key update
  `.execute(trx);
  return rows[0] ?? { version: 0, changedBy: null, changedAt: null };
}
