/*
 * The backups that the server makes by itself: when, where, and how many are kept.
 *
 * May import: operator.
 */

import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeBackup } from '../../lib/backup/backup-file.ts';
import { backupName, isBackupName } from '../../lib/backup/backup-name.ts';
import { SALT_BYTES } from '../../lib/backup/seal.ts';
import { inTransaction } from '../../lib/database/database.ts';
import type { Deps } from '../../lib/http/context.ts';
import { findLastBackupAt, insertBackup, tryLockBackups } from '../../operator/backups.repository.ts';
import { loadSettings } from '../../operator/settings.service.ts';
import { isBackupDue } from './backup-schedule.rules.ts';

const ACTOR = 'system:make-backup';
const DAY_MS = 24 * 3_600_000;

/**
 * Makes the backup that is due (R436), in one of the copies of the API, if a passphrase is configured. Earlier ones are deleted only
 * after the new one was read back. @throws StartError if it cannot be written.
 */
export async function makeBackup(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'env' | 'media' | 'log'>,
): Promise<void> {
  const { env, clock, ids, media, log } = deps;
  const { backupPassphrase: passphrase, backupDir, databaseUrl: url, dataDir, masterKey } = env;
  if (passphrase === undefined || url === undefined) return;
  await inTransaction(deps, ACTOR, async trx => {
    if (!(await tryLockBackups(trx))) return;
    const settings = await loadSettings(trx);
    const madeAt = clock.now();
    if (!isBackupDue(madeAt, await findLastBackupAt(trx), settings)) return;
    const file = join(backupDir, backupName(madeAt));
    const salt = ids.bytes(SALT_BYTES);
    const sources = { url, dataDir, masterKey, media };
    const { bytes } = await writeBackup({ file, passphrase }, sources, { madeAt, salt });
    await insertBackup(trx, { madeAt, file, bytes });
    const removed = await removeOldBackups(backupDir, settings.backupsKept, madeAt);
    log.info({ file, bytes, removed }, 'backup made');
  });
}

/** Deletes all but the newest backups of the folder, and what an interrupted one left. @returns the names of the deleted files. */
async function removeOldBackups(folder: string, kept: number, now: Date): Promise<string[]> {
  const names = (await readdir(folder)).sort();
  const whole = names.filter(isBackupName);
  const yesterday = backupName(new Date(now.getTime() - DAY_MS));
  const incomplete = names.filter(name => {
    const whole = name.replace(/\.part$/, '');
    return whole !== name && isBackupName(whole) && whole < yesterday;
  });
  const old = [...whole.slice(0, -kept), ...incomplete];
  for (const name of old) await rm(join(folder, name), { force: true });
  return old;
}
