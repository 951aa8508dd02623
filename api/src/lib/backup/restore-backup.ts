import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { intoEmptyDatabase } from '../database/transfer/copy-in.ts';
import { nameOf } from '../database/transfer/shape.ts';
import { makeDataDir, PRIVATE_FILE, PRIVATE_FOLDER } from '../process/data-dir.ts';
import { storedMasterKey, storeMasterKey } from '../process/master-key.ts';
import { StartError } from '../process/start-error.ts';
import { type BackupSummary, checkBackup, readBackup, type SealedBackup } from './backup-file.ts';
import { type BackupHead, masterKeyCheck, picturePaths } from './contents.ts';

/** Where a backup is restored. */
export interface RestorePlace {
  /** An empty database. */
  url: string;
  /** A folder without pictures. */
  dataDir: string;
  /** The configured master key, if there is one. */
  masterKey: Uint8Array | undefined;
}

export interface Restored extends BackupSummary {
  /** Tables that neither a migration nor the job queues make: they are not restored. */
  leftOut: string[];
}

/**
 * Restores a backup into an empty place, completely or not at all (R434). The whole file is checked before anything is written.
 * The database then has the migrations of the backup.
 *
 * @throws StartError if the place is not empty, the file is damaged or does not open, the master key is another one, or the backup
 * is of a newer version.
 */
export async function restoreBackup(sealed: SealedBackup, place: RestorePlace): Promise<Restored> {
  const summary = await checkBackup(sealed);
  const { dataDir } = place;
  await requireNoPictures(dataDir);
  requireMasterKey(summary.head, place);
  const leftOut = await restoreContents(sealed, summary, place);
  return { ...summary, leftOut };
}

/** The same into a database that is only looked at: without pictures and keys. */
export async function restoreForTrial(sealed: SealedBackup, url: string): Promise<Restored> {
  const summary = await checkBackup(sealed);
  const leftOut = await restoreContents(sealed, summary, { url });
  return { ...summary, leftOut };
}

async function restoreContents(
  sealed: SealedBackup,
  { head, end }: BackupSummary,
  { url, dataDir }: { url: string; dataDir?: string },
): Promise<string[]> {
  const leftOut: string[] = [];
  const tables = new Map(head.tables.map(table => [nameOf(table), table]));
  const files = dataDir === undefined ? undefined : await stageFiles(dataDir);
  try {
    await intoEmptyDatabase(url, head, async filling => {
      for await (const { head: entry, content } of readBackup(sealed)) {
        if (entry.kind === 'master-key') await files?.keep(await buffer(content));
        if (entry.kind === 'picture') await files?.write(entry.path, await buffer(content));
        if (entry.kind === 'sequences') await filling.setSequences(entry.states);
        if (entry.kind !== 'table') continue;
        const name = nameOf(entry);
        const table = tables.get(name);
        const rows = table && (await filling.fill(table, content));
        if (rows === undefined) leftOut.push(name);
        else if (rows !== end.rows[name])
          throw new Error(`${name} got ${rows} rows, and the backup has ${end.rows[name]}`);
      }
      await files?.place();
    });
  } catch (error) {
    await files?.takeBack();
    throw error;
  }
  return leftOut;
}

async function requireNoPictures(dataDir: string): Promise<void> {
  const [first] = await picturePaths(dataDir);
  if (first)
    throw new StartError(
      `The data folder holds pictures already, such as ${first}. A backup is restored into an empty place: set DATA_DIR to a new folder.`,
    );
}

/** Without its master key a restored database can neither sign nor check a ticket. */
function requireMasterKey(head: BackupHead, { dataDir, masterKey }: RestorePlace): void {
  const key = masterKey ?? storedMasterKey(dataDir);
  if (key && masterKeyCheck(key) !== head.masterKeyCheck)
    throw new StartError(
      masterKey
        ? `MASTER_KEY is not the key of this backup: set it to the one that was configured at ${head.madeAt}${head.hasMasterKey ? ', or leave it out, because the backup contains the key' : ''}.`
        : `The data folder ${dataDir} has another master key than this backup: set DATA_DIR to a new folder.`,
    );
  if (!key && !head.hasMasterKey)
    throw new StartError(
      `This backup does not contain its master key, because it was configured: set MASTER_KEY to the one that was configured at ${head.madeAt}.`,
    );
}

/** Pictures and key are written aside, and put in their place when the database is filled. */
async function stageFiles(dataDir: string) {
  makeDataDir(dataDir);
  const aside = join(dataDir, 'media.restored');
  const media = join(dataDir, 'media');
  await rm(aside, { recursive: true, force: true });
  await mkdir(aside, { mode: PRIVATE_FOLDER });
  let masterKey: Uint8Array | undefined;
  let isPlaced = false;
  return {
    async keep(key: Uint8Array): Promise<void> {
      masterKey = key;
    },
    async write(path: string, bytes: Uint8Array): Promise<void> {
      if (path.split('/').some(part => ['', '.', '..'].includes(part)))
        throw new Error(`${path} is no path of a picture`);
      const file = join(aside, path);
      await mkdir(dirname(file), { recursive: true, mode: PRIVATE_FOLDER });
      await writeFile(file, bytes, { mode: PRIVATE_FILE, flush: true });
    },
    async place(): Promise<void> {
      await rm(media, { recursive: true });
      await rename(aside, media);
      isPlaced = true;
      if (masterKey) storeMasterKey(dataDir, masterKey);
    },
    /** What was placed stays only with its database. A key that was there before is the same one. */
    async takeBack(): Promise<void> {
      await rm(aside, { recursive: true, force: true });
      if (isPlaced) await rm(media, { recursive: true, force: true });
    },
  };
}
