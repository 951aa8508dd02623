import { buffer } from 'node:stream/consumers';
import { intoEmptyDatabase } from '../database/transfer/copy-in.ts';
import { nameOf } from '../database/transfer/shape.ts';
import type { MediaStorage } from '../media/media-storage.ts';
import { makeDataDir } from '../process/data-dir.ts';
import { storedMasterKey, storeMasterKey } from '../process/master-key.ts';
import { StartError } from '../process/start-error.ts';
import { type BackupSummary, checkBackup, readBackup, type SealedBackup } from './backup-file.ts';
import { type BackupHead, masterKeyCheck } from './contents.ts';

/** Where a backup is restored. */
export interface RestorePlace {
  /** An empty database. */
  url: string;
  dataDir: string;
  /** A storage without pictures. */
  media: MediaStorage;
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
  await requireNoPictures(place.media);
  requireMasterKey(summary.head, place);
  makeDataDir(place.dataDir);
  const leftOut = await restoreContents(sealed, summary, place, key => storeMasterKey(place.dataDir, key));
  return { ...summary, leftOut };
}

/** The same into a database and a storage that are only looked at: without the master key, which is written nowhere. */
export async function restoreForTrial(
  sealed: SealedBackup,
  place: Pick<RestorePlace, 'url' | 'media'>,
): Promise<Restored> {
  const summary = await checkBackup(sealed);
  const leftOut = await restoreContents(sealed, summary, place, () => {});
  return { ...summary, leftOut };
}

async function restoreContents(
  sealed: SealedBackup,
  { head, end }: BackupSummary,
  { url, media }: Pick<RestorePlace, 'url' | 'media'>,
  keepKey: (masterKey: Uint8Array) => void,
): Promise<string[]> {
  const leftOut: string[] = [];
  const tables = new Map(head.tables.map(table => [nameOf(table), table]));
  const files = await media.restore();
  let masterKey: Uint8Array | undefined;
  try {
    await intoEmptyDatabase(url, head, async filling => {
      for await (const { head: entry, content } of readBackup(sealed)) {
        if (entry.kind === 'master-key') masterKey = await buffer(content);
        if (entry.kind === 'picture') await files.write(requirePath(entry.path), await buffer(content));
        if (entry.kind === 'sequences') await filling.setSequences(entry.states);
        if (entry.kind !== 'table') continue;
        const name = nameOf(entry);
        const table = tables.get(name);
        const rows = table && (await filling.fill(table, content));
        if (rows === undefined) leftOut.push(name);
        else if (rows !== end.rows[name])
          throw new Error(`${name} got ${rows} rows, and the backup has ${end.rows[name]}`);
      }
      // What was placed stays only with its database. A key that was there before is the same one.
      await files.place();
      if (masterKey) keepKey(masterKey);
    });
  } catch (error) {
    await files.takeBack();
    throw error;
  }
  return leftOut;
}

/** A path that does not lead out of the storage. */
function requirePath(path: string): string {
  if (path.split('/').some(part => ['', '.', '..'].includes(part)))
    throw new Error(`${path} is no path of a picture`);
  return path;
}

async function requireNoPictures(media: MediaStorage): Promise<void> {
  for await (const { path } of media.list())
    throw new StartError(
      `There are pictures already in ${media.place}, such as ${path}. A backup is restored into an empty place: set DATA_DIR to a new folder, or S3_BUCKET to an empty bucket.`,
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
