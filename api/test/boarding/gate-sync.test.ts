import { addDays } from '@gangway/shared/domain/time/local-date.ts';
import { codeRefOf, ticketRefOf } from '@gangway/shared/node/gate-seal.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../src/lib/database/database.ts';
import { rotateSigningKey, withdrawSigningKey } from '../../src/reservations/tickets/signing-keys.service.ts';
import { ticketCode } from '../../src/reservations/tickets/ticket-code.service.ts';
import { createTestDatabase } from '../support/database/database.ts';
import {
  childInput,
  createSailing,
  createVoyage,
  FARES,
  passengerInput,
} from '../support/database/factories.ts';
import { createStation, type Station } from '../support/gate/gate-station.ts';
import { askToPay, book, newKey, noticeOf, notify } from '../support/money/paying.ts';
import { type SignedIn, signInStaff } from '../support/people/accounts.ts';
import { bookCabin, type CabinGuests } from '../support/people/cabin-guests.ts';
import { createTestApp } from '../support/test-app.ts';
import { eventually } from '../support/waiting.ts';

/** The evening sailing departs at 20:00 local time; boarding is from 17:00 to 19:45. */
const BOARDING_TIME = '2026-12-12T11:00:00.000Z';

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database);
const { call, clock, deps } = gangway;
const voyage = await createVoyage(db, { rooms: 40 });
const tonight = await createSailing(db, voyage, { date: '2026-12-12', session: 'nighttime' });
const tomorrow = await createSailing(db, voyage, { date: '2026-12-13' });
const nextWeek = await createSailing(db, voyage, { date: '2026-12-19' });
const yesterday = await createSailing(db, voyage, { date: '2026-12-11' });
const longAgo = await createSailing(db, voyage, { date: '2026-10-01' });

let officer: SignedIn;
let station: Station;
let pair: CabinGuests;
let rooms = 0;

beforeEach(async () => {
  clock.set(BOARDING_TIME);
  officer = await signInStaff(gangway, ['boarding.verify']);
  pair = await bookCabin(gangway, tonight, voyage.roomIds[rooms++] ?? 0);
  station = createStation(gangway, officer, { sailingId: tonight });
});

const ticketOf = (guests: CabinGuests, index = 0) => guests.tickets[index] as CabinGuests['tickets'][number];
/** The tickets in the answer of a sync, by their ids. */
async function news(asked: object = {}, candidates = pair.tickets): Promise<string[]> {
  const refs = (await station.sync(asked)).tickets.map(({ ref }) => ref);
  return candidates.filter(({ id }) => refs.includes(ticketRefOf(id))).map(({ serial }) => serial);
}
/**
 * Waits until nothing is sent twice: while any transaction is open on this server, even in another database, later
 * changes are sent again.
 */
const settle = (of = station) =>
  eventually(async () => expect(await of.sync()).toMatchObject({ tickets: [], whole: [], names: null }));
const rowOf = (id: string) =>
  db.selectFrom('tickets').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const serials = (guests: CabinGuests) => guests.tickets.map(({ serial }) => serial);
const change = (work: Parameters<typeof inTransaction<unknown>>[2]) =>
  inTransaction(deps, 'system:test', work);

async function cancel({ order }: CabinGuests, ticketIds: string[]) {
  clock.set('2026-11-21T02:00:00.000Z');
  const headers = { 'X-Order-Token': order.token };
  const path = `/orders/${order.number}/cancel`;
  const preview = await call('POST', `${path}/preview`, { body: { ticketIds }, headers });
  const body = { ticketIds, expectedChargeSen: preview.data.chargeSen };
  const { status } = await call('POST', path, {
    body,
    headers: { ...headers, 'Idempotency-Key': newKey() },
  });
  expect(status).toBe(200);
  clock.set(BOARDING_TIME);
}

describe('a first sync', () => {
  test('contains everything of current sailings and nothing of others', async () => {
    const far = await bookCabin(gangway, nextWeek, null);
    const answer = await station.sync();
    expect(answer).toMatchObject({
      now: BOARDING_TIME,
      hours: { opensMinutes: 180, closesMinutes: 15 },
      orderPrefix: 'SC',
      openConflicts: 0,
    });
    expect(answer.whole).toEqual(answer.sailings.map(({ id }) => id));
    expect(answer.whole).toEqual(expect.arrayContaining([tonight, tomorrow]));
    for (const id of [yesterday, nextWeek]) expect(answer.whole).not.toContain(id);
    expect(answer.sailings[0]).toMatchObject({ phase: 'boarding', boarded: 0 });
    expect(station.ticket(ticketOf(pair).id)).toMatchObject({
      sailingId: tonight,
      state: 'valid',
      boarded: null,
    });
    expect(station.ticket(ticketOf(far).id)).toBeUndefined();
  });

  test('names the sailings of the last days and the next, once a day', async () => {
    const { names } = await station.sync();
    expect(names?.of).toBe('2026-12-12');
    const named = names?.sailings.map(({ id }) => id);
    for (const id of [yesterday, tonight, tomorrow, nextWeek]) expect(named).toContain(id);
    expect(named).not.toContain(longAgo);
    expect(names?.sailings.find(({ id }) => id === yesterday)).toMatchObject({
      id: yesterday,
      ship: 'Selat Aurora',
      date: '2026-12-11',
      session: 'daytime',
      departsAt: '2026-12-11T09:00:00.000+08:00',
      departure: { en: 'Port Klang' },
      destination: { en: 'Penang' },
    });
    await settle();
    const added = await createSailing(db, voyage, { date: '2026-12-25' });
    expect((await station.sync()).names?.sailings.map(({ id }) => id)).toContain(added);
    await settle();
    expect((await station.sync({ namesOf: addDays('2026-12-12', -1) })).names).not.toBeNull();
  });

  test('encrypts passenger details with the secret of each ticket, and contains no name', async () => {
    const answer = await station.sync();
    const written = JSON.stringify(answer);
    for (const reported of ['Tan Wei Ming', ticketOf(pair).id, ticketOf(pair).serial, pair.order.number])
      expect(written).not.toContain(reported);
    const detail = await station.detail(ticketOf(pair).id);
    expect(detail).toMatchObject({
      ticketId: ticketOf(pair).id,
      orderNumber: pair.order.number,
      stillToPaySen: 0,
      language: 'en',
      members: [
        {
          passengerName: 'Tan Wei Ming',
          serial: ticketOf(pair).serial,
          minor: false,
          cabin: expect.any(String),
        },
        {
          passengerName: 'Tan Siew Ling',
          ticketId: ticketOf(pair, 1).id,
          ref: ticketRefOf(ticketOf(pair, 1).id),
        },
      ],
    });
    const [one, other] = pair.tickets.map(({ id }) => station.ticket(id)?.sealed);
    expect(one).not.toBe(other);
  });

  test('contains minors and amounts still due', async () => {
    clock.set('2026-11-20T02:00:00.000Z');
    const order = await book(gangway, tonight, {
      passengers: [passengerInput(), childInput()],
      expectedTotalSen: FARES.adult + FARES.child,
    });
    clock.set(BOARDING_TIME);
    const [adult = ''] = (
      await db.selectFrom('tickets').select('id').where('order_id', '=', order.id).orderBy('serial').execute()
    ).map(({ id }) => id);
    await station.sync();
    expect(station.ticket(adult)?.state).toBe('unpaid');
    const detail = await station.detail(adult);
    expect(detail).toMatchObject({ stillToPaySen: order.dueSen });
    expect(detail?.members.map(({ minor }) => minor)).toEqual([false, true]);
  });

  test('contains every key, with the withdrawn ones marked', async () => {
    const first = await rotateSigningKey(deps);
    await withdrawSigningKey(deps, first - 1);
    const { keys } = await station.sync();
    expect(keys.map(({ id, withdrawn }) => [id, withdrawn])).toEqual([
      [first - 1, true],
      [first, false],
    ]);
    for (const { publicKey } of keys) expect(Buffer.from(publicKey, 'base64url')).toHaveLength(32);
  });

  test('contains a digest of each code, which changes when its key is withdrawn', async () => {
    const { id, code } = ticketOf(pair);
    await station.sync();
    expect(station.ticket(id)?.codeRef).toBe(codeRefOf(code));
    const { signing_key_id } = await rowOf(id);
    await withdrawSigningKey(deps, signing_key_id);
    const anew = await ticketCode(deps, await rowOf(id));
    expect(anew).not.toBe(code);
    await station.sync({ cursor: null });
    expect(station.ticket(id)?.codeRef).toBe(codeRefOf(anew));
  });
});

describe('a later sync', () => {
  beforeEach(() => settle());

  test('is empty without changes', async () => {
    const { sailings, keys } = await station.sync();
    expect(sailings.map(({ id }) => id)).toContain(tonight);
    expect(keys).not.toEqual([]);
  });

  test('contains a ticket that boarded elsewhere, and only that one', async () => {
    const body = { code: ticketOf(pair).code, eventId: deps.ids.uuid(), sailingId: tonight, gate: 'Gate B' };
    await station.call('/boarding/scan', body);
    expect(await news()).toEqual([ticketOf(pair).serial]);
    expect(station.ticket(ticketOf(pair).id)?.boarded).toEqual({
      eventId: body.eventId,
      at: BOARDING_TIME,
      gate: 'Gate B',
    });
  });

  test('contains the whole party if one member was canceled', async () => {
    await cancel(pair, [ticketOf(pair).id]);
    expect(await news()).toEqual(serials(pair));
    expect(station.ticket(ticketOf(pair).id)).toMatchObject({ state: 'canceled', sealed: null });
    expect((await station.detail(ticketOf(pair, 1).id))?.members).toHaveLength(1);
  });

  test('contains tickets sold since, and later their payment', async () => {
    const sold = await bookCabin(gangway, tonight, null, { paid: false });
    expect(await news({}, sold.tickets)).toEqual(serials(sold));
    expect(station.ticket(ticketOf(sold).id)?.state).toBe('unpaid');
    clock.set('2026-11-20T02:05:00.000Z');
    const { data } = await askToPay(gangway, [sold.order]);
    await notify(gangway, noticeOf(data.payment.id, { amountSen: sold.order.dueSen }));
    clock.set(BOARDING_TIME);
    expect(await news({}, sold.tickets)).toEqual(serials(sold));
    expect(station.ticket(ticketOf(sold).id)?.state).toBe('valid');
  });

  test.each<[string, (guests: CabinGuests) => Promise<unknown>]>([
    [
      'a name that was corrected',
      ({ order }) =>
        change(trx =>
          trx.updateTable('passengers').set({ name: 'Tan Mei' }).where('order_id', '=', order.id).execute(),
        ),
    ],
    [
      'a seat',
      ({ tickets }) =>
        change(trx =>
          trx
            .updateTable('tickets')
            .set({ seat: 'X9' })
            .where('id', '=', tickets[0]?.id ?? '')
            .execute(),
        ),
    ],
    [
      'another cabin',
      ({ order }) =>
        change(trx =>
          trx
            .updateTable('order_cabins')
            .set({ room_id: voyage.roomIds.at(-1) ?? 0 })
            .where('order_id', '=', order.id)
            .execute(),
        ),
    ],
    [
      'the language',
      ({ order }) =>
        change(trx => trx.updateTable('orders').set({ language: 'ko' }).where('id', '=', order.id).execute()),
    ],
  ])('contains the whole party after %s', async (_what, happen) => {
    const before = await station.detail(ticketOf(pair, 1).id);
    await happen(pair);
    expect(await news()).toEqual(serials(pair));
    expect(await station.detail(ticketOf(pair, 1).id)).not.toEqual(before);
  });

  test('ignores changes that gates do not show', async () => {
    await change(trx =>
      trx
        .updateTable('orders')
        .set({ remarks: 'Vegetarian', status: 'completed', completed_at: clock.now() })
        .where('id', '=', pair.order.id)
        .execute(),
    );
    await change(trx =>
      trx.updateTable('passengers').set({ phone: '+60 1' }).where('order_id', '=', pair.order.id).execute(),
    );
    expect((await station.sync()).tickets).toEqual([]);
  });

  test('contains a whole sailing if it is new to the station or canceled', async () => {
    expect(await station.sync({ sailings: [tomorrow] })).toMatchObject({ whole: [tonight] });
    const off = await createSailing(db, voyage, { date: '2026-12-13', session: 'nighttime' });
    const guests = await bookCabin(gangway, off, null);
    expect((await station.sync()).whole).toEqual([off]);
    await settle();
    await change(trx =>
      trx.updateTable('sailings').set({ status: 'canceled' }).where('id', '=', off).execute(),
    );
    const answer = await station.sync();
    expect(answer.whole).toEqual([off]);
    expect(answer.sailings.find(({ id }) => id === off)?.phase).toBe('canceled');
    expect(station.ticket(ticketOf(guests).id)).toMatchObject({ state: 'canceled', sealed: null });
    await settle();
  });

  test('contains whole sailings if a cabin of the ship was renamed', async () => {
    await change(trx =>
      trx
        .updateTable('rooms')
        .set({ number: '999' })
        .where('id', '=', voyage.roomIds[0] ?? 0)
        .execute(),
    );
    const { whole, sailings } = await station.sync();
    expect(whole).toEqual(sailings.map(({ id }) => id));
  });

  test('leaves out past sailings, so that the station deletes them', async () => {
    clock.set('2026-12-13T00:00:00.000Z');
    officer = await signInStaff(gangway, ['boarding.verify']);
    station = createStation(gangway, officer);
    const { sailings } = await station.sync();
    expect(sailings.map(({ id }) => id)).not.toContain(tonight);
    expect(sailings.map(({ id }) => id)).toContain(tomorrow);
  });
});

describe('a ticket that moved to another sailing', () => {
  const move = ({ order, tickets }: CabinGuests, to: number) =>
    change(async trx => {
      await trx
        .updateTable('tickets')
        .set({ seat: '', cabin_id: null })
        .where('order_id', '=', order.id)
        .execute();
      await trx.deleteFrom('order_cabins').where('order_id', '=', order.id).execute();
      await trx
        .updateTable('orders')
        .set({ sailing_id: to, due_sen: 2 * FARES.adult })
        .where('id', '=', order.id)
        .execute();
      for (const { id } of tickets)
        await trx
          .updateTable('tickets')
          .set({ verification_secret: Buffer.from(deps.ids.bytes(8)) })
          .where('id', '=', id)
          .execute();
      await trx
        .updateTable('orders')
        .set({ due_sen: 2 * FARES.adult })
        .where('id', '=', order.id)
        .execute();
    });

  test('is sent with its new sailing, in a later and in a first sync', async () => {
    await station.sync();
    await move(pair, nextWeek);
    expect(await news()).toEqual(serials(pair));
    expect(station.ticket(ticketOf(pair).id)?.sailingId).toBe(nextWeek);

    const beginner = createStation(gangway, officer);
    await beginner.sync();
    expect(beginner.ticket(ticketOf(pair).id)?.sailingId).toBe(nextWeek);
    expect(await beginner.detail(ticketOf(pair).id)).not.toBeNull();
  });

  test('is sent again after each further move', async () => {
    await move(pair, nextWeek);
    await station.sync();
    await move(pair, yesterday);
    expect(await news()).toEqual(serials(pair));
    expect(station.ticket(ticketOf(pair).id)?.sailingId).toBe(yesterday);
    await move(pair, tonight);
    expect(await news()).toEqual(serials(pair));
    expect(station.ticket(ticketOf(pair).id)?.sailingId).toBe(tonight);
  });
});

describe('a cursor', () => {
  test('of another database, from the future, or invalid, returns everything', async () => {
    await settle();
    const { cursor, sailings } = await station.sync();
    const all = sailings.map(({ id }) => id);
    const [epoch = '', since = ''] = cursor.split('.');
    for (const other of [`1${epoch}.${since}`, `${epoch}.${Number(since) + 1_000_000}`, 'nonsense', null])
      expect((await station.sync({ cursor: other })).whole, String(other)).toEqual(all);
    await settle();
    expect((await station.sync()).whole).toEqual([]);
  });

  /**
   * A change that a sequence or a clock would miss: it gets its number before the station asks, and commits after a newer
   * one. A client that continues after the newest number never receives it.
   */
  test('misses no transaction that was open when it was made', async () => {
    const other = await bookCabin(gangway, tonight, null);
    await settle();

    const late = await db.startTransaction().execute();
    await sql`select set_config('gangway.actor', 'system:test', true)`.execute(late);
    await late.updateTable('tickets').set({ seat: 'L1' }).where('id', '=', ticketOf(pair).id).execute();
    await change(trx =>
      trx.updateTable('tickets').set({ seat: 'N1' }).where('id', '=', ticketOf(other).id).execute(),
    );
    const candidates = [...pair.tickets, ...other.tickets];
    expect(await news({}, candidates)).toEqual(serials(other));
    expect(await news({}, candidates), 'told twice is harmless').toEqual(serials(other));
    await late.commit().execute();
    expect(await news({}, candidates)).toEqual([...serials(pair), ...serials(other)]);
    expect((await station.detail(ticketOf(pair).id))?.members[0]?.seat).toBe('L1');
    await settle();
  });

  test('misses no ticket that an older transaction writes after a newer one', async () => {
    await settle();
    const older = await db.startTransaction().execute();
    await sql`select set_config('gangway.actor', 'system:test', true), pg_current_xact_id()`.execute(older);
    await change(trx =>
      trx.updateTable('tickets').set({ seat: 'N2' }).where('id', '=', ticketOf(pair).id).execute(),
    );
    await station.sync();
    await older.updateTable('tickets').set({ seat: 'L2' }).where('id', '=', ticketOf(pair).id).execute();
    await older.commit().execute();
    await station.sync();
    expect((await station.detail(ticketOf(pair).id))?.members[0]?.seat).toBe('L2');
  });
});

test('the heartbeat of a station is recorded', async () => {
  await station.sync({ station: { id: station.id, gate: 'Gate C', sailingId: 999_999, waiting: 7 } });
  const row = () =>
    db.selectFrom('gate_stations').selectAll().where('id', '=', station.id).executeTakeFirstOrThrow();
  expect(await row()).toMatchObject({
    gate: 'Gate C',
    sailing_id: null,
    waiting: 7,
    officer_id: officer.id,
    last_seen_at: new Date(BOARDING_TIME),
  });
  await station.sync();
  expect(await row()).toMatchObject({ gate: 'Gate A', sailing_id: tonight, waiting: 0 });
});
