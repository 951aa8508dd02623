import { sql } from 'kysely';
import { type Connection, type Database, prepared, type Transaction } from '../lib/database/database.ts';

/** The channel on which changed settings are announced to all copies of the API, by the setting's key. */
export const SETTINGS_CHANNEL = 'settings';

const columns = ['key', 'value', 'updated_at', 'version'] as const;

export async function findSettings(db: Connection) {
  return db.selectFrom('settings').modifyFront(prepared('settings')).select(columns).orderBy('key').execute();
}

/** Locks all settings until the transaction ends, because they depend on each other. Reading is not blocked. */
export async function lockSettings(trx: Transaction<Database>): Promise<void> {
  await sql`lock table settings in share row exclusive mode`.execute(trx);
}

interface StoredSetting {
  key: string;
  value: unknown;
  updatedAt: Date;
  updatedBy: string;
}

const rowOf = (setting: StoredSetting) => ({
  key: setting.key,
  value: JSON.stringify(setting.value),
  updated_at: setting.updatedAt,
  updated_by: setting.updatedBy,
});

/** @returns whether the setting was inserted: false if it exists. */
export async function insertSetting(trx: Transaction<Database>, setting: StoredSetting): Promise<boolean> {
  const inserted = await trx
    .insertInto('settings')
    .values(rowOf(setting))
    .onConflict(conflict => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  if (inserted) await tellChange(trx, setting.key);
  return inserted !== undefined;
}

export async function updateSetting(trx: Transaction<Database>, setting: StoredSetting): Promise<void> {
  const { key, ...changes } = rowOf(setting);
  await trx.updateTable('settings').set(changes).where('key', '=', key).execute();
  await tellChange(trx, key);
}

/** Whether amounts and days of business are stored: sailings, orders, vouchers or agents' balances. */
export async function hasBusiness(trx: Transaction<Database>): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`select operator_has_business() as used`.execute(trx);
  return rows[0]?.used ?? false;
}

async function tellChange(trx: Transaction<Database>, key: string): Promise<void> {
  await sql`select pg_notify(${SETTINGS_CHANNEL}, ${key})`.execute(trx);
}
