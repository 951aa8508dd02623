import { cpSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { freePort } from '../../src/lib/process/free-port.ts';
import { type CopyProcess, startCopy } from '../support/copy-process.ts';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { buyersInput, createSailing, createVoyage } from '../support/database/factories.ts';
import { runStatement } from '../support/database/statement.ts';
import { runScript } from '../support/run-script.ts';
import { createTestApp } from '../support/test-app.ts';

/*
 * Two checkouts (R454): this one is the version before, its copy with one more migration is the version after. Guests book all the
 * time, each at whichever copy answers, as behind a proxy.
 */

const project = join(import.meta.dirname, '../../..');
const CALLERS = 4;

/** A checkout of a version after this one, whose migration `source` is. */
function versionAfter(name: string, source: string): string {
  const folder = mkdtempSync(join(inject('testFolder'), 'after-'));
  for (const part of ['api', 'shared', 'scripts', 'package.json'])
    cpSync(join(project, part), join(folder, part), {
      recursive: true,
      filter: path => !path.endsWith('node_modules'),
    });
  for (const part of ['node_modules', 'api/node_modules'])
    if (readdirSync(join(project, part, '..')).includes('node_modules'))
      symlinkSync(join(project, part), join(folder, part));
  writeFileSync(join(folder, 'api/migrations', `${name}.ts`), source);
  return folder;
}

const migration = (statements: string) =>
  `import { sql } from 'kysely';
export const up = async db => { for (const statement of ${JSON.stringify(statements.split('; '))}) await sql.raw(statement).execute(db); };
`;

test('an upgrade by two checkouts fails no request, and the version before can be started again', async () => {
  const database = await createTestDatabase();
  const gangway = await createTestApp(database);
  gangway.clock.set(new Date().toISOString());
  const voyage = await createVoyage(database.db, { capacity: 5_000 });
  const sailingId = await createSailing(database.db, voyage, { capacity: 5_000 });
  const dataDir = mkdtempSync(join(inject('testFolder'), 'data-'));
  const after = versionAfter(
    '9999_seat_notes',
    migration(
      "alter table orders add column seat_note text not null default ''; create table seat_notes (id uuid primary key)",
    ),
  );

  const ports = [await freePort(), await freePort()];
  const start = (index: number, cwd = project) =>
    startCopy(
      database.url,
      {
        PORT: String(ports[index]),
        DATA_DIR: dataDir,
        PUBLIC_URL: 'https://tickets.example.com',
        // Each guest has a network of their own.
        TRUST_PROXY: 'true',
      },
      cwd,
    );
  const copies: CopyProcess[] = [await start(0), await start(1)];
  onTestFinished(() => Promise.all(copies.map(copy => copy.end('SIGKILL'))).then(() => {}));
  const restart = async (index: number, cwd: string) => {
    await copies[index]?.end('SIGTERM');
    copies[index] = await start(index, cwd);
  };

  let going = true;
  const failures: string[] = [];
  let booked = 0;
  let buyers = 0;
  const traffic = Array.from({ length: CALLERS }, async () => {
    while (going) {
      const outcome = await bookAt(ports, sailingId, ++buyers);
      if (outcome === 200) booked++;
      else failures.push(String(outcome));
    }
  });
  const untilBooked = async (more: number) => {
    const goal = booked + more;
    while (booked < goal && failures.length === 0) await new Promise(resolve => setTimeout(resolve, 50));
  };

  await untilBooked(20);
  const env = { DATABASE_URL: database.url, DATA_DIR: dataDir };
  const refused = await runScript('upgrade', env, [], after);
  expect(refused).toMatchObject({ code: 1, errors: expect.stringMatching(/^There is no backup/) });
  const upgraded = await runScript('upgrade', env, ['--without-backup'], after);
  expect(upgraded).toMatchObject({
    code: 0,
    output: expect.stringMatching(/go on meanwhile[\s\S]*Ran 9999_seat_notes/),
  });
  await untilBooked(20);
  for (const index of [0, 1]) {
    await restart(index, after);
    await untilBooked(20);
  }
  // The release is withdrawn.
  for (const index of [0, 1]) {
    await restart(index, project);
    await untilBooked(20);
  }
  going = false;
  await Promise.all(traffic);
  expect(failures).toEqual([]);
  expect(booked).toBeGreaterThan(100);
  const { rows } = await database.pool.query('select count(*)::integer as orders from orders');
  expect(rows).toEqual([{ orders: booked }]);
  expect(await brokenRows(database.db)).toEqual([]);
}, 300_000);

test('a version that lacks the floor is refused', async () => {
  const { url } = await createTestDatabase({ connections: 1 });
  await runStatement(url, `insert into kysely_migration values ('9999_taken_away', now()::text)`);
  await runStatement(url, `update schema_floor set migration = '9998_released'`);
  await expect(startCopy(url)).rejects.toThrow(/^The database belongs to a newer version of Gangway/);
});

/**
 * Books one place at a copy, and at the other one if the first does not answer, with the same key. @returns the status, or the error
 * of both.
 */
async function bookAt(ports: readonly number[], sailingId: number, buyer: number): Promise<number | string> {
  const headers = {
    'Content-Type': 'application/json',
    'Idempotency-Key': crypto.randomUUID(),
    'X-Forwarded-For': `10.${buyer >> 8}.${buyer & 255}.1`,
  };
  const body = JSON.stringify(buyersInput(sailingId, buyer));
  const errors: string[] = [];
  for (let attempt = 0; attempt < 20; attempt++) {
    const port = ports[(buyer + attempt) % ports.length];
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/prod-api/orders`, {
        method: 'POST',
        headers,
        body,
      });
      if (answer.status === 200) return 200;
      return `${answer.status} ${await answer.text()}`;
    } catch (error) {
      errors.push(String((error as { cause?: unknown }).cause ?? error));
      await new Promise(resolve => setTimeout(resolve, 100));
    }
  }
  return errors.join('; ');
}
