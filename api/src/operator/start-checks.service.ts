import type { Deps } from '../lib/http/context.ts';
import { storedMasterKey } from '../lib/process/master-key.ts';
import { isOnOwnMachine, lacksMailServer } from '../lib/process/own-machine.ts';
import { findLastBackupAt } from './backups.repository.ts';
import { loadSettings } from './settings.service.ts';
import { findPublishedPasswords, readDatabaseClock } from './staff.repository.ts';
import { findingsOf, type StartFinding } from './start-checks.rules.ts';

/**
 * What is wrong or missing in this installation (R451). A site that only this machine reaches, such as the demonstration, has no
 * findings. The database has to have the current schema.
 */
export async function checkStart({
  db,
  clock,
  env,
}: Pick<Deps, 'db' | 'clock' | 'env'>): Promise<StartFinding[]> {
  if (isOnOwnMachine(env.publicUrl)) return [];
  const stored = storedMasterKey(env.dataDir);
  return findingsOf({
    publicUrl: env.publicUrl,
    hasMailServer: !lacksMailServer(env),
    hasBackupPassphrase: env.backupPassphrase !== undefined,
    keepsOwnKey: stored !== undefined && Buffer.compare(stored, env.masterKey) === 0,
    lastBackupAt: await findLastBackupAt(db),
    published: await findPublishedPasswords(db),
    settings: await loadSettings(db),
    databaseNow: await readDatabaseClock(db),
    now: clock.now(),
  });
}
