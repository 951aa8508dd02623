import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { orderMail } from '../../src/mail/order-mail.service.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createVoyage, type Voyage } from '../support/database/factories.ts';
import { askToPay, type BookedOrder, book, noticeOf, notify } from '../support/money/paying.ts';
import { type SignedIn, signInStaff } from '../support/people/accounts.ts';
import { disrupt } from '../support/sailings/disrupting.ts';
import { createTestApp } from '../support/test-app.ts';

/*
 * From Helsinki (UTC+2, in summer +3) to Stockholm (UTC+1, +2) by the clocks of both ports, while the operator's own are in Malaysia
 * (R482). The daytime sailing of 12 March leaves at 08:45 and arrives at 18:15.
 */

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database, { publicUrl: 'http://localhost:8080' });

const DATE = '2027-03-12';
const DEPARTS = '2027-03-12T08:45:00.000+02:00';
const ARRIVES = '2027-03-12T18:15:00.000+01:00';

let voyage: Voyage;
let manager: SignedIn;
let sailingId: number;
let order: BookedOrder;
beforeAll(async () => {
  voyage = await createVoyage(db);
  await sql`
    update ports set time_zone = case code when 'penang' then 'Europe/Stockholm' else 'Europe/Helsinki' end
  `.execute(db);
  manager = await signInStaff(gangway, [
    'catalogue.manage',
    'orders.read',
    'boarding.verify',
    'rooms.operate',
  ]);
  sailingId = await plan({ date: DATE, session: 'daytime', departs: '08:45', arrives: '18:15' });
  order = await book(gangway, sailingId);
  const { data } = await askToPay(gangway, [order]);
  await notify(gangway, noticeOf(data.payment.id));
});

const call = (method: 'GET' | 'POST', path: string, body?: unknown) =>
  gangway.call(method, `/office${path}`, { headers: manager.headers, ...(body !== undefined && { body }) });

async function plan(times: { date: string; session: string; departs: string; arrives: string }) {
  const { shipId, routeId } = voyage;
  const { data, msg } = await call('POST', '/sailings', { shipId, routeId, capacity: 600, ...times });
  if (!data.id) throw new Error(msg);
  return data.id as number;
}

test('a sailing is planned and shown by the clocks of its ports', async () => {
  expect((await call('GET', `/sailings/${sailingId}`)).data).toMatchObject({
    date: DATE,
    departsAt: DEPARTS,
    arrivesAt: ARRIVES,
    route: { departure: { timeZone: 'Europe/Helsinki' }, destination: { timeZone: 'Europe/Stockholm' } },
  });
  expect((await gangway.call('GET', `/sailings/${sailingId}`)).data).toMatchObject({
    departsAt: DEPARTS,
    arrivesAt: ARRIVES,
  });
  expect((await gangway.call('GET', `/monitor/${sailingId}`)).data).toMatchObject({
    departsAt: DEPARTS,
    arrivesAt: ARRIVES,
    boardingOpensAt: '2027-03-12T05:45:00.000+02:00',
  });
});

test('in summer the clocks of both are an hour ahead, and a night ends by the clock of the destination', async () => {
  const id = await plan({ date: '2027-07-02', session: 'nighttime', departs: '23:30', arrives: '06:30' });
  expect((await call('GET', `/sailings/${id}`)).data).toMatchObject({
    departsAt: '2027-07-02T23:30:00.000+03:00',
    arrivesAt: '2027-07-03T06:30:00.000+02:00',
  });
});

test('the guest reads these times in the mail, the calendar and the page', async () => {
  const mail = await orderMail(gangway.deps, { kind: 'order-paid', orderId: order.id });
  expect(JSON.stringify(mail?.content)).toContain('Fri 12 Mar 2027, 08:45');
  expect(JSON.stringify(mail?.content)).toContain('05:45');
  const ask = `/prod-api/orders/${order.number}/calendar.ics?key=${order.token}`;
  const lines = (await (await gangway.app.request(ask)).text()).replaceAll('\r\n ', '').split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'TZID:Europe/Helsinki',
      'TZOFFSETTO:+0200',
      'TZID:Europe/Stockholm',
      'TZOFFSETTO:+0100',
      'DTSTART;TZID=Europe/Helsinki:20270312T084500',
      'DTEND;TZID=Europe/Stockholm:20270312T181500',
    ]),
  );
});

test('a delay keeps the clocks, and two sailings of a ship meet by instants', async () => {
  const overlapping = { date: DATE, session: 'nighttime', departs: '19:10', arrives: '23:00' };
  const { shipId, routeId } = voyage;
  const refused = await call('POST', '/sailings', { shipId, routeId, capacity: 600, ...overlapping });
  // 19:10 in Helsinki is 18:10 in Stockholm, before the ship is there.
  expect(refused).toMatchObject({ status: 409, data: { error: 'sailing-clash' } });
  expect(JSON.stringify(refused.data)).toMatch(/08:45.*18:15/);
  const night = await plan({ ...overlapping, departs: '19:20' });
  await disrupt(gangway, manager, [night], { kind: 'delay', minutes: 30, reason: 'weather' });
  expect((await call('GET', `/sailings/${night}`)).data).toMatchObject({
    departsAt: '2027-03-12T19:50:00.000+02:00',
    arrivesAt: '2027-03-12T23:30:00.000+01:00',
  });
});

test('the desk, the gate and the lists show them too', async () => {
  const listed = (await call('GET', '/orders?sort=created')).data.items;
  expect(listed).toMatchObject([{ number: order.number, departsAt: DEPARTS }]);
  expect((await call('GET', `/check-in/sailings?date=${DATE}`)).data[0]).toMatchObject({
    departsAt: DEPARTS,
    arrivesAt: ARRIVES,
  });
});

test('a port is in a known time zone, which is fixed by its first sailing', async () => {
  const port = (code: string, timeZone: string) => ({
    code,
    name: { en: code, zh: code, ko: code },
    country: 'FI',
    timeZone,
  });
  expect(await call('POST', '/ports', port('turku', 'Helsinki'))).toMatchObject({
    status: 422,
    data: { fields: { timeZone: expect.stringMatching(/^This is no time zone/) } },
  });
  const { data: turku } = await call('POST', '/ports', port('turku', 'Europe/Helsinki'));
  expect(turku).toMatchObject({ timeZone: 'Europe/Helsinki' });
  expect((await call('POST', `/ports/${turku.id}`, port('turku', 'Europe/Stockholm'))).data).toMatchObject({
    timeZone: 'Europe/Stockholm',
  });
  const { items } = (await call('GET', '/ports?search=penang')).data;
  const [{ id, code }] = items;
  expect(await call('POST', `/ports/${id}`, port(code, 'Europe/Oslo'))).toMatchObject({
    status: 422,
    data: { fields: { timeZone: expect.stringMatching(/^There are sailings/) } },
  });
});

test('boarding that opens on the evening before has its days in the mail', async () => {
  const id = await plan({ date: '2027-08-02', session: 'nighttime', departs: '02:00', arrives: '11:00' });
  const early = await book(gangway, id);
  const { data } = await askToPay(gangway, [early]);
  await notify(gangway, noticeOf(data.payment.id));
  const mail = await orderMail(gangway.deps, { kind: 'order-paid', orderId: early.id });
  expect(JSON.stringify(mail?.content)).toContain('1 Aug, 23:00 to 2 Aug, 01:45');
});
