import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import type { Database } from '../../src/lib/database/database.ts';
import { migrate, migrateAsFarAs, migrationState } from '../../src/lib/database/migrations.ts';
import { intoEmptyDatabase } from '../../src/lib/database/transfer/copy-in.ts';
import { type DatabaseCopy, openCopy } from '../../src/lib/database/transfer/copy-out.ts';
import { nameOf } from '../../src/lib/database/transfer/shape.ts';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createEmptyDatabase } from '../support/database/empty-database.ts';
import { createSailing, createVoyage, orderInput } from '../support/database/factories.ts';
import { contentPrints, schemaPrint } from '../support/database/fingerprint.ts';
import { runStatement } from '../support/database/statement.ts';
import { longTest } from '../support/long-test.ts';
import { newKey } from '../support/money/paying.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const { db, url } = database;
const { call } = await createTestApp(database);
let sailingId: number;

const sell = async () => {
  const answer = await call('POST', '/orders', {
    headers: { 'Idempotency-Key': newKey() },
    body: orderInput(sailingId),
  });
  expect(answer).toMatchObject({ code: 200 });
};

beforeAll(async () => {
  sailingId = await createSailing(db, await createVoyage(db));
  for (let sale = 0; sale < 3; sale++) await sell();
});

const ordersIn = async (counted: Kysely<Database>) =>
  Number((await sql<{ count: string }>`select count(*) from orders`.execute(counted)).rows[0]?.count);

/** Copies one database into another, table by table. */
async function copyInto(
  copy: DatabaseCopy,
  to: string,
  betweenTables = async (_table: string): Promise<void> => {},
): Promise<void> {
  await intoEmptyDatabase(to, copy, async ({ fill, setSequences }) => {
    for (const table of copy.tables) {
      await betweenTables(nameOf(table));
      await fill(table, copy.rowsOf(table));
    }
    await setSequences(copy.sequences);
  });
  await copy.close();
}

describe('a copy of the database (R433)', () => {
  test('is that of one moment: what is sold meanwhile is not in it, and every invariant holds', async () => {
    const restored = await createEmptyDatabase();
    const before = await ordersIn(db);
    const selling = ['"public"."audit_entries_first"', '"public"."passengers"', '"public"."tickets"'];
    await copyInto(await openCopy(url), restored.url, async table => {
      if (selling.includes(table)) await sell();
    });
    expect(await ordersIn(db)).toBe(before + selling.length);
    expect(await ordersIn(restored.db)).toBe(before);
    expect(await brokenRows(restored.db)).toEqual([]);
  });

  test('has every table, row, sequence, constraint and trigger, and sells on, for another role', async () => {
    const owner = { name: `owner_${randomBytes(6).toString('hex')}`, password: 'owner' };
    await runStatement(
      inject('superuserUrl'),
      `create role ${owner.name} login password '${owner.password}'`,
    );
    const restored = await createEmptyDatabase(owner);
    await copyInto(await openCopy(url), restored.url);
    const content = await contentPrints(restored.db);
    expect(content).toEqual(await contentPrints(db));
    expect(Object.keys(content)).toEqual(expect.arrayContaining(['public.orders', 'pgboss.job_common']));
    expect(await schemaPrint(restored.db)).toEqual(await schemaPrint(db));
    const copy = await openCopy(restored.url);
    expect(copy.tables.map(({ schema, name }) => `${schema}.${name}`)).toEqual(Object.keys(content));
    await copy.close();

    const there = await createTestApp(restored);
    const answer = await there.call('POST', '/orders', {
      headers: { 'Idempotency-Key': newKey() },
      body: orderInput(sailingId),
    });
    expect(answer).toMatchObject({ code: 200 });
    expect(await brokenRows(restored.db)).toEqual([]);
  });

  longTest('of an older version is restored as it was, and can be migrated', async () => {
    const old = await createEmptyDatabase();
    const { missing } = await migrationState(old.db);
    await old.db.transaction().execute(trx => migrateAsFarAs(trx, missing.slice(0, -2)));
    const restored = await createEmptyDatabase();
    await copyInto(await openCopy(old.url), restored.url);
    expect((await migrationState(restored.db)).missing).toEqual(missing.slice(-2));
    expect(await migrate(restored.db)).toEqual(missing.slice(-2));
    expect(await brokenRows(restored.db)).toEqual([]);
  });
});

describe('nothing is left of a copy that cannot be restored (R434)', () => {
  test.each([
    [
      'of a newer version',
      (copy: DatabaseCopy) => ({ ...copy, migrations: [...copy.migrations, '9999_newer'] }),
      /^The backup was made by a newer version of Gangway \(it knows 9999_newer\): restore it with that version\.$/,
    ],
    [
      'with newer job queues',
      (copy: DatabaseCopy) => ({ ...copy, queues: copy.queues && { ...copy.queues, version: 10_000 } }),
      /^The backup was made by a newer version of Gangway \(its job queues have version 10000\)/,
    ],
    [
      'without the rows that others refer to',
      (copy: DatabaseCopy) => ({ ...copy, tables: copy.tables.filter(({ name }) => name !== 'ships') }),
      /violates foreign key constraint/,
    ],
  ])('%s', async (_case, change, message) => {
    const restored = await createEmptyDatabase();
    const copy = await openCopy(url);
    await expect(copyInto(change(copy), restored.url)).rejects.toThrow(message);
    await copy.close();
    expect(await contentPrints(restored.db)).toEqual({});
  });

  test('a database that holds something is refused, and stays as it is', async () => {
    const before = await contentPrints(db);
    const copy = await openCopy(url);
    await expect(copyInto(copy, url)).rejects.toThrow(
      /^The database holds \d+ tables already, such as \w+\. A backup is restored into an empty database/,
    );
    await copy.close();
    expect(await contentPrints(db)).toEqual(before);
  });

  test('an empty database, or one with job queues of another version, is not backed up', async () => {
    await expect(openCopy((await createEmptyDatabase()).url)).rejects.toThrow(
      'The database is empty: there is nothing to back up.',
    );
    await sql`update pgboss.version set version = version - 1`.execute(db);
    onTestFinished(async () => {
      await sql`update pgboss.version set version = version + 1`.execute(db);
    });
    await expect(openCopy(url)).rejects.toThrow(
      /^The job queues of the database have version \d+, those of this copy of Gangway version \d+:/,
    );
  });
});
