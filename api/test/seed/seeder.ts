import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localDateIn } from '@gangway/shared/domain/time/local-date.ts';
import type { Kysely, RawBuilder } from 'kysely';
import { afterAll } from 'vitest';
import { type SeedOptions, type SeedResult, seed } from '../../../scripts/seed.ts';
import type { Database } from '../../src/lib/database/database.ts';
import { createIds } from '../../src/lib/ids.ts';
import { createFolderStorage } from '../../src/lib/media/folder-storage.ts';

/** 02:30 local time, still the previous day in London. */
export const NIGHT = '2026-11-20T18:30:00.000Z';
export const TODAY = localDateIn(new Date(NIGHT));

export interface Seeder {
  dataDir: string;
  /** Runs the seed at an instant. */
  seedDatabase(db: Kysely<Database>, options?: SeedOptions & { at?: string }): Promise<SeedResult>;
}

/** The seed with a media folder of its own, removed when the test file is done. */
export async function createSeeder(): Promise<Seeder> {
  const dataDir = await mkdtemp(join(tmpdir(), 'gangway-seed-'));
  afterAll(() => rm(dataDir, { recursive: true }));
  const env = { masterKey: Buffer.alloc(32, 7) };
  return {
    dataDir,
    seedDatabase(db, { at = NIGHT, ...options } = {}) {
      const clock = { now: () => new Date(at) };
      const ids = createIds(clock);
      const media = createFolderStorage(dataDir, ids);
      return seed({ db, clock, ids, media, env }, options);
    },
  };
}

export async function rowsOf<Row>(db: Kysely<Database>, query: RawBuilder<unknown>): Promise<Row[]> {
  return (await query.execute(db)).rows as Row[];
}
