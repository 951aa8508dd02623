import { describe, expect, test } from 'vitest';
import { expireVouchers } from '../../src/accounts/vouchers/expire-vouchers.job.ts';
import { mailFolder } from '../../src/mail/mailbox/mail-files.service.ts';
import { readMailbox } from '../../src/mail/mailbox/mailbox.service.ts';
import { sendMail } from '../../src/mail/send-mail.job.ts';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage } from '../support/database/factories.ts';
import { pdfText } from '../support/documents/pdf-text.ts';
import { book, newKey } from '../support/money/paying.ts';
import { signInStaff } from '../support/people/accounts.ts';
import { createTestApp } from '../support/test-app.ts';
import { balanceOf, giveVoucher, payByVoucher } from './vouchers.ts';

const database = await createTestDatabase();
const gangway = await createTestApp(database);
const { deps, clock, call, jobs } = gangway;
const sailingId = await createSailing(database.db, await createVoyage(database.db));
const seller = await signInStaff(gangway, ['orders.read', 'orders.sell', 'payments.read']);
const supervisor = await signInStaff(gangway, ['orders.read', 'vouchers.cancel']);
const marketing = await signInStaff(gangway, ['promotions.manage']);

const sale = (changes: object = {}) => ({
  amountSen: 30_000,
  holder: { name: 'Lim Boon Keng', email: 'lim@example.com', language: 'en' },
  validUntil: '2027-11-20',
  tenderedSen: 50_000,
  ...changes,
});
const sell = (changes: object = {}, key = newKey()) =>
  call('POST', '/office/vouchers', {
    body: sale(changes),
    headers: { ...seller.headers, 'Idempotency-Key': key },
  });
const detail = async (id: string) =>
  (await call('GET', `/office/vouchers/${id}`, { headers: seller.headers })).data;
const listed = async (query: string) =>
  (await call('GET', `/office/vouchers?${query}`, { headers: seller.headers })).data;
const sound = async () => expect(await brokenRows(database.db)).toEqual([]);

describe('a sale at the desk', () => {
  test('takes the money, issues the voucher and mails it, once for its key', async () => {
    const key = newKey();
    const { data } = await sell({}, key);
    expect(data).toMatchObject({ changeSen: 20_000 });
    expect((await sell({}, key)).data).toEqual(data);
    expect(await balanceOf(gangway, data.code)).toBe(30_000);
    const found = await detail(data.id);
    expect(found).toMatchObject({
      origin: 'sold',
      state: 'active',
      issuedSen: 30_000,
      balanceSen: 30_000,
      ending: data.code.slice(-4),
      expiresAt: '2027-11-20T16:00:00.000Z',
      entries: [{ kind: 'voucher-issue', amountSen: 30_000, balanceSen: 30_000 }],
    });
    expect(JSON.stringify(found)).not.toContain(data.code);
    await sendMail(deps, jobs.at(-1)?.data ?? {});
    const [mail] = (await readMailbox(mailFolder(deps.env.dataDir))).mails;
    expect(JSON.stringify(mail)).toContain('RM 300.00');
    expect(JSON.stringify(mail)).toContain('Sat 20 Nov 2027');
    expect(JSON.stringify(mail)).not.toContain('21 Nov 2027');
    await sound();
  });

  test('by card keeps its slip, which cannot pay a second voucher', async () => {
    const slip = {
      provider: 'terminal',
      tenderedSen: null,
      entries: { reference: 'SLIP-0001', cardEnding: '4242' },
    };
    expect((await sell(slip)).data.changeSen).toBe(0);
    expect((await sell(slip)).data.error).toBe('payment-reference-taken');
    const { data } = await call('GET', '/office/payments?reference=SLIP-0001', { headers: seller.headers });
    expect(data.items).toMatchObject([{ amountSen: 30_000, provider: 'terminal', status: 'succeeded' }]);
  });

  test('refuses too little cash, and a last day in the past', async () => {
    expect((await sell({ tenderedSen: 29_999 })).data.error).toBe('cash-too-little');
    expect((await sell({ validUntil: '2026-11-19' })).data.error).toBe('voucher-expired');
    await sound();
  });

  test('can be printed, and showing its code again is in the audit log', async () => {
    const { id, code } = (await sell()).data;
    const paper = await gangway.app.request(`/prod-api/office/vouchers/${id}/voucher.pdf`, {
      headers: seller.headers,
    });
    const text = (await pdfText(await paper.arrayBuffer())).join('\n');
    expect(text).toContain(code);
    expect(text).toContain('RM 300.00');
    expect(text).toContain('Sat 20 Nov 2027');
    expect(text).not.toContain('00:00');
    const shown = await call('POST', `/office/vouchers/${id}/code`, { headers: seller.headers });
    expect(shown.data).toEqual({ code });
    const looked = await database.db
      .selectFrom('audit_entries')
      .select('actor')
      .where('entity_id', '=', id)
      .where('action', '=', 'code-shown')
      .execute();
    expect(looked).toEqual([{ actor: `staff:${seller.id}` }]);
  });
});

describe('the list', () => {
  test('finds by name, ending and state', async () => {
    const { id, code } = await giveVoucher(gangway, 5_000);
    clock.advance(1_000);
    const order = await book(gangway, sailingId);
    await payByVoucher(gangway, order, code);
    const ids = async (query: string) => (await listed(query)).items.map((item: { id: string }) => item.id);
    expect(await ids('search=aisyah&state=used-up')).toEqual([id]);
    expect(await ids(`search=${encodeURIComponent(code.slice(-4))}&origin=disruption`)).toContain(id);
    expect(await ids('search=aisyah&state=active')).toEqual([]);
    expect((await detail(id)).entries).toMatchObject([
      { kind: 'order-payment', amountSen: -5_000, balanceSen: 0, orderNumber: order.number },
      { kind: 'voucher-issue', amountSen: 5_000, balanceSen: 5_000 },
    ]);
  });
});

describe('a cancellation', () => {
  test('requires its own permission, a reason, and the expected balance', async () => {
    const { id, code } = await giveVoucher(gangway, 5_000);
    const cancel = (body: object, { headers } = supervisor) =>
      call('POST', `/office/vouchers/${id}/cancel`, { body, headers });
    expect((await cancel({ reason: 'stolen', expectedSen: 5_000 }, seller)).data.error).toBe('not-permitted');
    expect((await cancel({ reason: '', expectedSen: 5_000 })).data.error).toBe('invalid-input');
    expect((await cancel({ reason: 'stolen', expectedSen: 4_000 })).data.error).toBe('balance-changed');
    const { data } = await cancel({ reason: 'stolen', expectedSen: 5_000 });
    expect(data).toMatchObject({ state: 'canceled', balanceSen: 0, cancelReason: 'stolen' });
    const order = await book(gangway, sailingId);
    expect((await payByVoucher(gangway, order, code)).data.error).toBe('voucher-canceled');
    await sound();
  });
});

describe('the job', () => {
  test('sends a reminder once, 30 days before the end, and books unused amounts', async () => {
    const { id } = await giveVoucher(gangway, 5_000);
    const reminders = () =>
      jobs.filter(({ data }) => data.kind === 'voucher-expiring' && data.voucherId === id).length;
    clock.set('2027-10-20T02:00:00.000Z');
    await expireVouchers(deps);
    expect(reminders()).toBe(0);
    clock.set('2027-10-21T02:10:00.000Z');
    for (const _ of [1, 2]) await expireVouchers(deps);
    expect(reminders()).toBe(1);
    clock.set('2027-11-20T02:10:00.000Z');
    await expireVouchers(deps);
    clock.set('2026-11-20T02:00:00.000Z');
    expect(await detail(id)).toMatchObject({ state: 'expired', balanceSen: 0 });
    await sound();
  });
});

describe('promo codes in the office', () => {
  const promo = {
    code: 'RAYA27',
    amountSen: null,
    percent: 15,
    bookedFrom: null,
    bookedUntil: '2027-01-31',
    sailsFrom: null,
    sailsUntil: null,
    routeIds: [],
    mostUses: 50,
    mostUsesEach: null,
    minimumSen: 0,
    active: true,
  };
  const save = (path: string, body: object, version?: number) =>
    call('POST', path, {
      body,
      headers: { ...marketing.headers, ...(version !== undefined && { 'If-Match': String(version) }) },
    });

  test('are created once, changed from the version that was read, and listed with their uses', async () => {
    const { data } = await save('/office/promo-codes', promo);
    expect(data).toMatchObject({ ...promo, uses: 0, version: 1 });
    expect((await save('/office/promo-codes', promo)).data.error).toBe('promo-code-exists');
    const path = `/office/promo-codes/${data.id}`;
    expect((await save(path, { ...promo, percent: 10 }, 1)).data).toMatchObject({ percent: 10, version: 2 });
    expect((await save(path, { ...promo, percent: 20 }, 1)).data.error).toBe('changed-meanwhile');
    await book(gangway, sailingId, { promoCode: 'RAYA27', expectedTotalSen: 18_000 });
    const page = await call('GET', '/office/promo-codes?search=raya', { headers: marketing.headers });
    expect(page.data.items).toMatchObject([{ code: 'RAYA27', uses: 1, version: 2 }]);
  });

  test.each([
    ['both an amount and a percentage', { amountSen: 500 }],
    ['neither', { percent: null }],
    ['an end before its beginning', { bookedFrom: '2027-02-01' }],
    ['a name in small letters', { code: 'raya' }],
    ['everything off', { percent: 100 }],
  ])('are refused with %s', async (_what, changes) => {
    expect((await save('/office/promo-codes', { ...promo, ...changes })).data.error).toBe('invalid-input');
  });

  test('cannot have a limit below their uses', async () => {
    const { data } = await save('/office/promo-codes', { ...promo, code: 'TWICE', percent: 10 });
    for (const _ of [1, 2]) await book(gangway, sailingId, { promoCode: 'TWICE', expectedTotalSen: 18_000 });
    const below = { ...promo, code: 'TWICE', percent: 10, mostUses: 1 };
    const refused = await save(`/office/promo-codes/${data.id}`, below, 1);
    expect(refused.data).toMatchObject({
      error: 'promo-below-uses',
      fields: { mostUses: expect.any(String) },
    });
  });
});
