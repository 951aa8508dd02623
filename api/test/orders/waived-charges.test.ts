import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage, FARES, passengerInput } from '../support/database/factories.ts';
import { askToPay, type BookedOrder, book, newKey, noticeOf, notify } from '../support/money/paying.ts';
import { type SignedIn, signInCustomer, signInStaff } from '../support/people/accounts.ts';
import { PASSWORD } from '../support/people/password.ts';
import { createDefaultRoles, createSystemUser } from '../support/people/system-users.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database);
const { call, clock } = gangway;

/** Fifty days ahead the ladder keeps a quarter. */
const LADDER_SEN = FARES.adult / 2;

let sailing: number;
let desk: SignedIn;
let manager: SignedIn;
let order: BookedOrder;

beforeAll(async () => {
  clock.set('2027-01-01T02:00:00Z');
  const voyage = await createVoyage(db);
  await createDefaultRoles(gangway);
  manager = await createSystemUser(gangway, 'manager', 'manager');
  await createSystemUser(gangway, 'frontdesk', 'front-desk');
  sailing = await createSailing(db, voyage, { date: '2027-02-20', capacity: 200 });
});
beforeEach(async () => {
  desk = await signInStaff(gangway, ['orders.sell', 'orders.read', 'orders.cancel']);
  order = await book(gangway, sailing, {
    passengers: [passengerInput(), passengerInput({ name: 'Ben' })],
    expectedTotalSen: 2 * FARES.adult,
  });
  const { data } = await askToPay(gangway, [order]);
  await notify(gangway, noticeOf(data.payment.id, { amountSen: order.dueSen }));
});

const cancel = (
  waiver: object | undefined,
  changes: object = {},
  headers: Record<string, string> = desk.headers,
  key = newKey(),
) =>
  call('POST', `/orders/${order.number}/cancel`, {
    body: { expectedChargeSen: LADDER_SEN, reason: 'Ill', waiver, ...changes },
    headers: { 'Idempotency-Key': key, ...headers },
  });
const read = async () =>
  (await call('GET', `/office/orders/${order.number}`, { headers: desk.headers })).data;
const approval = (username = 'manager') => ({ username, password: PASSWORD });
const sound = () => brokenRows(db, ['I1', 'I3', 'I5', 'I7']);

describe('a charge below the ladder', () => {
  test('is granted by staff with the permission, with a reason', async () => {
    const waiver = { chargeSen: 0, reason: 'Broken leg, doctor’s letter seen' };
    const mayWaive = await signInStaff(gangway, ['orders.cancel', 'orders.read', 'orders.waive']);
    expect((await cancel(waiver, {}, mayWaive.headers)).status).toBe(200);
    const detail = await read();
    expect(detail).toMatchObject({ dueSen: 0, refundedSen: order.dueSen });
    expect(detail.events).toContainEqual(
      expect.objectContaining({
        action: 'charge-waived',
        detail: { charge: { from: LADDER_SEN, to: 0 }, reason: waiver.reason, approvedBy: null },
      }),
    );
    expect(await sound()).toEqual([]);
  });

  test('is approved on the spot by another person with the permission; the log names both', async () => {
    const waiver = { chargeSen: 2_501, reason: 'Complaint 17', approval: approval() };
    expect((await cancel(waiver)).status).toBe(200);
    const detail = await read();
    expect(detail).toMatchObject({ dueSen: 2_501, refundedSen: order.dueSen - 2_501 });
    expect(detail.tickets.map(({ chargeSen }: { chargeSen: number }) => chargeSen).toSorted()).toEqual([
      1_250, 1_251,
    ]);
    const [entry] = await db
      .selectFrom('audit_entries')
      .selectAll()
      .where('entity_id', '=', order.id)
      .where('action', '=', 'charge-waived')
      .execute();
    expect(entry).toMatchObject({
      actor: `staff:${desk.id}`,
      detail: { charge: { from: LADDER_SEN, to: 2_501 }, approvedBy: { id: manager.id } },
    });
    expect(await sound()).toEqual([]);
  });

  test('is granted for a part of the order, and the ladder still applies to the rest', async () => {
    const [first] = (await read()).tickets;
    const parts = { ticketIds: [first.id], expectedChargeSen: LADDER_SEN / 2 };
    const waiver = { chargeSen: 1_000, reason: 'Ill', approval: approval() };
    expect((await cancel(waiver, parts)).status).toBe(200);
    expect(await read()).toMatchObject({ status: 'paid', dueSen: FARES.adult + 1_000 });
    const rest = await call('POST', `/orders/${order.number}/cancel/preview`, {
      body: {},
      headers: desk.headers,
    });
    expect(rest.data).toMatchObject({ chargeSen: LADDER_SEN / 2 });
    expect(await sound()).toEqual([]);
  });

  test('leaves no trace of the password that approved it', async () => {
    await cancel({ chargeSen: 0, reason: 'Ill', approval: approval() });
    for (const table of ['audit_entries', 'idempotency_keys'] as const)
      expect(JSON.stringify(await db.selectFrom(table).selectAll().execute())).not.toContain(PASSWORD);
  });
});

describe('it is refused', () => {
  test('to a desk without the permission and without an approver', async () => {
    expect(await cancel({ chargeSen: 0, reason: 'Ill' })).toMatchObject({
      status: 403,
      data: { error: 'waiver-needs-approval' },
    });
    expect((await read()).status).toBe('paid');
  });

  test('if the approver lacks the permission, or their password is wrong', async () => {
    const approver = approval('frontdesk');
    expect((await cancel({ chargeSen: 0, reason: 'Ill', approval: approver })).data).toMatchObject({
      error: 'approver-not-permitted',
    });
    const wrong = { ...approval(), password: 'Wrong#2026' };
    expect((await cancel({ chargeSen: 0, reason: 'Ill', approval: wrong })).data).toMatchObject({
      error: 'wrong-credentials',
    });
    expect((await read()).status).toBe('paid');
  });

  test('if it lowers nothing, or has no reason', async () => {
    const same = { chargeSen: LADDER_SEN, reason: 'Ill', approval: approval() };
    expect((await cancel(same)).data).toMatchObject({ error: 'waiver-too-high' });
    expect((await cancel({ chargeSen: 0, reason: ' ', approval: approval() })).status).toBe(422);
  });

  test('to the customer, even with an approver', async () => {
    const customer = await signInCustomer(gangway);
    for (const headers of [{ 'X-Order-Token': order.token }, customer.headers]) {
      const { status } = await cancel({ chargeSen: 0, reason: 'Please', approval: approval() }, {}, headers);
      expect([401, 403, 404]).toContain(status);
    }
    expect((await read()).status).toBe('paid');
  });
});
