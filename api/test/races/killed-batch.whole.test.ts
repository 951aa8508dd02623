import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { type Answer, type ApiCall, createCaller } from '../support/call.ts';
import { startCopy } from '../support/copy-process.ts';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { buyersInput, createSailing, createVoyage } from '../support/database/factories.ts';
import { createTestApp } from '../support/test-app.ts';

const BUYERS = 200;
const PLACES = 150;
/** Answers after which the process is killed, while the next batches are running. */
const ANSWERED = 40;

const database = await createTestDatabase();
const { db } = database;
const survivor = await createTestApp(database);
const sailingId = await createSailing(db, await createVoyage(db), { capacity: PLACES });

const book = (call: ApiCall, buyer: number) =>
  call('POST', '/orders', {
    body: buyersInput(sailingId, buyer, { remarks: `buyer ${buyer}` }),
    headers: { 'Idempotency-Key': `key-of-buyer-${buyer}` },
  });

const bookedIds = async () => (await db.selectFrom('orders').select('id').execute()).map(({ id }) => id);

test('a copy that is killed during its batches loses no answered booking, and sells nothing twice', async () => {
  const copy = await startCopy(database.url);
  onTestFinished(() => copy.end('SIGKILL'));
  const call = createCaller({ request: (path, init) => fetch(copy.url + path, init) });
  const told = new Map<number, Answer>();
  let killed: Promise<void> | undefined;
  await Promise.all(
    Array.from({ length: BUYERS }, async (_, buyer) => {
      const answer = await book(call, buyer).catch(() => undefined);
      if (!answer) return;
      told.set(buyer, answer);
      if (told.size === ANSWERED) killed = copy.end('SIGKILL');
    }),
  );
  await killed;
  expect(told.size).toBeGreaterThanOrEqual(ANSWERED);
  expect(told.size).toBeLessThan(BUYERS);
  const written = await bookedIds();
  expect(written.length).toBeGreaterThanOrEqual(told.size);
  for (const { data } of told.values()) expect(written).toContain(data.order.id);
  expect(await brokenRows(db)).toEqual([]);

  const again = await Promise.all(Array.from({ length: BUYERS }, (_, buyer) => book(survivor.call, buyer)));
  for (const [buyer, { data }] of told) expect(again[buyer]?.data).toEqual(data);
  expect(again.filter(({ status }) => status === 200)).toHaveLength(PLACES);
  expect(new Set(again.flatMap(({ data }) => data.order?.id ?? [])).size).toBe(PLACES);
  const { rows } = await sql<{ held: number; seats: number }>`
    select held, (select count(distinct seat) from tickets where sailing_id = ${sailingId}) as seats
    from sailing_inventory where sailing_id = ${sailingId}
  `.execute(db);
  expect(rows).toEqual([{ held: PLACES, seats: PLACES }]);
  expect(await brokenRows(db)).toEqual([]);
});
