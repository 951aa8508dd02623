import { beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage } from '../support/database/factories.ts';
import { type BookedOrder, book } from '../support/money/paying.ts';
import { newAddress } from '../support/people/codes.ts';
import { solvedHumanCheck } from '../support/people/human.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const gangway = await createTestApp(database, { trustProxy: true });
const voyage = await createVoyage(database.db);
const sailingId = await createSailing(database.db, voyage);

let order: BookedOrder;
let address: string;
beforeEach(async () => {
  order = await book(gangway, sailingId);
  address = newAddress();
});

const lookUp = (number: string, emailOrPhone: string, humanCheck?: string) =>
  gangway.call('POST', '/orders/lookup', {
    body: { number, emailOrPhone, humanCheck },
    headers: { 'X-Forwarded-For': address },
  });
/** Failed look-ups of different orders from one address, as from a hotel. */
async function guess(times: number) {
  for (let index = 0; index < times; index++) {
    const number = `SC${String(index).padStart(8, '0')}`;
    expect((await lookUp(number, 'nobody@example.com')).data.error).toBe('order-not-found');
  }
}

describe('looking up a guest’s order from an address with too many failures', () => {
  test('requires a new human check each time', async () => {
    await guess(20);
    expect(await lookUp(order.number, 'aisyah@example.com')).toMatchObject({
      status: 428,
      data: { error: 'human-check-required' },
    });
    const humanCheck = await solvedHumanCheck(gangway);
    const wrong = await lookUp(order.number, 'nobody@example.com', humanCheck);
    expect(wrong).toMatchObject({ status: 404, data: { error: 'order-not-found' } });
    expect(await lookUp(order.number, 'aisyah@example.com', humanCheck)).toMatchObject({
      status: 422,
      data: { error: 'human-check-failed' },
    });
    const found = await lookUp(order.number, 'aisyah@example.com', await solvedHumanCheck(gangway));
    expect(found.data.order.number).toBe(order.number);
  });

  test('is limited to ten tries per order, even with solved checks', async () => {
    for (let time = 0; time < 10; time++) await lookUp(order.number, 'nobody@example.com');
    const answer = await lookUp(order.number, 'aisyah@example.com', await solvedHumanCheck(gangway));
    expect(answer).toMatchObject({ status: 429, data: { error: 'too-many-attempts' } });
  });

  test('a stranger who guesses at an order does not block the owner, who solves a human check (R351)', async () => {
    for (let time = 0; time < 12; time++) await lookUp(order.number, 'nobody@example.com');
    address = newAddress();
    expect((await lookUp(order.number, 'aisyah@example.com')).data.error).toBe('human-check-required');
    const found = await lookUp(order.number, 'aisyah@example.com', await solvedHumanCheck(gangway));
    expect(found.data.order.number).toBe(order.number);
  });

  test('needs no human check from another address', async () => {
    await guess(20);
    address = newAddress();
    expect((await lookUp(order.number, 'aisyah@example.com')).status).toBe(200);
  });
});
