import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../src/lib/database/open-database.ts';
import { createTestDatabase } from '../support/database/database.ts';

const database = await createTestDatabase();

const LONG = sql<{ pid: number }>`
  select pid from pg_stat_activity where datname = current_database() and query like 'select pg_sleep%'
`;

/** Begins a statement of so many seconds, as a job does. */
async function openWithStatement(seconds: number): Promise<{ open: OpenDatabase; ended: Promise<unknown> }> {
  const open = await openDatabase({ databaseUrl: database.url, dataDir: '' });
  const ended = sql`select pg_sleep(${sql.lit(seconds)})`.execute(open.db).catch((error: unknown) => error);
  await vi.waitFor(async () => expect((await LONG.execute(database.db)).rows).toHaveLength(1));
  return { open, ended };
}

test('a server that is stopped waits for the statements of its jobs no longer than its grace', async () => {
  const { open, ended } = await openWithStatement(20);
  const begun = performance.now();
  await open.close(300);
  expect(performance.now() - begun).toBeLessThan(5_000);
  const [running] = (await LONG.execute(database.db)).rows;
  await sql`select pg_cancel_backend(${running?.pid})`.execute(database.db);
  expect(await ended).toMatchObject({ message: expect.stringContaining('canceling statement') });
});

test('a command waits until its statements have ended', async () => {
  const { open, ended } = await openWithStatement(0.5);
  await open.close();
  expect(await ended).toMatchObject({ rows: [expect.anything()] });
});
