import type { Ids } from '../ids.ts';
import type { Env } from '../process/env.ts';
import { createFolderStorage } from './folder-storage.ts';
import type { MediaStorage } from './media-storage.ts';

/** The storage of the pictures that the environment names (R469). */
export async function openStorage(
  { dataDir, s3 }: Pick<Env, 'dataDir' | 's3'>,
  ids: Pick<Ids, 'uuid'>,
): Promise<MediaStorage> {
  if (!s3) return createFolderStorage(dataDir, ids);
  // Imported only where it is used, because the package takes memory.
  const { createBucketStorage } = await import('./bucket-storage.ts');
  return createBucketStorage(s3);
}
