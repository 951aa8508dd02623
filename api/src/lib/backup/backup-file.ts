import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createGunzip, createGzip } from 'node:zlib';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../process/data-dir.ts';
import { reasonOf, StartError } from '../process/start-error.ts';
import { flushFolder } from '../process/whole-file.ts';
import {
  type BackupEnd,
  type BackupEntry,
  type BackupHead,
  type BackupSources,
  backupContents,
} from './contents.ts';
import { type Entry, readEntries } from './entries.ts';
import { seal, unseal } from './seal.ts';

/** A file and the passphrase that opens it. */
export interface SealedBackup {
  file: string;
  passphrase: string;
}

/** What a backup holds. */
export interface BackupSummary {
  head: BackupHead;
  end: BackupEnd;
  /** The size of the file. */
  bytes: number;
}

/**
 * Writes a backup to a new file, and reads it back (R433): a file of this name is complete and readable.
 *
 * @param salt 16 random bytes.
 * @throws StartError if the file exists or cannot be written, and what `openCopy` throws.
 */
export async function writeBackup(
  { file, passphrase }: SealedBackup,
  sources: BackupSources,
  { madeAt, salt }: { madeAt: Date; salt: Uint8Array },
): Promise<BackupSummary> {
  if (existsSync(file)) throw new StartError(`${file} exists already: name a new file.`);
  const part = `${file}.part`;
  try {
    await mkdir(dirname(file), { recursive: true, mode: PRIVATE_FOLDER });
    await pipeline(
      backupContents(sources, madeAt),
      createGzip({ level: constants.Z_BEST_SPEED }),
      packed => seal(packed, passphrase, salt),
      createWriteStream(part, { mode: PRIVATE_FILE, flush: true }),
    );
    const summary = await checkBackup({ file: part, passphrase });
    await rename(part, file);
    await flushFolder(dirname(file));
    return summary;
  } catch (error) {
    await rm(part, { force: true }).catch(() => {});
    const { code, path } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC' || path !== undefined)
      throw new StartError(`The backup ${file} cannot be written (${reasonOf(error)}): name another place.`, {
        cause: error,
      });
    throw error;
  }
}

/** The entries of a backup. @throws StartError what `unseal` throws, and if the file cannot be read. */
export async function* readBackup({ file, passphrase }: SealedBackup): AsyncGenerator<Entry<BackupEntry>> {
  if (!existsSync(file)) throw new StartError(`There is no file ${file}: name the file of a backup.`);
  const unpacked = createGunzip();
  const opening = pipeline(
    createReadStream(file, { highWaterMark: 1024 * 1024 }),
    sealed => unseal(sealed, passphrase, file),
    unpacked,
  );
  // The reader of `unpacked` gets the same error.
  opening.catch(() => {});
  try {
    yield* readEntries<BackupEntry>(unpacked);
    await opening;
  } finally {
    unpacked.destroy();
  }
}

/**
 * Reads a whole backup: each byte is the one that was written, and nothing is missing (R434).
 *
 * @throws StartError what `unseal` throws.
 */
export async function checkBackup(sealed: SealedBackup): Promise<BackupSummary> {
  let head: BackupHead | undefined;
  let end: BackupEnd | undefined;
  for await (const entry of readBackup(sealed)) {
    if (entry.head.kind === 'backup') head = entry.head;
    if (entry.head.kind === 'end') end = entry.head;
    for await (const _ of entry.content);
  }
  if (!head || !end) throw new Error(`${sealed.file} has no beginning or no end`);
  return { head, end, bytes: (await stat(sealed.file)).size };
}
