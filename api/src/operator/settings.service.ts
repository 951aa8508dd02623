/*
 * The operator's own data: settings with their history, display names and permissions of staff, versions of edited records
 * (`If-Match`), and when backups were made.
 *
 * May import: no other module.
 */

import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import {
  type PublicSettings,
  publicSettings,
  type SettingKey,
  type Settings,
} from '@gangway/shared/contract/settings.ts';
import { brokenRule } from '@gangway/shared/domain/setting-rules.ts';
import { writeDate } from '@gangway/shared/i18n/dates.ts';
import { actorOf, type StaffCaller } from '../lib/caller.ts';
import { writeAudit } from '../lib/database/audit.repository.ts';
import { type Connection, type Database, inTransaction, type Transaction } from '../lib/database/database.ts';
import { AppError } from '../lib/errors.ts';
import type { Data } from '../lib/http/context.ts';
import type { SeenVersion } from '../lib/seen-version.ts';
import { checkValue, defaultOf, settingKeys, toSettingKey } from './setting-value.rules.ts';
import {
  findSettings,
  hasBusiness,
  insertSetting,
  lockSettings,
  updateSetting,
} from './settings.repository.ts';
import { requireUnchanged } from './versions.service.ts';

/** A setting as shown in the back office; `updatedAt` is null while it has its default. */
export interface SettingRecord {
  key: string;
  value: unknown;
  updatedAt: string | null;
  version: number;
}

interface Change {
  key: string;
  value?: unknown;
}

/** All settings, with the default of each that was never changed. */
export async function loadSettings(db: Connection): Promise<Settings> {
  const stored = new Map((await findSettings(db)).map(row => [row.key, row.value]));
  const current = settingKeys.map(key => [
    key,
    stored.has(key) ? checkValue(key, stored.get(key)) : defaultOf(key),
  ]);
  return Object.fromEntries(current) as Settings;
}

/** The settings that a page needs before sign-in. */
export async function readPublicSettings(db: Connection): Promise<PublicSettings> {
  return publicSettings.parse(await loadSettings(db));
}

/** All settings, changed or not. */
export async function listSettings(db: Connection): Promise<SettingRecord[]> {
  const stored = new Map((await findSettings(db)).map(row => [row.key, row]));
  return settingKeys.map(key => {
    const row = stored.get(key);
    return recordOf(key, row);
  });
}

const recordOf = (
  key: SettingKey,
  row: Awaited<ReturnType<typeof findSettings>>[number] | undefined,
): SettingRecord => ({
  key,
  value: row ? row.value : defaultOf(key),
  updatedAt: row?.updated_at.toISOString() ?? null,
  version: row?.version ?? 0,
});

async function readSetting(db: Connection, key: SettingKey): Promise<SettingRecord> {
  return recordOf(
    key,
    (await findSettings(db)).find(row => row.key === key),
  );
}

/**
 * Stores a setting's first value in place of the default. @throws AppError `setting-exists` where it has one, `invalid-input` for
 * an unknown key, an invalid value, or one that does not fit the other settings.
 */
export async function addSetting(deps: Data, caller: StaffCaller, change: Change): Promise<SettingRecord> {
  const key = toSettingKey(change.key);
  const value = checkValue(key, change.value);
  const updatedAt = deps.clock.now();
  return inTransaction(deps, actorOf(caller), async trx => {
    await lockSettings(trx);
    await assertChangeable(trx, key);
    const inserted = await insertSetting(trx, { key, value, updatedAt, updatedBy: caller.id });
    if (!inserted) throw new AppError('setting-exists');
    await assertFits(trx, key);
    await writeAudit(trx, {
      entity: 'settings',
      entityId: key,
      action: 'added',
      detail: { from: defaultOf(key), to: value },
    });
    return readSetting(trx, key);
  });
}

/**
 * Changes the value of a setting, stored or default. @throws AppError `changed-meanwhile`, `invalid-input` for an unknown key, an
 * invalid value, or one that does not fit the other settings.
 */
export async function changeSetting(
  deps: Data,
  caller: StaffCaller,
  change: Change,
  seen: SeenVersion,
): Promise<SettingRecord> {
  const key = toSettingKey(change.key);
  const value = checkValue(key, change.value);
  const setting = { key, value, updatedAt: deps.clock.now(), updatedBy: caller.id };
  return inTransaction(deps, actorOf(caller), async trx => {
    await lockSettings(trx);
    await requireUnchanged(trx, ['settings', key], seen, () => readSetting(trx, key));
    await assertChangeable(trx, key);
    const { [key]: before } = await loadSettings(trx);
    if (!(await insertSetting(trx, setting))) await updateSetting(trx, setting);
    await assertFits(trx, key);
    await writeAudit(trx, {
      entity: 'settings',
      entityId: key,
      action: 'updated',
      detail: { from: before, to: value },
    });
    return readSetting(trx, key);
  });
}

/** With another currency or time zone, amounts and days that are stored would mean something else (R480, R481). */
const fixedOnceUsed: readonly SettingKey[] = ['currency', 'timeZone'];

async function assertChangeable(trx: Transaction<Database>, key: SettingKey): Promise<void> {
  if (fixedOnceUsed.includes(key) && (await hasBusiness(trx)))
    throw new AppError('invalid-input', { fields: { value: 'place-in-use' } });
}

/** Checks the settings against each other under the lock: of two concurrent changes the second sees the first. */
async function assertFits(trx: Transaction<Database>, key: SettingKey): Promise<void> {
  const rule = brokenRule(await loadSettings(trx), key);
  if (rule) throw new AppError('invalid-input', { fields: { value: rule } });
}

/** The end of the system's period of use, as shown in the layout (R4). */
export async function readUseTime(db: Connection, language: Language): Promise<string> {
  const { useUntil } = await loadSettings(db);
  return writeDate(useUntil, language);
}
