import { seededRandom } from '@gangway/shared/domain/codes/seeded-random.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { brokenRows } from '../../support/database/broken-rows.ts';
import { createCrowd, isFault, letAll } from './crowd.ts';
import { openCrowdedShop } from './crowded-shop.ts';

/** Each waits for one answer at a time. */
const PEOPLE = 24;
const DEEDS_EACH = 400;
/** `GANGWAY_CROWD_SEED` draws other deeds; what meets what is up to the machine. */
const SEED = Number(process.env.GANGWAY_CROWD_SEED ?? 7);

const { db, shop, deedsOf } = await openCrowdedShop();

test(`${PEOPLE} people who do everything at once end in no deadlock, and nothing breaks`, async () => {
  const crowd = createCrowd(shop, seededRandom(SEED));
  const deeds = await deedsOf(crowd);
  const failed: unknown[] = [];
  await letAll(PEOPLE, DEEDS_EACH, async () => {
    const answer = await crowd.pick(deeds)();
    if (isFault(answer)) failed.push(answer);
  });
  expect(failed).toEqual([]);
  const { rows } = await sql`
    select deadlocks::integer from pg_stat_database where datname = current_database()
  `.execute(db);
  expect(rows).toEqual([{ deadlocks: 0 }]);
  expect(await brokenRows(db)).toEqual([]);
});
