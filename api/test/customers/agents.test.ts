import { Resvg } from '@resvg/resvg-js';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setSuperiorOf } from '../../src/accounts/customers/customers.repository.ts';
import { lockTree } from '../../src/accounts/ledger/agent-tree.repository.ts';
import { inTransaction } from '../../src/lib/database/database.ts';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage, FARES, passengerInput } from '../support/database/factories.ts';
import { pdfText } from '../support/documents/pdf-text.ts';
import { readExcel } from '../support/documents/read-excel.ts';
import { readQrs } from '../support/documents/read-qr.ts';
import { longTest } from '../support/long-test.ts';
import { askToPay, type BookedOrder, book, newKey, noticeOf, notify } from '../support/money/paying.ts';
import { signInCustomer, signInStaff } from '../support/people/accounts.ts';
import { signInAgent, type TestAgent } from '../support/people/agents.ts';
import { createTestApp } from '../support/test-app.ts';
import { untilWaiting } from '../support/waiting.ts';

const database = await createTestDatabase();
const gangway = await createTestApp(database, { publicUrl: 'http://localhost:8080' });
const { call, clock, deps } = gangway;

const client = { name: 'Nora Client', email: 'nora@example.com', phone: '+60198765432' };
let sailingId: number;
/** boss → lead → junior, and boss → side; a client of lead's is between lead and nephew. */
let boss: TestAgent;
let lead: TestAgent;
let junior: TestAgent;
let side: TestAgent;
let nephew: TestAgent;

beforeAll(async () => {
  const voyage = await createVoyage(database.db);
  sailingId = await createSailing(database.db, voyage, { date: '2027-03-12' });
  boss = await signInAgent(gangway, 'boss', { level: 'super_agent', balanceSen: 500_000, creditSen: 10_000 });
  lead = await signInAgent(gangway, 'lead', { below: boss, balanceSen: 100_000 });
  junior = await signInAgent(gangway, 'junior', { below: lead });
  side = await signInAgent(gangway, 'side', { below: boss });
  const shopper = await signInAgent(gangway, 'shopper', { level: 'normal', below: lead });
  nephew = await signInAgent(gangway, 'nephew', { below: shopper });
});
beforeEach(() => clock.set('2026-11-20T02:00:00Z'));

const get = (path: string, who: { headers: Record<string, string> } = boss) =>
  call('GET', `/agents/me${path}`, { headers: who.headers });
const give = (from: TestAgent, to: { id: string }, amountSen: number, key = newKey(), note = '') =>
  call('POST', '/agents/me/transfer', {
    body: { agentId: to.id, amountSen, note },
    headers: { ...from.headers, 'Idempotency-Key': key },
  });

/** Books a number of adults for a client of the agent and pays from the balance. */
async function sellFromBalance(agent: TestAgent, adults = 1, referralCode = agent.referralCode) {
  const order = await book(
    gangway,
    sailingId,
    {
      contact: client,
      paymentMethod: 'balance',
      referralCode,
      passengers: Array.from({ length: adults }, () => passengerInput()),
      expectedTotalSen: adults * FARES.adult,
    },
    agent.headers,
  );
  const paid = await askToPay(gangway, [order], { provider: 'balance', headers: agent.headers });
  return { order, paid };
}

/** A guest books through an agent's link and pays at the bank. */
async function sellByLink(agent: TestAgent): Promise<BookedOrder> {
  const order = await book(gangway, sailingId, { referralCode: agent.referralCode });
  const { data } = await askToPay(gangway, [order]);
  await notify(gangway, noticeOf(data.payment.id));
  return order;
}

describe('an agent', () => {
  test('sees level, money and superior', async () => {
    expect((await get('', boss)).data).toEqual({
      level: 'super_agent',
      referralCode: 'BOSS',
      balanceSen: 500_000,
      creditSen: 10_000,
      availableSen: 510_000,
      superior: null,
      soldThisMonth: { orders: 0, passengers: 0, amountSen: 0 },
    });
    expect((await get('', junior)).data).toMatchObject({
      balanceSen: 0,
      superior: { username: 'lead', realName: 'Mr lead' },
    });
  });

  test('has a referral link with a QR code', async () => {
    const { data } = await get('/referral', lead);
    expect(data).toMatchObject({ code: 'LEAD', url: 'http://localhost:8080/home?ref=LEAD' });
    const { pixels, width, height } = new Resvg(data.qrSvg, {
      fitTo: { mode: 'width', value: 400 },
    }).render();
    expect(await readQrs({ data: new Uint8ClampedArray(pixels), width, height })).toEqual([data.url]);
  });

  test.each([
    ['GET', ''],
    ['GET', '/statement'],
    ['GET', '/subagents'],
    ['GET', '/sales'],
    ['GET', '/sales/orders'],
    ['GET', '/referral'],
    ['POST', '/transfer'],
  ] as const)('alone gets %s /agents/me%s', async (method, path) => {
    const ask = (headers: Record<string, string>) =>
      call(method, `/agents/me${path}`, {
        headers: { 'Idempotency-Key': newKey(), ...headers },
        ...(method === 'POST' && { body: { agentId: lead.id, amountSen: 1 } }),
      });
    expect(await ask({})).toMatchObject({ status: 401, data: { error: 'not-signed-in' } });
    const customer = await signInCustomer(gangway);
    expect(await ask(customer.headers)).toMatchObject({ status: 403, data: { error: 'agents-only' } });
    const staff = await signInStaff(gangway, ['customers.manage']);
    expect(await ask(staff.headers)).toMatchObject({ status: 403, data: { error: 'not-permitted' } });
  });
});

describe('booking for a client', () => {
  test('debits the balance, stores the client as contact, and credits the agent', async () => {
    const before = (await get('', lead)).data;
    const { order, paid } = await sellFromBalance(lead, 2);
    expect(paid.data).toMatchObject({ payment: { status: 'succeeded' }, gatewayUrl: null });
    const { data } = await call('GET', `/orders/${order.number}`, { headers: lead.headers });
    expect(data).toMatchObject({
      status: 'paid',
      channel: 'agent',
      paymentMethod: 'balance',
      referralCode: 'LEAD',
      contact: client,
    });
    const after = (await get('', lead)).data;
    expect(after.balanceSen).toBe(before.balanceSen - 2 * FARES.adult);
    expect(after.soldThisMonth).toEqual({
      orders: before.soldThisMonth.orders + 1,
      passengers: before.soldThisMonth.passengers + 2,
      amountSen: before.soldThisMonth.amountSen + 2 * FARES.adult,
    });
  });

  test('credits the agent even with the house’s code, and another agent if one is named', async () => {
    const codeOf = async (agent: TestAgent, referralCode: string) => {
      const order = await book(gangway, sailingId, { referralCode }, agent.headers);
      const { data } = await call('GET', `/orders/${order.number}`, { headers: agent.headers });
      return data.referralCode;
    };
    expect(await codeOf(side, 'SELAT')).toBe('SIDE');
    expect(await codeOf(side, 'junior')).toBe('JUNIOR');
  });

  test('reports an insufficient balance in the prescribed words (R63)', async () => {
    const { paid } = await sellFromBalance(junior);
    expect(paid).toMatchObject({
      status: 409,
      msg: "Sorry, your agent's available balance is insufficient for settlement.",
      data: { error: 'insufficient-balance' },
    });
  });
});

describe('the statement', () => {
  test('lists order, counterparty and author, newest first', async () => {
    const payer = await signInAgent(gangway, 'payer', { below: boss, balanceSen: 100_000 });
    const taker = await signInAgent(gangway, 'taker', { below: payer });
    clock.advance(1000);
    const { order } = await sellFromBalance(payer);
    clock.advance(1000);
    await give(payer, taker, 7_000, newKey(), 'for March');
    expect((await get('/statement?size=2', payer)).data).toMatchObject({
      total: 3,
      page: 1,
      size: 2,
      items: [
        {
          kind: 'transfer',
          counterparty: { username: 'taker', realName: 'Mr taker' },
          by: 'me',
          reason: 'for March',
          orderNumber: null,
          amountSen: -7_000,
          balanceSen: 73_000,
        },
        {
          kind: 'order-payment',
          orderNumber: order.number,
          counterparty: null,
          by: 'me',
          balanceSen: 80_000,
        },
      ],
    });
    expect((await get('/statement?size=2&page=2', payer)).data.items).toMatchObject([
      { kind: 'top-up', by: 'staff', amountSen: 100_000, balanceSen: 100_000 },
    ]);
    const theirs = (await get('/statement', taker)).data;
    expect(theirs.items).toMatchObject([
      { counterparty: { username: 'payer' }, by: 'agent', amountSen: 7_000 },
    ]);
    expect(JSON.stringify(theirs)).not.toContain(payer.id);
  });
});

describe('the statement of a period (R399)', () => {
  let payer: TestAgent;
  beforeAll(async () => {
    clock.set('2026-10-30T02:00:00Z');
    payer = await signInAgent(gangway, 'payer-2', { below: boss, balanceSen: 100_000 });
    const taker = await signInAgent(gangway, 'taker-2', { below: payer });
    clock.set('2026-11-02T02:00:00Z');
    await sellFromBalance(payer);
    clock.set('2026-11-18T02:00:00Z');
    await give(payer, taker, 5_000, newKey(), 'for the fair');
  });
  const days = 'from=2026-11-01&to=2026-11-17';
  const file = (path: string, headers: Record<string, string> = {}) =>
    gangway.app.request(`/prod-api/agents/me/${path}`, { headers: { ...payer.headers, ...headers } });

  test('has its entries alone, and the balance counts what came before', async () => {
    const { data } = await get(`/statement?${days}`, payer);
    expect(data).toMatchObject({
      total: 1,
      items: [{ kind: 'order-payment', amountSen: -FARES.adult, balanceSen: 100_000 - FARES.adult }],
    });
    expect((await get('/statement', payer)).data.total).toBe(3);
    expect((await get('/statement?from=2026-11-30&to=2026-11-01', payer)).data).toMatchObject({
      error: 'invalid-input',
      fields: { to: expect.any(String) },
    });
  });

  test('is an Excel file with real numbers', async () => {
    const { rows } = await readExcel(await (await file(`statement.xlsx?${days}`)).arrayBuffer());
    expect(rows).toMatchObject([
      { Entry: expect.stringMatching(/^Booking SC\w+ paid$/), Amount: -FARES.adult / 100 },
    ]);
    expect(rows[0]?.Balance).toBe((100_000 - FARES.adult) / 100);
  });

  test('is a PDF in the reader’s language, with the balances before and after', async () => {
    const [page] = await pdfText(await (await file(`statement.pdf?${days}`)).arrayBuffer());
    expect(page).toContain('Balance before: RM 1,000.00');
    expect(page).toMatch(/Booking SC\w+ paid/);
    const chinese = await file('statement.pdf?from=2026-09-01&to=2026-09-30', { 'Accept-Language': 'zh' });
    expect((await pdfText(await chinese.arrayBuffer()))[0]).toContain('此期间没有记录');
  });

  test('is for agents alone', async () => {
    const { headers } = await signInCustomer(gangway);
    const answer = await gangway.app.request(`/prod-api/agents/me/statement.pdf?${days}`, { headers });
    expect(answer.status).toBe(403);
  });
});

describe('sub-agents', () => {
  test('are listed as a tree with their sales, each after their superior', async () => {
    await sellByLink(junior);
    const { data } = await get('/subagents', boss);
    const tree = data.items.filter(({ username }: { username: string }) => !/payer|taker/.test(username));
    expect(tree).toMatchObject([
      { username: 'lead', depth: 1, superiorId: null, clients: 1, status: 'active' },
      {
        username: 'junior',
        depth: 2,
        superiorId: lead.id,
        clients: 0,
        sold: { orders: 1, passengers: 1, amountSen: FARES.adult },
      },
      { username: 'nephew', depth: 2, superiorId: lead.id },
      { username: 'side', depth: 1, superiorId: null },
    ]);
    expect((await get('/subagents', lead)).data.items).toMatchObject([
      { username: 'junior', superiorId: null, depth: 1 },
      { username: 'nephew', superiorId: null, depth: 1 },
    ]);
    expect((await get('/subagents', side)).data.items).toEqual([]);
  });

  test('include a customer who recommended another customer', async () => {
    const top = await signInAgent(gangway, 'topmost');
    const friend = await signInAgent(gangway, 'friend', { level: 'normal', below: top });
    await signInAgent(gangway, 'quiet', { level: 'normal', below: top });
    const order = await sellByLink(friend);
    expect((await get('/subagents', top)).data.items).toMatchObject([
      {
        username: 'friend',
        level: 'normal',
        depth: 1,
        sold: { orders: 1, passengers: 1, amountSen: FARES.adult },
      },
    ]);
    expect((await get('/sales', top)).data.total.orders).toBe(1);
    const sold = await get(`/sales/orders?agentId=${friend.id}`, top);
    expect(sold.data.items).toMatchObject([{ number: order.number, agent: { username: 'friend' } }]);
    expect(await give(top, friend, 1)).toMatchObject({ status: 404, data: { error: 'sub-agent-not-found' } });
  });

  test('are listed with their sales by seller and local day', async () => {
    const top = await signInAgent(gangway, 'top');
    const under = await signInAgent(gangway, 'under', { below: top, balanceSen: 200_000 });
    clock.set('2026-11-21T15:30:00Z');
    await sellByLink(top);
    await sellFromBalance(under, 2);
    clock.set('2026-11-21T16:30:00Z');
    await sellByLink(under);
    const { data } = await get('/sales', top);
    const [me, other] = [
      { id: top.id, username: 'top', realName: 'Mr top', me: true },
      { id: under.id, username: 'under', realName: 'Mr under', me: false },
    ];
    const sold = (orders: number, passengers: number) => ({
      orders,
      passengers,
      amountSen: passengers * FARES.adult,
    });
    expect(data).toEqual({
      from: '2026-11-01',
      to: '2026-11-22',
      total: sold(3, 4),
      agents: [
        { agent: other, sold: sold(2, 3) },
        { agent: me, sold: sold(1, 1) },
      ],
      days: [
        { date: '2026-11-21', agent: me, sold: sold(1, 1) },
        { date: '2026-11-21', agent: other, sold: sold(1, 2) },
        { date: '2026-11-22', agent: other, sold: sold(1, 1) },
      ],
    });
    expect((await get('/sales?from=2026-11-22&to=2026-11-22', top)).data.total).toEqual(sold(1, 1));
    expect((await get('/sales', under)).data.total).toEqual(sold(2, 3));
  });

  test('count as sales only money that was not refunded', async () => {
    const seller = await signInAgent(gangway, 'seller', { balanceSen: 200_000 });
    const { order } = await sellFromBalance(seller, 2);
    const cancel = async (expectedChargeSen: number, ticketIds?: string[]) =>
      call('POST', `/orders/${order.number}/cancel`, {
        body: { expectedChargeSen, ticketIds },
        headers: { ...seller.headers, 'Idempotency-Key': newKey() },
      });
    const { data } = await call('GET', `/orders/${order.number}`, { headers: seller.headers });
    await cancel(0, [data.tickets[0].id]);
    expect((await get('/sales', seller)).data.total).toEqual({
      orders: 1,
      passengers: 1,
      amountSen: FARES.adult,
    });
    await cancel(0);
    expect((await get('/sales', seller)).data.total).toEqual({ orders: 0, passengers: 0, amountSen: 0 });
  });

  test('show their orders to superiors without passenger data', async () => {
    const top = await signInAgent(gangway, 'head');
    const under = await signInAgent(gangway, 'hand', { below: top });
    const stranger = await signInAgent(gangway, 'stranger');
    const order = await sellByLink(under);
    const mine = await sellByLink(top);
    const { data } = await get('/sales/orders', top);
    expect(data).toMatchObject({
      total: 2,
      page: 1,
      size: 20,
      items: expect.arrayContaining([
        expect.objectContaining({
          number: order.number,
          status: 'paid',
          channel: 'storefront',
          passengers: 1,
          amountSen: FARES.adult,
          agent: { id: under.id, username: 'hand', realName: 'Mr hand', me: false },
          sailing: expect.objectContaining({ id: sailingId, date: '2027-03-12' }),
        }),
      ]),
    });
    for (const secret of ['Aisyah', '880412', 'aisyah@example.com', '345 6789'])
      expect(JSON.stringify(data)).not.toContain(secret);
    const of = async (who: TestAgent, seller: TestAgent) => {
      const answer = await get(`/sales/orders?agentId=${seller.id}`, who);
      return answer.data.error ?? answer.data.items.map(({ number }: { number: string }) => number);
    };
    expect(await of(top, under)).toEqual([order.number]);
    expect(await of(top, top)).toEqual([mine.number]);
    expect(await of(under, top)).toBe('sub-agent-not-found');
    expect(await of(top, stranger)).toBe('sub-agent-not-found');
    const theirs = await call('GET', `/orders/${order.number}`, { headers: top.headers });
    expect(theirs).toMatchObject({ status: 404, data: { error: 'order-not-found' } });
  });

  test.each([
    ['?from=2026-11-02&to=2026-11-01', 'to'],
    ['?from=2025-11-01&to=2026-11-02', 'to'],
    ['?from=2027-01-01', 'to'],
    ['?from=yesterday', 'from'],
  ])('cannot be listed for the period %s', async (query, field) => {
    for (const path of ['/sales', '/subagents', '/sales/orders']) {
      const answer = await get(path + query);
      expect(answer).toMatchObject({ status: 422, data: { error: 'invalid-input' } });
      expect(Object.keys(answer.data.fields)).toEqual([field]);
    }
    expect((await get('/sales?from=2025-11-01&to=2026-11-01')).status).toBe(200);
  });
});

describe('giving money', () => {
  test('goes to a direct or an indirect sub-agent', async () => {
    for (const to of [lead, junior, nephew]) {
      const [before, theirs] = [(await get('', boss)).data, (await get('', to)).data];
      const { status, data } = await give(boss, to, 1_000);
      expect(status).toBe(200);
      expect(data).toMatchObject({
        to: { id: to.id, username: to.username, realName: `Mr ${to.username}` },
        amountSen: 1_000,
        balanceSen: before.balanceSen - 1_000,
        availableSen: before.availableSen - 1_000,
      });
      expect((await get('', to)).data.balanceSen).toBe(theirs.balanceSen + 1_000);
    }
    expect(await brokenRows(database.db, ['I4'])).toEqual([]);
  });

  test('never goes upwards, sideways, to oneself, to a client or to an unknown account', async () => {
    const shopper = await database.db
      .selectFrom('customers')
      .select('id')
      .where('username', '=', 'shopper')
      .executeTakeFirstOrThrow();
    for (const [from, to] of [
      [lead, boss],
      [lead, side],
      [junior, nephew],
      [lead, lead],
      [lead, shopper],
      [lead, { id: deps.ids.uuid() }],
    ] as const) {
      const before = (await get('', from)).data.balanceSen;
      expect(await give(from, to, 1)).toMatchObject({ status: 404, data: { error: 'sub-agent-not-found' } });
      expect((await get('', from)).data.balanceSen).toBe(before);
    }
  });

  test('waits for a concurrent change of superior, and is refused if the receiver was moved', async () => {
    const giver = await signInAgent(gangway, 'patron', { balanceSen: 1_000 });
    const leaving = await signInAgent(gangway, 'leaver', { below: giver });
    const { answer } = await inTransaction(deps, 'staff:somebody', async trx => {
      await lockTree(trx);
      await setSuperiorOf(trx, [leaving.id], null);
      const pending = give(giver, leaving, 1_000);
      await untilWaiting(deps.db, 1);
      return { answer: pending };
    });
    expect(await answer).toMatchObject({ status: 404, data: { error: 'sub-agent-not-found' } });
    expect((await get('', giver)).data.balanceSen).toBe(1_000);
  });

  test('is limited to balance and credit, with the prescribed message (R63)', async () => {
    const { availableSen } = (await get('', boss)).data;
    expect(await give(boss, lead, availableSen + 1)).toMatchObject({
      status: 409,
      msg: "Sorry, your agent's available balance is insufficient for settlement.",
    });
    const giver = await signInAgent(gangway, 'giver', { balanceSen: 1_000, creditSen: 500 });
    const getter = await signInAgent(gangway, 'getter', { below: giver });
    expect((await give(giver, getter, 1_500)).data).toMatchObject({ balanceSen: -500, availableSen: 0 });
  });

  longTest('concurrently from one balance never exceeds it', async () => {
    const giver = await signInAgent(gangway, 'rich', { balanceSen: 5_000 });
    const getter = await signInAgent(gangway, 'poor', { below: giver });
    const answers = await Promise.all(Array.from({ length: 30 }, () => give(giver, getter, 1_000)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ data }) => data.error === 'insufficient-balance')).toHaveLength(25);
    expect((await get('', getter)).data.balanceSen).toBe(5_000);
  });

  test('happens once per key', async () => {
    const key = newKey();
    const first = await give(boss, side, 2_000, key);
    const again = await give(boss, side, 2_000, key);
    expect(again.data).toEqual(first.data);
    expect((await get('', side)).data.balanceSen).toBe(2_000);
    expect(await give(boss, side, 2_001, key)).toMatchObject({ status: 422, data: { error: 'key-reused' } });
  });

  test('is refused to an inactive account', async () => {
    const idle = await signInAgent(gangway, 'idle', { below: boss });
    await inTransaction(deps, 'system:test', trx =>
      trx.updateTable('customers').set({ status: 'inactive' }).where('id', '=', idle.id).execute(),
    );
    expect(await give(boss, idle, 1)).toMatchObject({ status: 409, data: { error: 'sub-agent-inactive' } });
  });

  test.each([
    [{ amountSen: 0 }, 'amountSen'],
    [{ amountSen: -1 }, 'amountSen'],
    [{ amountSen: 1.5 }, 'amountSen'],
    [{ agentId: 'lead' }, 'agentId'],
    [{ note: 'x'.repeat(201) }, 'note'],
  ])('refuses %o', async (change, field) => {
    const answer = await call('POST', '/agents/me/transfer', {
      body: { agentId: lead.id, amountSen: 1, ...change },
      headers: { ...boss.headers, 'Idempotency-Key': newKey() },
    });
    expect(answer).toMatchObject({ status: 422, data: { error: 'invalid-input' } });
    expect(Object.keys(answer.data.fields)).toEqual([field]);
  });

  test('requires a key', async () => {
    const body = { agentId: lead.id, amountSen: 1 };
    const answer = await call('POST', '/agents/me/transfer', { body, headers: boss.headers });
    expect(answer).toMatchObject({ status: 422, data: { error: 'invalid-input' } });
  });
});
