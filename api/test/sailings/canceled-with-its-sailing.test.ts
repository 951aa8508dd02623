import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { up } from '../../migrations/0053_canceled_with_its_sailing.ts';
import { cancelSailings } from '../../src/processes/call-off/cancel-sailings.job.ts';
import { createTestDatabase } from '../support/database/database.ts';
import {
  createSailing,
  createVoyage,
  FARES,
  newContact,
  passengerInput,
} from '../support/database/factories.ts';
import { type BookedOrder, book, newKey } from '../support/money/paying.ts';
import { signInStaff } from '../support/people/accounts.ts';
import { callOffSailings } from '../support/sailings/disrupting.ts';
import { createTestApp } from '../support/test-app.ts';

const MINUTE_MS = 60_000;

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database);
const { call, clock, deps } = gangway;

test('orders of before that ended with their sailing say so; those that staff canceled one by one do not (R370)', async () => {
  const voyage = await createVoyage(db);
  const sailingId = await createSailing(db, voyage, { date: '2027-06-01' });
  const staff = await signInStaff(gangway, ['catalogue.manage', 'orders.read', 'orders.cancel']);
  const bookTwo = () =>
    book(gangway, sailingId, {
      contact: newContact(),
      passengers: [passengerInput({ idNumber: newKey() }), passengerInput({ idNumber: newKey() })],
      expectedTotalSen: 2 * FARES.adult,
    });
  const [early, alone, lessOne, withSailing] = [
    await bookTwo(),
    await bookTwo(),
    await bookTwo(),
    await bookTwo(),
  ] as const;
  const cancel = async ({ number }: BookedOrder, ticketIds?: string[]) =>
    expect(
      await call('POST', `/orders/${number}/cancel`, {
        body: { ...(ticketIds && { ticketIds }), expectedChargeSen: 0, reason: 'Asked by phone' },
        headers: { 'Idempotency-Key': newKey(), ...staff.headers },
      }),
    ).toMatchObject({ status: 200 });

  await cancel(early);
  clock.advance(MINUTE_MS);
  const requestedAt = clock.now();
  clock.advance(MINUTE_MS);
  await cancel(alone);
  const { data } = await call('GET', `/orders/${lessOne.number}`, {
    headers: { 'X-Order-Token': lessOne.token },
  });
  await cancel(lessOne, [data.tickets[0].id]);
  clock.advance(6 * MINUTE_MS);
  expect((await callOffSailings(gangway, staff, [sailingId], { choice: null })).status).toBe(200);
  await cancelSailings(deps);

  // As an older version has left it: the staff had canceled all of them, and the sailing since `requestedAt`.
  await db.updateTable('sailing_cancellations').set({ requested_at: requestedAt }).execute();
  await sql`
    alter table orders disable trigger user;
    update orders set cancel_reason = 'staff';
    alter table orders enable trigger user;
  `.execute(db);
  await up(db as never);

  const reasons = await db.selectFrom('orders').select(['id', 'cancel_reason']).execute();
  const reasonOf = ({ id }: BookedOrder) => reasons.find(order => order.id === id)?.cancel_reason;
  expect({
    early: reasonOf(early),
    alone: reasonOf(alone),
    lessOne: reasonOf(lessOne),
    withSailing: reasonOf(withSailing),
  }).toEqual({
    early: 'staff',
    alone: 'staff',
    lessOne: 'sailing-canceled',
    withSailing: 'sailing-canceled',
  });
});
