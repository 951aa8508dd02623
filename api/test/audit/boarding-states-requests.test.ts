import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createBusySeason } from '../support/amounts/busy-season.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createTestApp } from '../support/test-app.ts';
import { createBreaker, dropCheck, withTriggers } from './breaker.ts';

const database = await createTestDatabase();
const { db } = database;
const { orders, sailings } = await createBusySeason(await createTestApp(database));
const { findingsAfter, unseenChecks } = createBreaker(db);
const order = orders.aboard.id;

describe('I6', async () => {
  const admitted = await db
    .selectFrom('boarding_events')
    .selectAll()
    .where('outcome', '=', 'boarded')
    .executeTakeFirstOrThrow();
  const ticket = `tickets ${admitted.ticket_id}`;

  test('an event that was stored twice', async () => {
    const refused = await db
      .selectFrom('boarding_events')
      .select('id')
      .where('outcome', '=', 'refused')
      .executeTakeFirstOrThrow();
    const found = await findingsAfter(
      sql`alter table boarding_events drop constraint boarding_events_pkey cascade`,
      sql`insert into boarding_events overriding system value select * from boarding_events where id = ${refused.id}`,
    );
    expect(found).toEqual([`I6 event-once: boarding_events ${refused.id}`]);
  });

  test('a ticket that was admitted twice', async () => {
    const again = 'ffffffff-0000-7000-8000-000000000000';
    const found = await findingsAfter(
      sql`drop index i6_boarded_once`,
      sql`
        insert into boarding_events (id, ticket_id, sailing_id, outcome, method, officer_id, scanned_at, received_at)
        select ${again}, ticket_id, sailing_id, outcome, method, officer_id, scanned_at, received_at
        from boarding_events where id = ${admitted.id}
      `,
    );
    expect(found).toEqual([admitted.id, again].map(id => `I6 boarded-once: boarding_events ${id}`));
  });

  test('a boarded ticket without a boarding event', async () => {
    const found = await findingsAfter(
      sql`update boarding_events set undone_at = now() where id = ${admitted.id}`,
    );
    expect(found).toEqual([`I6 status-follows-events: ${ticket}`]);
  });

  test('an admitted ticket that can be used again', async () => {
    const found = await findingsAfter(
      ...withTriggers,
      sql`update tickets set boarding_status = 'pending', boarded_at = null where id = ${admitted.ticket_id}`,
    );
    expect(found).toEqual([`I6 status-follows-events: ${ticket}`]);
  });

  const LATER = 'ffffffff-0000-7000-8000-000000000001';
  const CONFLICT = 'ffffffff-0000-7000-8000-000000000002';
  /** An ineffective boarding at another gate, a number of seconds after the effective one. */
  const lost = (seconds: number) => sql`
    insert into boarding_events (id, ticket_id, sailing_id, outcome, method, officer_id, scanned_at, received_at, effective)
    select ${LATER}, ticket_id, sailing_id, outcome, method, officer_id, scanned_at + make_interval(secs => ${seconds}),
      received_at, false
    from boarding_events where id = ${admitted.id}
  `;
  const conflict = (eventId: string, kind = 'admitted-twice') => sql`
    insert into boarding_conflicts (id, kind, ticket_id, event_id, opened_at)
    select ${CONFLICT}, ${kind}, ticket_id, id, received_at from boarding_events where id = ${eventId}
  `;

  test('an ineffective boarding without a conflict', async () => {
    expect(await findingsAfter(lost(1))).toEqual([`I6 ineffective-has-conflict: boarding_events ${LATER}`]);
    expect(await findingsAfter(...withTriggers, lost(1), conflict(LATER))).toEqual([]);
  });

  test('an earlier boarding that is ineffective while a later one is effective', async () => {
    const found = await findingsAfter(...withTriggers, lost(-1), conflict(LATER));
    expect(found).toEqual([`I6 earlier-is-effective: boarding_events ${LATER}`]);
  });

  test('a conflict over an invalid ticket whose event is effective', async () => {
    const found = await findingsAfter(...withTriggers, conflict(admitted.id, 'not-valid'));
    expect(found).toEqual([`I6 conflicts-are-ineffective: boarding_conflicts ${CONFLICT}`]);
  });

  test('a canceled ticket on board', async () => {
    const found = await findingsAfter(
      dropCheck('tickets', 'pending'),
      sql`update tickets set canceled_at = now(), charge_sen = price_sen where id = ${admitted.ticket_id}`,
      sql`update sailing_inventory set sold = sold - 1 where sailing_id = ${sailings.sailed}`,
    );
    expect(found).toEqual([`I6 canceled-is-not-boarded: ${ticket}`]);
  });
});

describe('I7', () => {
  const entry = (from: string | null, to: string) => sql`
    insert into audit_entries (at, actor, entity, entity_id, action, from_state, to_state)
    values (now(), 'system:test', 'orders', ${order}, 'state', ${from}, ${to})
  `;

  test('a state without an audit entry', async () => {
    const found = await findingsAfter(sql`update orders set status = 'paid' where id = ${order}`);
    expect(found).toEqual([`I7 entries-lead-to-the-present: orders ${order}`]);
  });

  test('a row without any audit entry', async () => {
    const found = await findingsAfter(
      sql`delete from audit_entries where entity = 'orders' and entity_id = ${order}`,
    );
    expect(found).toEqual([`I7 entries-lead-to-the-present: orders ${order}`]);
  });

  test('a deleted audit entry', async () => {
    const found = await findingsAfter(
      sql`delete from audit_entries where entity = 'orders' and entity_id = ${order} and to_state = 'paid'`,
    );
    expect(found).toEqual([`I7 entries-lead-to-the-present: orders ${order}`]);
  });

  test('a change that the transition table does not allow', async () => {
    const found = await findingsAfter(entry('completed', 'paid'), entry('paid', 'completed'));
    expect(found).toEqual([`I7 changes-are-in-the-table: orders ${order}`]);
  });

  test('a transition table without a recorded change', async () => {
    const found = await findingsAfter(
      sql`delete from state_transitions where machine = 'ticket' and to_state = 'boarded'`,
    );
    expect(found).toHaveLength(3);
    for (const line of found) expect(line).toMatch(/^I7 changes-are-in-the-table: tickets /);
  });

  test('an order that was created as paid', async () => {
    const found = await findingsAfter(
      sql`
        delete from audit_entries where entity = 'orders' and entity_id = ${order} and from_state is null
      `,
      sql`
        update audit_entries set from_state = null
        where entity = 'orders' and entity_id = ${order} and to_state = 'paid'
      `,
    );
    expect(found).toEqual([`I7 lives-begin-at-the-beginning: orders ${order}`]);
  });

  test.each(['', ' ', 'customer:', 'somebody'])('a change that "%s" made', async actor => {
    const found = await findingsAfter(sql`
      update audit_entries set actor = ${actor}
      where entity = 'orders' and entity_id = ${order} and to_state = 'paid'
    `);
    expect(found).toEqual([`I7 somebody-did-it: orders ${order}`]);
  });
});

describe('I8', async () => {
  const canceling = await db
    .selectFrom('idempotency_keys')
    .select(['owner', 'key'])
    .where(sql`answer #> '{data,history}'`, 'is not', null)
    .executeTakeFirstOrThrow();
  const named = `idempotency_keys ${canceling.owner} ${canceling.key}`;
  const isCanceling = sql`owner = ${canceling.owner} and key = ${canceling.key}`;

  test('two answers under one key', async () => {
    const found = await findingsAfter(
      sql`alter table idempotency_keys drop constraint i8_one_answer_per_key`,
      sql`insert into idempotency_keys select * from idempotency_keys where ${isCanceling}`,
    );
    expect(found).toEqual([`I8 one-answer-a-key: ${named}`]);
  });

  test.each([
    ['is nothing', '{}'],
    ['is a success and a refusal', '{"data": null, "refusal": {"code": "order-not-found", "params": {}}}'],
    ['is a refusal without its reason', '{"refusal": {"params": {}}}'],
    ['is no object', '"done"'],
  ])('an answer that %s', async (_what, answer) => {
    const found = await findingsAfter(
      sql`update idempotency_keys set answer = ${answer}::jsonb where ${isCanceling}`,
    );
    expect(found).toEqual([`I8 answers-can-be-given: ${named}`]);
  });

  test('an order made by two keys', async () => {
    const found = await findingsAfter(sql`
      insert into idempotency_keys
      select owner, 'another-key', request_hash, answer, created_at from idempotency_keys
      where answer #>> '{data,order,id}' = ${order}
    `);
    expect(found).toEqual([`I8 one-key-an-effect: orders ${order}`]);
  });

  test('a payment made by two keys', async () => {
    const { payment_id } = await db
      .selectFrom('payment_orders')
      .select('payment_id')
      .where('order_id', '=', order)
      .executeTakeFirstOrThrow();
    const found = await findingsAfter(sql`
      insert into idempotency_keys
      select owner, 'another-key', request_hash, answer, created_at from idempotency_keys
      where answer #>> '{data,payment,id}' = ${payment_id}
    `);
    expect(found).toEqual([`I8 one-key-an-effect: payments ${payment_id}`]);
  });

  test.each([
    ['an order', '{"data": {"accessToken": "1", "order": {"id": "00000000-0000-7000-8000-000000000000"}}}'],
    [
      'a booking anew',
      '{"data": {"previousNumber": "SC1", "order": {"id": "00000000-0000-7000-8000-000000000000"}}}',
    ],
    [
      'a checkout',
      '{"data": {"checkoutId": "1", "results": [{"order": {"id": "00000000-0000-7000-8000-000000000000"}}]}}',
    ],
    ['a payment', '{"data": {"provider": "sandbox", "id": "00000000-0000-7000-8000-000000000000"}}'],
  ])('an answer with %s that does not exist', async (_what, answer) => {
    const found = await findingsAfter(
      sql`update idempotency_keys set answer = ${answer}::jsonb where ${isCanceling}`,
    );
    expect(found).toEqual([`I8 effect-of-an-answer-is-there: ${named}`]);
  });
});

test('every check of I6, I7 and I8 has found a violation', () => {
  expect(unseenChecks('I6', 'I7', 'I8')).toEqual([]);
});
