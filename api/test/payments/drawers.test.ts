import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage, FARES } from '../support/database/factories.ts';
import { readExcel } from '../support/documents/read-excel.ts';
import { askToPay, type BookedOrder, book, newKey, noticeOf, notify } from '../support/money/paying.ts';
import { type SignedIn, signInStaff } from '../support/people/accounts.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database);
const { call, clock, app } = gangway;

let sailing: number;
let desk: SignedIn;
let boss: SignedIn;
let date: string;
let days = 0;

beforeAll(async () => {
  sailing = await createSailing(db, await createVoyage(db), { date: '2027-06-20', capacity: 400 });
});
beforeEach(async () => {
  // Each test has its own day, at ten in the morning at the ship.
  date = new Date(Date.UTC(2026, 11, 1 + days++)).toISOString().slice(0, 10);
  clock.set(`${date}T02:00:00.000Z`);
  desk = await signInStaff(gangway, ['orders.sell', 'orders.read', 'orders.cancel']);
  boss = await signInStaff(gangway, ['orders.sell', 'orders.read', 'reports.read', 'payments.read']);
});

const get = async (path: string, who = desk) => call('GET', path, { headers: who.headers });
const post = (path: string, body: object, who = desk, key = newKey()) =>
  call('POST', path, { body, headers: { ...who.headers, 'Idempotency-Key': key } });
const own = async (who = desk) => (await get('/office/drawers/own', who)).data;
const open = async (floatSen: number, who = desk) =>
  (await post('/office/drawers/own', { floatSen }, who)).data;
async function sell(body: object = {}, who = desk): Promise<BookedOrder> {
  const order = await book(gangway, sailing);
  const paid = await post(
    `/office/orders/${order.number}/payment`,
    { expectedDueSen: order.dueSen, tenderedSen: order.dueSen, ...body },
    who,
  );
  expect(paid.msg).toBe('success');
  return order;
}
const terminal = () => ({
  provider: 'terminal',
  tenderedSen: undefined,
  entries: { reference: `T-${newKey().slice(-12)}`, cardEnding: '4242' },
});
async function refundInCash({ number }: BookedOrder, who = desk) {
  const { chargeSen } = (
    await call('POST', `/orders/${number}/cancel/preview`, { body: {}, headers: who.headers })
  ).data;
  await post(`/orders/${number}/cancel`, { expectedChargeSen: chargeSen, reason: 'Ill' }, who);
  const { refunds } = (await get(`/office/orders/${number}`, who)).data;
  const refund = refunds[0];
  await post(`/payments/refunds/${refund.id}/handed-out`, {}, who);
  return refund.amountSen as number;
}
const day = async (who = boss) => (await get(`/office/day-closes/${date}`, who)).data;
const explained = (proofs: { name: string; paymentsSen: number; othersSen: number }[]) =>
  proofs.filter(({ paymentsSen, othersSen }) => paymentsSen !== othersSen);

describe('a cash drawer', () => {
  test('holds its float, sales, refunds, deposits and withdrawals, and is closed with the counted amount', async () => {
    expect(await own()).toBeNull();
    const { id } = await open(20_000);
    expect((await post('/office/drawers/own', { floatSen: 0 })).data).toMatchObject({ error: 'drawer-open' });
    const order = await sell();
    await sell({ ...terminal() });
    const backSen = await refundInCash(order);
    await post(`/office/drawers/${id}/movements`, {
      kind: 'in',
      amountSen: 5_000,
      reason: 'Change from the bank',
    });
    const taken = await post(`/office/drawers/${id}/movements`, {
      kind: 'out',
      amountSen: 8_000,
      reason: 'Safe',
    });
    const expectedSen = 20_000 + FARES.adult - backSen + 5_000 - 8_000;
    expect(taken.data).toMatchObject({
      floatSen: 20_000,
      salesSen: FARES.adult,
      refundsSen: backSen,
      inSen: 5_000,
      outSen: 8_000,
      expectedSen,
    });
    expect(taken.data.movements.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
      'in',
      'out',
      'refund',
      'sale',
    ]);
    const close = (body: object) => post(`/office/drawers/${id}/close`, { expectedSen, ...body });
    expect((await close({ countedSen: expectedSen - 50 })).data).toMatchObject({
      error: 'drawer-reason-missing',
    });
    const closed = await close({ countedSen: expectedSen - 50, reason: 'Wrong change given' });
    expect(closed.data).toMatchObject({
      countedSen: expectedSen - 50,
      reason: 'Wrong change given',
      closedAt: expect.any(String),
    });
    expect((await close({ countedSen: expectedSen })).data).toMatchObject({ error: 'drawer-closed' });
    expect(await own()).toBeNull();
    expect(await brokenRows(db)).toEqual([]);
  });

  test('opens by itself with the first cash of an officer without one, so that no sale waits', async () => {
    await sell();
    expect(await own()).toMatchObject({ openedByItself: true, floatSen: 0, expectedSen: FARES.adult });
    await sell();
    expect(await own()).toMatchObject({ salesSen: 2 * FARES.adult });
  });

  test('cannot be closed if cash moved since it was shown, or emptied below zero', async () => {
    const { id } = await open(1_000);
    await sell();
    const body = { countedSen: 1_000, expectedSen: 1_000 };
    expect((await post(`/office/drawers/${id}/close`, body)).data).toMatchObject({ error: 'drawer-moved' });
    const all = { kind: 'out', amountSen: 1_001 + FARES.adult, reason: 'Safe' };
    expect((await post(`/office/drawers/${id}/movements`, all)).data).toMatchObject({
      error: 'drawer-too-little',
    });
  });

  test('belongs to its officer: others see and close it with the permission for reports', async () => {
    const { id } = await open(1_000);
    const other = await signInStaff(gangway, ['orders.sell']);
    const body = { countedSen: 1_000, expectedSen: 1_000 };
    expect((await get(`/office/drawers/${id}`, other)).status).toBe(404);
    expect((await post(`/office/drawers/${id}/close`, body, other)).status).toBe(404);
    expect(
      (await post(`/office/drawers/${id}/movements`, { kind: 'in', amountSen: 1, reason: 'x' }, boss)).data,
    ).toMatchObject({ error: 'drawer-closed' });
    const { items } = (await get(`/office/drawers?from=${date}&to=${date}&state=open`, boss)).data;
    expect(items.map((drawer: { id: string }) => drawer.id)).toEqual([id]);
    expect((await post(`/office/drawers/${id}/close`, body, boss)).data).toMatchObject({
      closedBy: expect.any(String),
    });
  });

  test('is enforced by the database: cash is in one drawer, and a closed one does not change', async () => {
    const { id } = await open(1_000);
    const order = await sell();
    await post(`/office/drawers/${id}/close`, {
      countedSen: 1_000 + FARES.adult,
      expectedSen: 1_000 + FARES.adult,
    });
    const change = (text: ReturnType<typeof sql>) => expect(text.execute(db)).rejects;
    await change(sql`update cash_drawers set counted_sen = 0, reason = 'x' where id = ${id}`).toThrow(
      'is closed',
    );
    await change(sql`delete from cash_drawers where id = ${id}`).toThrow('is closed');
    await change(
      sql`insert into cash_movements (id, drawer_id, kind, amount_sen, reason, at) values (gen_random_uuid(), ${id}, 'in', 1, 'x', now())`,
    ).toThrow('is closed');
    await change(sql`
      delete from cash_movements where payment_id in (select payment_id from payment_orders where order_id = ${order.id});
    `).resolves;
    await change(sql`
      update payments set taken_by = null where id in (select payment_id from payment_orders where order_id = ${order.id})
    `).resolves;
    await change(sql`
      update payments set taken_by = ${desk.id} where id in (select payment_id from payment_orders where order_id = ${order.id})
    `).toThrow('is in no drawer');
  });
});

describe('a day', () => {
  test('is explained to the last sen by method, officer, drawer and ledger, and closed once', async () => {
    const before = await sell();
    await sell({ ...terminal() });
    const online = await book(gangway, sailing);
    const { data } = await askToPay(gangway, [online]);
    await notify(gangway, noticeOf(data.payment.id, { amountSen: online.dueSen }));
    const backSen = await refundInCash(before);
    const shown = await day();
    expect(explained(shown.now.proofs)).toEqual([]);
    const line = (provider: string, more: object) => expect.objectContaining({ provider, ...more });
    expect(shown.now.methods).toEqual([
      line('sandbox', { taken: 1, takenSen: FARES.adult, returned: 0 }),
      line('counter', { taken: 1, takenSen: FARES.adult, returned: 1, returnedSen: backSen }),
      line('terminal', { taken: 1, takenSen: FARES.adult, returned: 0 }),
    ]);
    expect(shown.now.officers.map(({ provider }: { provider: string }) => provider)).toEqual([
      'counter',
      'terminal',
    ]);
    const openedNow = ({ openedAt }: { openedAt: string }) => openedAt.startsWith(date);
    expect(shown.drawers.filter(openedNow)).toHaveLength(1);

    const total = { takenSen: 3 * FARES.adult, returnedSen: backSen };
    const close = (body: object) => post(`/office/day-closes/${date}`, body, boss);
    expect((await close({ ...total, takenSen: 1 })).data).toMatchObject({ error: 'day-moved' });
    expect((await close(total)).data.closed).toMatchObject({
      by: expect.any(String),
      at: `${date}T02:00:00.000Z`,
    });
    expect((await close(total)).data).toMatchObject({ error: 'day-closed' });
    // Later payments are shown beside the closing, which does not change.
    await sell();
    const later = await day();
    expect(later.closed.figures).toEqual(shown.now);
    expect(later.now.methods[1].takenSen).toBe(2 * FARES.adult);
    await expect(sql`update day_closes set figures = '{}' where day = ${date}`.execute(db)).rejects.toThrow(
      'stays as it is',
    );
  });

  test('has refunds on the day on which they are paid', async () => {
    const order = await sell();
    const first = date;
    date = new Date(Date.parse(date) + 86_400_000 * 300).toISOString().slice(0, 10);
    clock.set(`${date.slice(0, 4)}-01-05T02:00:00.000Z`);
    date = `${date.slice(0, 4)}-01-05`;
    desk = await signInStaff(gangway, ['orders.sell', 'orders.read', 'orders.cancel']);
    boss = await signInStaff(gangway, ['reports.read']);
    const backSen = await refundInCash(order);
    expect((await day()).now.methods).toMatchObject([
      { provider: 'counter', taken: 0, returnedSen: backSen },
    ]);
    expect((await get(`/office/day-closes/${first}`, boss)).data.now.methods).toMatchObject([
      { provider: 'counter', taken: 1, returned: 0 },
    ]);
  });

  test('cannot be closed in advance', async () => {
    const body = { takenSen: 0, returnedSen: 0 };
    expect((await post('/office/day-closes/2030-01-01', body, boss)).data).toMatchObject({
      error: 'day-to-come',
    });
  });

  test('can be downloaded as a workbook and a slip', async () => {
    await open(5_000);
    await sell();
    const file = async (kind: string) => {
      const answer = await app.request(`/prod-api/office/day-closes/${date}/takings.${kind}`, {
        headers: boss.headers,
      });
      expect(answer.status).toBe(200);
      return answer.arrayBuffer();
    };
    const { workbook, rows } = await readExcel(await file('xlsx'));
    expect(workbook.worksheets.map(({ name }) => name)).toEqual(['Methods', 'Officers', 'Drawers']);
    expect(rows).toMatchObject([
      { Method: 'Cash', Payments: 1, Taken: FARES.adult / 100, Net: FARES.adult / 100 },
    ]);
    const drawers = workbook.worksheets[2];
    expect([drawers?.getCell(2, 3).value, drawers?.getCell(2, 4).value]).toEqual([50, FARES.adult / 100]);
    expect(
      Buffer.from(await file('pdf'))
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });
});

describe('the payment records', () => {
  test('show who took a payment, and are filtered by officer, workplace and the day of a refund', async () => {
    await db.updateTable('system_users').set({ name: 'Nur Aisyah' }).where('id', '=', desk.id).execute();
    const order = await sell();
    await sell({ ...terminal() });
    const mine = async (query: string) =>
      (await get(`/office/payments?size=50&from=${date}&to=${date}&${query}`, boss)).data.items;
    const all = await mine(`officer=${desk.id}`);
    expect(all.map(({ provider }: { provider: string }) => provider).sort()).toEqual(['counter', 'terminal']);
    expect(all[0].takenBy).toEqual(expect.any(String));
    expect(await mine(`officer=${boss.id}`)).toEqual([]);
    expect(await mine('counter=Nowhere')).toEqual([]);
    await db.updateTable('payments').set({ counter: 'Counter 1' }).where('taken_by', '=', desk.id).execute();
    expect(await mine('counter=Counter%201')).toHaveLength(2);
    expect(await mine(`handedOutFrom=${date}`)).toEqual([]);
    await refundInCash(order);
    expect(await mine(`handedOutFrom=${date}&handedOutTo=${date}`)).toHaveLength(1);
    expect(await mine('handedOutTo=2020-01-01')).toEqual([]);
    expect((await get('/office/payments/desks', boss)).data.officers).toContainEqual({
      id: desk.id,
      name: all[0].takenBy,
    });
    const file = await app.request(`/prod-api/office/payments/export.xlsx?officer=${desk.id}&from=${date}`, {
      headers: boss.headers,
    });
    const { rows } = await readExcel(await file.arrayBuffer());
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({
      'Taken by': all[0].takenBy,
      Workplace: 'Counter 1',
      Status: 'Succeeded',
    });
  });
});
