import type { Deps } from '../lib/http/context.ts';
import { storedMasterKey } from '../lib/process/master-key.ts';
import { isOnOwnMachine, lacksMailServer } from '../lib/process/own-machine.ts';
import { findLastBackupAt } from './backups.repository.ts';
import { loadSettings } from './settings.service.ts';
import { findPublishedPasswords, readDatabaseClock } from './staff.repository.ts';
import { findingsOf, type StartFinding } from './start-checks.rules.ts';

/**
 * What is wrong or missing in this installation (R451). A site that only this machine reaches, such as the demonstration, has no

 * findings but those of its storage. The database has to have the current schema.
 */
export async function checkStart({
  db,
  clock,
  env,
  media,
}: Pick<Deps, 'db' | 'clock' | 'env' | 'media'>): Promise<StartFinding[]> {
  const storage = await storageFindings(media);
  if (isOnOwnMachine(env.publicUrl)) return storage;
  const stored = storedMasterKey(env.dataDir);
  const others = findingsOf({
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
  return [...storage, ...others].sort((a, b) => Number(b.isRefusal) - Number(a.isRefusal));
}

/** A storage that does not answer now is no reason to sell nothing; one that is configured wrongly is found before guests come (R469). */
async function storageFindings(media: Deps['media']): Promise<StartFinding[]> {
  const problem = await media.problem();
  return problem ? [{ isRefusal: !problem.isPassing, sentence: problem.sentence }] : [];
}
