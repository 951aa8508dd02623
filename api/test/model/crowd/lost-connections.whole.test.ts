import { setTimeout as wait } from 'node:timers/promises';
import { seededRandom } from '@gangway/shared/domain/codes/seeded-random.ts';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { createDatabase } from '../../../src/lib/database/database.ts';
import { brokenRows } from '../../support/database/broken-rows.ts';
import { createCrowd, isFault, letAll } from './crowd.ts';
import { openCrowdedShop } from './crowded-shop.ts';

const PEOPLE = 24;
const DEEDS_EACH = 300;
const PAUSE_MS = 20;
/** `GANGWAY_CROWD_SEED` draws other deeds; what is cut off is up to the machine. */
const SEED = Number(process.env.GANGWAY_CROWD_SEED ?? 7);

const { db, url, shop, deedsOf } = await openCrowdedShop();
const { db: cutter } = createDatabase(url, 1);
afterAll(() => cutter.destroy());

/** Ends one connection of the copies, whatever it is doing. */
const cutOne = () =>
  sql`
    select pg_terminate_backend(pid) from (
      select pid from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
      order by random() limit 1
    ) one
  `.execute(cutter);

test('connections to the database that end at any moment are answered as such, and nothing breaks', async () => {
  const crowd = createCrowd(shop, seededRandom(SEED));
  const deeds = await deedsOf(crowd);
  let cuts = 0;
  let isOver = false;
  const cutting = (async () => {
    for (; !isOver; cuts++) {
      await cutOne();
      await wait(PAUSE_MS);
    }
  })();
  const failed: unknown[] = [];
  let unfinished = 0;
  await letAll(PEOPLE, DEEDS_EACH, async () => {
    try {
      const answer = await crowd.pick(deeds)();
      if (isFault(answer)) failed.push(answer);
    } catch {
      // What a deed or a job reads at first is cut off as well.
      unfinished++;
    }
  });
  isOver = true;
  await cutting;
  expect(failed).toEqual([]);
  expect(cuts).toBeGreaterThan(PEOPLE);
  expect(unfinished).toBeLessThan(cuts);
  expect(await brokenRows(db)).toEqual([]);
  // Nothing is left behind that holds up what comes now, one after the other.
  const later: unknown[] = [];
  await letAll(1, 200, async () => {
    const answer = await crowd.pick(deeds)();
    if (answer && answer.status >= 500) later.push(answer);
  });
  expect(later).toEqual([]);
});
