import { type Kysely, sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { audit } from '../../src/audit/audit.ts';
import { findAuditPage } from '../../src/features/audit-log/audit-log.repository.ts';
import { monthBefore } from '../../src/features/audit-log/audit-months.rules.ts';
import { findAuditParts, setBounds } from '../../src/features/audit-log/audit-parts.repository.ts';
import { makeAuditMonths } from '../../src/features/audit-log/make-audit-months.job.ts';
import { tryToChangeParts } from '../../src/lib/database/audit-parts-lock.ts';
import { createDatabase, type Database, inTransaction } from '../../src/lib/database/database.ts';
import { migrate, migrateAsFarAs, migrationState } from '../../src/lib/database/migrations.ts';
import { intoEmptyDatabase } from '../../src/lib/database/transfer/copy-in.ts';
import { openCopy } from '../../src/lib/database/transfer/copy-out.ts';
import {
  findOrderEvents,
  findOrderHistory,
} from '../../src/reservations/order-views/order-view.repository.ts';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createEmptyDatabase } from '../support/database/empty-database.ts';
import { createSailing, createVoyage } from '../support/database/factories.ts';
import { tablesReadWhole } from '../support/database/plans.ts';
import { book } from '../support/money/paying.ts';
import { createTestApp } from '../support/test-app.ts';

const MIGRATION = '0070_audit_by_month';

/** A product whose clock says what the test wants, on a database of its own. */
async function startFresh(now: string) {
  const { url } = await createEmptyDatabase();
  const { db, pool } = createDatabase(url, 5);
  onTestFinished(() => db.destroy());
  await migrate(db);
  const gangway = await createTestApp({ db, pool, url });
  gangway.clock.set(now);
  return { ...gangway, db, pool, url };
}

/** Writes an entry at the time of the clock. */
const write = (deps: Parameters<typeof inTransaction>[0], id: string, at?: string) =>
  inTransaction(deps, 'system:test', trx =>
    sql`
      insert into audit_entries (at, actor, entity, entity_id, action)
      values (coalesce(${at ?? null}::timestamptz, current_setting('gangway.now')::timestamptz), 'system:test', 'ports', ${id}, 'created')
    `.execute(trx),
  );

/** The part in which each entry of the test is. */
async function partsOfEntries(db: Kysely<Database>): Promise<Record<string, string>> {
  const { rows } = await sql<{ id: string; part: string }>`
    select entity_id as id, tableoid::regclass::text as part from audit_entries where actor = 'system:test'
  `.execute(db);
  return Object.fromEntries(rows.map(({ id, part }) => [id, part]));
}

/** The parts as `name until`; the default one has no end. */
const partsOf = async (db: Kysely<Database>) =>
  (await findAuditParts(db)).map(({ name, until }) => `${name} ${until ? monthBefore(until) : '-'}`);

describe('the months of the audit log (R471)', () => {
  test('begin with the entries so far as they are, and are made ahead', async () => {
    const { deps, db, clock } = await startFresh('2026-11-28T02:00:00Z');
    await write(deps, 'old', '2025-01-01T00:00:00Z');
    await write(deps, 'now');
    expect(await partsOf(db)).toEqual(['audit_entries_first -']);

    const [before] = (
      await sql<{ node: number }>`
      select pg_relation_filenode('audit_entries_first') as node`.execute(db)
    ).rows;
    await makeAuditMonths(deps);
    const parts = [
      'audit_entries_first 2026-12',
      'audit_entries_2027_01 2027-01',
      'audit_entries_2027_02 2027-02',
      'audit_entries_after_2027_01 -',
    ];
    expect(await partsOf(db)).toEqual(parts);
    const [after] = (
      await sql<{ node: number }>`
      select pg_relation_filenode('audit_entries_first') as node`.execute(db)
    ).rows;
    expect(after).toEqual(before);
    await makeAuditMonths(deps);
    expect(await partsOf(db)).toEqual(parts);

    await write(deps, 'last of December', '2026-12-31T23:59:59.999999Z');
    await write(deps, 'first of January', '2027-01-01T00:00:00Z');
    await write(deps, 'without a month', '2027-03-01T00:00:00Z');
    expect(await partsOfEntries(db)).toEqual({
      old: 'audit_entries_first',
      now: 'audit_entries_first',
      'last of December': 'audit_entries_first',
      'first of January': 'audit_entries_2027_01',
      'without a month': 'audit_entries_after_2027_01',
    });
    clock.set('2026-12-01T00:00:00Z');
    expect(await brokenRows(db, ['I7'])).toEqual([]);
  });

  test('of a time in which the job did not run become one part, and nothing was refused', async () => {
    const { deps, db, clock } = await startFresh('2026-11-01T00:00:00Z');
    await makeAuditMonths(deps);
    clock.set('2027-06-10T00:00:00Z');
    await write(deps, 'april', '2027-04-10T00:00:00Z');
    await write(deps, 'june');
    await makeAuditMonths(deps);
    expect(await partsOf(db)).toEqual([
      'audit_entries_first 2026-12',
      'audit_entries_2027_01 2027-01',
      'audit_entries_2027_02 2027-02',
      'audit_entries_after_2027_01 2027-07',
      'audit_entries_2027_08 2027-08',
      'audit_entries_2027_09 2027-09',
      'audit_entries_after_2027_08 -',
    ]);
    expect(await partsOfEntries(db)).toEqual({
      april: 'audit_entries_after_2027_01',
      june: 'audit_entries_after_2027_01',
    });
  });

  test('are made once by several copies, and a run that was interrupted is finished by the next', async () => {
    const { deps, db } = await startFresh('2026-11-28T02:00:00Z');
    await write(deps, 'now');
    // Interrupted after its first step, in an earlier month.
    const [rest] = await findAuditParts(db);
    if (!rest) throw new Error('no part');
    await inTransaction(deps, 'system:test', trx =>
      setBounds(trx, rest, { from: null, until: new Date('2026-12-01T00:00:00Z') }),
    );
    await db.transaction().execute(async trx => {
      expect(await tryToChangeParts(trx)).toBe(true);
      await makeAuditMonths(deps);
    });
    expect(await partsOf(db)).toHaveLength(1);
    await makeAuditMonths(deps);
    expect(await partsOf(db)).toHaveLength(4);
    await write(deps, 'december', '2026-12-24T00:00:00Z');
    expect((await partsOfEntries(db)).december).toBe('audit_entries_first');
  });

  test('wait for a reader, and those behind it wait for moments', async () => {
    const { deps, db, pool } = await startFresh('2026-11-28T02:00:00Z');
    const reader = await pool.connect();
    onTestFinished(() => reader.release());
    await reader.query('begin; select count(*) from audit_entries');
    const making = makeAuditMonths(deps);
    const begun = performance.now();
    await new Promise(resolve => setTimeout(resolve, 500));
    await write(deps, 'meanwhile');
    expect(performance.now() - begun).toBeLessThan(10_000);
    await reader.query('commit');
    await making;
    expect(await partsOf(db)).toHaveLength(4);
  });

  test('refuse changes and are restored from a backup, with what the product made since', async () => {
    const { deps, db, url } = await startFresh('2026-11-28T02:00:00Z');
    await write(deps, 'first');
    await makeAuditMonths(deps);
    await write(deps, 'january', '2027-01-10T00:00:00Z');
    for (const change of [
      sql`update audit_entries set actor = 'guest'`,
      sql`delete from audit_entries_2027_01`,
    ])
      await expect(change.execute(db)).rejects.toThrow(/is append-only/);

    const restored = await createEmptyDatabase();
    const copy = await openCopy(url);
    await intoEmptyDatabase(restored.url, copy, async ({ fill, setSequences }) => {
      for (const table of copy.tables) await fill(table, copy.rowsOf(table));
      await setSequences(copy.sequences);
    });
    await copy.close();
    expect(await findAuditParts(restored.db)).toEqual(await findAuditParts(db));
    expect(await partsOfEntries(restored.db)).toEqual(await partsOfEntries(db));
    const indexes = async (of: Kysely<Database>) =>
      (
        await sql`select indexdef from pg_indexes where tablename like 'audit_entries%' order by 1`.execute(
          of,
        )
      ).rows;
    expect(await indexes(restored.db)).toEqual(await indexes(db));
    await expect(sql`delete from audit_entries_2027_01`.execute(restored.db)).rejects.toThrow(
      /is append-only/,
    );
    const next = sql<{ id: number }>`select nextval('audit_entries_id_seq') as id`;
    expect((await next.execute(restored.db)).rows).toEqual((await next.execute(db)).rows);
  });

  test('are kept while a backup or the audit reads them', async () => {
    const { deps, db, url } = await startFresh('2026-11-28T02:00:00Z');
    await write(deps, 'first');
    const copy = await openCopy(url);
    await makeAuditMonths(deps);
    expect(await partsOf(db)).toHaveLength(1);
    await copy.close();
    const making: Promise<void>[] = [];
    await audit(db, ({ code }) => {
      if (code === 'I1') making.push(makeAuditMonths(deps));
    });
    await Promise.all(making);
    expect(await partsOf(db)).toHaveLength(1);
    await makeAuditMonths(deps);
    expect(await partsOf(db)).toHaveLength(4);
  });
});

describe('the migration (R471)', () => {
  /** A database of the version before, with entries, and a role that may read them. */
  async function before() {
    const database = await createEmptyDatabase();
    const { missing } = await migrationState(database.db);
    const until = missing.indexOf(MIGRATION);
    await database.db.transaction().execute(trx => migrateAsFarAs(trx, missing.slice(0, until)));
    return database;
  }

  test('leaves the rows where they are, and the version before writes and reads on', async () => {
    const { db } = await before();
    const add = () =>
      sql<{ id: number }>`
        insert into audit_entries (at, actor, entity, entity_id, action) values (now(), 'system:test', 'ports', '1', 'created')
        returning id`.execute(db);
    for (let entry = 0; entry < 3; entry++) await add();
    await sql`grant select on audit_entries to public`.execute(db);
    const node = async (table: string) =>
      (await sql`select pg_relation_filenode(${table}::regclass) as node`.execute(db)).rows;
    const file = await node('audit_entries');
    const { rows: last } = await sql<{ id: number }>`select max(id) as id from audit_entries`.execute(db);

    expect(await migrate(db)).toContain(MIGRATION);
    expect(await node('audit_entries_first')).toEqual(file);
    const { rows } = await add();
    expect(rows[0]?.id).toBeGreaterThan(last[0]?.id ?? Number.POSITIVE_INFINITY);
    const { rows: read } = await sql`
      select count(*) as count, has_table_privilege('pg_monitor', 'audit_entries', 'select') as granted from audit_entries
      where entity = 'ports'`.execute(db);
    expect(read).toEqual([{ count: 4, granted: true }]);
    await expect(sql`truncate audit_entries`.execute(db)).rejects.toThrow(/is append-only/);
  });

  test('goes on beside an open sale, which is not refused', async () => {
    const { db, pool } = await before();
    const sale = await pool.connect();
    onTestFinished(() => sale.release());
    const insert = `insert into audit_entries (at, actor, entity, entity_id, action) values (now(), 'system:test', 'ports', '1', 'created')`;
    await sale.query('begin');
    await sale.query(insert);
    const migrating = migrate(db);
    await new Promise(resolve => setTimeout(resolve, 500));
    await sale.query(insert);
    await sale.query('commit');
    await migrating;
    expect((await sql`select from audit_entries where entity = 'ports'`.execute(db)).rows).toHaveLength(2);
  });
});

test('lists of many months read no part whole: the log, and the history of an order (R471)', async () => {
  const gangway = await startFresh('2026-11-28T02:00:00Z');
  const { db, deps, clock } = gangway;
  for (let month = 0; month < 24; month++) {
    clock.set(new Date(Date.UTC(2026, 10 + month, 28)).toISOString());
    await makeAuditMonths(deps);
  }
  expect((await findAuditParts(db)).length).toBeGreaterThan(24);
  await sql`
    insert into audit_entries (at, actor, entity, entity_id, action, to_state)
    select '2026-06-01'::timestamptz + n * interval '6 minutes', case n % 50 when 0 then 'staff:' || gen_random_uuid() else 'guest' end,
      (array['orders', 'tickets', 'payments'])[n % 3 + 1], gen_random_uuid()::text, 'state', 'paid'
    from generate_series(1, 240000) n
  `.execute(db);
  await sql`
    insert into audit_entries (at, actor, entity, entity_id, action)
    select '2026-06-01'::timestamptz + n * interval '12 hours', 'system:test', 'settings', 'holdMinutes', 'updated'
    from generate_series(1, 2000) n
  `.execute(db);
  await sql`analyze`.execute(db);
  clock.set('2026-11-28T02:00:00Z');
  const order = await book(gangway, await createSailing(db, await createVoyage(db)));

  const wholeParts = async (work: (watched: Kysely<Database>) => Promise<unknown>) =>
    (await tablesReadWhole(db, work)).filter(table => table === 'audit_entries');
  const query = { page: 1, size: 50, sort: 'at', descending: true } as const;
  for (const filters of [
    {},
    { entity: 'settings' },
    { entity: 'settings', entityId: 'holdMinutes' },
    { action: 'updated' },
    { actor: 'staff' },
    { from: '2027-05-01', to: '2027-05-02' },
  ] as const)
    expect([
      filters,
      await wholeParts(watched =>
        findAuditPage(watched, { ...query, ...filters }, 'Asia/Kuala_Lumpur', 'en'),
      ),
    ]).toEqual([filters, []]);
  for (const read of [findOrderHistory, findOrderEvents])
    expect(await wholeParts(watched => read(watched, order.id))).toEqual([]);
});
