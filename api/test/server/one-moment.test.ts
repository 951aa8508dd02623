import type { KyselyPlugin, QueryId } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Deps } from '../../src/lib/http/context.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage } from '../support/database/factories.ts';
import { book, bookAtBank, noticeOf, notify } from '../support/money/paying.ts';
import { type SignedIn, signInStaff } from '../support/people/accounts.ts';
import { createTestApp } from '../support/test-app.ts';

// A page that polls until something is completed keeps its last answer: that answer has to be consistent.

const database = await createTestDatabase();
const { db } = database;
const writer = await createTestApp(database);
const reader = await createTestApp(database);
let sailingId: number;
let staff: SignedIn;

beforeAll(async () => {
  sailingId = await createSailing(db, await createVoyage(db, { rooms: 1 }), { date: '2027-03-01' });
  staff = await signInStaff(writer, ['catalogue.manage', 'orders.read', 'payments.read']);
});

/** Runs another caller's write after the reader's next statement that names this table, before the answer goes on. */
function writeAfterReading(table: string, write: () => Promise<unknown>): void {
  const naming = new Set<QueryId>();
  let written = false;
  const meanwhile: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      if (!written && JSON.stringify(node).includes(table)) naming.add(queryId);
      return node;
    },
    async transformResult({ result, queryId }) {
      if (naming.has(queryId) && !written) {
        written = true;
        await write();
      }
      return result;
    },
  };
  (reader.deps as { db: Deps['db'] }).db = db.withPlugin(meanwhile);
}

const ask = async (path: string, headers: Record<string, string> = staff.headers) =>
  (await reader.call('GET', path, { headers })).data;

test('a sailing’s count of taken places equals its count of passengers', async () => {
  await book(writer, sailingId);
  writeAfterReading('sailing_inventory', () => book(writer, sailingId));
  const before = await ask(`/office/sailings/${sailingId}`);
  expect(before).toMatchObject({ held: 1, passengers: 1 });
  expect(await ask(`/office/sailings/${sailingId}`), 'and it was written meanwhile').toMatchObject({
    held: 2,
  });
});

test('an unpaid order has no payment that succeeded', async () => {
  const { order, paymentId } = await bookAtBank(writer, sailingId);
  writeAfterReading('tickets', () => notify(writer, noticeOf(paymentId)));
  const before = await ask(`/office/orders/${order.number}`);
  expect(before).toMatchObject({ status: 'unpaid', payments: [{ status: 'pending' }] });
  expect(await ask(`/office/orders/${order.number}`)).toMatchObject({ status: 'paid' });
});
