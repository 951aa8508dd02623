import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { addDays, localDateIn } from '@gangway/shared/domain/time/local-date.ts';
import { afterAll, expect, test } from 'vitest';
import { createJobHandlers } from '../../src/job-handlers.ts';
import { startJobs } from '../../src/lib/database/jobs.ts';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage, FARES } from '../support/database/factories.ts';
import { serveOnFreePort } from '../support/serve.ts';
import { createTestApp } from '../support/test-app.ts';
import { eventually } from '../support/waiting.ts';

const project = join(import.meta.dirname, '../../..');
const guide = readFileSync(join(project, 'docs/integrators.md'), 'utf8');

const database = await createTestDatabase();
const server = await serveOnFreePort();
const { app, deps, clock } = await createTestApp(database, { publicUrl: server.url });
server.answerWith(request => app.fetch(request));

const queue = await startJobs(database.url, deps.log);
deps.jobs.enqueue = queue.enqueue;
await queue.work(createJobHandlers(deps));
afterAll(() => queue.stop());

test('the program of docs/integrators.md books, pays and cancels (R457)', async () => {
  const { db } = database;
  // The program knows the real date: in 70 days a quarter of the price is charged for canceling.
  clock.set(new Date().toISOString());
  const date = addDays(localDateIn(clock.now()), 70);
  const voyage = await createVoyage(db);
  await createSailing(db, voyage, { date: addDays(date, -1), nonRefundable: true });
  const sailingId = await createSailing(db, voyage, { date });
  // The command of the guide, on the server of this test.
  const [, command = ''] = /^```sh\n(.+)\n```$/m.exec(guide) ?? [];
  expect(command).toContain(' http://localhost:8080');
  const { stdout, stderr } = await promisify(execFile)(
    'sh',
    ['-c', command.replace('http://localhost:8080', server.url)],
    { cwd: project, env: { PATH: `${dirname(process.execPath)}:${process.env.PATH}` } },
  );
  expect(stderr).toBe('');

  const order = await db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
  const { number } = order;
  expect(stdout.trim().split('\n')).toEqual([
    expect.stringMatching(/^Gangway has \d{3} calls\.$/),
    `Sailing ${sailingId}: Port Klang to Penang on ${date}.`,
    'Two people pay RM 400.00.',
    `Order ${number}: unpaid.`,
    `The same request again answers order ${number}.`,
    'Payment of RM 400.00: pending.',
    'Payment of RM 400.00: succeeded.',
    `Order ${number}: paid.`,
    expect.stringMatching(`^Ticket ${number}-1 is for Mere Walker, seat \\d+[A-F]\\.$`),
    expect.stringMatching(`^Ticket ${number}-2 is for Tama Walker, seat \\d+[A-F]\\.$`),
    expect.stringMatching(/^Without its token: order-not-found \(HTTP 404\): We could not find a booking/),
    `Canceling ${number}-2 costs RM 50.00.`,
    `RM 150.00 is refunded, 1 ticket of order ${number} remains.`,
  ]);

  expect(order).toMatchObject({ sailing_id: sailingId, status: 'paid' });
  const tickets = await db.selectFrom('tickets').selectAll().orderBy('serial').execute();
  expect(tickets).toMatchObject([
    { serial: `${number}-1`, canceled_at: null },
    { serial: `${number}-2`, canceled_at: expect.any(Date), charge_sen: FARES.adult / 4 },
  ]);
  const payments = await db.selectFrom('payments').selectAll().execute();
  expect(payments).toMatchObject([{ provider: 'sandbox', status: 'succeeded', amount_sen: 2 * FARES.adult }]);
  await eventually(async () =>
    expect(await db.selectFrom('refunds').selectAll().execute()).toMatchObject([
      { status: 'succeeded', amount_sen: (FARES.adult * 3) / 4 },
    ]),
  );
  expect(await brokenRows(db)).toEqual([]);
});

test('its program names no call by its address', () => {
  const code = [...guide.matchAll(/^```js\n([\s\S]*?)^```$/gm)].map(([, block]) => block).join('');
  expect(code.match(/prod-api[^'"`]*/g)).toEqual(['prod-api/openapi.json']);
  expect(code).not.toMatch(/['"`]\/?(sailings|quotes|orders|payments|settings)\b/);
  expect(code).not.toMatch(/x-token|x-order-token/i);
});
