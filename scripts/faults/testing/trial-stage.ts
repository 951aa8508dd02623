import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, localDateIn } from '@gangway/shared/domain/time/local-date.ts';
import { clockEnvironment } from '@gangway/shared/node/testing/hours.ts';
import { createDatabase } from '../../../api/src/lib/database/database.ts';
import { migrate } from '../../../api/src/lib/database/migrations.ts';
import { createSailing, createVoyage } from '../../../api/test/support/database/factories.ts';
import { runStatement } from '../../../api/test/support/database/statement.ts';
import { startApiCopies } from '../api-copies.ts';
import { startBreakableDatabase } from '../breakable-database.ts';
import type { Rush } from '../buyers.ts';
import type { FaultySystem } from '../fault-run.ts';
import { prepareRush } from '../prepare-rush.ts';
import { mountSmallDisk, type SmallDisk } from '../small-disk.ts';
import { type TakenOut, withoutGuards } from './take-out.ts';

export interface FaultStage {
  system: FaultySystem;
  rush: Omit<Rush, 'urls'>;
  stop(): Promise<void>;
}

interface StageOptions {
  /** Changes the database before the copies start, as the superuser. */
  settle?: (url: string) => Promise<void>;
  /** Guards that the copies lack. */
  takenOut?: readonly TakenOut[];
  /** Whether the data of PostgreSQL and the pictures are on disks of their own, which can be filled. */
  hasDisks?: boolean;
  /** How many of a hundred bookings conflict with another transaction, so that PostgreSQL asks to repeat them. */
  conflicts?: number;
}

const MANY_PLACES = 5_000;
const DAYS_AHEAD = 90;
const DATABASE_MEGABYTES = 320;
const PICTURES_MEGABYTES = 32;

/** A database of its own, two copies of the API on it with the practice bank, and a sailing for many buyers. */
export async function setFaultStage({
  settle = async () => {},
  takenOut = [],
  hasDisks = false,
  conflicts = 0,
}: StageOptions = {}): Promise<FaultStage> {
  const folder = await mkdtemp(join(tmpdir(), 'gangway-faults-'));
  await chmod(folder, 0o755);
  const disks = hasDisks ? await mountDisks(folder) : undefined;
  const database = await startBreakableDatabase(disks?.database.folder ?? folder);
  const { db } = createDatabase(database.url, 2);
  await migrate(db);
  // The copies have the real time.
  const sailing = { date: addDays(localDateIn(new Date()), DAYS_AHEAD), capacity: MANY_PLACES };
  await createSailing(db, await createVoyage(db, { capacity: MANY_PLACES }), sailing);
  const masterKey = randomBytes(32);
  const rush = {
    ...(await prepareRush(db)),
    log: join(folder, 'acknowledged.jsonl'),
    buyers: 8,
    masterKey,
  };
  await db.destroy();
  if (conflicts > 0) await letConflict(database.url, conflicts);
  await settle(database.superuserUrl);
  const copies = await startApiCopies(2, ([url = '']) => ({
    DATABASE_URL: database.url,
    DATA_DIR: disks?.pictures.folder ?? join(folder, 'api'),
    MASTER_KEY: masterKey.toString('hex'),
    // The practice bank serves this machine alone.
    PUBLIC_URL: url,
    ...clockEnvironment(process.env),
    ...(takenOut.length > 0 && withoutGuards(takenOut)),
  }));
  return {
    system: { database, copies, disks },
    rush,
    async stop() {
      await copies.stop();
      await database.stop();
      for (const disk of Object.values(disks ?? {})) await disk.remove();
      await rm(folder, { recursive: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}

async function mountDisks(folder: string): Promise<{ database: SmallDisk; pictures: SmallDisk }> {
  return {
    database: await mountSmallDisk(join(folder, 'database'), DATABASE_MEGABYTES),
    pictures: await mountSmallDisk(join(folder, 'api'), PICTURES_MEGABYTES),
  };
}

/** Has so many of a hundred bookings refused as PostgreSQL refuses one that conflicts with another transaction. */
async function letConflict(url: string, ofHundred: number): Promise<void> {
  await runStatement(
    url,
    `create function fault_conflict() returns trigger language plpgsql as $$
     begin
       if random() * 100 < ${ofHundred} then
         raise exception 'could not serialize access' using errcode = 'serialization_failure';
       end if;
       return null;
     end $$`,
  );
  await runStatement(
    url,
    'create trigger fault_conflict after insert on orders for each statement execute function fault_conflict()',
  );
}
