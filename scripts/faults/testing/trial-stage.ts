import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from '../../../api/src/lib/database/database.ts';
import { migrate } from '../../../api/src/lib/database/migrations.ts';
import { createSailing, createVoyage } from '../../../api/test/support/database/factories.ts';
import { type ApiCopies, startApiCopies } from '../api-copies.ts';
import { type BreakableDatabase, startBreakableDatabase } from '../breakable-database.ts';
import type { Rush } from '../buyers.ts';
import { prepareRush } from '../prepare-rush.ts';

export interface FaultStage {
  system: { database: BreakableDatabase; copies: ApiCopies };
  rush: Omit<Rush, 'urls'>;
  stop(): Promise<void>;
}

/** A database of its own, two copies of the API on it, and a sailing for many buyers. `settle` changes the database first. */
export async function setFaultStage(
  settle: (url: string) => Promise<void> = async () => {},
): Promise<FaultStage> {
  const folder = await mkdtemp(join(tmpdir(), 'gangway-faults-'));
  await chmod(folder, 0o755);
  const database = await startBreakableDatabase(folder);
  const { db } = createDatabase(database.url, 2);
  await migrate(db);
  await createSailing(db, await createVoyage(db), { capacity: 50_000 });
  const rush = { ...(await prepareRush(db)), log: join(folder, 'acknowledged.jsonl'), buyers: 8 };
  await db.destroy();
  await settle(database.url);
  const copies = await startApiCopies(2, { DATABASE_URL: database.url, DATA_DIR: join(folder, 'api') });
  return {
    system: { database, copies },
    rush,
    async stop() {
      await copies.stop();
      await database.stop();
      await rm(folder, { recursive: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}
