import { beforeAll, describe, expect, test } from 'vitest';
import { mailFolder } from '../../src/mail/mailbox/mail-files.service.ts';
import { readMailbox } from '../../src/mail/mailbox/mailbox.service.ts';
import { sendMail } from '../../src/mail/send-mail.job.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createMember, type SignedIn, signInCustomer, signInStaff } from '../support/people/accounts.ts';
import { signInAgent } from '../support/people/agents.ts';
import { createTestApp } from '../support/test-app.ts';

const gangway = await createTestApp(await createTestDatabase());
const { call, deps, clock, jobs } = gangway;
const { db } = deps;

let clerk: SignedIn;
beforeAll(async () => {
  clerk = await signInStaff(gangway, ['customers.manage']);
});

const get = async (path: string) => (await call('GET', path, { headers: clerk.headers })).data;
const post = (path: string, body?: unknown) => call('POST', path, { headers: clerk.headers, body });
/** A caller who follows a link without being signed in. */
const follow = (path: '' | '/use', body: unknown) =>
  call('POST', `/customers/password/link${path}`, { body });
const of = (id: string) => `/office/customers/${id}`;
const usernames = async (query: string): Promise<string[]> =>
  (await get(`/office/customers?${query}`)).items.map(({ username }: { username: string }) => username);
/** The audit entries of a customer, except state changes that the database records itself. */
const auditOf = (id: string) =>
  db
    .selectFrom('audit_entries')
    .where('entity', '=', 'customers')
    .where('entity_id', '=', id)
    .where('action', '<>', 'state')
    .select(['action', 'actor', 'detail'])
    .orderBy('id')
    .execute();

const person = {
  username: 'lim',
  realName: 'Lim Siew Ling',
  gender: 'female',
  idCard: '900501-14-5678',
  passport: '',
  phone: '+60 12-345 6789',
  email: 'Lim@Example.com',
  nationality: 'MY',
  birthDate: '1990-05-01',
  language: 'zh',
  remarks: 'prefers port side',
  level: 'agent',
  superiorId: null as string | null,
};

/** The last requested mail, and the secret of the link in it. */
async function lastLink(): Promise<{ subject: string; to: string; token: string }> {
  const job = jobs.filter(({ queue, data }) => queue === 'send-mail' && 'linkId' in data).at(-1);
  if (!job) throw new Error('no link was sent');
  await sendMail(deps, job.data);
  const { mails } = await readMailbox(mailFolder(deps.env.dataDir));
  const texts = mails.map(({ mail }) => ({
    subject: mail.subject ?? '',
    to: mail.to?.[0]?.address ?? '',
    token: /\/login\/password#([\w-]+)/.exec(mail.text ?? '')?.[1] ?? '',
  }));
  const linkId = job.data.linkId?.replaceAll('-', '');
  const found = texts.find(({ token }) =>
    Buffer.from(token, 'base64url')
      .toString('hex')
      .startsWith(linkId ?? '-'),
  );
  if (!found) throw new Error('the mail with the link was not written');
  return found;
}

describe('the list', () => {
  test('searches by every identifying field, and filters, sorts and counts', async () => {
    const top = await signInAgent(gangway, 'list-top', { level: 'super_agent', balanceSen: 5_000 });
    const below = await signInAgent(gangway, 'list-below', { below: top, balanceSen: 9_000 });
    await db
      .updateTable('customers')
      .set({
        real_name: '林小玲',
        phone: '+60 16-222 3344',
        email: 'xl@example.com',
        id_card: 'IC-77881',
        passport: 'A5550123',
        registered_at: new Date('2026-03-01T20:00:00Z'),
      })
      .where('id', '=', below.id)
      .execute();
    for (const word of [
      'LIST-BEL',
      '小玲',
      '60162223344',
      '222 3344',
      'xl@exa',
      '77881',
      'a5550',
      'list-below',
      'IC77881',
      '小玲 below',
    ])
      expect(await usernames(`search=${encodeURIComponent(word)}`), word).toEqual(['list-below']);
    expect(await usernames('search=li%25low')).toEqual([]);
    expect(await usernames('search=list&level=agent')).toEqual(['list-below']);
    expect(await usernames('search=list&level=agent,super_agent&sort=balance&descending=true')).toEqual([
      'list-below',
      'list-top',
    ]);
    expect(await usernames(`superior=${top.id}`)).toEqual(['list-below']);
    // 20:00 UTC is the next day in the operator's time zone.
    expect(await usernames('from=2026-03-02&to=2026-03-02')).toEqual(['list-below']);
    expect(await usernames('from=2026-03-01&to=2026-03-01')).toEqual([]);
    const page = await get('/office/customers?search=list&size=1&page=2&sort=username&descending=false');
    expect(page).toMatchObject({ total: 2, page: 2, size: 1 });
    expect(page.items).toMatchObject([
      { username: 'list-top', level: 'super_agent', balanceSen: 5_000, superior: null },
    ]);
    expect((await get('/office/customers?search=list-below')).items[0].superior).toMatchObject({
      id: top.id,
      username: 'list-top',
      level: 'super_agent',
    });
  });

  test('does not find customers by former values', async () => {
    const { id } = await signInAgent(gangway, 'renamed');
    const save = (fields: object) => db.updateTable('customers').set(fields).where('id', '=', id).execute();
    await save({ real_name: 'Nurul Huda', passport: 'K7001' });
    expect(await usernames('search=nurul%20k70')).toEqual(['renamed']);
    await save({ real_name: 'Nora Huda', passport: '' });
    expect(await usernames('search=nurul')).toEqual([]);
    expect(await usernames('search=k7001')).toEqual([]);
    expect(await usernames('search=nora%20huda')).toEqual(['renamed']);
  });

  test('shows no balance for a normal user', async () => {
    const { id } = await signInCustomer(gangway);
    const [found] = (await get(`/office/customers?search=customer-${id}`)).items;
    expect(found).toMatchObject({ id, level: 'normal', balanceSen: null });
  });
});

describe('an account opened by staff', () => {
  test('gets its password from its owner through a link in their language', async () => {
    const created = await post('/office/customers', person);
    expect(created).toMatchObject({
      status: 200,
      data: {
        username: 'lim',
        email: 'lim@example.com',
        emailConfirmed: false,
        level: 'agent',
        status: 'active',
        funds: { balanceSen: 0, creditSen: 0 },
        passwordLinkUntil: '2026-11-23T02:00:00.000Z',
      },
    });
    const { id } = created.data;
    expect(await auditOf(id)).toMatchObject([
      { action: 'created', actor: `staff:${clerk.id}`, detail: { username: 'lim', level: 'agent' } },
    ]);
    const { subject, to, token } = await lastLink();
    expect(to).toBe('lim@example.com');
    expect(subject).toContain('账户');

    expect((await follow('', { token })).data).toEqual({ username: 'lim' });
    const chosen = { token, password: 'Selat-Lantern4', repeat: 'Selat-Lantern4' };
    const weak = await follow('/use', { token, password: '123456', repeat: '123456' });
    expect(weak).toMatchObject({ status: 422, data: { error: 'weak-password' } });
    expect((await follow('/use', chosen)).status).toBe(200);
    expect(await get(of(id))).toMatchObject({ emailConfirmed: true, passwordLinkUntil: null });
    const credentials = { username: 'lim@example.com', password: chosen.password };
    expect((await call('POST', '/customers/login', { body: credentials })).status).toBe(200);

    for (const path of ['', '/use'] as const)
      expect(await follow(path, chosen)).toMatchObject({ status: 422, data: { error: 'link-wrong' } });
  });

  test('is refused for a taken name or address, a child, or a superior of the wrong level', async () => {
    const member = await createMember(gangway);
    const agent = await signInAgent(gangway, 'create-agent');
    const other = { ...person, username: 'tan', email: 'tan@example.com' };
    const refusals = [
      [{ ...other, username: member.username.toUpperCase() }, 409, 'username-taken', 'username'],
      [{ ...other, email: member.email }, 409, 'customer-email-taken', 'email'],
      [{ ...other, birthDate: '2016-01-01' }, 422, 'under-age-account', 'birthDate'],
      [{ ...other, username: 't n' }, 422, 'invalid-input', 'username'],
    ] as const;
    for (const [body, status, error, field] of refusals)
      expect(await post('/office/customers', body)).toMatchObject({
        status,
        data: { error, fields: { [field]: expect.any(String) } },
      });
    for (const superiorId of [member.id, deps.ids.uuid()])
      expect(await post('/office/customers', { ...other, superiorId })).toMatchObject({
        status: 409,
        data: { error: 'superior-unfit' },
      });
    const above = { ...other, level: 'super_agent', superiorId: agent.id };
    expect((await post('/office/customers', above)).data.error).toBe('superior-unfit');
    expect(await usernames('search=tan@example.com')).toEqual([]);
  });
});

describe('a customer’s fields', () => {
  test('can be changed, and a changed address is unconfirmed', async () => {
    const { id, username, email } = await createMember(gangway, { phone: '+60165550001' });
    const before = await get(of(id));
    expect(before).toMatchObject({ emailConfirmed: true, phoneConfirmed: true });
    const save = { ...person, username, email, phone: '+60 16-555 0001' };
    expect((await post(of(id), save)).data).toMatchObject({
      realName: 'Lim Siew Ling',
      remarks: 'prefers port side',
      emailConfirmed: true,
      phone: '+60165550001',
      phoneConfirmed: true,
    });
    const moved = await post(of(id), { ...save, email: 'moved@example.com', phone: '+60 16-555 0002' });
    expect(moved.data).toMatchObject({ emailConfirmed: false, phoneConfirmed: false });
    const entries = await auditOf(id);
    expect(entries.at(-1)).toMatchObject({ action: 'updated', detail: { fields: ['phone', 'email'] } });
    expect(JSON.stringify(entries)).not.toContain('moved@example.com');
  });

  test('an unknown customer is not found', async () => {
    const { id } = await signInCustomer(gangway);
    await db
      .updateTable('customers')
      .set({ status: 'inactive' })
      .where('id', '=', id)
      .execute()
      .catch(() => {});
    const nobody = deps.ids.uuid();
    expect((await call('GET', of(nobody), { headers: clerk.headers })).status).toBe(404);
    for (const path of ['', '/level', '/superior', '/balance', '/credit', '/status', '/password-link']) {
      const money = { toSen: 0, expectedSen: 0, creditSen: 0 };
      const body = { ...person, ...money, status: 'inactive', reason: 'x' };
      expect((await post(of(nobody) + path, body)).status, path).toBe(404);
    }
  });
});

describe('levels and superiors', () => {
  test('a superior is an active agent of a suitable level, and the tree has no cycle', async () => {
    const top = await signInAgent(gangway, 'tree-top', { level: 'super_agent' });
    const middle = await signInAgent(gangway, 'tree-middle', { below: top });
    const leaf = await signInAgent(gangway, 'tree-leaf', { below: middle });
    const client = await signInCustomer(gangway);
    const set = (id: string, superiorId: string | null) => post(`${of(id)}/superior`, { superiorId });

    expect((await set(client.id, leaf.id)).data.superiors).toMatchObject([
      { username: 'tree-top' },
      { username: 'tree-middle' },
      { username: 'tree-leaf' },
    ]);
    expect((await get(of(leaf.id))).below).toEqual({ agents: 0, clients: 1 });
    expect((await set(middle.id, leaf.id)).data.error).toBe('superior-below');
    expect((await set(middle.id, middle.id)).data.error).toBe('superior-below');
    expect((await set(leaf.id, client.id)).data.error).toBe('superior-unfit');
    expect((await set(top.id, middle.id)).data.error).toBe('superior-unfit');
    await post(`${of(top.id)}/status`, { status: 'inactive', reason: 'left' });
    expect((await set(leaf.id, top.id)).data.error).toBe('superior-unfit');
    expect((await set(leaf.id, null)).data.superiors).toEqual([]);
    expect((await auditOf(leaf.id)).at(-1)).toMatchObject({
      action: 'superior-changed',
      actor: `staff:${clerk.id}`,
      detail: { changes: { superior: { from: 'tree-middle', to: null } } },
    });
  });

  test('demoting an agent with sub-agents requires a new superior for them', async () => {
    const top = await signInAgent(gangway, 'level-top', { level: 'super_agent' });
    const other = await signInAgent(gangway, 'level-other', { level: 'super_agent' });
    const middle = await signInAgent(gangway, 'level-middle', { below: top });
    const client = await signInCustomer(gangway);
    await post(`${of(client.id)}/superior`, { superiorId: middle.id });
    const set = (id: string, body: object) => post(`${of(id)}/level`, body);

    const refused = await set(middle.id, { level: 'normal' });
    expect(refused).toMatchObject({ status: 409, data: { error: 'agents-below' } });
    expect(refused.msg).toContain('1');
    expect((await set(middle.id, { level: 'normal', belowTo: middle.id })).data.error).toBe('superior-unfit');
    expect((await get(of(middle.id))).level).toBe('agent');
    expect((await set(middle.id, { level: 'normal', belowTo: other.id })).data).toMatchObject({
      level: 'normal',
      funds: null,
      below: { agents: 0, clients: 0 },
    });
    expect((await get(of(client.id))).superiors).toMatchObject([{ username: 'level-other' }]);
    expect(await auditOf(middle.id)).toMatchObject([
      {
        action: 'level-changed',
        detail: { changes: { level: { from: 'agent', to: 'normal' } }, moved: [`customer-${client.id}`] },
      },
    ]);
    // An agent is still allowed below an agent.
    const under = await signInAgent(gangway, 'level-under', { below: top });
    expect((await set(top.id, { level: 'agent' })).data).toMatchObject({ level: 'agent' });
    expect((await set(under.id, { level: 'super_agent' })).data.error).toBe('superior-unfit');
  });

  test('an agent with money cannot be demoted, and demotion removes the credit', async () => {
    const agent = await signInAgent(gangway, 'rich', { balanceSen: 100, creditSen: 50_000 });
    const refused = await post(`${of(agent.id)}/level`, { level: 'normal' });
    expect(refused).toMatchObject({ status: 409, data: { error: 'agent-has-balance' } });
    expect(refused.msg).toContain('RM 1.00');
    await post(`${of(agent.id)}/balance`, { toSen: 0, expectedSen: 100, reason: 'paid out' });
    expect((await post(`${of(agent.id)}/level`, { level: 'normal' })).status).toBe(200);
    expect((await post(`${of(agent.id)}/level`, { level: 'agent' })).data.funds).toEqual({
      balanceSen: 0,
      creditSen: 0,
      availableSen: 0,
    });
  });
});

describe('an agent’s money', () => {
  test('is reset by an entry with author and reason, and only from the balance that was shown', async () => {
    const agent = await signInAgent(gangway, 'reset', { balanceSen: 12_000 });
    const reset = (body: object) => post(`${of(agent.id)}/balance`, body);
    clock.advance(1000);
    const late = await reset({ toSen: 20_000, expectedSen: 10_000, reason: 'cash at the desk' });
    expect(late).toMatchObject({ status: 409, data: { error: 'balance-changed' } });
    expect(late.msg).toContain('RM 120.00');
    expect((await reset({ toSen: 20_000, expectedSen: 12_000, reason: '' })).status).toBe(422);
    expect((await reset({ toSen: -1, expectedSen: 12_000, reason: 'x' })).data.error).toBe(
      'balance-below-credit',
    );
    expect(
      (await reset({ toSen: 20_000, expectedSen: 12_000, reason: 'cash at the desk' })).data.funds,
    ).toEqual({
      balanceSen: 20_000,
      creditSen: 0,
      availableSen: 20_000,
    });
    const statement = await get(`${of(agent.id)}/statement`);
    expect(statement).toMatchObject({ total: 2 });
    expect(statement.items[0]).toMatchObject({
      kind: 'reset',
      amountSen: 8_000,
      balanceSen: 20_000,
      reason: 'cash at the desk',
      author: { kind: 'staff', name: `staff-${clerk.id}` },
    });
    expect((await auditOf(agent.id)).at(-1)).toMatchObject({
      action: 'balance-reset',
      detail: { changes: { balanceSen: { from: 12_000, to: 20_000 } }, reason: 'cash at the desk' },
    });
  });

  test('credit is granted, and cannot be reduced while in use', async () => {
    const agent = await signInAgent(gangway, 'credit');
    const grant = (creditSen: number) => post(`${of(agent.id)}/credit`, { creditSen, reason: 'season' });
    expect((await grant(30_000)).data.funds).toMatchObject({ creditSen: 30_000, availableSen: 30_000 });
    await post(`${of(agent.id)}/balance`, { toSen: -20_000, expectedSen: 0, reason: 'opening balance' });
    const refused = await grant(10_000);
    expect(refused).toMatchObject({ status: 409, data: { error: 'credit-in-use' } });
    expect(refused.msg).toContain('RM 200.00');
    expect((await get(of(agent.id))).funds).toEqual({
      balanceSen: -20_000,
      creditSen: 30_000,
      availableSen: 10_000,
    });
  });

  test('cannot be held by normal users', async () => {
    const { id } = await signInCustomer(gangway);
    for (const [path, body] of [
      ['balance', { toSen: 1, expectedSen: 0, reason: 'x' }],
      ['credit', { creditSen: 1, reason: 'x' }],
    ] as const)
      expect((await post(`${of(id)}/${path}`, body)).data.error).toBe('not-an-agent');
  });
});

describe('an account', () => {
  test('that is deactivated ends its sessions with the reason', async () => {
    const member = await createMember(gangway);
    await post(`${of(member.id)}/status`, { status: 'inactive', reason: 'asked by phone' });
    expect((await call('GET', '/customers/me', { headers: member.headers })).code).toBe(503);
    const credentials = { username: member.username, password: member.password };
    expect((await call('POST', '/customers/login', { body: credentials })).data.error).toBe(
      'account-inactive',
    );
    expect((await post(`${of(member.id)}/password-link`)).data.error).toBe('customer-inactive');
    expect((await auditOf(member.id)).at(-1)).toMatchObject({
      action: 'deactivated',
      detail: { reason: 'asked by phone' },
    });
    await post(`${of(member.id)}/status`, { status: 'active', reason: 'came back' });
    expect((await call('POST', '/customers/login', { body: credentials })).status).toBe(200);
  });

  test('gets a new password only through its newest link, for three days, at its current address', async () => {
    const member = await createMember(gangway);
    const send = () => post(`${of(member.id)}/password-link`);
    clock.set('2026-11-20T02:00:00.000Z');
    const open = async (token: string) => (await follow('', { token })).status;
    expect((await send()).data).toEqual({ email: member.email, expiresAt: '2026-11-23T02:00:00.000Z' });
    const first = await lastLink();
    expect(first.subject).toContain('new password');
    await send();
    const second = await lastLink();
    expect([await open(first.token), await open(second.token)]).toEqual([422, 200]);

    const save = { ...person, username: member.username, email: 'elsewhere@example.com' };
    await post(of(member.id), save);
    expect(await open(second.token)).toBe(422);
    await post(of(member.id), { ...save, email: '' });
    expect((await send()).data.error).toBe('customer-no-email');
    await post(of(member.id), save);
    await send();
    const third = await lastLink();
    clock.advance(72 * 3_600_000);
    expect(await open(third.token)).toBe(422);
    clock.set('2026-11-20T02:00:00.000Z');
    const password = 'Penang-Ferry8';
    const used = await follow('/use', {
      token: third.token,
      password,
      repeat: password,
    });
    expect(used.status).toBe(200);
    expect((await call('GET', '/customers/me', { headers: member.headers })).code).toBe(503);
    expect(
      (await call('POST', '/customers/login', { body: { username: member.username, password } })).status,
    ).toBe(200);
  });

  test('shows the sales and the sub-agents', async () => {
    const top = await signInAgent(gangway, 'sales-top', { level: 'super_agent' });
    await signInAgent(gangway, 'sales-below', { below: top, balanceSen: 700 });
    expect((await get(`${of(top.id)}/subagents`)).items).toMatchObject([
      { username: 'sales-below', depth: 1, balanceSen: 700, sold: { orders: 0 } },
    ]);
    expect(await get(`${of(top.id)}/sales`)).toMatchObject({ total: { orders: 0, amountSen: 0 } });
  });
});
