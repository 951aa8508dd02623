import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage } from '../support/database/factories.ts';
import { book, newKey } from '../support/money/paying.ts';
import { signInStaff } from '../support/people/accounts.ts';
import { createTestApp } from '../support/test-app.ts';
import { createBreaker } from './breaker.ts';

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database);
const { findingsAfter, unseenChecks } = createBreaker(db);

let drawer: string;
let payment: string;
let officer: string;

beforeAll(async () => {
  const sailing = await createSailing(db, await createVoyage(db), { date: '2027-06-20' });
  const desk = await signInStaff(gangway, ['orders.sell', 'orders.read']);
  officer = desk.id;
  const order = await book(gangway, sailing);
  await gangway.call('POST', `/office/orders/${order.number}/payment`, {
    body: { expectedDueSen: order.dueSen, tenderedSen: order.dueSen },
    headers: { ...desk.headers, 'Idempotency-Key': newKey() },
  });
  const moved = await db.selectFrom('cash_movements').selectAll().executeTakeFirstOrThrow();
  drawer = moved.drawer_id;
  payment = moved.payment_id ?? '';
});

describe('I15', () => {
  test('cash that is in no drawer', async () => {
    expect(await findingsAfter(sql`delete from cash_movements where payment_id = ${payment}`)).toEqual([
      `I15 cash-in-a-drawer: payments ${payment}`,
    ]);
  });

  test('cash in the drawer of another officer', async () => {
    const other = await signInStaff(gangway, ['orders.sell']);
    const found = await findingsAfter(
      sql`update cash_drawers set officer_id = ${other.id} where id = ${drawer}`,
    );
    expect(found).toEqual([expect.stringContaining('I15 drawer-of-its-officer: cash_movements')]);
  });

  test('a drawer closed with an amount other than what moved', async () => {
    const found = await findingsAfter(sql`
      update cash_drawers set closed_at = now(), closed_by = ${officer}, counted_sen = 1, expected_sen = 1 where id = ${drawer}
    `);
    expect(found).toEqual([`I15 closed-as-it-moved: cash_drawers ${drawer}`]);
  });

  test('two open drawers of an officer', async () => {
    const found = await findingsAfter(
      sql`drop index i15_open_drawer_once`,
      sql`insert into cash_drawers (id, officer_id, opened_at, float_sen) values (${randomUUID()}, ${officer}, now(), 0)`,
    );
    expect(found).toEqual([expect.stringContaining('I15 one-open-drawer-an-officer: cash_drawers')]);
  });
});

test('every check of I15 has found a violation', () => {
  expect(unseenChecks('I15')).toEqual([]);
});
