import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { moveQueue } from '../../src/features/queue/move-queue.service.ts';
import { createQueues } from '../../src/features/queue/queue.service.ts';
import { createBookings } from '../../src/processes/book/bookings.service.ts';
import { explainAll, type Plan } from '../support/amounts/explained.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage, orderInput } from '../support/database/factories.ts';
import { newKey } from '../support/money/paying.ts';
import { createTestApp } from '../support/test-app.ts';
import { tokenOf } from './visitors.ts';

const GROWING = ['waiting_places', 'booking_attempts'];

const database = await createTestDatabase();
const { db } = database;
const { deps, clock } = await createTestApp(database);
const sailings: number[] = [];

/** A queue with a hundred admitted, a thousand gone, and the rest waiting. */
beforeAll(async () => {
  const voyage = await createVoyage(db);
  const now = clock.now();
  for (let day = 1; day <= 20; day++) {
    const id = await createSailing(db, voyage, { date: `2027-05-${String(day).padStart(2, '0')}` });
    sailings.push(id);
    await sql`
      insert into waiting_rooms (sailing_id, opened_by, seed, last_number, served)
      values (${id}, 'office', sha256(${String(id)}), 3000, 1100)
    `.execute(db);
    await sql`
      insert into waiting_places (id, sailing_id, token_digest, origin, joined_at, number, let_in_at, turn_ends_at,
        ended_at, ended_how)
      select gen_random_uuid(), ${id}, sha256(convert_to(${tokenOf('somebody')} || n, 'UTF8')),
        sha256(convert_to(n::text, 'UTF8')), ${now}, n,
        case when n <= 1100 then ${now}::timestamptz end, case when n <= 1100 then ${now}::timestamptz + interval '9 minutes' end,
        case when n <= 1000 then ${now}::timestamptz - interval '5 minutes' end, case when n <= 1000 then 'left' end
      from generate_series(1, 3000) as n
    `.execute(db);
  }
  await sql`analyze`.execute(db);
});

function expectNoScan(plans: readonly Plan[]): void {
  expect(plans.length).toBeGreaterThan(0);
  const scans = plans.flatMap(({ statement, scanned }) =>
    scanned.filter(table => GROWING.includes(table)).map(table => ({ table, statement })),
  );
  expect(scans).toEqual([]);
}

test('a queue is moved, joined and read with indexes', async () => {
  const [sailingId = 0] = sailings;
  expectNoScan(await explainAll(database, reading => moveQueue({ ...deps, db: reading }, sailingId)));
  expectNoScan(
    await explainAll(database, async reading => {
      const queues = createQueues({ ...deps, db: reading }, 0);
      await queues.join(sailingId, { token: tokenOf('newcomer') }, '10.0.0.1');
      await queues.position(sailingId, tokenOf('newcomer'));
      await queues.read(sailingId);
      await queues.draw(sailingId, 2_000);
      await queues.leave(sailingId, tokenOf('newcomer'));
    }),
  );
});

test('a booking finds its turn, and a refusal finds none, with indexes', async () => {
  const [sailingId = 0] = sailings;
  const plans = await explainAll(database, async reading => {
    const book = createBookings({ ...deps, db: reading });
    const order = { ...orderInput(sailingId), remarks: '', waitingToken: tokenOf('nobody') };
    const owner = { owner: 'guest', key: newKey(), request: order };
    const booker = { caller: { kind: 'guest' as const }, language: 'en' as const };
    await expect(book({ key: owner, request: order as never, booker })).rejects.toMatchObject({
      code: 'waiting-room',
    });
  });
  expectNoScan(plans);
});
