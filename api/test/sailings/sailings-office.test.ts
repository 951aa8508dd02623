import type { Language } from '@gangway/shared/contract/base/languages.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../src/lib/database/database.ts';
import { notifyDepartureChange } from '../../src/reservations/announcements/notify-departure-change.job.ts';
import { createTestDatabase } from '../support/database/database.ts';
import {
  createSailing,
  createVoyage,
  FARES,
  passengerInput,
  type Voyage,
} from '../support/database/factories.ts';
import { longTest } from '../support/long-test.ts';
import { askToPay, book, noticeOf, notify } from '../support/money/paying.ts';
import { type SignedIn, signInStaff } from '../support/people/accounts.ts';
import { disrupt } from '../support/sailings/disrupting.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database);
const { clock, deps, jobs } = gangway;

let voyage: Voyage;
let manager: SignedIn;
let gate: SignedIn;
let day = 1;
/** A date without other sailings. */
const freshDate = () => new Date(Date.UTC(2027, 2, day++)).toISOString().slice(0, 10);

beforeAll(async () => {
  voyage = await createVoyage(db);
  manager = await signInStaff(gangway, ['catalogue.manage']);
  gate = await signInStaff(gangway, ['boarding.verify']);
});

const call = (method: 'GET' | 'POST', path: string, body?: unknown, language = 'en') =>
  gangway.call(method, `/office/sailings${path}`, {
    ...(body !== undefined && { body }),
    headers: { ...manager.headers, 'Accept-Language': language },
  });
const form = (changes: Record<string, unknown> = {}) => ({
  shipId: voyage.shipId,
  routeId: voyage.routeId,
  date: freshDate(),
  session: 'daytime',
  departs: '09:00',
  arrives: '17:00',
  capacity: 600,
  ...changes,
});
const make = async (changes: Record<string, unknown> = {}): Promise<number> => {
  const { data, msg } = await call('POST', '', form(changes));
  if (!data.id) throw new Error(`${msg} ${JSON.stringify(data)}`);
  return data.id;
};
const delay = (id: number, minutes: number) =>
  disrupt(gangway, manager, [id], { kind: 'delay', minutes, reason: 'weather' });
const read = async (id: number) => (await call('GET', `/${id}`)).data;
const changeOf = ({
  departsAt,
  arrivesAt,
  gate,
  capacity,
  nonRefundable,
  peak,
  ownFares,
}: Awaited<ReturnType<typeof read>>) => ({
  departsAt,
  arrivesAt,
  gate,
  capacity,
  nonRefundable,
  peak,
  fares: ownFares,
});
const audit = (id: number) =>
  db
    .selectFrom('audit_entries')
    .select(['actor', 'action', 'to_state', 'detail'])
    .where('entity', '=', 'sailings')
    .where('entity_id', '=', String(id))
    .orderBy('id')
    .execute();

async function sell(sailingId: number, adults = 1, language: Language = 'en') {
  const order = await book(gangway, sailingId, {
    language,
    passengers: Array.from({ length: adults }, () => passengerInput()),
    expectedTotalSen: adults * FARES.adult,
  });
  const { data } = await askToPay(gangway, [order]);
  await notify(gangway, noticeOf(data.payment.id, { amountSen: adults * FARES.adult }));
  return order;
}

describe('the list', () => {
  test('is open to all staff, and the detail is not', async () => {
    const id = await make({ gate: 'A7' });
    const { data } = await gangway.call('GET', '/office/sailings?search=a7', { headers: gate.headers });
    expect(data).toMatchObject({ total: 1, items: [{ id, gate: 'A7', sold: 0, held: 0, capacity: 600 }] });
    expect((await gangway.call('GET', `/office/sailings/${id}`, { headers: gate.headers })).status).toBe(403);
  });

  test('filters, sorts and pages', async () => {
    const [first, second] = [
      await make({ gate: 'Z1', capacity: 10 }),
      await make({ gate: 'Z1', session: 'nighttime', departs: '20:00', arrives: '07:00', capacity: 20 }),
    ];
    const found = async (query: string) =>
      (await call('GET', `?search=z1&${query}`)).data.items.map(({ id }: { id: number }) => id);
    expect(await found('')).toEqual([first, second]);
    expect(await found('descending=true')).toEqual([second, first]);
    expect(await found('sort=left')).toEqual([first, second]);
    expect(await found('sort=left&descending=true')).toEqual([second, first]);
    expect(await found('session=nighttime')).toEqual([second]);
    expect(await found('status=canceled')).toEqual([]);
    expect(await found(`ship=${voyage.shipId + 1}`)).toEqual([]);
    expect(await found('size=1&page=2')).toEqual([second]);
    expect(await found(`from=${(await read(second)).date}`)).toEqual([second]);
    expect((await call('GET', '?search=z1&size=1')).data).toMatchObject({ total: 2, page: 1, size: 1 });
    expect((await call('GET', '?search=%25')).data.total).toBe(0);
  });

  test('from a day on, a sailing of the day before that leaves then is listed', async () => {
    const late = await make({
      date: '2029-05-01',
      gate: 'Y1',
      session: 'nighttime',
      departs: '20:00',
      arrives: '07:00',
    });
    const found = async (query: string) =>
      (await call('GET', `?search=y1&${query}`)).data.items.map(({ id }: { id: number }) => id);
    expect(await found('from=2029-05-02')).toEqual([]);
    const times = {
      departs_at: new Date('2029-05-01T16:30:00Z'),
      arrives_at: new Date('2029-05-02T03:30:00Z'),
    };
    await db.updateTable('sailings').set(times).where('id', '=', late).execute();
    expect(await found('from=2029-05-02')).toEqual([late]);
    expect(await found('from=2029-05-03')).toEqual([]);
    expect(await found('from=2029-05-01&to=2029-05-01')).toEqual([late]);
  });

  test('a month contains exactly its sailings', async () => {
    const dates = ['2029-01-31', '2029-02-01', '2029-02-28', '2029-03-01'];
    for (const date of dates) await make({ date });
    const { data } = await call('GET', '/month?month=2029-02');
    expect(data.map((sailing: { date: string }) => sailing.date)).toEqual(['2029-02-01', '2029-02-28']);
    expect((await call('GET', '/month?month=2029-13')).status).toBe(422);
  });
});

describe('creating a sailing', () => {
  test('puts it on sale, with an audit entry of its author', async () => {
    const id = await make({
      session: 'nighttime',
      departs: '20:00',
      arrives: '07:00',
      date: '2028-12-24',
      capacity: 500,
      peak: true,
    });
    expect(await read(id)).toMatchObject({
      date: '2028-12-24',
      departsAt: '2028-12-24T20:00:00.000+08:00',
      arrivesAt: '2028-12-25T07:00:00.000+08:00',
      status: 'scheduled',
      capacity: 500,
      peak: true,
      ownFares: null,
      routeFares: FARES,
      actions: ['change', 'close', 'delay', 'cancel', 'delete'],
    });
    const { data } = await gangway.call('GET', `/sailings/${id}`);
    expect(data).toMatchObject({ bookable: true, placesLeft: 500, fares: FARES });
    const entries = (await audit(id)).sort((a, b) => a.action.localeCompare(b.action));
    expect(entries).toMatchObject([
      { actor: `staff:${manager.id}`, action: 'created', detail: { via: 'form', capacity: 500 } },
      { actor: `staff:${manager.id}`, action: 'state', to_state: 'scheduled' },
    ]);
  });

  test('with its own fares', async () => {
    const fares = { adult: 30_000, child: 20_000, infant: 5_000, senior: 25_000 };
    const id = await make({ fares });
    expect((await gangway.call('GET', `/sailings/${id}`)).data.fares).toEqual(fares);
  });

  test('is refused at the invalid field, in the language of the request', async () => {
    const taken = (await read(await make())).date;
    const refusals: [Record<string, unknown>, Record<string, string>][] = [
      [{ date: taken }, { date: 'The ship already has a sailing on this date and time slot.' }],
      [
        { date: taken, session: 'nighttime', departs: '16:00', arrives: '20:00' },
        { departs: expect.stringContaining('09:00 to 17:00') },
      ],
      [{ capacity: 601 }, { capacity: 'The ship carries at most 600 people.' }],
      [{ date: '2026-01-01' }, { date: 'The departure is in the past.' }],
      [
        { shipId: 99, routeId: 99 },
        { shipId: 'This ship does not exist.', routeId: 'This route does not exist.' },
      ],
    ];
    for (const [changes, fields] of refusals)
      expect(await call('POST', '', form(changes))).toMatchObject({
        status: 409,
        data: { error: 'sailing-clash', fields },
      });
    const chinese = await call('POST', '', form({ date: taken }), 'zh');
    expect(chinese.data.fields).toEqual({ date: '该邮轮在此日期和时段已有航次。' });
  });

  test('by ten users concurrently creates it once', async () => {
    const same = form();
    const answers = await Promise.all(Array.from({ length: 10 }, () => call('POST', '', same)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
  });

  test('concurrently with an overlapping one creates one of them', async () => {
    for (let round = 0; round < 10; round++) {
      const date = freshDate();
      const answers = await Promise.all([
        call('POST', '', form({ date })),
        call('POST', '', form({ date, session: 'nighttime', departs: '16:00', arrives: '23:00' })),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    }
  });
});

describe('changing a sailing', () => {
  test('writes an audit entry, and notifies no one without orders', async () => {
    const id = await make();
    const before = changeOf(await read(id));
    const { data } = await call('POST', `/${id}`, { ...before, gate: 'B2', nonRefundable: true });
    expect(data).toMatchObject({ gate: 'B2', nonRefundable: true });
    const entries = await audit(id);
    expect(entries.at(-1)).toMatchObject({
      action: 'changed',
      detail: { changes: { gate: { from: '', to: 'B2' }, nonRefundable: { from: false, to: true } } },
    });
    await call('POST', `/${id}`, { ...before, gate: 'B2', nonRefundable: true });
    expect(await audit(id)).toHaveLength(entries.length);
  });

  test('cannot set the capacity below held and sold places or above the ship’s', async () => {
    const id = await make();
    await sell(id, 2);
    await book(gangway, id);
    const change = changeOf(await read(id));
    expect(await call('POST', `/${id}`, { ...change, capacity: 2 })).toMatchObject({
      status: 409,
      data: { error: 'capacity-below-booked' },
      msg: '3 places are held or sold. The capacity cannot be lower.',
    });
    expect(await call('POST', `/${id}`, { ...change, capacity: 601 })).toMatchObject({
      status: 409,
      msg: 'This ship carries at most 600 people.',
    });
    expect((await call('POST', `/${id}`, { ...change, capacity: 3 })).data).toMatchObject({
      capacity: 3,
      held: 1,
      sold: 2,
    });
  });

  test('can set the capacity below expired holds', async () => {
    const id = await make();
    await book(gangway, id);
    const change = changeOf(await read(id));
    clock.advance(16 * 60_000);
    expect((await call('POST', `/${id}`, { ...change, capacity: 1 })).data).toMatchObject({
      capacity: 1,
      held: 0,
    });
  });

  longTest('with a lower capacity during a booking never oversells', async () => {
    for (let round = 0; round < 15; round++) {
      const id = await make({ capacity: 5 });
      const change = changeOf(await read(id));
      const [lowered, ...bookings] = await Promise.all([
        call('POST', `/${id}`, { ...change, capacity: 3 }),
        ...Array.from({ length: 5 }, () =>
          book(gangway, id).then(
            () => 'held',
            () => 'refused',
          ),
        ),
      ]);
      const { capacity, held } = await read(id);
      expect(held).toBe(bookings.filter(outcome => outcome === 'held').length);
      expect({ capacity, fits: held <= capacity }).toEqual({
        capacity: lowered.status === 200 ? 3 : 5,
        fits: true,
      });
      if (lowered.status !== 200) expect(lowered.data.error).toBe('capacity-below-booked');
    }
  });

  test('can add and remove its own fares without changing booked prices', async () => {
    const id = await make();
    const order = await sell(id);
    const change = changeOf(await read(id));
    const fares = { adult: 1_00, child: 1_00, infant: 1_00, senior: 1_00 };
    expect((await call('POST', `/${id}`, { ...change, fares })).data.ownFares).toEqual(fares);
    expect(
      (await gangway.call('GET', `/orders/${order.number}`, { headers: { 'X-Order-Token': order.token } }))
        .data.dueSen,
    ).toBe(FARES.adult);
    expect((await call('POST', `/${id}`, change)).data.ownFares).toBeNull();
  });

  test('notifies contacts of new times by mail, in the order’s language', async () => {
    const id = await make({ date: '2028-05-01' });
    await sell(id);
    jobs.length = 0;
    const change = changeOf(await read(id));
    const later = { departsAt: '2028-05-01T03:00:00+00:00', arrivesAt: '2028-05-01T10:00:00Z' };
    expect((await call('POST', `/${id}`, { ...change, ...later })).data).toMatchObject({
      status: 'scheduled',
      departsAt: '2028-05-01T11:00:00.000+08:00',
    });
    const [job] = jobs;
    expect(job).toMatchObject({
      queue: 'notify-departure-change',
      data: { departedAt: '2028-05-01T01:00:00.000Z', departsAt: '2028-05-01T03:00:00.000Z' },
    });
    await notifyDepartureChange(deps, job?.data ?? {});
    expect(jobs.filter(({ queue }) => queue === 'send-mail')).toHaveLength(1);
  });

  test('refuses times on another day, and overlapping sailings of one ship', async () => {
    const date = '2028-06-01';
    const id = await make({ date });
    await make({ date, session: 'nighttime', departs: '20:00', arrives: '07:00' });
    const change = changeOf(await read(id));
    const fieldsOf = async (times: object) =>
      (await call('POST', `/${id}`, { ...change, ...times })).data.fields;
    expect(await fieldsOf({ arrivesAt: change.departsAt })).toHaveProperty('arrivesAt');
    expect(await fieldsOf({ departsAt: '2028-05-31T01:00:00Z' })).toHaveProperty('departsAt');
    expect(
      await fieldsOf({ departsAt: '2028-06-05T01:00:00Z', arrivesAt: '2028-06-05T09:00:00Z' }),
    ).toHaveProperty('departsAt');
    expect(await call('POST', `/${id}`, { ...change, arrivesAt: '2028-06-01T12:01:00Z' })).toMatchObject({
      status: 409,
      msg: 'The ship is on another sailing at that time: 2028-06-01, 20:00 to 07:00. Change that one first.',
    });
  });
});

describe('closing, delaying, departing', () => {
  test('a closed sailing is off sale, and reopens with its earlier status', async () => {
    const id = await make({ date: '2028-07-01' });
    expect((await call('POST', `/${id}/close`)).data).toMatchObject({ status: 'closed' });
    await expect(book(gangway, id)).rejects.toThrow('no longer on sale');
    expect((await call('POST', `/${id}/close`)).msg).toBe(
      'This is not possible for a sailing that is closed.',
    );
    expect((await call('POST', `/${id}/reopen`)).data).toMatchObject({ status: 'scheduled' });
    await delay(id, 60);
    await call('POST', `/${id}/close`);
    expect((await call('POST', `/${id}/reopen`)).data).toMatchObject({ status: 'delayed' });
  });

  test('a delay notifies every contact, with its reason', async () => {
    const id = await make({ date: '2028-07-02' });
    for (let order = 0; order < 3; order++) await sell(id);
    jobs.length = 0;
    expect((await delay(id, 150)).data).toEqual({ sailings: 1 });
    expect((await call('GET', `/${id}`)).data).toMatchObject({
      status: 'delayed',
      departsAt: '2028-07-02T11:30:00.000+08:00',
    });
    await notifyDepartureChange(deps, jobs[0]?.data ?? {});
    const mails = jobs.filter(({ queue }) => queue === 'send-mail').map(({ data }) => data);
    expect(mails).toHaveLength(3);
    expect(mails[0]).toMatchObject({
      kind: 'sailing-moved',
      reason: 'weather',
      departedAt: '2028-07-02T01:00:00.000Z',
    });
  });

  test('a delay into the next sailing is reported', async () => {
    const date = '2028-07-03';
    const [id, next] = [
      await make({ date }),
      await make({ date, session: 'nighttime', departs: '20:00', arrives: '07:00' }),
    ];
    await delay(id, 240);
    expect((await call('GET', `/${id}`)).data.overlaps).toMatchObject([{ id: next, session: 'nighttime' }]);
  });

  test('a sailing can depart once boarding has opened, and departing is final', async () => {
    const id = await make({ date: '2026-11-20', session: 'nighttime', departs: '20:00', arrives: '07:00' });
    expect(await call('POST', `/${id}/depart`)).toMatchObject({
      status: 409,
      msg: 'This sailing can be marked as departed from 2026-11-20 17:00, when boarding opens.',
    });
    clock.set('2026-11-20T09:00:00Z');
    expect((await call('POST', `/${id}/depart`)).data).toMatchObject({ status: 'departed', actions: [] });
    for (const action of ['close', 'reopen', 'depart'])
      expect((await call('POST', `/${id}/${action}`)).status).toBe(409);
  });
});

describe('deleting', () => {
  test('a sailing without orders is removed, and its slot is free', async () => {
    const id = await make({ date: '2028-08-01' });
    expect((await call('POST', `/${id}/delete`)).status).toBe(200);
    expect((await call('GET', `/${id}`)).status).toBe(404);
    expect((await audit(id)).at(-1)).toMatchObject({ action: 'deleted' });
    await make({ date: '2028-08-01' });
  });

  test('a sailing with orders is refused', async () => {
    const id = await make();
    await book(gangway, id);
    expect(await call('POST', `/${id}/delete`)).toMatchObject({
      status: 409,
      data: { error: 'sailing-has-history' },
    });
    expect((await read(id)).actions).not.toContain('delete');
  });
});

test('a sailing from before the back office is readable', async () => {
  const id = await createSailing(db, voyage, { date: '2028-09-01' });
  expect(await read(id)).toMatchObject({ id, cancellation: null, revenueSen: 0 });
  await inTransaction(deps, 'system:test', trx =>
    trx.updateTable('ships').set({ status: 'maintenance' }).where('id', '=', voyage.shipId).execute(),
  );
  expect((await call('POST', '', form())).data.fields).toEqual({ shipId: 'The ship is under maintenance.' });
  await inTransaction(deps, 'system:test', trx =>
    trx.updateTable('ships').set({ status: 'active' }).where('id', '=', voyage.shipId).execute(),
  );
});
