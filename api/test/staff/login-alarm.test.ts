import { expect, test } from 'vitest';
import { mailFolder } from '../../src/mail/mailbox/mail-files.service.ts';
import { readMailbox } from '../../src/mail/mailbox/mailbox.service.ts';
import { sendMail } from '../../src/mail/send-mail.job.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { PASSWORD } from '../support/people/password.ts';
import { createDefaultRoles, createSystemUser } from '../support/people/system-users.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const { db } = database;
const testApp = await createTestApp(database, { trustProxy: true });
const { call, clock, deps, jobs } = testApp;
await createDefaultRoles(testApp);

let address = 0;
/** From another address each time, as a botnet would. */
const logIn = (username: string, password: string, headers: Record<string, string> = {}) =>
  call('POST', '/sysUser/login', {
    body: { username, password },
    headers: { 'X-Forwarded-For': `198.51.100.${++address % 250}`, ...headers },
  });

async function fail(username: string, times: number): Promise<void> {
  for (let time = 0; time < times; time++)
    expect(await logIn(username, `guess-${time}`)).toMatchObject({ data: { error: 'wrong-credentials' } });
}

const alarmsOf = (id: string) =>
  db
    .selectFrom('audit_entries')
    .where('entity_id', '=', id)
    .where('action', '=', 'failed-logins')
    .select(['actor', 'detail'])
    .execute();

test('20 failures on one account from all addresses are told to administrators and to the user, once', async () => {
  const { id } = await createSystemUser(testApp, 'nadia', 'manager');
  await db.updateTable('system_users').set({ email: 'nadia@example.com' }).where('id', '=', id).execute();
  expect((await logIn('nadia', PASSWORD, { 'Accept-Language': 'zh' })).code).toBe(200);

  await fail('nadia', 10);
  await fail('NADIA', 9);
  expect(await alarmsOf(id)).toEqual([]);
  await fail('nadia', 1);
  expect(await alarmsOf(id)).toEqual([{ actor: 'system:login-alarm', detail: { failures: 20 } }]);
  await fail('nadia', 5);
  expect(await alarmsOf(id)).toHaveLength(1);

  const mails = jobs.filter(({ queue }) => queue === 'send-mail');
  expect(mails.map(({ data }) => data)).toEqual([
    { kind: 'failed-logins', systemUserId: id, failures: '20', noticedAt: clock.now().toISOString() },
  ]);
  expect(await sendMail(deps, mails[0]?.data ?? {})).toEqual({ sent: true });
  const { mails: sent } = await readMailbox(mailFolder(deps.env.dataDir));
  expect(sent.map(({ mail }) => [mail.to?.[0]?.address, mail.subject])).toEqual([
    ['nadia@example.com', '您在Selat Cruises的账户多次登录失败'],
  ]);
  expect((await logIn('nadia', PASSWORD)).code, 'nobody is locked out').toBe(200);
});

test('a user without an e-mail address is not written to, and names without an account raise no alarm', async () => {
  const { id } = await createSystemUser(testApp, 'no-mail', 'gate');
  await fail('no-mail', 20);
  const data = jobs.at(-1)?.data ?? {};
  expect(data).toMatchObject({ kind: 'failed-logins', systemUserId: id });
  expect(await sendMail(deps, data)).toEqual({ sent: false });
  const before = jobs.length;
  await fail('nobody', 25);
  expect(jobs).toHaveLength(before);
});
