import type { DatabaseShape } from '../database/transfer/copy-out.ts';
import { openCopy } from '../database/transfer/copy-out.ts';
import { nameOf, type SequenceState } from '../database/transfer/shape.ts';
import type { MediaStorage } from '../media/media-storage.ts';
import { derivedKey } from '../process/derived-key.ts';
import { storedMasterKey } from '../process/master-key.ts';
import { writeEntry } from './entries.ts';

/** What is at the beginning of a backup. */
export interface BackupHead extends DatabaseShape {
  kind: 'backup';
  /** ISO time at which the copy was opened. */
  madeAt: string;
  /** Recognizes the master key, without revealing it. */
  masterKeyCheck: string;
  /** Whether the backup contains the master key. */
  hasMasterKey: boolean;
}

/** The entries of a backup, in this order; the last one counts the others. */
export type BackupEntry =
  | BackupHead
  | { kind: 'master-key' }
  | { kind: 'picture'; path: string }
  | { kind: 'table'; schema: string; name: string }
  | { kind: 'sequences'; states: SequenceState[] }
  | BackupEnd;

export interface BackupEnd {
  kind: 'end';
  pictures: number;
  /** The number of rows of each table. */
  rows: Record<string, number>;
}

/** What is backed up. */
export interface BackupSources {
  url: string;
  dataDir: string;
  /** It is backed up if it was generated in the data folder. A configured one is kept where the configuration is. */
  masterKey: Uint8Array;
  media: MediaStorage;
}

/** Recognizes a master key. */
export const masterKeyCheck = (masterKey: Uint8Array): string =>
  derivedKey(masterKey, 'backup-check').export().toString('hex');

/**
 * The database, the pictures and the stored master key as one stream (R433). The database is read in one snapshot while sales go
 * on. Pictures are read after the snapshot was taken, so that those of its ships and slides are there; one that nothing uses any
 * more may be deleted at that moment.
 */
export async function* backupContents(
  { url, dataDir, masterKey, media }: BackupSources,
  madeAt: Date,
): AsyncGenerator<Uint8Array> {
  const copy = await openCopy(url);
  const { migrations, queues, tables } = copy;
  const stored = storedMasterKey(dataDir);
  const hasMasterKey = stored !== undefined && Buffer.compare(stored, masterKey) === 0;
  const end: BackupEnd = { kind: 'end', pictures: 0, rows: {} };
  const entry = (head: BackupEntry, content?: Parameters<typeof writeEntry>[1]) => writeEntry(head, content);
  try {
    yield* entry({
      kind: 'backup',
      madeAt: madeAt.toISOString(),
      masterKeyCheck: masterKeyCheck(masterKey),
      hasMasterKey,
      migrations,
      queues,
      tables,
    });
    if (hasMasterKey) yield* entry({ kind: 'master-key' }, [masterKey]);
    for await (const { path } of media.list()) {
      const bytes = await media.read(path);
      if (!bytes) continue;
      yield* entry({ kind: 'picture', path }, [bytes]);
      end.pictures++;
    }
    for (const table of tables) {
      const rows = copy.rowsOf(table);
      yield* entry({ kind: 'table', schema: table.schema, name: table.name }, rows);
      end.rows[nameOf(table)] = rows.rowCount;
    }
    yield* entry({ kind: 'sequences', states: copy.sequences });
    yield* entry(end);
  } finally {
    await copy.close();
  }
}
