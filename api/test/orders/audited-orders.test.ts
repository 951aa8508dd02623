import { expect, test } from 'vitest';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage } from '../support/database/factories.ts';
import { signInStaff } from '../support/people/accounts.ts';
import { bookCabin } from '../support/people/cabin-guests.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const gangway = await createTestApp(database);
const voyage = await createVoyage(database.db, { rooms: 1 });

test('entries about an order, its tickets and its payment name the order that they belong to', async () => {
  const sailingId = await createSailing(database.db, voyage);
  const { order, tickets } = await bookCabin(gangway, sailingId, voyage.roomIds[0] ?? 0);
  const { headers } = await signInStaff(gangway, ['settings.read']);
  const entriesOf = async (entity: string): Promise<{ label: string; order: string }[]> =>
    (await gangway.call('GET', `/office/audit-entries?entity=${entity}`, { headers })).data.items;

  const found = { orders: await entriesOf('orders'), tickets: await entriesOf('tickets') };
  expect(new Set(found.orders.map(({ label }) => label))).toEqual(new Set([order.number]));
  expect(new Set(found.tickets.map(({ label }) => label))).toEqual(
    new Set(tickets.map(({ serial }) => serial)),
  );
  const payments = await entriesOf('payments');
  expect(payments[0]).toMatchObject({ label: order.number });
  for (const entry of [...found.orders, ...found.tickets, ...payments])
    expect(entry.order).toBe(order.number);
});
