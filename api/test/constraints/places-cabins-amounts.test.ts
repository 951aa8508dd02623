import { type RawBuilder, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createBusySeason } from '../support/amounts/busy-season.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createTestApp } from '../support/test-app.ts';
import { createBreaching, NEW_ID } from './breach.ts';

const database = await createTestDatabase();
const { orders, sailings, voyage } = await createBusySeason(await createTestApp(database));
const { refusalOf, breaches } = createBreaching(database.db);

const { aboard, partly, unpaid } = orders;

describe('I1', () => {
  const change = (set: RawBuilder<unknown>) =>
    sql`update sailing_inventory set ${set} where sailing_id = ${sailings.onSale}`;
  breaches([
    ['more held than there is', 'i1_places_within_capacity', change(sql`held = capacity - sold + 1`)],
    ['more sold than there is', 'i1_places_within_capacity', change(sql`sold = capacity - held + 1`)],
    ['less room than is taken', 'i1_places_within_capacity', change(sql`capacity = held + sold - 1`)],
    ['less than nothing held', 'sailing_inventory_held_check', change(sql`held = -1`)],
    ['less than nothing sold', 'sailing_inventory_sold_check', change(sql`sold = -1`)],
    ['more than the ship carries', 'sailing_capacity_within_ship', change(sql`capacity = 601`)],
    [
      'a new sailing with more than the ship carries',
      'sailing_capacity_within_ship',
      sql`delete from sailing_inventory where sailing_id = ${sailings.full}`,
      sql`insert into sailing_inventory (sailing_id, capacity) values (${sailings.full}, 601)`,
    ],
    [
      'a ship that carries less than is on sale',
      'sailing_capacity_within_ship',
      sql`update ships set capacity = 599 where id = ${voyage.shipId}`,
    ],
    [
      'a sailing that moves to a smaller ship',
      'sailing_capacity_within_ship',
      sql`
        insert into ships (name, code, description, capacity)
        values ('Sampan', 'sampan', '{"en": "", "zh": "", "ko": ""}', 1)
      `,
      sql`update sailings set ship_id = (select id from ships where code = 'sampan') where id = ${sailings.onSale}`,
    ],
  ]);
});

describe('I1 with a waiting list', () => {
  breaches([
    [
      'more set aside than is free',
      'set_aside_is_free',
      sql`update sailing_inventory set waitlist = true, set_aside = capacity + 1 where sailing_id = ${sailings.onSale}`,
    ],
    [
      'places set aside for no party',
      'set_aside_for_a_list',
      sql`update sailing_inventory set set_aside = 1 where sailing_id = ${sailings.onSale}`,
    ],
  ]);
});

describe('I2', () => {
  const takeAgain = (releasedAt: RawBuilder<unknown>) => sql`
    insert into order_cabins (id, order_id, sailing_id, room_id, price_sen, charge_sen, released_at)
    select ${NEW_ID}, ${unpaid.id}, sailing_id, room_id, 0, 0, ${releasedAt} from order_cabins
    where order_id = ${partly.id}
  `;
  breaches([
    [
      'a room of another ship than the one that sails',
      'i2_room_of_ship',
      sql`
        insert into ships (name, code, description, capacity)
        values ('Other', 'other', '{"en": "", "zh": "", "ko": ""}', 600)
      `,
      sql`
        insert into rooms (ship_id, room_type_id, number, floor, position)
        select ships.id, (select min(id) from room_types), '1', 1, 'port' from ships where code = 'other'
      `,
      sql`
        insert into order_cabins (id, order_id, sailing_id, room_id, price_sen)
        select ${NEW_ID}, ${unpaid.id}, o.sailing_id, rooms.id, 0
        from orders o, rooms join ships on ships.id = ship_id where o.id = ${unpaid.id} and code = 'other'
      `,
    ],
    [
      'one room in two live orders of a sailing',
      'i2_room_once_per_sailing',
      sql`
        update order_cabins set room_id = (select room_id from order_cabins where order_id = ${partly.id})
        where order_id = ${unpaid.id}
      `,
    ],
    [
      'a cabin of another sailing than its order',
      'order_cabins_order_id_sailing_id_fkey',
      sql`update order_cabins set sailing_id = ${sailings.full} where order_id = ${unpaid.id}`,
    ],
  ]);

  breaches([
    [
      'a room of an order that is offered to another party',
      'i2_room_once_per_sailing',
      sql`insert into place_offers (id, sailing_id, places) values (${NEW_ID}, ${sailings.onSale}, 1)`,
      sql`
        insert into order_cabins (id, offer_id, sailing_id, room_id, price_sen)
        select gen_random_uuid(), ${NEW_ID}, sailing_id, room_id, 0 from order_cabins where order_id = ${partly.id}
      `,
    ],
    [
      'a room of neither an order nor an offer',
      'cabin_of_order_or_offer',
      sql`update order_cabins set order_id = null where order_id = ${unpaid.id}`,
    ],
    [
      'a room of an offer of another sailing',
      'order_cabins_offer',
      sql`insert into place_offers (id, sailing_id, places) values (${NEW_ID}, ${sailings.full}, 1)`,
      sql`
        insert into order_cabins (id, offer_id, sailing_id, room_id, price_sen)
        values (gen_random_uuid(), ${NEW_ID}, ${sailings.onSale}, ${voyage.roomIds.at(-1)}, 0)
      `,
    ],
  ]);

  const ofPartly = sql`where order_id = ${partly.id}`;
  const checkIn = [
    sql`
      update rooms set status = 'occupied', checked_in_at = now()
      where id in (select room_id from order_cabins ${ofPartly})
    `,
    sql`
      insert into room_events (id, room_id, order_id, action, system_user_id, at)
      select ${NEW_ID}, room_id, order_id, 'check-in', (select id from system_users limit 1), now()
      from order_cabins ${ofPartly}
    `,
  ];
  const checkOut = [
    sql`
      update rooms set status = 'dirty', checked_in_at = null
      where id in (select room_id from order_cabins ${ofPartly})
    `,
  ];
  const giveUp = [sql`update order_cabins set released_at = now(), charge_sen = price_sen ${ofPartly}`];
  const takeAway = [
    sql`update orders set due_sen = due_sen - (select price_sen from order_cabins ${ofPartly}) where id = ${partly.id}`,
    sql`update tickets set cabin_id = null ${ofPartly}`,
    sql`delete from order_cabins ${ofPartly}`,
  ];
  breaches([
    ['a room given up with its guests in it', 'i2_guests_checked_out', ...checkIn, ...giveUp],
    ['a room taken away with its guests in it', 'i2_guests_checked_out', ...checkIn, ...takeAway],
  ]);

  test('a room can be released in the transaction in which its guests leave it', async () => {
    expect(await refusalOf([...checkIn, ...giveUp, ...checkOut])).toBeUndefined();
  });

  test('a released room can be taken again', async () => {
    expect(await refusalOf([takeAgain(sql`now()`)])).toBeUndefined();
  });
});

describe('I3', () => {
  const ofUnpaid = sql`where order_id = ${unpaid.id}`;
  const oneTicket = sql`(select id from tickets ${ofUnpaid} order by id limit 1)`;
  breaches([
    [
      'a ticket that moves to another order, whose amount alone is changed',
      'i3_due_is_sum_of_parts',
      sql`update orders set due_sen = due_sen + (select price_sen from tickets where id = ${oneTicket}) where id = ${partly.id}`,
      sql`
        update tickets set order_id = o.id, sailing_id = o.sailing_id, seat = '' from orders o
        where o.id = ${partly.id} and tickets.id = ${oneTicket}
      `,
    ],
    [
      'an amount due of its own',
      'i3_due_is_sum_of_parts',
      sql`update orders set due_sen = due_sen + 1 where id = ${unpaid.id}`,
    ],
    [
      'a dearer ticket',
      'i3_due_is_sum_of_parts',
      sql`update tickets set price_sen = price_sen + 1 ${ofUnpaid}`,
    ],
    [
      'a cheaper cabin',
      'i3_due_is_sum_of_parts',
      sql`update order_cabins set price_sen = price_sen - 1 ${ofUnpaid}`,
    ],
    [
      'a ticket that is taken away',
      'i3_due_is_sum_of_parts',
      sql`delete from tickets where id = (select id from tickets ${ofUnpaid} limit 1)`,
    ],
    [
      'a ticket canceled for nothing, at the old price',
      'i3_due_is_sum_of_parts',
      sql`update tickets set canceled_at = now(), charge_sen = 0 ${ofUnpaid}`,
    ],
    [
      'more refunded than paid',
      'i3_given_back_within_paid',
      sql`update orders set refunded_sen = paid_sen + 1 where id = ${aboard.id}`,
    ],
    [
      'less paid than refunded',
      'i3_given_back_within_paid',
      sql`update orders set paid_sen = refunded_sen - 1 where id = ${partly.id}`,
    ],
    ['a price below zero', 'sen_check', sql`update tickets set price_sen = -1 ${ofUnpaid}`],
  ]);
});

describe('I9', () => {
  const documentOf = (orderId: string) => sql`
    select nationality, issuing_country, id_number from passengers where order_id = ${orderId} and position = 1
  `;
  breaches([
    [
      'a passenger who gets the document of another',
      'i9_document_once_per_sailing',
      sql`
        update passengers set (nationality, issuing_country, id_number) = (${documentOf(unpaid.id)})
        where order_id = ${partly.id} and position = 2
      `,
    ],
    [
      'a second ticket for a passenger',
      'i9_document_once_per_sailing',
      sql`
        insert into passengers (id, order_id, position, name, gender, birth_date, nationality, id_type, id_number)
        select ${NEW_ID}, order_id, 9, name, gender, birth_date, nationality, id_type, '(' || id_number || ')'
        from passengers where order_id = ${unpaid.id} and position = 1
      `,
      sql`
        insert into tickets (id, order_id, sailing_id, passenger_id, serial, ticket_type, price_sen, signing_key_id,
          verification_secret)
        select ${NEW_ID}, order_id, sailing_id, ${NEW_ID}, 'SCTWICE-9', ticket_type, 0, signing_key_id, verification_secret
        from tickets where order_id = ${unpaid.id} limit 1
      `,
    ],
    [
      'an order that moves to a sailing where its passenger is',
      'i9_document_once_per_sailing',
      sql`
        update passengers set (nationality, issuing_country, id_number) = (${documentOf(unpaid.id)})
        where order_id = ${orders.noShow.id}
      `,
      sql`update tickets set seat = '' where order_id = ${orders.noShow.id}`,
      sql`update orders set sailing_id = ${sailings.onSale} where id = ${orders.noShow.id}`,
    ],
  ]);

  test('a canceled ticket frees its document for another, and erased numbers are not compared', async () => {
    const canceled = await refusalOf([
      sql`
        update passengers set (nationality, issuing_country, id_number) = (${documentOf(orders.withdrawn.id)})
        where order_id = ${unpaid.id} and position = 1
      `,
    ]);
    expect(canceled).toBeUndefined();
    const erased = await refusalOf([sql`update passengers set id_number = '–', issuing_country = null`]);
    expect(erased).toBeUndefined();
  });
});
