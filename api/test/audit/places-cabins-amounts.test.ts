import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createBusySeason } from '../support/amounts/busy-season.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createTestApp } from '../support/test-app.ts';
import { createBreaker, withTriggers } from './breaker.ts';

const database = await createTestDatabase();
const { db } = database;
const { orders, sailings, voyage } = await createBusySeason(await createTestApp(database));
const { findingsAfter, unseenChecks } = createBreaker(db);

const ticketsOf = (orderId: string) =>
  db.selectFrom('tickets').select('id').where('order_id', '=', orderId).orderBy('serial').execute();
const cabinOf = (orderId: string) =>
  db.selectFrom('order_cabins').select('id').where('order_id', '=', orderId).executeTakeFirstOrThrow();

describe('I1', () => {
  const inventory = `sailing_inventory ${sailings.onSale}`;

  test('more places sold than there are', async () => {
    const found = await findingsAfter(
      sql`
        alter table sailing_inventory
        drop constraint i1_places_within_capacity, drop constraint set_aside_is_free
      `,
      sql`update sailing_inventory set capacity = held + sold - 1 where sailing_id = ${sailings.onSale}`,
    );
    expect(found).toEqual([`I1 within-capacity: ${inventory}`]);
  });

  test('more places on sale than the ship carries', async () => {
    const found = await findingsAfter(
      sql`update sailing_inventory set capacity = 601 where sailing_id = ${sailings.onSale}`,
    );
    expect(found).toEqual([`I1 within-ship: ${inventory}`]);
  });

  test.each(['held', 'sold'])('one more %s than there are tickets', async counter => {
    const found = await findingsAfter(
      sql`update sailing_inventory set ${sql.ref(counter)} = ${sql.ref(counter)} + 1 where sailing_id = ${sailings.onSale}`,
    );
    expect(found).toEqual([`I1 places-are-tickets: ${inventory}`]);
  });

  test('tickets on a sailing without an inventory', async () => {
    const found = await findingsAfter(
      sql`delete from sailing_inventory where sailing_id = ${sailings.onSale}`,
    );
    expect(found).toEqual([`I1 places-are-tickets: ${inventory}`]);
  });

  test('an offer whose places are not held', async () => {
    const found = await findingsAfter(
      sql`insert into place_offers (id, sailing_id, places) values (gen_random_uuid(), ${sailings.onSale}, 2)`,
    );
    expect(found).toEqual([
      `I1 places-are-tickets: ${inventory}`,
      expect.stringContaining('I16 offers-have-one-holder: place_offers'),
    ]);
  });

  test('a live ticket of a canceled order', async () => {
    const [ticket] = await ticketsOf(orders.withdrawn.id);
    const found = await findingsAfter(
      sql`update tickets set canceled_at = null, charge_sen = null, seat = '' where id = ${ticket?.id}`,
      sql`update orders set due_sen = (select price_sen from tickets where id = ${ticket?.id}) where id = ${orders.withdrawn.id}`,
    );
    expect(found).toEqual([`I1 ended-orders-hold-no-place: tickets ${ticket?.id}`]);
  });
});

describe('I2', () => {
  test('one room in two live orders of a sailing', async () => {
    const [mine, other] = [await cabinOf(orders.unpaid.id), await cabinOf(orders.partly.id)];
    const found = await findingsAfter(
      sql`drop index i2_room_once_per_sailing`,
      sql`update order_cabins set room_id = (select room_id from order_cabins where id = ${other.id}) where id = ${mine.id}`,
    );
    expect(found).toEqual([mine.id, other.id].sort().map(id => `I2 once-a-sailing: order_cabins ${id}`));
  });

  test('a room of another ship than the one that sails', async () => {
    const cabin = await cabinOf(orders.unpaid.id);
    const found = await findingsAfter(
      ...withTriggers,
      sql`
        insert into ships (name, code, description, capacity)
        values ('Other', 'other', '{"en": "", "zh": "", "ko": ""}', 600)
      `,
      sql`
        update rooms set ship_id = (select id from ships where code = 'other')
        where id = (select room_id from order_cabins where id = ${cabin.id})
      `,
    );
    expect(found).toEqual([`I2 of-the-ship-that-sails: order_cabins ${cabin.id}`]);
  });

  test('a live cabin of a refunded order', async () => {
    const cabin = await cabinOf(orders.owed.id);
    const found = await findingsAfter(
      sql`update order_cabins set released_at = null, charge_sen = null, room_id = ${voyage.roomIds.at(-1)} where id = ${cabin.id}`,
      sql`update orders set due_sen = (select price_sen from order_cabins where id = ${cabin.id}) where id = ${orders.owed.id}`,
    );
    expect(found).toEqual([
      `I2 ended-orders-hold-no-cabin: order_cabins ${cabin.id}`,
      `I3 paid-is-due: orders ${orders.owed.id}`,
    ]);
  });

  test('a room kept for an offer that has ended', async () => {
    const [offer, cabin] = [randomUUID(), randomUUID()];
    const found = await findingsAfter(
      sql`
        insert into place_offers (id, sailing_id, places, released_at) values (${offer}, ${sailings.onSale}, 2, now())
      `,
      sql`
        insert into order_cabins (id, offer_id, sailing_id, room_id, price_sen)
        values (${cabin}, ${offer}, ${sailings.onSale}, ${voyage.roomIds.at(-1)}, 0)
      `,
    );
    expect(found).toEqual([`I2 ended-offers-hold-no-cabin: order_cabins ${cabin}`]);
  });

  test('a guest in the cabin of another order', async () => {
    const [ticket] = await ticketsOf(orders.unpaid.id);
    const elsewhere = await cabinOf(orders.partly.id);
    const found = await findingsAfter(
      sql`update tickets set cabin_id = ${elsewhere.id} where id = ${ticket?.id}`,
    );
    expect(found).toEqual([`I2 guests-sleep-in-their-own: tickets ${ticket?.id}`]);
  });

  test('guests in the room of an order that was refunded', async () => {
    const room = voyage.roomIds.at(-1);
    const found = await findingsAfter(
      ...withTriggers,
      sql`update rooms set status = 'occupied', checked_in_at = now() where id = ${room}`,
      sql`
        insert into room_events (id, room_id, order_id, action, system_user_id, at)
        select gen_random_uuid(), ${room}, ${orders.owed.id}, 'check-in', id, now() from system_users limit 1
      `,
    );
    expect(found).toEqual([`I2 checked-in-guests-have-the-room: rooms ${room}`]);
  });
});

describe('I3', () => {
  const { aboard, unpaid } = orders;

  test('an amount due that differs from the price of the parts', async () => {
    const found = await findingsAfter(sql`update orders set due_sen = due_sen + 1 where id = ${unpaid.id}`);
    expect(found).toEqual([`I3 due-is-sum-of-parts: orders ${unpaid.id}`]);
  });

  test('an order without any part', async () => {
    const found = await findingsAfter(
      sql`delete from tickets where order_id = ${orders.withdrawn.id}`,
      sql`delete from audit_entries where entity = 'tickets' and entity_id not in (select id::text from tickets)`,
      sql`update orders set due_sen = 1 where id = ${orders.withdrawn.id}`,
    );
    expect(found).toEqual([`I3 due-is-sum-of-parts: orders ${orders.withdrawn.id}`]);
  });

  test('more refunded than paid', async () => {
    const found = await findingsAfter(
      sql`alter table orders drop constraint i3_given_back_within_paid`,
      sql`update orders set refunded_sen = paid_sen + 1 where id = ${aboard.id}`,
    );
    expect(found).toEqual([
      `I3 paid-is-due: orders ${aboard.id}`,
      `I3 refunded-is-given-back: orders ${aboard.id}`,
      `I3 refunds-within-payments: orders ${aboard.id}`,
    ]);
  });

  test('an amount paid that differs from the payments', async () => {
    const found = await findingsAfter(sql`update orders set paid_sen = paid_sen + 1 where id = ${aboard.id}`);
    expect(found).toEqual([`I3 paid-is-applied: orders ${aboard.id}`, `I3 paid-is-due: orders ${aboard.id}`]);
  });

  test('an amount refunded that differs from the refunds', async () => {
    const found = await findingsAfter(
      sql`update orders set refunded_sen = refunded_sen - 1 where id = ${orders.partly.id}`,
    );
    expect(found).toEqual([
      `I3 paid-is-due: orders ${orders.partly.id}`,
      `I3 refunded-is-given-back: orders ${orders.partly.id}`,
    ]);
  });

  test('an order that is refunded while its money is owed', async () => {
    const found = await findingsAfter(
      ...withTriggers,
      sql`drop trigger i3_refunded_is_settled on orders`,
      sql`update orders set status = 'refunded', refunded_at = now() where id = ${orders.owed.id}`,
    );
    expect(found).toEqual([`I3 refunded-is-settled: orders ${orders.owed.id}`]);
  });

  test('an order that is still canceled after its money was refunded', async () => {
    const found = await findingsAfter(
      sql`update refunds set status = 'succeeded', settled_at = now(), gateway_reference = 'bank-1' where order_id = ${orders.owed.id}`,
    );
    expect(found).toContain(`I3 refunded-is-settled: orders ${orders.owed.id}`);
  });

  test('an order that has paid more than it is due', async () => {
    const [ticket] = await ticketsOf(aboard.id);
    const found = await findingsAfter(
      sql`update tickets set price_sen = price_sen - 1 where id = ${ticket?.id}`,
      sql`update orders set due_sen = due_sen - 1 where id = ${aboard.id}`,
    );
    expect(found).toEqual([`I3 paid-is-due: orders ${aboard.id}`]);
  });

  test('a paid order whose tickets are all canceled', async () => {
    const { partly } = orders;
    const found = await findingsAfter(
      sql`
        update tickets set canceled_at = now(), charge_sen = price_sen
        where order_id = ${partly.id} and canceled_at is null
      `,
    );
    expect(found).toContain(`I3 paid-has-tickets: orders ${partly.id}`);
    expect(found).not.toContain(`I3 paid-is-due: orders ${partly.id}`);
  });

  test('a paid order without a payment', async () => {
    const found = await findingsAfter(
      sql`update payment_orders set outcome = null where order_id = ${aboard.id}`,
      sql`update orders set paid_sen = 0 where id = ${aboard.id}`,
    );
    expect(found).toContain(`I3 status-follows-money: orders ${aboard.id}`);
    expect(found).not.toContain(`I3 paid-is-applied: orders ${aboard.id}`);
  });
});

describe('I9', () => {
  const passengerOf = (orderId: string) =>
    sql`(select id from passengers where order_id = ${orderId} and position = 1)`;

  test('one document twice on a sailing', async () => {
    const tickets = [
      ...(await ticketsOf(orders.unpaid.id)).slice(0, 1),
      ...(await ticketsOf(orders.byAgent.id)),
    ];
    const found = await findingsAfter(
      sql`drop index i9_document_once_per_sailing`,
      ...withTriggers,
      sql`
        update passengers set (nationality, issuing_country, id_number) =
          (select nationality, issuing_country, lower(replace(id_number, '-', ' ')) from passengers
            where id = ${passengerOf(orders.unpaid.id)})
        where id = ${passengerOf(orders.byAgent.id)}
      `,
    );
    expect(found).toEqual(tickets.map(({ id }) => `I9 document-once-a-sailing: tickets ${id}`).sort());
  });

  test('a ticket with another document than its passenger', async () => {
    const [ticket] = await ticketsOf(orders.byAgent.id);
    const found = await findingsAfter(sql`update tickets set document = '\\x00' where id = ${ticket?.id}`);
    expect(found).toEqual([`I9 kept-with-the-ticket: tickets ${ticket?.id}`]);
  });
});

test('every check of I1, I2, I3 and I9 has found a violation', () => {
  expect(unseenChecks('I1', 'I2', 'I3', 'I9')).toEqual([]);
});
