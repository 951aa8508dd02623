import type { OrderRequestInput } from '@gangway/shared/contract/sales/orders.ts';
import { addDays } from '@gangway/shared/domain/time/local-date.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { createCopies, inTurn } from '../races/copies.ts';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import {
  createSailing,
  createVoyage,
  FARES,
  orderInput,
  passengerInput,
  type Voyage,
} from '../support/database/factories.ts';
import { longTest } from '../support/long-test.ts';
import { askToPay, newKey, noticeOf, notify } from '../support/money/paying.ts';
import { signInCustomer, signInStaff } from '../support/people/accounts.ts';
import { solvedHumanCheck } from '../support/people/human.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database, { trustProxy: true });
const { call, clock } = gangway;
let voyage: Voyage;
let days = 0;
const newSailing = (capacity = 500) =>
  createSailing(db, voyage, { date: addDays('2027-03-01', ++days), capacity });

beforeAll(async () => {
  voyage = await createVoyage(db);
});

interface Attempt {
  from?: string;
  people?: number;
  order?: Partial<OrderRequestInput>;
  headers?: Record<string, string>;
  proof?: string;
  key?: string;
}

let buyers = 0;
/** An unknown person, with a new address unless one is given. */
function orderOf(sailingId: number, { people = 1, order }: Attempt): OrderRequestInput {
  const buyer = ++buyers;
  return orderInput(sailingId, {
    passengers: Array.from({ length: people }, () => passengerInput()),
    expectedTotalSen: people * FARES.adult,
    contact: { name: 'Tan', email: `buyer${buyer}@example.com`, phone: `+60 11-${1_000_0000 + buyer}` },
    ...order,
  });
}

const send = (body: object, { from, headers, proof, key = newKey() }: Attempt) =>
  call('POST', '/orders', {
    body: { ...body, ...(proof && { humanCheck: proof }) },
    headers: { 'Idempotency-Key': key, ...(from && { 'X-Forwarded-For': from }), ...headers },
  });

/** Books, and solves the proof of work if it is requested, as the storefront does. */
async function book(sailingId: number, attempt: Attempt = {}) {
  const body = orderOf(sailingId, attempt);
  const key = newKey();
  const answer = await send(body, { ...attempt, key });
  if (answer.data.error !== 'human-proof-required') return answer;
  return send(body, { ...attempt, key, proof: await solvedHumanCheck(gangway) });
}

const heldOf = async (sailingId: number) =>
  (
    await db
      .selectFrom('sailing_inventory')
      .select('held')
      .where('sailing_id', '=', sailingId)
      .executeTakeFirstOrThrow()
  ).held;

const errorOf = ({ data }: { data: { error?: string } }) => data.error;

describe('one script', () => {
  test('that repeats one name, document and address holds one place of a sailing, not all of them', async () => {
    const sailingId = await newSailing();
    const passengers = [passengerInput()];
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => book(sailingId, { from: '203.0.113.7', order: { passengers } })),
    );
    expect(await heldOf(sailingId)).toBe(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.find(({ status }) => status !== 200);
    expect(refused).toMatchObject({
      status: 409,
      data: {
        error: 'document-booked',
        fields: { 'passengers.0.idNumber': 'This document is already booked on this sailing.' },
      },
    });
  });

  test('that changes the document each time holds what one contact may hold', async () => {
    const sailingId = await newSailing();
    const { contact } = orderOf(sailingId, {});
    const spelt = ['', '+1', '+sea'].map(tag => ({
      ...contact,
      email: contact.email.replace('@', `${tag}@`),
      phone: `+60 13-${2_000_000 + tag.length}`,
    }));
    const answers = await Promise.all(
      Array.from({ length: 9 }, (_, index) =>
        book(sailingId, {
          people: 4,
          from: `198.51.${index}.1`,
          order: { contact: spelt[index % 3] ?? contact },
        }),
      ),
    );
    expect(await heldOf(sailingId)).toBe(16);
    expect(answers.map(errorOf).filter(Boolean)).toEqual(Array(5).fill('too-many-holds'));
    const refused = answers.find(({ status }) => status !== 200);
    expect(refused?.msg).toBe(
      'You may have up to 18 unpaid places on one sailing. Pay for or cancel your unpaid booking, then book more.',
    );
  });

  longTest(
    'with other contacts and documents holds what one network may, mostly with a proof of work',
    async () => {
      const sailingId = await newSailing();
      const attempts = Array.from({ length: 16 }, (_, index) => ({ people: 9, from: `203.0.113.${index}` }));
      const bare = await Promise.all(attempts.map(attempt => send(orderOf(sailingId, attempt), attempt)));
      expect(await heldOf(sailingId)).toBe(18);
      expect(bare.map(errorOf).filter(Boolean)).toEqual(Array(14).fill('human-proof-required'));
      const proven = [];
      for (const attempt of attempts) proven.push(await book(sailingId, attempt));
      expect(await heldOf(sailingId)).toBe(117);
      expect(proven.map(errorOf).filter(Boolean)).toEqual(Array(5).fill('too-many-holds-here'));
      expect((await book(sailingId, { people: 9, from: '203.0.114.1' })).status).toBe(200);
    },
  );

  test('that changes its address within an IPv6 network counts as one network', async () => {
    const sailingId = await newSailing();
    const sent = [];
    for (let host = 0; host < 4; host++)
      sent.push(await send(orderOf(sailingId, { people: 9 }), { from: `2001:db8:0:${host}::1` }));
    expect(sent.map(errorOf)).toEqual([undefined, undefined, 'human-proof-required', 'human-proof-required']);
    expect((await send(orderOf(sailingId, { people: 9 }), { from: '2001:db8:1::1' })).status).toBe(200);
  });

  test('that books at two copies of the API at once holds no more than at one', async () => {
    const sailingId = await newSailing();
    const { contact } = orderOf(sailingId, {});
    const anywhere = inTurn((await createCopies(database)).map(copy => copy.call));
    const answers = await Promise.all(
      Array.from({ length: 60 }, () =>
        anywhere('POST', '/orders', {
          body: orderOf(sailingId, { people: 2, order: { contact } }),
          headers: { 'Idempotency-Key': newKey() },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(9);
    expect(await heldOf(sailingId)).toBe(18);
  });

  test('cannot renew its holds forever, nor hide lapsed holds by canceling', async () => {
    const sailingId = await newSailing();
    const { contact, passengers } = orderOf(sailingId, { people: 9 });
    const attempt = { people: 9, order: { contact } };
    const minutes: number[] = [];
    const renew = async () => {
      const answers = [await book(sailingId, attempt), await book(sailingId, attempt)];
      for (const { data } of answers)
        if (data.order) minutes.push((Date.parse(data.order.holdExpiresAt) - clock.now().getTime()) / 60_000);
      return answers.map(errorOf);
    };
    expect(await renew()).toEqual([undefined, undefined]);
    clock.advance(16 * 60_000);
    expect(await renew()).toEqual([undefined, undefined]);
    clock.advance(9 * 60_000);
    const [last] = [await book(sailingId, attempt), await book(sailingId, attempt)];
    for (const { number, accessToken } of [
      { number: last.data.order.number, accessToken: last.data.accessToken },
    ])
      await call('POST', `/orders/${number}/cancel`, {
        body: { expectedChargeSen: 0 },
        headers: { 'Idempotency-Key': newKey(), 'X-Order-Token': accessToken },
      });
    clock.advance(9 * 60_000);
    expect(await renew()).toEqual(['holds-lapsed', 'holds-lapsed']);
    expect(minutes).toEqual([15, 15, 8, 8]);
    expect((await book(sailingId, { people: 9, order: { passengers } })).status).toBe(200);
    clock.advance(6 * 3_600_000);
    expect(await renew()).toEqual([undefined, undefined]);
  });

  test('that changes everything except the document cannot renew its holds forever either', async () => {
    const sailingId = await newSailing();
    const passengers = [passengerInput()];
    const errors = [];
    for (let round = 0; round < 4; round++) {
      errors.push(errorOf(await book(sailingId, { order: { passengers } })));
      clock.advance(16 * 60_000);
    }
    expect(errors).toEqual([undefined, undefined, undefined, 'holds-lapsed']);
  });
});

describe('people', () => {
  test('who run late on a sailing that is nearly sold out get shorter holds only if they already hold places', async () => {
    const sailingId = await newSailing(10);
    await book(sailingId, { people: 8, from: '192.0.2.1' }).then(({ status }) => expect(status).toBe(200));
    await book(sailingId, { from: '192.0.2.2' });
    const sent = orderOf(sailingId, { from: '192.0.2.2' });
    expect(errorOf(await send(sent, { from: '192.0.2.3' }))).toBe('human-proof-required');
    const { data } = await send(sent, { from: '192.0.2.3', proof: await solvedHumanCheck(gangway) });
    expect(Date.parse(data.order.holdExpiresAt) - clock.now().getTime()).toBe(8 * 60_000);
    const other = await newSailing(10);
    await book(other, { people: 9, from: '198.51.100.1' });
    const stranger = await book(other, { from: '192.0.2.2' });
    expect(Date.parse(stranger.data.order.holdExpiresAt) - clock.now().getTime()).toBe(15 * 60_000);
  });

  test('who pay are no longer counted', async () => {
    const sailingId = await newSailing();
    const { contact } = orderOf(sailingId, {});
    for (let party = 0; party < 4; party++) {
      const { data, status } = await book(sailingId, { people: 9, order: { contact } });
      expect(status).toBe(200);
      const order = { ...data.order, token: data.accessToken };
      const { payment } = (await askToPay(gangway, [order])).data;
      await notify(gangway, noticeOf(payment.id, { amountSen: order.dueSen }));
    }
    const { sold } = await db
      .selectFrom('sailing_inventory')
      .select('sold')
      .where('sailing_id', '=', sailingId)
      .executeTakeFirstOrThrow();
    expect(sold).toBe(36);
  });

  test('an agent can hold more, and staff are not limited', async () => {
    const sailingId = await newSailing();
    const agent = await signInCustomer(gangway, 'agent');
    const { contact } = orderOf(sailingId, {});
    const attempt = { people: 9, from: '198.51.100.77', headers: agent.headers, order: { contact } };
    for (let party = 0; party < 5; party++) expect((await book(sailingId, attempt)).status).toBe(200);
    const staff = await signInStaff(gangway, ['orders.sell']);
    const { paymentMethod: _, ...order } = orderOf(sailingId, { people: 9, order: { contact } });
    const sold = await call('POST', '/office/counter-sales', {
      body: { order, tenderedSen: 9 * FARES.adult },
      headers: { 'Idempotency-Key': newKey(), 'X-Forwarded-For': '198.51.100.77', ...staff.headers },
    });
    expect(sold.status).toBe(200);
    expect(await brokenRows(db)).toEqual([]);
  });
});

describe('the proof of work', () => {
  test('does not use up the key, is valid once, and a repetition gets the first answer', async () => {
    const sailingId = await newSailing();
    await book(sailingId, { people: 9, from: '100.64.0.1' });
    await book(sailingId, { people: 9, from: '100.64.0.1' });
    const from = '100.64.0.2';
    const body = orderOf(sailingId, { people: 9 });
    const key = newKey();
    expect(await send(body, { from, key })).toMatchObject({
      status: 428,
      data: { error: 'human-proof-required' },
    });
    const proof = await solvedHumanCheck(gangway);
    const made = await send(body, { from, key, proof });
    expect(made.status).toBe(200);
    expect(await send(body, { from, key, proof })).toMatchObject({
      data: { order: { id: made.data.order.id } },
    });
    expect(await send(body, { from, key })).toMatchObject({ data: { order: { id: made.data.order.id } } });
    expect(errorOf(await send(orderOf(sailingId, { people: 9 }), { from, proof }))).toBe(
      'human-proof-required',
    );
    expect(errorOf(await send(orderOf(sailingId, { people: 9 }), { from, proof: 'e30=' }))).toBe(
      'human-proof-required',
    );
  });

  test('is requested for a cart as a whole: nothing of it is booked before', async () => {
    const [first, second] = [await newSailing(), await newSailing()];
    for (let party = 0; party < 2; party++) await book(second, { people: 9, from: '100.65.0.1' });
    const orders = [first, second].map(sailingId => orderOf(sailingId, { people: 9 }));
    const key = newKey();
    const checkOut = (humanCheck?: string) =>
      call('POST', '/checkouts', {
        body: { orders, ...(humanCheck && { humanCheck }) },
        headers: { 'Idempotency-Key': key, 'X-Forwarded-For': '100.65.0.1' },
      });
    expect(errorOf(await checkOut())).toBe('human-proof-required');
    expect(await heldOf(first)).toBe(0);
    expect(await checkOut(await solvedHumanCheck(gangway))).toMatchObject({ data: { success: 2, total: 2 } });
  });
});
