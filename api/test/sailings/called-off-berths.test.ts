import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inTransaction } from '../../src/lib/database/database.ts';
import { cancelSailings } from '../../src/processes/call-off/cancel-sailings.job.ts';
import { createTestDatabase } from '../support/database/database.ts';
import {
  CABIN_SEN,
  createSailing,
  createVoyage,
  FARES,
  newContact,
  passengerInput,
} from '../support/database/factories.ts';
import { askToPay, book, noticeOf, notify } from '../support/money/paying.ts';
import { signInStaff } from '../support/people/accounts.ts';
import { callOffSailings } from '../support/sailings/disrupting.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database);

/** One room for four, and a more expensive one for two. */
const voyage = await createVoyage(db, { rooms: 1 });
await inTransaction(gangway.deps, 'system:test', async trx => {
  await sql`
    with small as (
      insert into room_types (code, name, description, has_window, capacity_label, max_occupancy)
      select 'small-2', name, description, has_window, 2, 2 from room_types returning id
    ), priced as (
      insert into room_type_prices (room_type_id, weekday, session, price_sen)
      select small.id, weekday, session, ${2 * CABIN_SEN}
      from small, generate_series(1, 7) weekday, unnest(enum_range(null::session)) session
    )
    insert into rooms (ship_id, room_type_id, number, floor, position)
    select ${voyage.shipId}, small.id, '901', 9, 'bow' from small
  `.execute(trx);
});

const family = async (sailingId: number) => {
  const order = await book(gangway, sailingId, {
    contact: newContact(),
    passengers: Array.from({ length: 4 }, () => passengerInput()),
    cabins: { kind: 'chosen', roomIds: voyage.roomIds },
    expectedTotalSen: 4 * FARES.adult + CABIN_SEN,
  });
  const { data } = await askToPay(gangway, [order]);
  await notify(gangway, noticeOf(data.payment.id, { amountSen: order.dueSen }));
  return order;
};

test('four are kept a room with four berths on a later sailing, not a better one for two on the next', async () => {
  const [first, next, later] = [
    await createSailing(db, voyage, { date: '2027-03-01' }),
    await createSailing(db, voyage, { date: '2027-03-02' }),
    await createSailing(db, voyage, { date: '2027-03-09' }),
  ];
  const order = await family(first);
  await family(next);
  await callOffSailings(gangway, await signInStaff(gangway, ['catalogue.manage']), [first]);
  await cancelSailings(gangway.deps);
  const { data } = await gangway.call('GET', `/orders/${order.number}/called-off`, {
    headers: { 'X-Order-Token': order.token },
  });
  expect(data.kept).toMatchObject({ sailing: { id: later }, cabins: 'same' });
  expect(data.others).toEqual([]);
});
