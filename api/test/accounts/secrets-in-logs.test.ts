import { afterAll, beforeAll, expect, test } from 'vitest';
import { createJobHandlers } from '../../src/job-handlers.ts';
import { startJobs } from '../../src/lib/database/jobs.ts';
import { createLog } from '../../src/lib/process/log.ts';
import { mailFolder } from '../../src/mail/mailbox/mail-files.service.ts';
import { readMailbox } from '../../src/mail/mailbox/mailbox.service.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage } from '../support/database/factories.ts';
import { askToPay, book, noticeOf, notify } from '../support/money/paying.ts';
import { createMember, signInStaff } from '../support/people/accounts.ts';
import { askForCode, digitsFor } from '../support/people/codes.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const gangway: TestApp = await createTestApp(database, { trustProxy: true });
const { deps } = gangway;
const lines: string[] = [];
const log = createLog('trace', { write: (line: string) => void lines.push(line) });
const queue = await startJobs(database.url, log);
afterAll(() => queue.stop());
/** Everything that a copy of the API logs, at every level. */
let call: TestApp['call'];

/** Waits until every requested message was sent; those for later are sent now. */
async function untilSent(): Promise<void> {
  await database.pool.query(
    `update pgboss.job set start_after = now() where name = 'send-mail' and state = 'created'`,
  );
  const waiting = async () => {
    const { rows } = await database.pool.query(
      `select from pgboss.job where name in ('send-mail', 'send-sms') and state < 'completed'`,
    );
    return rows.length;
  };
  await expect.poll(waiting, { timeout: 30_000 }).toBe(0);
}

beforeAll(async () => {
  deps.log = log;
  deps.jobs = queue;
  const { createApp } = await import('../../src/app.ts');
  const { createCaller } = await import('../support/call.ts');
  call = createCaller(createApp(deps));
  await queue.work(createJobHandlers(deps));
});

test('a sign-up, a reset, an order and its link, and a workplace leave no secret and no personal data in any log (R354, R440)', async () => {
  const secrets: string[] = [];
  const own = { ...gangway, call };
  const member = await createMember(gangway, { phone: '+60123450009' });
  const password = 'Lantern-Tide8';

  await askForCode(own, { purpose: 'registration', email: 'new@example.com' });
  const code = await digitsFor(gangway, 'new@example.com');
  await untilSent();
  const registration = {
    username: 'newcomer',
    password,
    email: 'new@example.com',
    code,
    realName: 'Tan Mei',
  };
  const registered = await call('POST', '/customers/register', {
    body: { ...registration, birthDate: '1990-05-01', language: 'en' },
  });
  expect(registered.status).toBe(200);
  const known = registered.headers.getSetCookie()[0]?.split(/[=;]/)[1] ?? '';
  secrets.push(code, password, registered.data.token, known);

  await askForCode(own, { purpose: 'password-reset', email: member.email });
  await askForCode(own, { purpose: 'password-reset', phone: '+60123450009' });
  const resetCode = await digitsFor(gangway, member.email);
  await untilSent();
  const wrong = { email: member.email, code: '000000', password, repeat: password };
  await call('POST', '/customers/password/reset', { body: wrong });
  const reset = await call('POST', '/customers/password/reset', { body: { ...wrong, code: resetCode } });
  expect(reset.status).toBe(200);
  const phoneCodes = await deps.db
    .selectFrom('one_time_codes')
    .select('id')
    .where('channel', '=', 'sms')
    .execute();
  secrets.push(resetCode, ...(phoneCodes.length > 0 ? [await digitsFor(gangway, '+60123450009')] : []));

  const order = await book(own, await createSailing(database.db, await createVoyage(database.db)));
  const { data } = await askToPay(own, [order]);
  await notify(own, noticeOf(data.payment.id));
  const mails = async () => (await readMailbox(mailFolder(deps.env.dataDir))).mails.map(({ mail }) => mail);
  const linkIn = async () =>
    (await mails()).map(({ text }) => text?.match(/personalOrder\S+[&#]key=([\w-]+)/)?.[1]).find(Boolean);
  await expect.poll(linkIn, { timeout: 30_000 }).toBeDefined();
  const link = await linkIn();
  await untilSent();
  for (const path of [`/orders/${order.number}?key=${link}`, `/orders/${order.number}?key=${link}x`])
    await call('GET', path);
  secrets.push(link ?? '', order.token);

  const staff = await signInStaff(gangway, ['stations.manage']);
  const station = await call('POST', '/office/stations/code', { headers: staff.headers });
  secrets.push(station.data.code ?? '', staff.headers['X-Token']);
  await call('POST', '/customers/login', { body: { username: member.username, password: 'Not-The-One1' } });
  secrets.push('Not-The-One1', member.password);

  const all = lines.join('');
  expect(all).toContain('/customers/password/reset');
  expect(secrets.filter(secret => secret.length < 6)).toEqual([]);
  expect(secrets.filter(secret => all.includes(secret))).toEqual([]);
  const personal = [
    'new@example.com',
    member.email,
    '60123450009',
    'newcomer',
    member.username,
    'Tan Mei',
    order.number,
  ];
  expect(personal.filter(datum => all.includes(datum))).toEqual([]);
});
