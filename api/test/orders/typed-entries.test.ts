import entryRules from '@gangway/shared/i18n/en/entry-rules.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../src/lib/database/database.ts';
import { textsIn } from '../../src/lib/texts.ts';
import { createTestDatabase } from '../support/database/database.ts';
import {
  childInput,
  createSailing,
  createVoyage,
  FARES,
  orderInput,
  passengerInput,
} from '../support/database/factories.ts';
import { readExcel } from '../support/documents/read-excel.ts';
import { type SignedIn, signInStaff } from '../support/people/accounts.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const gangway = await createTestApp(database);
const { call } = gangway;
let sailingId: number;
let staff: SignedIn;
let keys = 0;

beforeAll(async () => {
  sailingId = await createSailing(database.db, await createVoyage(database.db), { date: '2027-04-01' });
  staff = await signInStaff(gangway, [
    'orders.read',
    'customers.manage',
    'reports.read',
    'catalogue.manage',
    'rooms.operate',
  ]);
});

const input = orderInput(0);
const order = (changes: object) =>
  call('POST', '/orders', {
    body: { ...orderInput(sailingId), ...changes },
    headers: { 'Idempotency-Key': `typed-entries-${keys++}` },
  });
const withName = (name: string) => order({ passengers: [passengerInput({ name })] });
const withPhone = (phone: string) => order({ contact: { ...input.contact, phone } });
const withEmail = (email: string) => order({ contact: { ...input.contact, email } });
const lookUp = (number: string, emailOrPhone: string) =>
  call('POST', '/orders/lookup', { body: { number, emailOrPhone } });

describe('typed text', () => {
  test.each(['/sysUser/login', '/customers/login'])('a login at %s accepts every character', async path => {
    for (const odd of ['A\u0000B', 'A\ud800B', '\uffff', '\u202e']) {
      const answer = await call('POST', path, { body: { username: odd, password: odd } });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
    }
  });

  test.each([
    '/office/orders?search=%00A&size=5',
    '/office/passengers?search=A%00B',
    '/office/customers?search=%00',
    '/office/ships?search=%00A%ED%A0%80',
    '/office/rooms?search=A%00',
    '/office/ports?search=A%00',
    '/office/sailings?search=A%00&from=2027-01-01&to=2027-02-01',
    '/office/vouchers?search=%00',
  ])('the search %s is answered', async path => {
    expect(await call('GET', path, { headers: staff.headers })).toMatchObject({ status: 200 });
  });

  test.each(['/sailings?departure=%00&destination=A%00&date=2027-04-01', '/orders/SC%00'])(
    '%s causes no error of the server',
    async path => {
      const { status } = await call('GET', path, { headers: staff.headers });
      expect(status).toBeLessThan(500);
    },
  );

  test('half a surrogate pair is refused at its field', async () => {
    const answer = await withName('A\ud800B');
    expect(answer).toMatchObject({ status: 422, data: { error: 'invalid-input' } });
    expect(answer.data.fields).toEqual({ 'passengers.0.name': entryRules['text-damaged'] });
  });

  test.each([
    ['A\u0000B\uffff', 'AB'],
    ['ALI \u202eNAMAR', 'ALI NAMAR'],
    ['ALI\nBOARDED', 'ALI BOARDED'],
    [' Mei\u200bLing   Tan ', 'MeiLing Tan'],
  ])('the name %j is stored as %s', async (name, kept) => {
    const { data } = await withName(name);
    expect(data.order.tickets[0].passengerName).toBe(kept);
  });

  test.each([
    ['\u200b', 'Please fill this in.'],
    ['\u3164', 'Please fill this in.'],
    ['\u2800', 'Please fill this in.'],
    ['..', entryRules['name-letters']],
    ['123', entryRules['name-letters']],
    ['முருகன்', entryRules['name-latin']],
    ['สมชาย', entryRules['name-latin']],
    ['𠮷田', entryRules['name-latin']],
  ])('the name %j is refused', async (name, sentence) => {
    const answer = await order({
      passengers: [passengerInput({ name })],
      contact: { ...input.contact, name },
    });
    expect(answer.status).toBe(422);
    expect(answer.data.fields).toEqual({ 'passengers.0.name': sentence, 'contact.name': sentence });
  });
});

test('the files accept what was stored before names were checked', async () => {
  const { number } = (await withName('Nora')).data.order;
  await inTransaction(gangway.deps, 'system:test', async trx => {
    await sql`update orders set contact_name = ${'A\uffffB\u0001'}, status = status where number = ${number}`.execute(
      trx,
    );
    await sql`update passengers set name = ${'A\uffff\u202eB முரு'}
      where order_id = (select id from orders where number = ${number})`.execute(trx);
  });
  const paths = ['/office/orders/export.xlsx', `/office/sailings/${sailingId}/manifest.xlsx`];
  for (const path of paths) {
    const response = await gangway.app.request(`/prod-api${path}`, { headers: staff.headers });
    const { rows } = await readExcel(await response.arrayBuffer());
    expect(JSON.stringify(rows)).not.toContain('\uffff');
    if (path === paths[0]) expect(JSON.stringify(rows)).toContain('AB');
  }
  const pdf = await gangway.app.request(`/prod-api/office/sailings/${sailingId}/manifest.pdf`, {
    headers: staff.headers,
  });
  expect(pdf.status).toBe(200);
  expect(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 4)
      .toString(),
  ).toBe('%PDF');
});

describe('a phone number', () => {
  const spellings = ['+60123456789', '012-345 6789', '+60 (0)12-345 6789', '60 012 345 6789', '12-345 6789'];

  test.each(spellings)('%s is stored and found in every spelling', async phone => {
    const { data } = await withPhone(phone);
    const { number, contact } = data.order;
    expect(contact.phone).toBe('+60123456789');
    for (const spelling of [...spellings, '\u202a+60123456789\u202c', 'tel:+60123456789'])
      expect((await lookUp(number, spelling)).data.order?.number).toBe(number);
  });

  test('the office finds it in every spelling, and finds one that was stored in another', async () => {
    const { number } = (await withPhone('+44 (0)20 7946 0958')).data.order;
    const { number: older } = (await withPhone('+60 19-222 3344')).data.order;
    await inTransaction(gangway.deps, 'system:test', trx =>
      sql`update orders set contact_phone = '+60 (0)19-222 3344' where number = ${older}`.execute(trx),
    );
    const found = async (search: string) => {
      const query = new URLSearchParams({ search });
      const { data } = await call('GET', `/office/orders?${query}`, { headers: staff.headers });
      return data.items.map((item: { number: string }) => item.number);
    };
    for (const spelling of ['+442079460958', '+44 20 7946 0958', '+44 (0)20 7946 0958'])
      expect(await found(spelling)).toEqual([number]);
    for (const spelling of ['+60192223344', '019-222 3344', '019-222', '+60 (0)19 2223344', '19-222 3344'])
      expect(await found(spelling)).toEqual([older]);
    expect((await lookUp(older, '019-222 3344')).data.order.number).toBe(older);
  });

  test.each([
    ['91234567', entryRules['phone-country']],
    ['03-2026 1188 ext 12', entryRules['phone-extension']],
    ['at home', textsIn('en')('fields.phone-format')],
  ])('%s is refused', async (phone, sentence) => {
    const answer = await withPhone(phone);
    expect(answer.status).toBe(422);
    expect(answer.data.fields).toEqual({ 'contact.phone': sentence });
  });

  test('a child has the contact’s number in another spelling', async () => {
    const answer = await order({
      passengers: [passengerInput(), childInput({ phone: '012-345 6789' })],
      contact: { ...input.contact, phone: '+60 (0)12-345 6789' },
      expectedTotalSen: FARES.adult + FARES.child,
    });
    expect(answer.status).toBe(200);
  });
});

describe('an e-mail address', () => {
  test.each([
    ['r&d@example.com', 'r&d@example.com'],
    ['a/b@example.com', 'a/b@example.com'],
    ['user@xn--80ak6aa92e.xn--p1ai', 'user@xn--80ak6aa92e.xn--p1ai'],
    ['user@münchen.de', 'user@xn--mnchen-3ya.de'],
    ['\u200bali@example.com', 'ali@example.com'],
  ])('%j is stored as %s, and found by either', async (email, kept) => {
    const { number, contact } = (await withEmail(email)).data.order;
    expect(contact.email).toBe(kept);
    for (const spelling of [email, kept])
      expect((await lookUp(number, spelling)).data.order.number).toBe(number);
  });

  test.each([`${'a'.repeat(65)}@example.com`, `a@${'b'.repeat(70)}.com`])('%s is refused', async email => {
    const answer = await withEmail(email);
    expect(answer.data.fields).toEqual({ 'contact.email': entryRules['email-format'] });
  });
});
