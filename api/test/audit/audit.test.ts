import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { audit, invariants } from '../../src/audit/audit.ts';
import { statefulTables } from '../../src/audit/invariants/i7-transitions.ts';
import { createBusySeason } from '../support/amounts/busy-season.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { longTest } from '../support/long-test.ts';
import { runScript } from '../support/run-script.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const { db, url } = database;
const season = await createBusySeason(await createTestApp(database));

/** Runs `npm run audit` on this database. */
const runCommand = () => runScript('audit', { DATABASE_URL: url });

test('finds nothing in a season created through the API, with orders of every status', async () => {
  const found: string[] = [];
  const total = await audit(db, ({ code }, findings) => {
    found.push(...findings.map(({ check, wrong }) => `${code} ${check}: ${wrong}`));
  });
  expect(found).toEqual([]);
  expect(total).toBe(0);
  const { rows } = await sql<{ status: string }>`select distinct status::text from orders order by 1`.execute(
    db,
  );
  expect(rows.map(({ status }) => status)).toEqual(['canceled', 'completed', 'paid', 'refunded', 'unpaid']);
});

test('covers every table whose states the database guards', async () => {
  const { rows } = await sql<{ table: string; machine: string; column: string }>`
    select tgrelid::regclass::text as table, arguments[1] as machine, arguments[2] as column
    from pg_trigger, string_to_array(encode(tgargs, 'escape'), '\\000') as arguments
    where tgname = 'i7_enforce_transitions' order by 1
  `.execute(db);
  const known = statefulTables.map(({ table, machine, column }) => ({ table, machine, column }));
  expect(rows).toEqual(known.sort((a, b) => (a.table < b.table ? -1 : 1)));
});

test('the command prints a line per invariant and succeeds', async () => {
  const { code, output, errors } = await runCommand();
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  const lines = output.trimEnd().split('\n');
  expect(lines.slice(0, -1)).toEqual(invariants.map(({ code, says }) => `${code}  holds   ${says}`));
  expect(lines.at(-1)).toMatch(/^Every invariant holds; checked in \d+\.\d s\.$/);
});

longTest('the command prints each broken row, and fails', async () => {
  const { id, number } = season.orders.unpaid;
  const add = (sen: number) => sql`update orders set paid_sen = paid_sen + ${sen} where id = ${id}`;
  await add(1).execute(db);
  const { code, output } = await runCommand();
  await add(-1).execute(db);
  expect(code).toBe(1);
  expect(output).toContain(
    `    orders ${id}: order ${number} has 1 sen paid, its applied payments are 0 sen (paid-is-applied)\n` +
      `    orders ${id}: order ${number} is unpaid with 1 sen paid (status-follows-money)\n`,
  );
  expect(output).toMatch(/^I3 {2}BROKEN/m);
  expect(output).toMatch(/^2 broken rows; checked in/m);
});

longTest('the command reports an unmigrated database in one sentence', async () => {
  await sql`delete from kysely_migration where name = '0001_foundations'`.execute(db);
  const { code, output, errors } = await runCommand();
  expect({ code, output, errors }).toEqual({
    code: 1,
    output: '',
    errors: "The database does not have this version's schema: run npm run migrate first.\n",
  });
});
