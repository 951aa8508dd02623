import { languages } from '@gangway/shared/contract/base/languages.ts';
import type { OrderRequestInput } from '@gangway/shared/contract/sales/orders.ts';
import { addDays } from '@gangway/shared/domain/time/local-date.ts';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forgetDocuments } from '../../src/processes/personal-data/orders-erasure.service.ts';
import { documentDigest } from '../../src/reservations/hold-limits/documents.rules.ts';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import {
  childInput,
  createSailing,
  createVoyage,
  FARES,
  newContact,
  orderInput,
  passengerInput,
  type Voyage,
} from '../support/database/factories.ts';
import { askToPay, newKey, noticeOf, notify } from '../support/money/paying.ts';
import { type SignedIn, signInStaff } from '../support/people/accounts.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database);
const { call, clock } = gangway;
let voyage: Voyage;
let desk: SignedIn;
let days = 0;
let sailing: number;
const newSailing = () => createSailing(db, voyage, { date: addDays('2027-03-01', ++days) });

beforeAll(async () => {
  voyage = await createVoyage(db);
  desk = await signInStaff(gangway, ['orders.sell', 'orders.read', 'orders.cancel']);
});
beforeEach(async () => {
  sailing = await newSailing();
});

const book = (changes: Partial<OrderRequestInput> = {}, headers = {}, sailingId = sailing) =>
  call('POST', '/orders', {
    body: orderInput(sailingId, { contact: newContact(), ...changes }),
    headers: { 'Idempotency-Key': newKey(), ...headers },
  });
type Answer = Awaited<ReturnType<typeof book>>;
const orderOf = ({ data }: Answer) => ({ ...data.order, token: data.accessToken });
async function pay(answer: Answer) {
  const order = orderOf(answer);
  const { payment } = (await askToPay(gangway, [order])).data;
  return () => notify(gangway, noticeOf(payment.id, { amountSen: order.dueSen }));
}
const office = (path: string, body: object) =>
  call('POST', `/office/orders/${path}`, { body, headers: { 'Idempotency-Key': newKey(), ...desk.headers } });
const refusedAt = (...fields: string[]) => ({
  status: 409,
  data: {
    error: 'document-booked',
    fields: Object.fromEntries(
      fields.map(field => [field, 'This document is already booked on this sailing.']),
    ),
  },
});
const person = passengerInput({ idNumber: 'A 12-34' });
const statusOf = async (id: string) =>
  (await db.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;

describe('a document', () => {
  test('is booked once on a sailing in any notation, and the refusal is in each language', async () => {
    expect((await book({ passengers: [person] })).status).toBe(200);
    const again = { passengers: [{ ...person, idNumber: 'a1234', name: 'Somebody else' }] };
    expect(await book(again)).toMatchObject(refusedAt('passengers.0.idNumber'));
    const told = [];
    for (const language of languages) {
      const { data } = await book(again, { 'Accept-Language': language });
      told.push(data.fields['passengers.0.idNumber']);
    }
    expect(told).toEqual([
      'This document is already booked on this sailing.',
      '此证件已预订该航次。',
      '이 신분증은 이미 이 운항편에 예약되어 있습니다.',
      'Dokumen ini sudah ditempah untuk pelayaran ini.',
    ]);
    expect((await book({ passengers: [{ ...person, nationality: 'SG' }] })).status).toBe(200);
    expect((await book({ passengers: [person] }, {}, await newSailing())).status).toBe(200);
  });

  test('occurs once in a booking, and needs a number', async () => {
    const twice = {
      passengers: [person, childInput({ idNumber: 'A1234' }), passengerInput()],
      expectedTotalSen: 2 * FARES.adult + FARES.child,
    };
    expect(await book(twice)).toMatchObject(refusedAt('passengers.1.idNumber'));
    expect(await book({ passengers: [{ ...person, idNumber: '–' }] })).toMatchObject({
      status: 422,
      data: {
        error: 'invalid-input',
        fields: { 'passengers.0.idNumber': 'Please enter the number as in the document.' },
      },
    });
  });

  test('is free again once its ticket is canceled or its hold has expired', async () => {
    const canceled = orderOf(await book({ passengers: [person] }));
    await call('POST', `/orders/${canceled.number}/cancel`, {
      body: { expectedChargeSen: 0 },
      headers: { 'Idempotency-Key': newKey(), 'X-Order-Token': canceled.token },
    });
    const overdue = orderOf(await book({ passengers: [person] }));
    clock.advance(16 * 60_000);
    expect((await book({ passengers: [person] })).status).toBe(200);
    expect(await statusOf(overdue.id)).toBe('canceled');
  });

  test('is not revived by late money if it was booked again, and is revived if that hold expired too', async () => {
    const first = await book({ passengers: [person] });
    const payFirst = await pay(first);
    clock.advance(16 * 60_000);
    const second = await book({ passengers: [person] });
    await payFirst();
    expect(await statusOf(orderOf(first).id)).toBe('canceled');
    const paySecond = await pay(second);
    clock.advance(16 * 60_000);
    await book({ passengers: [person] });
    clock.advance(16 * 60_000);
    await paySecond();
    expect(await statusOf(orderOf(second).id)).toBe('paid');
    expect(await brokenRows(db, ['I1', 'I3', 'I7', 'I9'])).toEqual([]);
  });

  test('is normalized the same way in the database and in the code', async () => {
    const numbers = [
      'A 12-34',
      '８８０４１２',
      'ſtraße',
      'a\u00a0b\u2011c',
      'é\u0301',
      '票-1',
      '–',
      'İi',
      'Ω',
    ];
    for (const idNumber of numbers) {
      const { rows } = await sql<{ digest: string | null }>`
        select encode(document_digest('MY', null, ${idNumber}), 'hex') as digest
      `.execute(db);
      expect(rows[0]?.digest ?? undefined, idNumber).toBe(documentDigest({ nationality: 'MY', idNumber }));
    }
  });

  test('is deleted with its number', async () => {
    const { order } = (await book({ passengers: [person] })).data;
    const digests = () =>
      db.selectFrom('tickets').select('document').where('order_id', '=', order.id).execute();
    expect(await digests()).toEqual([{ document: expect.any(Buffer) }]);
    const now = clock.now().toISOString();
    clock.set('2028-03-01T00:00:00Z');
    await forgetDocuments(gangway.deps);
    clock.set(now);
    expect(await digests()).toEqual([{ document: null }]);
  });
});

describe('the desk', () => {
  test('cannot sell a document twice either', async () => {
    await book({ passengers: [person] });
    const { paymentMethod: _, ...order } = orderInput(sailing, { passengers: [passengerInput(), person] });
    const answer = await call('POST', '/office/counter-sales', {
      body: { order: { ...order, expectedTotalSen: 2 * FARES.adult }, tenderedSen: 2 * FARES.adult },
      headers: { 'Idempotency-Key': newKey(), ...desk.headers },
    });
    expect(answer).toMatchObject(refusedAt('passengers.1.idNumber'));
  });

  test('cannot correct a passenger to a document that is on the sailing', async () => {
    await book({ passengers: [person] });
    const party = { passengers: [passengerInput(), passengerInput()], expectedTotalSen: 2 * FARES.adult };
    const { number } = orderOf(await book(party));
    const detail = await call('GET', `/office/orders/${number}`, { headers: desk.headers });
    const [one, other] = detail.data.people;
    const correct = (idNumber: string) =>
      office(`${number}/passengers/${one.id}`, { ...passengerInput(), idNumber });
    for (const taken of ['A-1234', other.idNumber])
      expect(await correct(taken)).toMatchObject(refusedAt('idNumber'));
    for (const free of [one.idNumber.replaceAll('-', ''), 'B1234'])
      expect((await correct(free)).status).toBe(200);
    expect((await book({ passengers: [{ ...person, idNumber: 'B1234' }] })).status).toBe(409);
    expect((await book({ passengers: [{ ...person, idNumber: one.idNumber }] })).status).toBe(200);
  });

  test('cannot move a passenger to a sailing where the document is booked', async () => {
    const other = await newSailing();
    await book({ passengers: [person] }, {}, other);
    const party = { passengers: [passengerInput(), person], expectedTotalSen: 2 * FARES.adult };
    const made = await book(party);
    await (await pay(made))();
    const { number } = orderOf(made);
    const expected = { kind: 'move', chargeSen: 0, refundSen: 0, toPaySen: 0 };
    for (const answer of [
      await office(`${number}/move/preview`, { sailingId: other }),
      await office(`${number}/move`, { sailingId: other, expected }),
    ])
      expect(answer).toMatchObject(refusedAt('passengers.1'));
    expect((await office(`${number}/move`, { sailingId: await newSailing(), expected })).status).toBe(200);
  });
});
