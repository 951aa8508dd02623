import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  type FeedScope,
  feedRows,
  findFeedRows,
  wantedTickets,
} from '../../src/features/boarding/stations/feed.repository.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage } from '../support/database/factories.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const { db } = database;
await createTestApp(database);
const SAILINGS = 200;
let tonight: number;
let tomorrow: number;

/** A season of 200 sailings with 500 single-ticket orders each, inserted with SQL; some tickets moved once. */
beforeAll(async () => {
  const voyage = await createVoyage(db);
  tonight = await createSailing(db, voyage, { date: '2026-12-12' });
  tomorrow = await createSailing(db, voyage, { date: '2026-12-13' });
  await db.transaction().execute(async trx => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`
      insert into orders (id, number, checkout_id, sailing_id, channel, payment_method, contact_name, contact_phone,
        referral_code, language, due_sen, paid_sen, status, paid_at, ladder, hold_expires_at, created_at, updated_at)
      select gen_random_uuid(), 'YY' || upper(left(md5('number ' || n), 12)), gen_random_uuid(), ${tonight} + n % ${SAILINGS}::integer,
        'storefront', 'online', 'Somebody', '', 'SELAT', 'en', 100, 100, 'paid', now(), '{}', now(), now(), now()
      from generate_series(1, ${500 * SAILINGS}::integer) n
    `.execute(trx);
    await sql`
      insert into passengers (id, order_id, position, name, gender, birth_date, nationality, id_type, id_number)
      select gen_random_uuid(), id, 1, 'Somebody', 'other', '1990-01-01', 'MY', 'idCard', number from orders
    `.execute(trx);
    await sql`
      insert into tickets (id, order_id, sailing_id, passenger_id, serial, ticket_type, price_sen, signing_key_id,
        verification_secret, gate_xid)
      select gen_random_uuid(), o.id, o.sailing_id, p.id, o.number || '-1', 'adult', 100, 1, decode('0011223344556677', 'hex'),
        (100000 + row_number() over (order by o.number))::text::xid8
      from orders o join passengers p on p.order_id = o.id
    `.execute(trx);
    await sql`
      insert into ticket_moves (ticket_id, from_sailing_id, gate_xid)
      select id, ${tonight} + (sailing_id + 1) % ${SAILINGS}::integer, gate_xid from tickets where serial like 'YY0%'
    `.execute(trx);
  });
  await sql`analyze`.execute(db);
});

const planOf = async (wanted: FeedScope): Promise<string> => {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${wantedTickets(wanted)}`.execute(db);
  return rows.map(row => row['QUERY PLAN']).join('\n');
};

describe('in a season of 100 000 tickets', () => {
  test('the changes of two sailings use the index', async () => {
    const range = { since: '199990', until: '200001' };
    const plan = await planOf({ whole: [], changed: [tonight, tomorrow], range });
    expect(plan).toContain('tickets_by_gate_change');
    expect(plan).toMatch(/Index Cond: \(\(sailing_id = ANY .* AND \(gate_xid >= '199990'::xid8\)/);
    expect(plan).toContain('ticket_moves_by_change');
    expect(plan).not.toMatch(/Seq Scan on (tickets|ticket_moves)/);
  });

  test('a whole sailing and the parties of its tickets use indexes', async () => {
    const wanted = { whole: [tonight], changed: [], range: null };
    expect(await planOf(wanted)).not.toMatch(/Seq Scan on (tickets|ticket_moves)/);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${feedRows(wanted)}`.execute(db);
    const plan = rows.map(row => row['QUERY PLAN']).join('\n');
    expect(plan).not.toMatch(/Seq Scan on (tickets|ticket_moves|orders|passengers)/);
    const found = await findFeedRows(db, wanted);
    expect(found.filter(row => row.sailing_id === tonight && row.wanted)).toHaveLength(500);
  });
});
