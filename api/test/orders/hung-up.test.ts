import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { listen } from '../../src/lib/http/http-server.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { buyersInput, createSailing, createVoyage } from '../support/database/factories.ts';
import { newKey } from '../support/money/paying.ts';
import { createTestApp } from '../support/test-app.ts';
import { untilWaiting } from '../support/waiting.ts';

const database = await createTestDatabase();
const { db } = database;
const { app } = await createTestApp(database);
const server = await listen(app.fetch, { host: '127.0.0.1', port: 0 });
afterAll(() => server.stop(0));
const sailingId = await createSailing(db, await createVoyage(db));

const post = (buyer: string, signal?: AbortSignal) =>
  fetch(`http://127.0.0.1:${server.port}/prod-api/orders`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': newKey() },
    body: JSON.stringify(buyersInput(sailingId, buyer)),
    ...(signal && { signal }),
  });
test('a request that is aborted before its turn books nothing, and holds no places', async () => {
  const trx = await db.startTransaction().execute();
  await sql`select from sailing_inventory where sailing_id = ${sailingId} for update`.execute(trx);
  const first = post('first');
  await untilWaiting(db, 1);
  const controller = new AbortController();
  const left = post('left', controller.signal);
  const stays = post('stays');
  // Both are in the queue behind the first.
  await pause(200);
  controller.abort();
  await expect(left).rejects.toThrow();
  await pause(200);
  await trx.commit().execute();
  expect([(await first).status, (await stays).status]).toEqual([200, 200]);
  const held = await db
    .selectFrom('sailing_inventory')
    .select('held')
    .where('sailing_id', '=', sailingId)
    .execute();
  expect(held).toEqual([{ held: 2 }]);
});
