import { generateKeyPairSync, randomUUID } from 'node:crypto';
import type { OrderRequestInput } from '@gangway/shared/contract/sales/orders.ts';
import { formatVerificationCode } from '@gangway/shared/domain/codes/verification-code.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../src/lib/database/database.ts';
import { rotateSigningKey, withdrawSigningKey } from '../../src/reservations/tickets/signing-keys.service.ts';
import { signedCode, ticketCode } from '../../src/reservations/tickets/ticket-code.service.ts';
import { setBoardingStatus } from '../../src/reservations/tickets/tickets.repository.ts';
import { createTestDatabase } from '../support/database/database.ts';
import {
  CABIN_SEN,
  childInput,
  createSailing,
  createVoyage,
  FARES,
  passengerInput,
} from '../support/database/factories.ts';
import { enrollStation } from '../support/gate/enrolled.ts';
import { longTest } from '../support/long-test.ts';
import { askToPay, type BookedOrder, book, newKey, notify } from '../support/money/paying.ts';
import { type SignedIn, signInCustomer, signInStaff } from '../support/people/accounts.ts';
import { createTestApp } from '../support/test-app.ts';

/** The sailing departs at 20:00 local time; boarding is from 17:00 to 19:45. */
const DATE = '2026-12-12';
const DEPARTURE = '2026-12-12T20:00:00.000+08:00';
const BOOKING_TIME = '2026-11-20T02:00:00.000Z';
const BOARDING_TIME = '2026-12-12T11:00:00.000Z';

const database = await createTestDatabase();
const { db } = database;
const testApp = await createTestApp(database);
const { call, clock, deps } = testApp;
const voyage = await createVoyage(db, { rooms: 1 });
const sailingId = await createSailing(db, voyage, { date: DATE, session: 'nighttime' });
const otherSailingId = await createSailing(db, voyage, { date: '2026-12-13', session: 'daytime' });

const gate = await enrollStation(testApp, await signInStaff(testApp, ['boarding.verify']), randomUUID());

let officer: SignedIn;
beforeEach(async () => {
  clock.set(BOARDING_TIME);
  officer = await signInStaff(testApp, ['boarding.verify']);
});
afterEach(() => clock.set(BOOKING_TIME));

type Scene = Record<string, unknown>;
/** A call of an officer at an enrolled workplace. */
const present = (path: string, by: SignedIn, body: object) =>
  call('POST', path, {
    body,
    headers: { ...gate.headers(by.headers['X-Token'] ?? '', 'POST', path, body), ...by.headers },
  });
const scan = (code: string, scene: Scene = {}, by = officer) =>
  present('/boarding/scan', by, {
    ...{ code, eventId: randomUUID(), sailingId, gate: 'Gate B' },
    ...scene,
  });
const type = (ticketId: string, verificationCode: string, scene: Scene = {}, by = officer) =>
  present('/boarding/typed', by, {
    ...{ ticketId, verificationCode, eventId: randomUUID(), sailingId, gate: 'Gate B' },
    ...scene,
  });

const rowOf = (id: string) =>
  db.selectFrom('tickets').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const codeOf = async (id: string) => ticketCode(deps, await rowOf(id));
const typedCodeOf = async (id: string) => formatVerificationCode((await rowOf(id)).verification_secret);
const eventsOf = (ticketId: string) =>
  db
    .selectFrom('boarding_events')
    .select(['outcome', 'refusal', 'method', 'gate', 'officer_id', 'sailing_id', 'scanned_at', 'received_at'])
    .where('ticket_id', '=', ticketId)
    .orderBy('received_at')
    .orderBy('id')
    .execute();
const eventBy = (id: string) =>
  db.selectFrom('boarding_events').selectAll().where('id', '=', id).executeTakeFirst();

/** Books at booking time; returns the ticket ids in order. */
async function bookTickets(sailing: number, changes: Partial<OrderRequestInput>) {
  const now = clock.now().toISOString();
  clock.set(BOOKING_TIME);
  const order = await book(testApp, sailing, changes);
  clock.set(now);
  const tickets = await db
    .selectFrom('tickets')
    .select('id')
    .where('order_id', '=', order.id)
    .orderBy('serial')
    .execute();
  return { order, tickets: tickets.map(({ id }) => id) };
}

async function pay(order: BookedOrder) {
  const now = clock.now().toISOString();
  clock.set(BOOKING_TIME);
  const { data } = await askToPay(testApp, [order]);
  const notice = { reference: data.payment.id, status: 'succeeded', amountSen: order.dueSen } as const;
  await notify(testApp, { event: randomUUID(), ...notice });
  clock.set(now);
}

/** A paid ticket of one adult. */
async function paidTicket(sailing = sailingId, changes: Partial<OrderRequestInput> = {}) {
  const { order, tickets } = await bookTickets(sailing, changes);
  await pay(order);
  return { order, id: tickets[0] as string };
}

describe('a scan', () => {
  test('admits a paid ticket once, and shows the passenger', async () => {
    const { order, id } = await paidTicket();
    const { status, data } = await scan(await codeOf(id));
    expect(status).toBe(200);
    expect(data).toEqual({
      outcome: 'boarded',
      refusal: null,
      message: 'Welcome aboard.',
      earlier: null,
      ticket: {
        id,
        serial: `${order.number}-1`,
        passengerName: 'Aisyah binti Rahman',
        ticketType: 'adult',
        seat: expect.any(String),
        cabin: null,
        minor: false,
        guardian: null,
        orderNumber: order.number,
        partyBoarded: 1,
        partySize: 1,
        sailing: { id: sailingId, date: DATE, session: 'nighttime', departsAt: DEPARTURE },
        language: 'en',
      },
    });
    expect(await rowOf(id)).toMatchObject({
      boarding_status: 'boarded',
      boarded_at: new Date(BOARDING_TIME),
    });
    expect(await eventsOf(id)).toEqual([
      {
        outcome: 'boarded',
        refusal: null,
        method: 'scan',
        gate: 'Gate B',
        officer_id: officer.id,
        sailing_id: sailingId,
        scanned_at: new Date(BOARDING_TIME),
        received_at: new Date(BOARDING_TIME),
      },
    ]);
    const audit = await db.selectFrom('audit_entries').selectAll().where('entity_id', '=', id).execute();
    expect(audit.at(-1)).toMatchObject({
      actor: `staff:${officer.id}`,
      entity: 'tickets',
      from_state: 'pending',
      to_state: 'boarded',
    });
  });

  test('of a boarded ticket reports when and where it boarded, and is recorded', async () => {
    const { id } = await paidTicket();
    await scan(await codeOf(id));
    clock.advance(5 * 60_000);
    const { data } = await scan(await codeOf(id), { gate: 'Gate C' });
    expect(data).toMatchObject({
      outcome: 'refused',
      refusal: 'already-boarded',
      message: 'Already boarded at Sat 12 Dec 2026, 19:00, Gate B.',
      earlier: { at: BOARDING_TIME, gate: 'Gate B' },
      ticket: { id, partyBoarded: 1 },
    });
    expect(await eventsOf(id)).toMatchObject([
      { outcome: 'boarded', gate: 'Gate B' },
      { outcome: 'refused', refusal: 'already-boarded', gate: 'Gate C' },
    ]);
  });

  test('of a ticket boarded at an unnamed gate reports only when', async () => {
    const { id } = await paidTicket();
    await scan(await codeOf(id), { gate: '' });
    expect((await scan(await codeOf(id))).data).toMatchObject({
      message: 'Already boarded at Sat 12 Dec 2026, 19:00.',
      earlier: { at: BOARDING_TIME, gate: '' },
    });
  });

  test('shows the party with cabin, minors and the number on board', async () => {
    const { order, tickets } = await bookTickets(sailingId, {
      passengers: [passengerInput(), passengerInput({ name: '김민준' }), childInput()],
      cabins: { kind: 'assigned' },
      expectedTotalSen: 2 * FARES.adult + FARES.child + CABIN_SEN,
    });
    await pay(order);
    const [first = '', , child = ''] = tickets;
    expect((await scan(await codeOf(first))).data.ticket).toMatchObject({
      cabin: '501',
      minor: false,
      partyBoarded: 1,
      partySize: 3,
    });
    expect((await scan(await codeOf(child))).data.ticket).toMatchObject({
      passengerName: 'Hana',
      ticketType: 'child',
      minor: true,
      guardian: { name: 'Aisyah binti Rahman', boarded: true },
      partyBoarded: 2,
      partySize: 3,
    });
  });

  test('accepts a code in lower case with a line end, and one signed with a retired key', async () => {
    const { id } = await paidTicket();
    await rotateSigningKey(deps);
    expect((await scan(` ${(await codeOf(id)).toLowerCase()}\r\n`)).data.outcome).toBe('boarded');
  });

  test('at a gate for any sailing needs no sailing', async () => {
    const { id } = await paidTicket();
    expect((await scan(await codeOf(id), { sailingId: undefined })).data.outcome).toBe('boarded');
  });
});

describe('refused is', () => {
  const refusal = async (code: string, scene: Scene = {}) => (await scan(code, scene)).data;

  test.each(['', 'hello', 'https://example.com/ticket', 'GW1:', 'GW1:NOT BASE45 AT ALL', 'GW2:ABCDEF'])(
    'anything that is not a ticket: %o',
    async code => {
      const eventId = randomUUID();
      const message = 'This is not a boarding pass.';
      expect(await refusal(code, { eventId })).toEqual({
        outcome: 'refused',
        refusal: 'not-a-ticket',
        message,
        ticket: null,
        earlier: null,
      });
      expect(await eventBy(eventId)).toMatchObject({
        outcome: 'refused',
        refusal: 'not-a-ticket',
        ticket_id: null,
      });
    },
  );

  test('a forged code without revealing the ticket: foreign key, unknown key id, changed field', async () => {
    const { id } = await paidTicket();
    const other = await paidTicket();
    const row = await rowOf(id);
    const { privateKey } = generateKeyPairSync('ed25519');
    const fields = {
      keyId: row.signing_key_id,
      ticketId: id,
      sailingId,
      verificationSecret: row.verification_secret,
    };
    const genuine = await codeOf(id);
    const swapped = genuine.slice(0, -9) + (await codeOf(other.id)).slice(-9);
    const codes = [
      signedCode(fields, privateKey),
      signedCode({ ...fields, keyId: 250 }, privateKey),
      swapped,
    ];
    for (const code of codes) {
      expect(await refusal(code)).toEqual({
        outcome: 'refused',
        refusal: 'forged',
        message: 'This code was not issued by us.',
        ticket: null,
        earlier: null,
      });
    }
    expect((await rowOf(id)).boarding_status).toBe('pending');
    expect((await refusal(genuine)).outcome).toBe('boarded');
  });

  test('a genuine code of a missing ticket', async () => {
    const { id } = await paidTicket();
    const code = await ticketCode(deps, { ...(await rowOf(id)), id: randomUUID() });
    expect(await refusal(code)).toMatchObject({
      refusal: 'not-found',
      message: 'No ticket found',
      ticket: null,
    });
  });

  test('a genuine code with an outdated secret', async () => {
    const { id } = await paidTicket();
    const old = await codeOf(id);
    await db
      .updateTable('tickets')
      .set({ verification_secret: Buffer.alloc(8, 1) })
      .where('id', '=', id)
      .execute();
    expect(await refusal(old)).toMatchObject({ refusal: 'wrong-code', ticket: null });
    expect((await refusal(await codeOf(id))).outcome).toBe('boarded');
  });

  test('a ticket of an unpaid order', async () => {
    const { tickets } = await bookTickets(sailingId, {});
    const code = await codeOf(tickets[0] as string);
    expect(await refusal(code)).toMatchObject({
      refusal: 'unpaid',
      message: 'This order has not been paid.',
    });
  });

  test('a canceled ticket of a paid order', async () => {
    const { order, tickets } = await bookTickets(sailingId, {
      passengers: [passengerInput(), passengerInput()],
      expectedTotalSen: 2 * FARES.adult,
    });
    await pay(order);
    const [kept = '', gone = ''] = tickets;
    expect((await cancel(order, [gone], FARES.adult)).status).toBe(200);
    expect(await refusal(await codeOf(gone))).toMatchObject({
      refusal: 'canceled',
      message: 'This ticket was canceled.',
    });
    expect((await refusal(await codeOf(kept))).ticket).toMatchObject({ partyBoarded: 1, partySize: 1 });
  });

  test('every ticket of an order that was canceled, unpaid or paid', async () => {
    const unpaid = await bookTickets(sailingId, {});
    clock.set(BOOKING_TIME);
    expect((await cancel(unpaid.order, undefined, 0)).status).toBe(200);
    const refunded = await paidTicket(otherSailingId);
    clock.set('2026-11-20T03:00:00.000Z');
    const { data } = await call('POST', `/orders/${refunded.order.number}/cancel/preview`, {
      headers: { 'X-Order-Token': refunded.order.token },
      body: {},
    });
    await cancel(refunded.order, undefined, data.chargeSen);
    const { status } = await db
      .selectFrom('orders')
      .select('status')
      .where('id', '=', refunded.order.id)
      .executeTakeFirstOrThrow();
    expect(status).toBe('canceled');
    for (const id of [unpaid.tickets[0] as string, refunded.id]) {
      expect(await refusal(await codeOf(id), { sailingId: undefined })).toMatchObject({
        refusal: 'canceled',
      });
    }
  });

  test('a ticket of another sailing, naming that sailing', async () => {
    const { id } = await paidTicket(otherSailingId);
    expect(await refusal(await codeOf(id))).toMatchObject({
      refusal: 'wrong-sailing',
      message: 'This ticket is for Selat Aurora, Sun 13 Dec 2026, 09:00.',
      ticket: { id, sailing: { id: otherSailingId } },
    });
  });

  test('a ticket outside the boarding hours, with the hours', async () => {
    const { id } = await paidTicket();
    const code = await codeOf(id);
    clock.set('2026-12-12T08:59:59.999Z');
    officer = await signInStaff(testApp, ['boarding.verify']);
    expect(await refusal(code)).toMatchObject({
      refusal: 'too-early',
      message: 'Boarding opens Sat 12 Dec 2026, 17:00.',
    });
    clock.set('2026-12-12T11:45:00.000Z');
    expect(await refusal(code)).toMatchObject({
      refusal: 'too-late',
      message: 'Boarding closed at Sat 12 Dec 2026, 19:45.',
    });
    clock.set('2026-12-12T11:44:59.999Z');
    expect((await refusal(code)).outcome).toBe('boarded');
  });

  test('every ticket after departure, at any gate, boarded or not', async () => {
    const [late, boarded] = [await paidTicket(), await paidTicket()];
    await scan(await codeOf(boarded.id));
    const over = {
      refusal: 'sailing-over',
      message: 'The ship has left. This ticket was for Selat Aurora, Sat 12 Dec 2026, 20:00.',
    };
    clock.set(DEPARTURE);
    officer = await signInStaff(testApp, ['boarding.verify']);
    for (const id of [late.id, boarded.id]) expect(await refusal(await codeOf(id))).toMatchObject(over);
    expect(await refusal(await codeOf(late.id), { sailingId: otherSailingId })).toMatchObject(over);
  });

  test('every ticket after an early departure', async () => {
    const early = await createSailing(db, voyage, { date: '2026-12-14', session: 'nighttime' });
    const { id } = await paidTicket(early);
    await inTransaction(deps, 'system:test', trx =>
      trx.updateTable('sailings').set({ status: 'departed' }).where('id', '=', early).execute(),
    );
    expect(await refusal(await codeOf(id))).toMatchObject({ refusal: 'sailing-over' });
  });

  test('a code with a withdrawn key, until its ticket is reissued', async () => {
    const { id } = await paidTicket();
    const old = await codeOf(id);
    const { signing_key_id } = await rowOf(id);
    await withdrawSigningKey(deps, signing_key_id);
    expect(await refusal(old)).toEqual({
      outcome: 'refused',
      refusal: 'key-withdrawn',
      ticket: null,
      earlier: null,
      message: 'The code of this ticket is no longer valid. Please have the ticket printed again.',
    });
    expect((await refusal(await codeOf(id))).outcome).toBe('boarded');
  });

  test('explained in the officer’s language', async () => {
    const { id } = await paidTicket();
    const { headers } = officer;
    await scan(await codeOf(id));
    const messageIn = async (language: string) =>
      (
        await scan(
          await codeOf(id),
          {},
          { ...officer, headers: { ...headers, Cookie: `language=${language}` } as never },
        )
      ).data.message;
    expect(await messageIn('zh')).toBe('已于 2026年12月12日周六 19:00 在 Gate B 登船。');
    expect(await messageIn('ko')).toBe('2026년 12월 12일 (토) 19:00에 Gate B에서 이미 승선했습니다.');
  });

  async function cancel(order: BookedOrder, ticketIds: string[] | undefined, expectedChargeSen: number) {
    return call('POST', `/orders/${order.number}/cancel`, {
      headers: { 'X-Order-Token': order.token, 'Idempotency-Key': newKey() },
      body: { ticketIds, expectedChargeSen },
    });
  }
});

describe('a typed ticket', () => {
  test('is admitted by its id and by its serial in any notation', async () => {
    for (const spell of [
      (_: string, id: string) => id.toUpperCase(),
      (serial: string) => serial,
      (serial: string) => serial.toLowerCase().replace('-', ' '),
      (serial: string) => `${serial.slice(2, 6)}-${serial.slice(6)}`,
    ]) {
      const { id } = await paidTicket();
      const { serial } = await rowOf(id);
      const { data } = await type(spell(serial, id), await typedCodeOf(id));
      expect(data).toMatchObject({ outcome: 'boarded', ticket: { id } });
      expect(await eventsOf(id)).toMatchObject([{ method: 'typed', outcome: 'boarded' }]);
    }
  });

  test('accepts the code in any case and without dashes', async () => {
    const { id } = await paidTicket();
    const code = (await typedCodeOf(id)).toLowerCase().replaceAll('-', ' ');
    expect((await type(id, code)).data.outcome).toBe('boarded');
  });

  test('with a wrong or malformed code is refused without details', async () => {
    const { id } = await paidTicket();
    const other = await paidTicket();
    for (const code of [await typedCodeOf(other.id), 'ABCDE-FGHJK-MNPQ', '1']) {
      expect((await type(id, code)).data).toEqual({
        outcome: 'refused',
        refusal: 'wrong-code',
        message: 'The verification code does not match this ticket.',
        ticket: null,
        earlier: null,
      });
    }
    expect((await rowOf(id)).boarding_status).toBe('pending');
    expect(await eventsOf(id)).toHaveLength(3);
  });

  test('that does not exist is not found', async () => {
    const { id } = await paidTicket();
    const code = await typedCodeOf(id);
    for (const ticketId of [randomUUID(), 'SC00000000-1', 'hello']) {
      expect((await type(ticketId, code)).data).toMatchObject({ refusal: 'not-found', ticket: null });
    }
  });

  test('needs both entries (R57)', async () => {
    const { status, data } = await type(' ', '');
    expect(status).toBe(422);
    expect(Object.keys(data.fields)).toEqual(['ticketId', 'verificationCode']);
  });

  test('allows 20 wrong codes per officer in 15 minutes, not counting right ones', async () => {
    const { id } = await paidTicket();
    const right = await paidTicket();
    for (let count = 0; count < 20; count++) {
      expect((await type(id, '1')).status).toBe(200);
      expect((await type(right.id, await typedCodeOf(right.id))).status).toBe(count < 19 ? 200 : 429);
    }
    const lookUp = { ticketId: id, verificationCode: await typedCodeOf(id) };
    const lookedUp = await present('/office/gate/typed', officer, lookUp);
    expect(lookedUp.status, 'looking a ticket up counts as well').toBe(429);
    const refused = await type(id, await typedCodeOf(id));
    expect(refused).toMatchObject({ status: 429, data: { error: 'too-many-attempts' } });
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    const colleague = await signInStaff(testApp, ['boarding.verify']);
    expect((await type(id, await typedCodeOf(id), {}, colleague)).data.outcome).toBe('boarded');
  });
});

describe('one event', () => {
  test('that is repeated gets the same answer and takes effect once', async () => {
    const { id } = await paidTicket();
    const eventId = randomUUID();
    const code = await codeOf(id);
    const first = await scan(code, { eventId });
    clock.advance(60 * 60_000);
    const again = await scan(code, { eventId });
    expect(again.data).toEqual(first.data);
    expect(await eventsOf(id)).toHaveLength(1);
  });

  test('that was refused stays refused, even if it would be admitted now', async () => {
    const { order, tickets } = await bookTickets(sailingId, {});
    const code = await codeOf(tickets[0] as string);
    const eventId = randomUUID();
    const first = await scan(code, { eventId });
    await pay(order);
    expect((await scan(code, { eventId })).data).toEqual(first.data);
    expect((await scan(code)).data.outcome).toBe('boarded');
  });

  test('cannot be reused for another ticket, method or officer', async () => {
    const [one, other] = [await paidTicket(), await paidTicket()];
    const eventId = randomUUID();
    await scan(await codeOf(one.id), { eventId });
    const colleague = await signInStaff(testApp, ['boarding.verify']);
    for (const answer of [
      await scan(await codeOf(other.id), { eventId }),
      await type(one.id, await typedCodeOf(one.id), { eventId }),
      await scan(await codeOf(one.id), { eventId }, colleague),
    ]) {
      expect(answer).toMatchObject({ status: 422, data: { error: 'key-reused' } });
    }
    expect((await rowOf(other.id)).boarding_status).toBe('pending');
  });

  test('keeps its scan time, which is never in the future', async () => {
    const [early, ahead] = [await paidTicket(), await paidTicket()];
    await scan(await codeOf(early.id), { scannedAt: '2026-12-12T10:30:00Z' });
    await scan(await codeOf(ahead.id), { scannedAt: '2026-12-12T23:00:00+08:00' });
    expect(await eventsOf(early.id)).toMatchObject([
      { scanned_at: new Date('2026-12-12T10:30:00Z'), received_at: new Date(BOARDING_TIME) },
    ]);
    expect(await eventsOf(ahead.id)).toMatchObject([{ scanned_at: new Date(BOARDING_TIME) }]);
  });

  test('for a sailing that does not exist is refused and recorded', async () => {
    const { id } = await paidTicket();
    const eventId = randomUUID();
    expect((await scan('nonsense', { eventId, sailingId: 999_999 })).data.refusal).toBe('not-a-ticket');
    expect(await eventBy(eventId)).toMatchObject({ sailing_id: null });
    expect((await scan(await codeOf(id), { sailingId: 999_999 })).data.refusal).toBe('wrong-sailing');
  });
});

describe('concurrently', () => {
  longTest('100 concurrent scans of one ticket admit it once', async () => {
    const { id } = await paidTicket();
    const code = await codeOf(id);
    const officers = await Promise.all(
      Array.from({ length: 5 }, () => signInStaff(testApp, ['boarding.verify'])),
    );
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => scan(code, { gate: `Gate ${index}` }, officers[index % 5])),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const admitted = answers.filter(({ data }) => data.outcome === 'boarded');
    expect(admitted).toHaveLength(1);
    expect(answers.filter(({ data }) => data.refusal === 'already-boarded')).toHaveLength(99);
    const events = await eventsOf(id);
    expect(events).toHaveLength(100);
    const winner = events.filter(({ outcome }) => outcome === 'boarded');
    expect(winner).toHaveLength(1);
    const reported = new Set(answers.flatMap(({ data }) => (data.earlier ? [data.earlier.gate] : [])));
    expect([...reported]).toEqual([winner[0]?.gate]);
  });

  test('one event sent 20 times is one event with one answer', async () => {
    const { id } = await paidTicket();
    const code = await codeOf(id);
    const eventId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => scan(code, { eventId })));
    for (const { data } of answers) expect(data).toEqual(answers[0]?.data);
    expect(answers[0]?.data.outcome).toBe('boarded');
    expect(await eventsOf(id)).toHaveLength(1);
  });

  test('one event of no ticket sent 20 times is one event with one answer', async () => {
    const eventId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => scan('nonsense', { eventId })));
    for (const { status, data } of answers) {
      expect(status).toBe(200);
      expect(data).toEqual(answers[0]?.data);
    }
  });

  longTest('one event id for two tickets admits one of them', async () => {
    for (let race = 0; race < 10; race++) {
      const tickets = [await paidTicket(), await paidTicket()];
      const eventId = randomUUID();
      const answers = await Promise.all(tickets.map(async ({ id }) => scan(await codeOf(id), { eventId })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
      const states = await Promise.all(tickets.map(async ({ id }) => (await rowOf(id)).boarding_status));
      expect(states.sort()).toEqual(['boarded', 'pending']);
    }
  });

  longTest('a ticket that is boarded and canceled concurrently ends as one or the other', async () => {
    for (let race = 0; race < 20; race++) {
      const { order, id } = await paidTicket();
      const code = await codeOf(id);
      const [boarded, canceled] = await Promise.all([
        scan(code),
        call('POST', `/orders/${order.number}/cancel`, {
          headers: { 'X-Order-Token': order.token, 'Idempotency-Key': newKey() },
          body: { expectedChargeSen: FARES.adult },
        }),
      ]);
      const ticket = await rowOf(id);
      expect(boarded.status).toBe(200);
      if (boarded.data.outcome === 'boarded') {
        expect(canceled).toMatchObject({ status: 409, data: { error: 'already-boarded' } });
        expect(ticket).toMatchObject({ boarding_status: 'boarded', canceled_at: null });
      } else {
        expect(boarded.data.refusal).toBe('canceled');
        expect(canceled.status).toBe(200);
        expect(ticket.boarding_status).toBe('pending');
      }
    }
  });
});

describe('only', () => {
  test('callers who may verify get an answer', async () => {
    const desk = await signInStaff(testApp, ['orders.read']);
    const customer = await signInCustomer(testApp);
    for (const verify of [scan, (code: string, scene: Scene, by: SignedIn) => type('x', code, scene, by)]) {
      expect((await verify('nonsense', {}, desk)).status).toBe(403);
      expect((await verify('nonsense', {}, customer)).status).toBe(403);
      expect((await verify('nonsense', {}, { id: '', headers: {} as never })).status).toBe(401);
    }
  });

  test('a ticket whose boarding was undone is admitted again', async () => {
    const { id } = await paidTicket();
    const code = await codeOf(id);
    await scan(code);
    await inTransaction(deps, `staff:${officer.id}`, async trx => {
      await setBoardingStatus(trx, id, 'pending', clock.now());
      await trx
        .updateTable('boarding_events')
        .set({ undone_at: clock.now() })
        .where('ticket_id', '=', id)
        .execute();
    });
    expect((await scan(code)).data.outcome).toBe('boarded');
  });
});
