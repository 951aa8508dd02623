import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SealedBackup } from '../../api/src/lib/backup/backup-file.ts';
import { restoreForTrial } from '../../api/src/lib/backup/restore-backup.ts';
import { systemClock } from '../../api/src/lib/clock.ts';
import { createDatabase } from '../../api/src/lib/database/database.ts';
import { createIds } from '../../api/src/lib/ids.ts';
import { createFolderStorage } from '../../api/src/lib/media/folder-storage.ts';
import { startPostgres } from '../../api/src/lib/postgres/postgres.ts';
import { makeDataDir } from '../../api/src/lib/process/data-dir.ts';
import { describeBackup } from './describe-backup.ts';
import { migrateAndAudit } from './migrate-and-audit.ts';

/**
 * Restores a backup into a PostgreSQL and a storage of its own in a temporary folder, migrates and audits it with the files of the audit
 * log, and deletes it (R435). The server's database is not used: it needs no right to create databases, and sales are not slowed down.
 *
 * @returns the number of broken rows.
 */
export async function verifyBackup(sealed: SealedBackup, say: (text: string) => void): Promise<number> {
  const begun = performance.now();
  const folder = await mkdtemp(join(tmpdir(), 'gangway-verify-'));
  await chmod(folder, 0o755);
  try {
    const postgres = await startPostgres(folder, { disposable: true });
    try {
      const dataDir = join(folder, 'files');
      makeDataDir(dataDir);
      const media = createFolderStorage(dataDir, createIds(systemClock));
      const restored = await restoreForTrial(sealed, { url: postgres.url, media });
      const { db } = createDatabase(postgres.url, 1);
      try {
        const brokenRows = await migrateAndAudit(db, say, media);
        const seconds = ((performance.now() - begun) / 1000).toFixed(1);
        say(`${sealed.file} can be restored: ${describeBackup(restored)}; tried in ${seconds} s.`);
        return brokenRows;
      } finally {
        await db.destroy();
      }
    } finally {
      await postgres.stop();
    }
  } finally {
    await rm(folder, { recursive: true, maxRetries: 10, retryDelay: 200 });
  }
}
