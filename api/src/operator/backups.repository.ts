import { sql } from 'kysely';
import type { Connection, Database, Transaction } from '../lib/database/database.ts';

/** A backup that was written and read back. */
export interface BackupRecord {
  madeAt: Date;
  /** Absolute path on the machine that made it. */
  file: string;
  bytes: number;
}

/** Any number, but the same in every copy. */
const BACKUP_LOCK = 4_711_002;

/** Whether this copy is the one that makes a backup, until the transaction ends. */
export async function tryLockBackups(trx: Transaction<Database>): Promise<boolean> {
  const { rows } = await sql<{
    got: boolean;
  }>`select pg_try_advisory_xact_lock(${BACKUP_LOCK}) as got`.execute(trx);
  return rows[0]?.got ?? false;
}

/** When the last backup was made; null if there was none. */
export async function findLastBackupAt(db: Connection): Promise<Date | null> {
  const { last } = await db
    .selectFrom('backups')
    .select(({ fn }) => fn.max('made_at').as('last'))
    .executeTakeFirstOrThrow();
  return last;
}

/** Records a backup. */
export async function insertBackup(db: Connection, { madeAt, file, bytes }: BackupRecord): Promise<void> {
  await db.insertInto('backups').values({ made_at: madeAt, file, bytes }).execute();
}
