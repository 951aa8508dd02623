import type { Kysely } from 'kysely';
import { systemClock } from '../../api/src/lib/clock.ts';
import type { Database } from '../../api/src/lib/database/database.ts';
import { createIds } from '../../api/src/lib/ids.ts';
import { createFolderStorage } from '../../api/src/lib/media/folder-storage.ts';
import type { seed } from '../seed.ts';

/** What the seed needs to fill the database of a measurement, whose pictures are in its data folder. */
export function seedDeps(
  db: Kysely<Database>,
  dataDir: string,
  masterKey: Uint8Array,
): Parameters<typeof seed>[0] {
  const ids = createIds(systemClock);
  return { db, clock: systemClock, ids, media: createFolderStorage(dataDir, ids), env: { masterKey } };
}
