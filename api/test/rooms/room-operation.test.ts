import { generateKeyPairSync } from 'node:crypto';
import type {
  BoardRoom,
  CabinGuest,
  RoomBoard,
} from '@gangway/shared/contract/office/fleet/room-operation.ts';
import { type RawBuilder, sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../src/lib/database/database.ts';
import {
  currentSigningKeyId,
  withdrawSigningKey,
} from '../../src/reservations/tickets/signing-keys.service.ts';
import { signedCode } from '../../src/reservations/tickets/ticket-code.service.ts';
import { createCopies } from '../races/copies.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage, type Voyage } from '../support/database/factories.ts';
import { longTest } from '../support/long-test.ts';
import { type SignedIn, signInStaff } from '../support/people/accounts.ts';
import { bookCabin } from '../support/people/cabin-guests.ts';
import { createTestApp } from '../support/test-app.ts';

/** The night sailing departs at 20:00 local time, the next day sailing at 09:00. */
const DATE = '2026-12-12';
const NOW = '2026-12-12T10:00:00.000Z';

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database);
const { call, clock } = gangway;
let voyage: Voyage;
let tonight: number;
let tomorrow: number;
let desk: SignedIn;
let free: number[];

beforeAll(async () => {
  voyage = await createVoyage(db, { rooms: 40 });
  tonight = await createSailing(db, voyage, { date: DATE, session: 'nighttime' });
  tomorrow = await createSailing(db, voyage, { date: '2026-12-13', session: 'daytime' });
  free = [...voyage.roomIds];
});
beforeEach(async () => {
  clock.set(NOW);
  desk = await signInStaff(gangway, ['rooms.operate']);
});

/** A room that no other test uses. */
const nextRoom = () => {
  const id = free.shift();
  if (id === undefined) throw new Error('more rooms');
  return id;
};
const act = (roomId: number, action: string, body: object = {}, by = desk) =>
  call('POST', `/office/rooms/${roomId}/${action}`, { body, headers: by.headers });
const scan = (ticket: string, where: object = {}, by = desk) =>
  call('POST', '/office/rooms/check-in', { body: { ticket, ...where }, headers: by.headers });
const board = async (): Promise<RoomBoard> =>
  (await call('GET', `/office/rooms/board?shipId=${voyage.shipId}`, { headers: desk.headers })).data;
const onBoard = async (id: number) => (await board()).rooms.find(room => room.id === id) as BoardRoom;
const eventsOf = (roomId: number) =>
  db
    .selectFrom('room_events')
    .select(['action', 'order_id', 'notes', 'system_user_id'])
    .where('room_id', '=', roomId)
    .orderBy('sequence')
    .execute();
const codeOf = (answer: { data: { error?: string } }) => answer.data.error;

describe('a stay', () => {
  test('goes from check-in to the next guests, with each step and its author recorded', async () => {
    const room = nextRoom();
    const { order, tickets } = await bookCabin(gangway, tonight, room);
    expect((await onBoard(room)).expected).toEqual({
      orderNumber: order.number,
      guests: ['Tan Wei Ming', 'Tan Siew Ling'],
    });

    const arrived = await scan(tickets[0]?.code ?? '');
    expect(arrived).toMatchObject({
      status: 200,
      data: {
        shipId: voyage.shipId,
        party: { orderNumber: order.number, guests: ['Tan Wei Ming', 'Tan Siew Ling'] },
        room: { id: room, status: 'occupied', checkedInAt: NOW, expected: null },
      },
    });
    expect((await onBoard(room)).stay).toEqual(arrived.data.party);

    clock.set('2026-12-12T22:30:00.000Z');
    desk = await signInStaff(gangway, ['rooms.operate']);
    expect((await act(room, 'check-out', { notes: 'Key card kept' })).data).toMatchObject({
      status: 'dirty',
      checkedInAt: null,
      stay: null,
      expected: null,
      last: { action: 'check-out', notes: 'Key card kept' },
    });
    expect((await act(room, 'clean-completed')).data.status).toBe('available');
    expect((await eventsOf(room)).map(({ action, order_id }) => [action, order_id])).toEqual([
      ['check-in', order.id],
      ['check-out', order.id],
      ['clean-completed', null],
    ]);
    const states = await db
      .selectFrom('audit_entries')
      .select(['from_state', 'to_state', 'actor'])
      .where('entity', '=', 'rooms')
      .where('entity_id', '=', String(room))
      .where('from_state', 'is not', null)
      .orderBy('id')
      .execute();
    expect(states.map(({ from_state, to_state }) => `${from_state} → ${to_state}`)).toEqual([
      'available → occupied',
      'occupied → dirty',
      'dirty → available',
    ]);
    expect(states.at(-1)?.actor).toBe(`staff:${desk.id}`);
  });

  test('starts with a typed serial or by hand', async () => {
    const [one, other] = [nextRoom(), nextRoom()];
    const { tickets } = await bookCabin(gangway, tonight, one);
    const typed = (tickets[1]?.serial ?? '').toLowerCase().replace('-', ' ');
    expect((await scan(typed)).data.room).toMatchObject({ id: one, status: 'occupied' });
    const { order } = await bookCabin(gangway, tonight, other, { names: ['Lee Min-ho'] });
    const byHand = await act(other, 'check-in');
    expect(byHand.data.stay).toEqual({ orderNumber: order.number, guests: ['Lee Min-ho'] });
  });

  test('of a guest without a booking takes a note', async () => {
    const room = nextRoom();
    const refused = await act(room, 'check-in', { notes: '  ' });
    expect(refused).toMatchObject({ status: 409, data: { error: 'room-not-booked' } });
    const crew = await act(room, 'check-in', { notes: 'Second engineer, cabin 12 leaks' });
    expect(crew.data).toMatchObject({ status: 'occupied', stay: null });
    expect(await eventsOf(room)).toMatchObject([
      { order_id: null, notes: 'Second engineer, cabin 12 leaks' },
    ]);
  });

  test('in a repaired room starts after cleaning or at once', async () => {
    const room = nextRoom();
    expect((await act(room, 'maintenance', {})).status).toBe(422);
    const broken = await act(room, 'maintenance', { notes: 'Shower drain blocked' });
    expect(broken.data).toMatchObject({ status: 'maintenance', last: { notes: 'Shower drain blocked' } });
    const refused = await act(room, 'check-in', { notes: 'Crew' });
    expect(refused).toMatchObject({ status: 409, data: { error: 'room-in-maintenance' } });
    expect(refused.msg).toContain('Shower drain blocked');
    expect((await act(room, 'maintenance-over', { clean: false })).data.status).toBe('dirty');
    expect((await act(room, 'maintenance', { notes: 'Still blocked' })).data.status).toBe('maintenance');
    expect((await act(room, 'maintenance-over', { clean: true })).data.status).toBe('available');
  });
});

describe('a check-in by mistake (R425)', () => {
  test('is undone: its guests are expected again, and both events are recorded', async () => {
    const room = nextRoom();
    const { order, tickets } = await bookCabin(gangway, tonight, room);
    const arrived = async () => {
      const query = `sailingId=${tonight}&size=200&search=${order.number}`;
      const { data } = await call('GET', `/office/check-in/guests?${query}`, { headers: desk.headers });
      return (data.items as CabinGuest[]).map(({ checkedInAt }) => checkedInAt);
    };
    await scan(tickets[0]?.code ?? '');
    expect(await arrived()).toEqual([NOW, NOW]);
    clock.advance(10 * 60_000);
    const { status, data } = await act(room, 'check-in-undone');
    expect(status).toBe(200);
    expect(data).toMatchObject({ status: 'available', checkedInAt: null, stay: null });
    expect(data.expected).toMatchObject({ orderNumber: order.number });
    expect(await arrived()).toEqual([null, null]);
    expect((await scan(tickets[0]?.code ?? '')).status).toBe(200);
    expect((await arrived()).every(at => at !== null)).toBe(true);
    expect((await eventsOf(room)).map(({ action }) => action)).toEqual([
      'check-in',
      'check-in-undone',
      'check-in',
    ]);
    expect(new Set((await eventsOf(room)).map(({ order_id }) => order_id)).size).toBe(1);
  });

  test('is not undone after ten minutes, after a check-out, or twice', async () => {
    const room = nextRoom();
    await act(room, 'check-in', { notes: 'Crew' });
    clock.advance(10 * 60_000 + 1);
    const late = await act(room, 'check-in-undone');
    expect([late.status, codeOf(late)]).toEqual([409, 'check-in-undo-over']);
    expect((await act(room, 'check-out')).status).toBe(200);
    expect(codeOf(await act(room, 'check-in-undone'))).toBe('room-not-occupied');
    await act(room, 'clean-completed');
    await act(room, 'check-in', { notes: 'Crew' });
    const answers = await Promise.all([act(room, 'check-in-undone'), act(room, 'check-in-undone')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('does not prevent the order from being canceled', async () => {
    const room = nextRoom();
    const { order, tickets } = await bookCabin(gangway, tonight, room);
    const cancel = () =>
      call('POST', `/orders/${order.number}/cancel/preview`, {
        body: {},
        headers: { 'X-Order-Token': order.token },
      });
    await scan(tickets[0]?.code ?? '');
    expect(codeOf(await cancel())).toBe('guests-checked-in');
    await act(room, 'check-in-undone');
    expect((await cancel()).status).toBe(200);
  });

  test('is undone by its event alone, and only as the last event of its room', async () => {
    const room = nextRoom();
    await act(room, 'check-in', { notes: 'Crew' });
    const constraint = async (statement: RawBuilder<unknown>) => {
      const failure = await inTransaction(gangway.deps, 'system:test', trx => statement.execute(trx)).then(
        () => undefined,
        (error: { constraint?: string }) => error,
      );
      return failure?.constraint;
    };
    const [first] = await eventsOf(room);
    expect(
      await constraint(sql`update rooms set status = 'available', checked_in_at = null where id = ${room}`),
    ).toBe('check_in_is_undone_by_event');
    await act(room, 'check-out');
    const undoing = sql`
      insert into room_events (id, room_id, action, system_user_id, at, undoes)
      select gen_random_uuid(), room_id, 'check-in-undone', system_user_id, at, id from room_events
      where room_id = ${room} and action = ${first?.action ?? ''}`;
    expect(await constraint(undoing)).toBe('undone_check_in_is_last');
  });
});

describe('each conflict has its own message:', () => {
  test('occupied by others, by the same guests, dirty, under maintenance', async () => {
    const room = nextRoom();
    const { tickets } = await bookCabin(gangway, tonight, room);
    await act(room, 'check-in');
    const again = await scan(tickets[1]?.code ?? '');
    expect(codeOf(again)).toBe('guest-already-in');
    expect(again.msg).toMatch(/^Already checked into room \d+ at Sat 12 Dec 2026, 18:00 by staff-/);
    expect(codeOf(await act(room, 'check-in'))).toBe('guest-already-in');
    await act(room, 'check-out');
    const dirty = await scan(tickets[0]?.code ?? '');
    expect([codeOf(dirty), dirty.msg]).toEqual(['room-dirty', expect.stringContaining('not been cleaned')]);

    const crewed = nextRoom();
    await act(crewed, 'check-in', { notes: 'Pilot' });
    const { tickets: late } = await bookCabin(gangway, tonight, crewed);
    const taken = await scan(late[0]?.code ?? '');
    expect([codeOf(taken), taken.msg]).toEqual([
      'room-occupied',
      expect.stringContaining('occupied since Sat 12 Dec 2026, 18:00'),
    ]);
  });

  test('another room than the guest’s', async () => {
    const [mine, door] = [nextRoom(), nextRoom()];
    const { tickets } = await bookCabin(gangway, tonight, mine);
    const refused = await scan(tickets[0]?.serial ?? '', { roomId: door });
    expect(codeOf(refused)).toBe('guest-other-cabin');
    expect(refused.msg).toMatch(/^This guest’s room is \d+, not \d+\.$/);
    expect((await scan(tickets[0]?.serial ?? '', { roomId: mine })).status).toBe(200);
  });

  test('no room in the booking', async () => {
    const { tickets } = await bookCabin(gangway, tonight, null, { names: ['Siti'] });
    const refused = await scan(tickets[0]?.code ?? '');
    expect([codeOf(refused), refused.msg]).toEqual([
      'guest-without-cabin',
      expect.stringMatching(/^Siti has no room/),
    ]);
  });

  test('not paid', async () => {
    const room = nextRoom();
    const { order, tickets } = await bookCabin(gangway, tonight, room, { paid: false, at: NOW });
    const refused = await scan(tickets[0]?.code ?? '');
    expect([codeOf(refused), refused.msg]).toEqual(['guest-unpaid', expect.stringContaining(order.number)]);
    expect(codeOf(await act(room, 'check-in'))).toBe('guest-unpaid');
  });

  test('canceled', async () => {
    const room = nextRoom();
    const { order, tickets } = await bookCabin(gangway, tonight, room, { paid: false, at: NOW });
    await call('POST', `/orders/${order.number}/cancel`, {
      headers: { 'X-Order-Token': order.token, 'Idempotency-Key': 'cancel-before-check-in' },
      body: { expectedChargeSen: 0 },
    });
    expect(codeOf(await scan(tickets[0]?.code ?? ''))).toBe('guest-canceled');
    expect(codeOf(await act(room, 'check-in'))).toBe('room-not-booked');
  });

  test('another sailing, another ship’s desk', async () => {
    const room = nextRoom();
    const { tickets } = await bookCabin(gangway, tomorrow, room);
    const early = await scan(tickets[0]?.code ?? '');
    expect([codeOf(early), early.msg]).toEqual([
      'guest-other-sailing',
      expect.stringContaining('Selat Aurora, Sun 13 Dec 2026, 09:00'),
    ]);
    const tonights = await bookCabin(gangway, tonight, nextRoom());
    const elsewhere = await scan(tonights.tickets[0]?.code ?? '', { shipId: voyage.shipId + 1 });
    expect(codeOf(elsewhere)).toBe('guest-other-sailing');
  });

  test('more than a day ahead', async () => {
    const { tickets } = await bookCabin(gangway, tonight, nextRoom());
    clock.set('2026-12-11T11:59:00.000Z');
    desk = await signInStaff(gangway, ['rooms.operate']);
    const refused = await scan(tickets[0]?.code ?? '');
    expect([codeOf(refused), refused.msg]).toEqual([
      'check-in-too-early',
      expect.stringContaining('Fri 11 Dec 2026, 20:00'),
    ]);
  });

  test('an unknown, a forged, an outdated and an empty code', async () => {
    expect(codeOf(await scan('SC99999999-1'))).toBe('ticket-not-found');
    expect(codeOf(await scan('GW1:nonsense'))).toBe('ticket-not-found');
    const { tickets } = await bookCabin(gangway, tonight, nextRoom());
    const forged = signedCode(
      { keyId: 1, ticketId: tickets[0]?.id ?? '', sailingId: tonight, verificationSecret: new Uint8Array(8) },
      generateKeyPairSync('ed25519').privateKey,
    );
    expect(codeOf(await scan(forged))).toBe('guest-ticket-forged');
    expect(codeOf(await scan('   '))).toBe('invalid-input');
  });

  test('a code with a withdrawn key', async () => {
    const { tickets } = await bookCabin(gangway, tonight, nextRoom());
    await withdrawSigningKey(gangway.deps, await currentSigningKeyId(gangway.deps.db));
    expect(codeOf(await scan(tickets[0]?.code ?? ''))).toBe('guest-key-withdrawn');
  });

  test('an action that does not fit the room’s state', async () => {
    const room = nextRoom();
    expect(codeOf(await act(room, 'check-out'))).toBe('room-not-occupied');
    expect(codeOf(await act(room, 'clean-completed'))).toBe('room-not-dirty');
    expect(codeOf(await act(room, 'maintenance-over', { clean: true }))).toBe('room-not-in-maintenance');
    await act(room, 'check-in', { notes: 'Crew' });
    expect(codeOf(await act(room, 'maintenance', { notes: 'Leak' }))).toBe('room-still-occupied');
    expect(await eventsOf(room)).toHaveLength(1);
    expect((await act(999_999, 'check-out')).status).toBe(404);
  });

  test('a message in the desk’s language', async () => {
    const answer = await call('POST', `/office/rooms/${nextRoom()}/check-out`, {
      body: {},
      headers: { ...desk.headers, 'Accept-Language': 'zh' },
    });
    expect(answer.msg).toMatch(/号客房无人入住/);
  });
});

describe('concurrent desks', () => {
  longTest(
    'of concurrent check-ins to one room one succeeds with one event, and the refusals name its author',
    async () => {
      const copies = await createCopies(database);
      for (const copy of copies) copy.clock.set(NOW);
      for (let round = 0; round < 5; round++) {
        const room = nextRoom();
        const { tickets } = await bookCabin(gangway, tonight, room);
        const attempts = copies.flatMap(copy =>
          tickets.flatMap(({ code }) => [
            copy.call('POST', '/office/rooms/check-in', { body: { ticket: code }, headers: desk.headers }),
            copy.call('POST', `/office/rooms/${room}/check-in`, { body: {}, headers: desk.headers }),
          ]),
        );
        const answers = await Promise.all(attempts);
        expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
        const reported = answers.filter(({ status }) => status === 409).map(codeOf);
        expect(new Set(reported)).toEqual(new Set(['guest-already-in']));
        expect(await eventsOf(room)).toHaveLength(1);
      }
    },
  );

  test('a concurrent check-in and cancellation end with one of the two', async () => {
    for (let round = 0; round < 4; round++) {
      const room = nextRoom();
      const { order, tickets } = await bookCabin(gangway, tonight, room, { names: ['Ong'] });
      const clerk = await signInStaff(gangway, ['orders.read', 'orders.cancel']);
      const preview = await call('POST', `/orders/${order.number}/cancel/preview`, {
        headers: clerk.headers,
        body: {},
      });
      const [arrived, canceled] = await Promise.all([
        scan(tickets[0]?.code ?? ''),
        call('POST', `/orders/${order.number}/cancel`, {
          headers: { ...clerk.headers, 'Idempotency-Key': `cancel-race-${round}` },
          body: { expectedChargeSen: preview.data.chargeSen, reason: 'Asked by phone' },
        }),
      ]);
      const [refused, kept] = arrived.status === 200 ? [canceled, arrived] : [arrived, canceled];
      expect([refused.status, kept.status]).toEqual([409, 200]);
      expect(codeOf(refused)).toBe(refused === canceled ? 'guests-checked-in' : 'guest-canceled');
      expect((await eventsOf(room)).length).toBe(arrived.status === 200 ? 1 : 0);
      const reported = await db
        .selectFrom('audit_entries')
        .select('entity')
        .where('entity_id', 'in', [String(room), order.id])
        .where('to_state', 'in', ['occupied', 'canceled', 'refunded'])
        .execute();
      expect(reported).toEqual([{ entity: arrived.status === 200 ? 'rooms' : 'orders' }]);
    }
  });
});

describe('the board', () => {
  test('shows the current and the next sailing with the guests of each room', async () => {
    const room = nextRoom();
    const { order } = await bookCabin(gangway, tomorrow, room, { names: ['Chong'] });
    const shown = await board();
    expect(shown).toMatchObject({
      ship: { id: voyage.shipId, name: 'Selat Aurora' },
      current: { id: tonight, session: 'nighttime' },
      following: { id: tomorrow, session: 'daytime' },
    });
    expect(shown.rooms.find(({ id }) => id === room)).toMatchObject({
      expected: null,
      next: { orderNumber: order.number, guests: ['Chong'] },
    });
    expect(shown.rooms.map(({ number }) => number)).toEqual(
      shown.rooms.map(({ number }) => number).toSorted((a, b) => Number(a) - Number(b)),
    );
  });

  test('counts down to the next session, with the number of rooms to clean', async () => {
    const [booked, unbooked] = [nextRoom(), nextRoom()];
    for (const room of [booked, unbooked]) {
      await act(room, 'maintenance', { notes: 'Lamp' });
      await act(room, 'maintenance-over', { clean: false });
    }
    const before = (await board()).turnaround;
    await bookCabin(gangway, tonight, booked);
    const after = (await board()).turnaround;
    expect(after).toMatchObject({
      sailing: { id: tonight },
      minutes: 120,
      boardingOpensAt: '2026-12-12T17:00:00.000+08:00',
    });
    expect((after?.dirtyBooked ?? 0) - (before?.dirtyBooked ?? 0)).toBe(1);
    expect(after?.dirty).toBeGreaterThanOrEqual(2);

    clock.set('2026-12-12T14:00:00.000Z');
    desk = await signInStaff(gangway, ['rooms.operate']);
    const underWay = await board();
    expect(underWay.current?.id).toBe(tonight);
    expect(underWay.turnaround).toMatchObject({ sailing: { id: tomorrow }, minutes: 11 * 60 });
  });

  test('has no countdown without a sailing', async () => {
    clock.set('2026-12-20T02:00:00.000Z');
    desk = await signInStaff(gangway, ['rooms.operate']);
    expect(await board()).toMatchObject({ current: null, following: null, turnaround: null });
    const answer = await call('GET', '/office/rooms/board?shipId=99999', { headers: desk.headers });
    expect(answer.status).toBe(404);
  });

  test('the overview counts the rooms of each ship by state', async () => {
    const { data } = await call('GET', '/office/rooms/overview', { headers: desk.headers });
    const { rooms } = await board();
    const count = (status: string) => rooms.filter(room => room.status === status).length;
    expect(data).toEqual([
      {
        id: voyage.shipId,
        name: 'Selat Aurora',
        available: count('available'),
        occupied: count('occupied'),
        maintenance: count('maintenance'),
        dirty: count('dirty'),
      },
    ]);
  });
});
