import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { clockEnvironment } from '@gangway/shared/node/testing/hours.ts';
import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { freePort } from '../../src/lib/process/free-port.ts';
import { type Answer, type ApiCall, createCaller } from '../support/call.ts';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { buyersInput, createSailing, createVoyage } from '../support/database/factories.ts';
import { createTestApp } from '../support/test-app.ts';

const BUYERS = 200;
const PLACES = 150;
/** Answers after which the process is killed, while the next batches are running. */
const ANSWERED = 40;

const project = join(import.meta.dirname, '../../..');
const database = await createTestDatabase();
const { db } = database;
const survivor = await createTestApp(database);
const sailingId = await createSailing(db, await createVoyage(db), { capacity: PLACES });

/** A copy of the API in its own process. */
async function startCopy(): Promise<{ call: ApiCall; kill: () => Promise<void> }> {
  const port = await freePort();
  const copy = spawn(process.execPath, ['api/src/server.ts'], {
    cwd: project,
    env: {
      PATH: process.env.PATH,
      ...clockEnvironment(process.env),
      PORT: String(port),
      DATABASE_URL: database.url,
      DATA_DIR: mkdtempSync(join(inject('testFolder'), 'data-')),
      MASTER_KEY: Buffer.alloc(32, 7).toString('hex'),
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  onTestFinished(() => void copy.kill('SIGKILL'));
  for (;;) {
    const [{ kind, text }] = await once(copy, 'message');
    if (kind === 'failed') throw new Error(text);
    if (kind === 'ready') break;
  }
  const call = createCaller({ request: (path, init) => fetch(`http://127.0.0.1:${port}${path}`, init) });
  const ended = once(copy, 'exit');
  return {
    call,
    kill: async () => {
      copy.kill('SIGKILL');
      await ended;
    },
  };
}

const book = (call: ApiCall, buyer: number) =>
  call('POST', '/orders', {
    body: buyersInput(sailingId, buyer, { remarks: `buyer ${buyer}` }),
    headers: { 'Idempotency-Key': `key-of-buyer-${buyer}` },
  });

const bookedIds = async () => (await db.selectFrom('orders').select('id').execute()).map(({ id }) => id);

test('a copy that is killed during its batches loses no answered booking, and sells nothing twice', async () => {
  const copy = await startCopy();
  const told = new Map<number, Answer>();
  let killed: Promise<void> | undefined;
  await Promise.all(
    Array.from({ length: BUYERS }, async (_, buyer) => {
      const answer = await book(copy.call, buyer).catch(() => undefined);
      if (!answer) return;
      told.set(buyer, answer);
      if (told.size === ANSWERED) killed = copy.kill();
    }),
  );
  await killed;
  expect(told.size).toBeGreaterThanOrEqual(ANSWERED);
  expect(told.size).toBeLessThan(BUYERS);
  const written = await bookedIds();
  expect(written.length).toBeGreaterThanOrEqual(told.size);
  for (const { data } of told.values()) expect(written).toContain(data.order.id);
  expect(await brokenRows(db)).toEqual([]);

  const again = await Promise.all(Array.from({ length: BUYERS }, (_, buyer) => book(survivor.call, buyer)));
  for (const [buyer, { data }] of told) expect(again[buyer]?.data).toEqual(data);
  expect(again.filter(({ status }) => status === 200)).toHaveLength(PLACES);
  expect(new Set(again.flatMap(({ data }) => data.order?.id ?? [])).size).toBe(PLACES);
  const { rows } = await sql<{ held: number; seats: number }>`
    select held, (select count(distinct seat) from tickets where sailing_id = ${sailingId}) as seats
    from sailing_inventory where sailing_id = ${sailingId}
  `.execute(db);
  expect(rows).toEqual([{ held: PLACES, seats: PLACES }]);
  expect(await brokenRows(db)).toEqual([]);
});
