import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { createDatabase } from '../../src/lib/database/database.ts';
import { migrate, migrateAsFarAs, migrationState } from '../../src/lib/database/migrations.ts';
import { APPLICATION } from '../../src/lib/postgres/application-role.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createEmptyDatabase } from '../support/database/empty-database.ts';
import { runStatement, withDatabase } from '../support/database/statement.ts';
import { longTest } from '../support/long-test.ts';

/** The advisory lock under which Kysely migrates. */
const KYSELYS_LOCK = '3853314791062309107';

describe('migrations', () => {
  longTest('copies that start concurrently on an empty database run each migration once', async () => {
    const name = `test_${randomBytes(8).toString('hex')}`;
    await runStatement(inject('superuserUrl'), `create database ${name} owner ${APPLICATION}`);
    onTestFinished(() => runStatement(inject('superuserUrl'), `drop database ${name} with (force)`));
    const copies = Array.from(
      { length: 4 },
      () => createDatabase(withDatabase(inject('postgresUrl'), name), 2).db,
    );
    const runs = await Promise.all(copies.map(db => migrate(db)));
    const [first] = copies;
    const state = first && (await migrationState(first));
    await Promise.all(copies.map(db => db.destroy()));
    const ran = runs.flat();
    expect(ran.length).toBeGreaterThan(0);
    expect(new Set(ran).size).toBe(ran.length);
    expect(state).toEqual({ missing: [], unknown: [] });
  });

  test('a database that a newer version has added to stays as it is (R454)', async () => {
    const { db, url } = await createTestDatabase({ connections: 1 });
    await runStatement(url, `insert into kysely_migration values ('9999_from_the_future', now()::text)`);
    expect(await migrate(db)).toEqual([]);
    expect(await migrationState(db)).toEqual({ missing: [], unknown: ['9999_from_the_future'] });
  });

  test('a database from which a newer version has taken something is refused in one sentence', async () => {
    const { db, url } = await createTestDatabase({ connections: 1 });
    await runStatement(url, `insert into kysely_migration values ('9999_from_the_future', now()::text)`);
    await runStatement(url, `update schema_floor set migration = '9998_before_it'`);
    await expect(migrate(db)).rejects.toThrow(/newer version of Gangway \(it knows 9999_from_the_future\)/);
  });

  test('a database that lacks something of this version, and has something newer, is refused', async () => {
    const { db, url } = await createTestDatabase({ connections: 1 });
    await runStatement(
      url,
      `update kysely_migration set name = '9999_from_the_future' where name like '0065_%'`,
    );
    await expect(migrate(db)).rejects.toThrow(/newer version of Gangway/);
  });

  test('what is locked is tried again, without others waiting behind it (R454)', async () => {
    const { db, pool } = await createEmptyDatabase();
    const { missing } = await migrationState(db);
    const newest = missing.slice(-1);
    await db.transaction().execute(trx => migrateAsFarAs(trx, missing.slice(0, -1)));
    const holder = await pool.connect();
    try {
      await holder.query('begin');
      // As another copy that migrates, for longer than one attempt takes.
      await holder.query(`select pg_advisory_xact_lock(${KYSELYS_LOCK})`);
      const migrating = migrate(db);
      await wait(3_000);
      await holder.query('rollback');
      expect(await migrating).toEqual(newest);
    } finally {
      holder.release();
    }
    expect((await migrationState(db)).missing).toEqual([]);
  });

  test('a database from before the baseline is refused with instructions', async () => {
    const { db, url } = await createTestDatabase({ connections: 1 });
    await runStatement(url, `update kysely_migration set name = '0001_catalogue' where name like '0001_%'`);
    await expect(migrate(db)).rejects.toThrow(
      /^The database was made by a preliminary version of Gangway and cannot be updated: .+ delete that folder\.$/,
    );
  });
});
