import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { createDatabase } from '../../src/lib/database/database.ts';
import { startJobs } from '../../src/lib/database/jobs.ts';
import { migrate } from '../../src/lib/database/migrations.ts';
import { APPLICATION, prepareApplicationRole } from '../../src/lib/postgres/application-role.ts';
import { createLog } from '../../src/lib/process/log.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage } from '../support/database/factories.ts';
import { runStatement, withDatabase } from '../support/database/statement.ts';
import { longTest } from '../support/long-test.ts';
import { book } from '../support/money/paying.ts';
import { createTestApp } from '../support/test-app.ts';

/** The password of the role on the server of tests. */
const { password } = new URL(inject('postgresUrl'));

/** What belongs to neither the role nor an extension nor the system. */
const FOREIGN = sql<{ name: string }>`
  select c.oid::regclass::text as name from pg_class c
  where relnamespace not in (select oid from pg_namespace where nspname ~ '^pg_' or nspname = 'information_schema')
    and relkind <> 'i' and relkind <> 'I' and relkind <> 'c' and relowner <> ${sql.lit(APPLICATION)}::regrole
    and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and deptype = 'e')
  union all
  select p.oid::regprocedure::text from pg_proc p
  where pronamespace not in (select oid from pg_namespace where nspname ~ '^pg_' or nspname = 'information_schema')
    and proowner <> ${sql.lit(APPLICATION)}::regrole
    and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = p.oid and deptype = 'e')
  union all
  select t.oid::regtype::text from pg_type t
  where typnamespace not in (select oid from pg_namespace where nspname ~ '^pg_' or nspname = 'information_schema')
    and typtype in ('e', 'd') and typowner <> ${sql.lit(APPLICATION)}::regrole
  union all
  select nspname from pg_namespace
  where nspname !~ '^pg_' and nspname not in ('information_schema', 'public')
    and nspowner <> ${sql.lit(APPLICATION)}::regrole
`;

test('the role of the embedded database is no superuser, and owns all that the product made (R470)', async () => {
  const { db } = await createTestDatabase({ connections: 1 });
  const { rows } = await sql`
    select current_user, rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls
    from pg_roles where rolname = current_user
  `.execute(db);
  expect(rows).toEqual([
    {
      current_user: APPLICATION,
      rolsuper: false,
      rolcreatedb: false,
      rolcreaterole: false,
      rolreplication: false,
      rolbypassrls: false,
    },
  ]);
  expect((await FOREIGN.execute(db)).rows).toEqual([]);
});

test.each([
  `copy orders to program 'true'`,
  `copy orders from '/etc/passwd'`,
  `select pg_read_file('postgresql.conf')`,
  `alter system set fsync = off`,
  'create role intruder superuser',
  'create database elsewhere',
])('whoever could send SQL as this role cannot leave the database: %s (R470)', async statement => {
  const { url } = await createTestDatabase({ connections: 1 });
  await expect(runStatement(url, statement)).rejects.toThrow(/permission denied|must be superuser/);
});

longTest(
  'a database that an older version made as superuser is handed over with all in it (R470)',
  async () => {
    const superuser = inject('superuserUrl');
    const name = `test_${randomBytes(8).toString('hex')}`;
    await runStatement(superuser, `create database ${name}`);
    onTestFinished(() => runStatement(superuser, `drop database ${name} with (force)`));
    const old = createDatabase(withDatabase(superuser, name), 1).db;
    await migrate(old);
    await (await startJobs(withDatabase(superuser, name), createLog('silent'))).stop();
    expect((await FOREIGN.execute(old)).rows.length).toBeGreaterThan(100);
    await old.destroy();

    const url = await prepareApplicationRole(withDatabase(superuser, name), password);
    const { db, pool } = createDatabase(url, 2);
    onTestFinished(() => db.destroy());
    expect((await FOREIGN.execute(db)).rows).toEqual([]);
    const shop = await createTestApp({ db, pool, url });
    await book(shop, await createSailing(db, await createVoyage(db)));
    // Tables are the role's to change, as a migration does.
    await runStatement(url, 'alter table orders add column later text');
    // A second start finds nothing to do, and what the older version made in between.
    await runStatement(withDatabase(superuser, name), 'create table made_by_the_older_version ()');
    await prepareApplicationRole(withDatabase(superuser, name), password);
    expect((await FOREIGN.execute(db)).rows).toEqual([]);
  },
);
