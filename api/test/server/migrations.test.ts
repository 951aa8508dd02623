import { randomBytes } from 'node:crypto';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { createDatabase } from '../../src/lib/database/database.ts';
import { migrate, migrationState } from '../../src/lib/database/migrations.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { runStatement, withDatabase } from '../support/database/statement.ts';
import { longTest } from '../support/long-test.ts';

describe('migrations', () => {
  longTest('copies that start concurrently on an empty database run each migration once', async () => {
    const name = `test_${randomBytes(8).toString('hex')}`;
    await runStatement(inject('postgresUrl'), `create database ${name}`);
    onTestFinished(() => runStatement(inject('postgresUrl'), `drop database ${name} with (force)`));
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

  test('a database of a newer version is refused in one sentence', async () => {
    const { db, url } = await createTestDatabase({ connections: 1 });
    await runStatement(url, `insert into kysely_migration values ('9999_from_the_future', now()::text)`);
    await expect(migrate(db)).rejects.toThrow(/newer version of Gangway \(it knows 9999_from_the_future\)/);
  });

  test('a database from before the baseline is refused with instructions', async () => {
    const { db, url } = await createTestDatabase({ connections: 1 });
    await runStatement(url, `update kysely_migration set name = '0001_catalogue' where name like '0001_%'`);
    await expect(migrate(db)).rejects.toThrow(
      /^The database was made by a preliminary version of Gangway and cannot be updated: .+ delete that folder\.$/,
    );
  });
});
