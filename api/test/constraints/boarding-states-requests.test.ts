import { type RawBuilder, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { statefulTables } from '../../src/audit/invariants/i7-transitions.ts';
import { createBusySeason } from '../support/amounts/busy-season.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createTestApp } from '../support/test-app.ts';
import { createBreaching, NEW_ID } from './breach.ts';

const database = await createTestDatabase();
const { orders, sailings, voyage, agent } = await createBusySeason(await createTestApp(database));
const { refusalOf, breaches } = createBreaching(database.db);

const { aboard, noShow, unpaid } = orders;

interface Overrides {
  ticket?: null;
  unknown?: string;
  outcome?: string;
  method?: string;
  refusal?: string;
  reason?: string;
  effective?: boolean;
  valid?: boolean;
}

describe('I6', () => {
  const letInAgain = (id: RawBuilder<unknown>) => sql`
    insert into boarding_events (id, ticket_id, sailing_id, outcome, method, officer_id, scanned_at, received_at)
    select ${id}, ticket_id, sailing_id, outcome, method, officer_id, now(), now()
    from boarding_events where outcome = 'boarded' limit 1
  `;
  /** A boarding event of a boarded ticket, with changed fields. */
  const insertEvent = ({ outcome = 'boarded', method = 'scan', ...overrides }: Overrides = {}) => sql`
    insert into boarding_events (id, ticket_id, unknown_ticket, sailing_id, outcome, refusal, method, reason, effective, valid,
      officer_id, scanned_at, received_at)
    select ${NEW_ID}, ${overrides.ticket === null ? null : sql`ticket_id`}, ${overrides.unknown ?? null}, sailing_id, ${outcome},
      ${overrides.refusal ?? null}, ${method}, ${overrides.reason ?? ''}, ${overrides.effective ?? true}, ${overrides.valid ?? true},
      officer_id, now(), now()
    from boarding_events where outcome = 'boarded' limit 1
  `;
  const nothingFound = sql`finding = null, reason = null, resolved_at = null, resolved_by = null`;
  breaches([
    ['a ticket that is let in twice', 'i6_boarded_once', letInAgain(sql`${NEW_ID}`)],
    ['an event that is stored twice', 'boarding_events_pkey', letInAgain(sql`id`)],
    [
      'a canceled ticket on board',
      'tickets_check3',
      sql`
        update tickets set canceled_at = now(), charge_sen = price_sen
        where order_id = ${aboard.id} and boarding_status = 'boarded'
      `,
    ],
    [
      'boarded at no time',
      'tickets_check2',
      sql`update tickets set boarding_status = 'boarded' where order_id = ${noShow.id}`,
    ],
    [
      'a refusal that is undone',
      'only_boardings_are_undone',
      sql`update boarding_events set undone_at = now() where outcome = 'refused'`,
    ],
    [
      'an ineffective boarding that is undone',
      'only_effective_is_undone',
      sql`update boarding_events set effective = false, undone_at = now() where outcome = 'boarded'`,
    ],
    [
      'an ineffective refusal',
      'refusals_are_effective',
      sql`update boarding_events set effective = false where outcome = 'refused'`,
    ],
    ['an override without a reason', 'supervisor_gives_reason', insertEvent({ method: 'override' })],
    ['a scan with a reason', 'supervisor_gives_reason', insertEvent({ reason: 'because' })],
    ['a boarding with a refusal', 'refused_with_refusal', insertEvent({ refusal: 'canceled' })],
    [
      'an override that is a refusal',
      'override_boards',
      insertEvent({ method: 'override', reason: 'because', outcome: 'refused', refusal: 'canceled' }),
    ],
    [
      'an effective event that is not valid',
      'effective_is_valid',
      insertEvent({ valid: false, effective: true }),
    ],
    [
      'an effective event with an unknown ticket',
      'effective_has_ticket',
      insertEvent({ ticket: null, effective: true }),
    ],
    [
      'a known ticket that is also unknown',
      'unknown_ticket_has_no_ticket',
      insertEvent({ effective: false, unknown: NEW_ID }),
    ],
    [
      'an event that is changed',
      'append_only',
      sql`update boarding_events set scanned_at = scanned_at - interval '1 hour'`,
    ],
    ['an event that is deleted', 'append_only', sql`delete from boarding_events`],
    ['events that are truncated', 'append_only', sql`truncate boarding_events cascade`],
  ]);

  describe('conflicts', () => {
    const open = sql`
      insert into boarding_conflicts (id, kind, event_id, opened_at)
      select ${NEW_ID}, 'not-valid', id, now() from boarding_events where outcome = 'refused' limit 1
    `;
    const resolve = sql`
      update boarding_conflicts set status = 'resolved', finding = 'same-person', reason = 'Seen', resolved_at = now(),
        resolved_by = (select id from system_users limit 1)
    `;
    breaches([
      [
        'two about one event',
        'boarding_conflicts_event_id_key',
        open,
        sql`
          insert into boarding_conflicts (id, kind, event_id, opened_at)
          select gen_random_uuid(), kind, event_id, opened_at from boarding_conflicts
        `,
      ],
      [
        'one between an event and itself',
        'no_conflict_with_itself',
        open,
        sql`update boarding_conflicts set effective_event_id = event_id`,
      ],
      [
        'resolved without a person',
        'resolved_with_a_finding',
        open,
        sql`update boarding_conflicts set status = 'resolved', finding = 'same-person', reason = 'Seen'`,
      ],
      [
        'found before it is resolved',
        'resolved_with_a_finding',
        open,
        sql`update boarding_conflicts set finding = 'same-person'`,
      ],
      [
        'open again',
        'i7_transition',
        open,
        resolve,
        sql`update boarding_conflicts set status = 'open', ${nothingFound}`,
      ],
      ['taken out', 'append_only', open, sql`delete from boarding_conflicts`],
      ['emptied', 'append_only', sql`truncate boarding_conflicts`],
    ]);

    test('are resolved once', async () => {
      expect(await refusalOf([open, resolve])).toBeUndefined();
    });
  });

  test('the current signing key cannot be withdrawn', async () => {
    const withdraw = sql`update signing_keys set withdrawn_at = now()`;
    expect(await refusalOf([withdraw])).toBe('only_retired_keys_are_withdrawn');
    expect(await refusalOf([sql`update signing_keys set retired_at = now()`, withdraw])).toBeUndefined();
  });
});

describe('I7', () => {
  test('every table with states is guarded', async () => {
    const { rows } = await sql<{ table: string }>`
      select tgrelid::regclass::text as table from pg_trigger
      where tgname = 'i7_enforce_transitions' and tgenabled = 'O' order by 1
    `.execute(database.db);
    expect(rows.map(({ table }) => table)).toEqual(statefulTables.map(({ table }) => table).sort());
  });

  breaches([
    [
      'a completed order that is unpaid again',
      'i7_transition',
      sql`update orders set status = 'unpaid' where id = ${aboard.id}`,
    ],
    [
      'an unpaid order that is completed',
      'i7_transition',
      sql`update orders set status = 'completed', paid_at = now(), completed_at = now() where id = ${unpaid.id}`,
    ],
    [
      'a payment that is forgotten',
      'i7_transition',
      sql`update payments set status = 'failed' where status = 'succeeded'`,
    ],
    [
      'a refund that is taken back',
      'i7_transition',
      sql`update refunds set status = 'pending' where status = 'succeeded'`,
    ],
    [
      'a clean room that was never dirty',
      'i7_transition',
      sql`update rooms set status = 'dirty' where id = ${voyage.roomIds[0]}`,
    ],
    [
      'a sailing that comes back',
      'i7_transition',
      sql`update sailings set status = 'canceled' where id = ${sailings.full}`,
      sql`update sailings set status = 'scheduled' where id = ${sailings.full}`,
    ],
    [
      'a ship that comes back',
      'i7_transition',
      sql`update ships set status = 'decommissioned' where id = ${voyage.shipId}`,
      sql`update ships set status = 'active' where id = ${voyage.shipId}`,
    ],
    [
      'an order that is born paid',
      'i7_first_state',
      sql`
        insert into orders (id, number, checkout_id, sailing_id, channel, status, payment_method, contact_name, contact_phone,
          referral_code, language, due_sen, ladder, hold_expires_at, created_at, updated_at, paid_at)
        select ${NEW_ID}, 'SCBORNPAID', checkout_id, sailing_id, channel, 'paid', payment_method, contact_name, contact_phone,
          referral_code, language, 0, ladder, hold_expires_at, created_at, updated_at, now()
        from orders where id = ${unpaid.id}
      `,
    ],
    [
      'a ticket that is born on board',
      'i7_first_state',
      sql`
        insert into passengers (id, order_id, position, name, gender, birth_date, nationality, id_type, id_number)
        select ${NEW_ID}, order_id, 9, name, gender, birth_date, nationality, id_type, id_number || ' BORN'
        from passengers where order_id = ${unpaid.id} limit 1
      `,
      sql`
        insert into tickets (id, order_id, sailing_id, passenger_id, serial, ticket_type, price_sen, boarding_status, boarded_at,
          signing_key_id, verification_secret)
        select ${NEW_ID}, order_id, sailing_id, ${NEW_ID}, 'SCBORN-9', ticket_type, 0, 'boarded', now(), signing_key_id,
          verification_secret
        from tickets where order_id = ${unpaid.id} limit 1
      `,
    ],
    [
      'an unexpected payment',
      'i7_first_state',
      sql`
        insert into payments (id, provider, status, amount_sen, created_at, updated_at, settled_at)
        values (${NEW_ID}, 'counter', 'succeeded', 1, now(), now(), now())
      `,
    ],
    [
      'a refund that has always been there',
      'i7_first_state',
      sql`
        insert into refunds (id, payment_id, provider, order_id, amount_sen, status, reason, created_at, updated_at, settled_at)
        select ${NEW_ID}, payment_id, p.provider, order_id, 1, 'succeeded', 'cancellation', now(), now(), now()
        from payment_orders join payments p on p.id = payment_id where order_id = ${aboard.id}
      `,
    ],
    [
      'a sailing that has left before it was there',
      'i7_first_state',
      sql`
        insert into sailings (ship_id, route_id, date, session, departs_at, arrives_at, status)
        select ship_id, route_id, '2031-01-01', session, departs_at, arrives_at, 'departed' from sailings limit 1
      `,
    ],
    [
      'a room with guests who were not checked in',
      'i7_first_state',
      sql`
        insert into rooms (ship_id, room_type_id, number, floor, position, status, checked_in_at)
        select ship_id, room_type_id, '999', floor, position, 'occupied', now() from rooms limit 1
      `,
    ],
    [
      'an audit entry that is changed',
      'append_only',
      sql`update audit_entries set actor = 'guest' where entity_id = ${aboard.id}`,
    ],
    [
      'an audit entry that is taken out',
      'append_only',
      sql`delete from audit_entries where entity_id = ${aboard.id}`,
    ],
    ['an audit that is emptied', 'append_only', sql`truncate audit_entries`],
  ]);

  test.each([
    ['a changed state', sql`update customers set status = 'inactive' where id = ${agent.id}`],
    [
      'a new order',
      sql`
        insert into orders (id, number, checkout_id, sailing_id, channel, payment_method, contact_name, contact_phone,
          referral_code, language, due_sen, ladder, hold_expires_at, created_at, updated_at)
        select ${NEW_ID}, 'SCNOBODY1', checkout_id, sailing_id, channel, payment_method, contact_name, contact_phone,
          referral_code, language, 0, ladder, hold_expires_at, created_at, updated_at
        from orders where id = ${unpaid.id}
      `,
    ],
  ])('%s without an actor', async (_what, statement) => {
    expect(await refusalOf([statement], '')).toBe('i7_actor');
    expect(await refusalOf([statement])).toBeUndefined();
  });
});

describe('I8', () => {
  breaches([
    [
      'a second answer to one key',
      'i8_one_answer_per_key',
      sql`insert into idempotency_keys select * from idempotency_keys limit 1`,
    ],
  ]);
});
