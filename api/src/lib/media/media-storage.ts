/**
 * A stored file: its path, such as `ships/aurora-0123456789abcdef.jpg` or `audit/2026-12-001.jsonl.gz`, and when it was written.
 */
export interface StoredFile {
  path: string;
  storedAt: Date;
}

/** A storage that cannot be used as it is configured, in one sentence that says what to do. */
interface StorageProblem {
  /** It may be over in a moment, as when the storage does not answer. Otherwise the configuration is wrong. */
  isPassing: boolean;
  sentence: string;
}

/** Files of a backup that become the storage's when its database is filled. */
export interface RestoredFiles {
  write(path: string, bytes: Uint8Array): Promise<void>;
  /** Puts all of them in their place. */
  place(): Promise<void>;
  /** Leaves the storage as empty as it was before. */
  takeBack(): Promise<void>;
}

/**
 * Where uploaded pictures (R469) and archived months of the audit log (R472) are kept. A file is whole or not there. A picture is named
 * after its content, so it never changes. Every call throws a StorageError if the storage does not answer or refuses.
 */
export interface MediaStorage {
  /** What an operator knows it by; no two storages have the same. */
  readonly place: string;
  /** The content of a file; undefined if there is none. */
  read(path: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  has(path: string): Promise<boolean>;
  write(path: string, bytes: Uint8Array): Promise<void>;
  /** Deletes a file; does nothing if there is none. */
  remove(path: string): Promise<void>;
  /** All files, ordered by their paths; those that are being written are left out. */
  list(): AsyncIterable<StoredFile>;
  /** Begins a restore into this storage, which is empty. */
  restore(): Promise<RestoredFiles>;
  /** Whether it can be used, if that is known only by asking. */
  problem(): Promise<StorageProblem | undefined>;
}

const folders = ['ships', 'slides', 'brand'] as const;

/** Folders of uploads. */
export type PictureFolder = (typeof folders)[number];

const picturePath = new RegExp(`^(?:${folders.join('|')})/[\\w.-]+\\.(?:jpg|png)$`);

/** Whether a path is that of a picture. No such path leads out of its folder. */
export const isPicturePath = (path: string): boolean => picturePath.test(path);

/** The media type of a file, by its path. */
export function fileType(path: string): string {
  if (path.endsWith('.gz')) return 'application/gzip';
  return path.endsWith('.png') ? 'image/png' : 'image/jpeg';
}
