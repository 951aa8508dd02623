import { proofSize } from '@gangway/shared/node/testing/proofs.ts';
import { expect, test } from 'vitest';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createVoyage } from '../support/database/factories.ts';
import { createCopies, inTurn } from './copies.ts';
import { expectOnce, repeatRequest } from './repeated-keys.ts';
import { createSailings } from './sailings.ts';

const KEYS = proofSize(20, 1_000);
const COPIES = 10;
/** Keys at a time, so that each copy of the API uses all of its connections. */
const AT_A_TIME = 20;

const database = await createTestDatabase();
const { db } = database;
const call = inTurn((await createCopies(database)).map(copy => copy.call));
const voyage = await createVoyage(db, { rooms: 1 });

test(`${KEYS} keys with ten concurrent requests each give one order and one answer per key, and refuse changed requests`, async () => {
  const sailings = await createSailings(db, voyage, { count: AT_A_TIME, capacity: KEYS / AT_A_TIME });
  for (let first = 0; first < KEYS; first += AT_A_TIME)
    expectOnce(
      await Promise.all(
        sailings.map((sailingId, index) =>
          repeatRequest(call, db, { key: `race-key-${first + index}.`, sailingId, copies: COPIES }),
        ),
      ),
    );
  const { orders } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('orders'))
    .executeTakeFirstOrThrow();
  expect(orders).toBe(KEYS);
  expect(await brokenRows(db)).toEqual([]);
});
