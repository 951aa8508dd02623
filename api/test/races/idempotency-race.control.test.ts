import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createVoyage } from '../support/database/factories.ts';
import { createCopies, inTurn } from './copies.ts';
import { expectOnce, repeatRequest } from './repeated-keys.ts';
import { createSailings } from './sailings.ts';

const KEYS = 10;

const database = await createTestDatabase();
const { db } = database;
await sql`alter table idempotency_keys drop constraint i8_one_answer_per_key`.execute(db);
// Removes the lock of a key: a function of the same name that shadows PostgreSQL's and locks nothing.
await sql`
  create function public.pg_try_advisory_xact_lock(bigint) returns boolean language sql as 'select true'
`.execute(db);
await sql`alter database ${sql.id(new URL(database.url).pathname.slice(1))} set search_path = public, pg_catalog`.execute(
  db,
);
// Otherwise the document of the first order keeps the others out (I9).
await sql`alter table tickets disable trigger i9_document`.execute(db);
const call = inTurn((await createCopies(database)).map(copy => copy.call));
const voyage = await createVoyage(db, { rooms: 1 });

test('control: without the lock and the primary key, keys have several orders and answers, and the audit reports it', async () => {
  const sailings = await createSailings(db, voyage, { count: KEYS, capacity: 600 });
  const outcomes = await Promise.all(
    sailings.map((sailingId, index) =>
      repeatRequest(call, db, { key: `race-key-${index}.`, sailingId, copies: 10 }),
    ),
  );
  // The requests of one key may or may not overlap, but those of some keys do.
  const broken = outcomes.filter(({ orders }) => orders > 1);
  expect(broken).not.toEqual([]);
  for (const outcome of broken) {
    expect(() => expectOnce([outcome])).toThrow();
    expect(outcome.answers).toBe(outcome.orders);
  }
  expect((await brokenRows(db)).map(({ check }) => check)).toContain('one-answer-a-key');
});
